"""Players made of code. They see what their seat sees, and know games only through the kernel's interface.

`find_bot` makes one by its name; `bot_names` lists those that can play a game, `offered_bots` those
that people choose among, `levels_of` those among them that stand for how hard it is to be.
"""

from __future__ import annotations

from dejarik.bots.greedy import GreedyPlayer
from dejarik.bots.names import bot_names, find_bot, levels_of, offered_bots
from dejarik.bots.quick import QuickPlayer

__all__ = ["GreedyPlayer", "QuickPlayer", "bot_names", "find_bot", "levels_of", "offered_bots"]
