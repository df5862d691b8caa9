"""What happens in Imperial Assault, as events that cards and missions react to (the windows of CORE-TIMING-10).

Events with an effect of their own are in the module of that effect (`figures.damage`, `movement`, `attack`); here are
the occasions: moments that have no effect but give others their time.
"""

from __future__ import annotations

from dejarik.assault.dice.faces import Die
from dejarik.kernel import Event, Public


class MissionBegins(Event):
    """Set-up is done; before the first round."""


class DeploymentBegins(Event):
    """Set-up: before the first figure is deployed."""


class Deployed(Event):
    """A figure has come onto the board by deployment."""

    figure: Public[int]


class RoundBegins(Event):
    """Start of a round (CORE-ROUND-03)."""

    round: Public[int]


class RoundEnds(Event):
    """End-of-round effects, in the Status Phase (CORE-SKIRMISH-22)."""

    round: Public[int]


class StatusBegins(Event):
    """The first moment of the Status Phase."""

    round: Public[int]


class ActivationBegins(Event):
    """A figure has been chosen to activate (CORE-ACT-03)."""

    figure: Public[int]


class ActivationEnds(Event):
    """A figure ends its activation."""

    figure: Public[int]


class ActivationOver(Event):
    """A figure's activation has been resolved, everything at its end included."""

    figure: Public[int]


class MoveDeclared(Event):
    """A figure performs a move, by an action or an effect (CORE-ACTION-14): no point of it has been spent."""

    figure: Public[int]


class ActionResolved(Event):
    """A figure has resolved an action; `special` names the special action, if it was one."""

    figure: Public[int]
    special: Public[str] = ""


class Special(Event):
    """Not an event that happens but the occasion of special actions: abilities listen to it to be offered."""

    figure: Public[int]


class DuringActivation(Event):
    """Not an event that happens but the occasion before, between and after actions (CORE-ACT-08)."""

    figure: Public[int]


class RolledAside(Event):
    """Dice have been rolled outside an attack, for those who watch: their colours and the faces they show."""

    dice: Public[list[Die]]
    faces: Public[list[int]]
