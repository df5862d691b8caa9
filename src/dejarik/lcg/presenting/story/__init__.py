"""The log of the card game: what happened, in sentences.

Each module tells the events of a part of the rules; together they are `story`. What a listener may not know is not
named: cards are called what that seat or a spectator calls them.
"""

from dejarik.lcg.presenting.story import engagements, hands, table, texts, tokens, turns
from dejarik.lcg.presenting.story.scene import story

__all__ = ["engagements", "hands", "story", "table", "texts", "tokens", "turns"]
