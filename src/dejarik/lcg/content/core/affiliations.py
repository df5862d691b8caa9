"""The affiliation cards and the Death Star dial: they have no text."""

from __future__ import annotations

from dejarik.lcg.facts.library import DEATH_STAR_DIAL, affiliation_cards
from dejarik.lcg.rules.texts import write

for each in affiliation_cards():
    write(each.id)
write(DEATH_STAR_DIAL)
