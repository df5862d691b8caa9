"""The log of a skirmish: how each kind of event is told. A module a chapter; all add their sentences to one story."""

from dejarik.assault.skirmish.presenting.story import attacks, cards, course, figures, objects
from dejarik.assault.skirmish.presenting.story.scene import STORY

__all__ = ["STORY", "attacks", "cards", "course", "figures", "objects"]
