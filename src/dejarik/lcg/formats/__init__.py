"""The ways to play: duel, 2v2, and one against a team with a challenge deck."""

from __future__ import annotations

from dejarik.lcg.formats.duel import Duel, StarterDuel
from dejarik.lcg.formats.jerjerrod import JerjerrodsTask
from dejarik.lcg.formats.skywalker import HuntForSkywalker
from dejarik.lcg.formats.two_against_two import TwoAgainstTwo
from dejarik.lcg.rules.format import register

DUEL = register(Duel())
STARTER = register(StarterDuel())
TWO_AGAINST_TWO = register(TwoAgainstTwo())
JERJERRODS_TASK = register(JerjerrodsTask())
HUNT_FOR_SKYWALKER = register(HuntForSkywalker())
