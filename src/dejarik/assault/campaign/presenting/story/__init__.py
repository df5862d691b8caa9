"""The log of a mission: what only a mission has, added to the story of both ways to play."""

from dejarik.assault.campaign.presenting.story import course, empire, heroes
from dejarik.assault.showing.story import STORY

__all__ = ["STORY", "course", "empire", "heroes"]
