"""The rules of Imperial Assault that skirmish and campaign share, in chapters as in the rulebook.

`movement`, `objects`, `figures`, `attack`, `activation`: a chapter knows those before it. The modules beside them are
what all chapters use: the state, where everything stands (`ground`), what is printed, asked, named and heard.

No card is named here: what cards do is content, written with the building blocks in `content`.
"""
