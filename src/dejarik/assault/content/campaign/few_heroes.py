"""What makes up for missing heroes (CORE-HERO-04, -05): Legendary with two, Heroic with three. How often they activate
then is in `campaign.rules.heroes`."""

from __future__ import annotations

from dejarik.assault.content.blocks import Part, card

card("legendary", Part("two-tokens"))
card("heroic", Part("fourth-token"))
