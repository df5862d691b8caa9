"""The log of a skirmish: what only a skirmish has, added to the story of both ways to play."""

from dejarik.assault.showing.story import STORY
from dejarik.assault.skirmish.presenting.story import commands, course

__all__ = ["STORY", "commands", "course"]
