"""The rules of Imperial Assault that skirmish and campaign share: figures, movement, attacks, damage, activations.

No card is named here: what cards do is content, written with the building blocks in `content`.
"""
