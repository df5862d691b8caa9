"""The log: how each kind of event is told, a module a chapter. Each way to play adds its sentences to this story."""

from dejarik.assault.showing.story import attacks, cards, course, figures, objects
from dejarik.assault.showing.story.scene import STORY

__all__ = ["STORY", "attacks", "cards", "course", "figures", "objects"]
