"""What the cards and missions of Imperial Assault do: one module or more a set, made of the blocks in `blocks`.

The printed facts lie below, in `facts`; the rules know neither this package nor the name of any card.
"""
