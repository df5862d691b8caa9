"""The skirmish missions of the nine maps: their rules as texts that belong to nobody (seat `NOBODY`).

A mission's key is its map and its side: `temple-gardens-a`. Where its tokens lie is part of the map's data.
"""

from dejarik.assault.content.missions import core, empire, hoth, jabba  # noqa: F401
