"""What a page shows of Imperial Assault however it is played: figures, attacks, hints, cards, the log.

Everything is records (`records`, `catalogue_records`) made from the engine's own answers; no rule is carried out here,
and nothing appears that is hidden from the seat. What only one way to play shows is in `skirmish.presenting` and
`campaign.presenting`. Pictures and words are the page's.
"""
