"""Support of teammates (LCG-ATTACK, LCG-DEFEND): who declares attackers or defenders may ask each teammate for a unit.

A teammate may refuse a unit and is then asked for another, as long as the declaring player likes. What is lent comes
under control with the declaration (`Engagement.gain_support`), not before.
"""

from __future__ import annotations

from dejarik.kernel import NOBODY, Decision, Procedure, Public, ask, choose, each_of, text
from dejarik.kernel.telling import player
from dejarik.lcg.rules.engagement import Engagement, may_attack, may_defend
from dejarik.lcg.rules.names import name_of
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import teammates
from dejarik.lcg.rules.values import attackers_most, defenders_least, units
from dejarik.lcg.rules.verbs import NO, NO_SUPPORT, SUPPORT, YES


class Support(Procedure):
    """One player asks the teammates, one after the other."""

    seat: Public[int]  # who declares
    mate: Public[int] = NOBODY  # who is asked for a unit
    wanted: Public[int] = 0  # the unit that is asked for
    done: Public[list[int]] = []  # teammates who have lent a unit, or are not asked any more
    refused: Public[list[int]] = []  # units that are not lent

    def find_mate(self, state: Lcg) -> None:
        mates = self._mates(state)
        if mates and _may_still_come(state, len(mates)):
            self.mate = mates[0]
        else:
            self.end()

    def offer_unit(self, state: Lcg) -> Decision:
        options = each_of(SUPPORT, self._units(state, self.mate))
        options.append(NO_SUPPORT)
        return choose(self.seat, text("lcg-ask-support", player=player(self.mate)), options)

    def take_unit(self, state: Lcg, unit: int) -> None:
        self.wanted = unit
        if not unit:
            self.done.append(self.mate)
            self.go_to(Support.find_mate)

    def offer_consent(self, state: Lcg) -> Decision:
        name = name_of(state, self.wanted, self.mate)
        return choose(self.mate, text("lcg-lend", card=name, player=player(self.seat)), [YES, NO])

    def take_consent(self, state: Lcg, lends: bool) -> None:
        if lends:
            engagement = state.the(Engagement)
            engagement.lent.append((self.wanted, self.mate))
            engagement.side_at(self.seat).append(self.wanted)
            self.done.append(self.mate)
        else:
            self.refused.append(self.wanted)
        self.go_to(Support.find_mate)

    steps = (find_mate, ask(offer_unit, take_unit), ask(offer_consent, take_consent))

    def _mates(self, state: Lcg) -> list[int]:
        return [
            mate for mate in teammates(state, self.seat) if mate not in self.done and self._units(state, mate)
        ]

    def _units(self, state: Lcg, mate: int) -> list[int]:
        return [unit for unit in lendable(state, mate) if unit not in self.refused]


def lendable(state: Lcg, mate: int) -> list[int]:
    """The units with which a player could support the declaration in progress."""
    engagement = state.the(Engagement)
    free = [unit for unit in units(state, mate) if unit not in engagement.participants()]
    if engagement.attacking:
        return [unit for unit in free if may_attack(state, unit, engagement.target)]
    return [unit for unit in free if may_defend(state, unit)]


def supporters(state: Lcg, seat: int) -> int:
    """How many teammates could lend a unit for the declaration of a player."""
    return sum(bool(lendable(state, mate)) for mate in teammates(state, seat))


def _may_still_come(state: Lcg, most: int) -> bool:
    """Whether the declaration admits support: no attacker too many, and with `most` more enough defenders."""
    engagement = state.the(Engagement)
    if engagement.attacking:
        return len(engagement.attackers) < attackers_most(state, engagement.target)
    return len(engagement.defenders) + most >= defenders_least(state, engagement.target)
