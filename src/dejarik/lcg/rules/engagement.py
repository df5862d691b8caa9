"""Engagements (LCGC-ENG): an objective is engaged, attackers and defenders are declared, the edge is fought for, units
strike, and an attack that nobody opposes is rewarded. Teammates may lend units (LCG-ATTACK, LCG-DEFEND)."""

from __future__ import annotations

from typing import ClassVar

from dejarik.kernel import NOBODY, Decision, Event, Procedure, Public, ask, choose, choose_some, each_of, text
from dejarik.lcg.facts.cards import Keyword
from dejarik.lcg.rules.about import AboutUnit
from dejarik.lcg.rules.actions import ActionWindow, occasion_in_engagement
from dejarik.lcg.rules.arriving import take_control
from dejarik.lcg.rules.damage import deal
from dejarik.lcg.rules.names import name_of
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.taking_part import Joined, Unopposed, defence_question
from dejarik.lcg.rules.teams import are_friends
from dejarik.lcg.rules.tokens import add_shield
from dejarik.lcg.rules.values import (
    admits,
    attackers_most,
    can_attack,
    can_defend,
    defenders_least,
    has_keyword,
    is_objective,
    is_ready,
    must_defend,
    units,
)
from dejarik.lcg.rules.verbs import ATTACK, DEFEND, NO, NO_SHIELD, SHIELD, YES


class Engaged(Event):
    """An objective is engaged; an interrupt may offer another one in its place (LCGC-ENG-02)."""

    seat: Public[int]
    target: Public[int]
    defender: Public[int]

    def happen(self, state: Lcg) -> None:
        state.the(Engagement).target = self.target
        state.engaged.append(self.target)


class Declared(Event, AboutUnit):
    """A unit has been declared as an attacker or defender (LCGC-ENG-06). The log hears of it before its Shielding."""

    logged = False
    unit: Public[int]
    seat: Public[int]
    attacks: Public[bool]
    alone: Public[bool] = False  # the only one of its side


class EngagementEnds(Event):
    """The strikes are over and the reward is given. Who took part at the end of the strikes has survived
    (LCGC-ENG-14)."""

    seat: Public[int]
    target: Public[int]
    attackers: Public[list[int]]  # those of each side who have survived
    defenders: Public[list[int]]
    unopposed: Public[bool]


def may_attack(state: Lcg, unit: int, target: int) -> bool:
    """Whether a unit could be declared as an attacker of this target (LCGC-ENG-03, -04)."""
    return is_ready(state, unit) and can_attack(state, unit) and admits(state, target, unit)


def may_defend(state: Lcg, unit: int) -> bool:
    return is_ready(state, unit) and can_defend(state, unit)


class Engagement(Procedure):
    """One engagement. Who takes part is kept here; they leave it with play, by an effect, or at its end."""

    scope: ClassVar[str] = "engagement"

    seat: Public[int]  # the attacking player
    target: Public[int]
    defender: Public[int]
    attackers: Public[list[int]] = []
    defenders: Public[list[int]] = []
    edge: Public[int] = NOBODY  # who has the edge
    fates: Public[list[int]] = []  # players whose edge stacks held a fate card
    striker: Public[int] = NOBODY  # whose turn it is to strike
    lent: Public[list[tuple[int, int]]] = []  # unit and the player who gets it back
    supported: Public[bool] = False  # the teammates of the defender have been asked
    chosen: Public[list[int]] = []  # the defending player's own units, while they are being declared
    shielding: Public[list[int]] = []
    attacking: Public[bool] = True  # attackers are being declared
    joined: Public[list[int]] = []  # who came in beside the declaration
    refused: Public[list[int]] = []  # units that do not strike for a teammate
    surviving_attackers: Public[list[int]] = []
    surviving_defenders: Public[list[int]] = []
    unopposed: Public[bool] = False

    # --- Who takes part -----------------------------------------------------------------------------

    def has_edge(self, state: Lcg, seat: int) -> bool:
        return self.edge != NOBODY and are_friends(state, self.edge, seat)

    def side_at(self, seat: int) -> list[int]:
        return self.attackers if seat == self.seat else self.defenders

    def participants(self) -> list[int]:
        return [*self.attackers, *self.defenders]

    def join(self, state: Lcg, unit: int, *, declared: bool = False) -> None:
        """A unit comes in later (LCGC-ENG-08), for the side of the one who controls it."""
        seat = state.cards[unit].seat
        attacks = are_friends(state, seat, self.seat)
        side = self.attackers if attacks else self.defenders
        if unit not in side:
            side.append(unit)
            if declared and self.attacking and not attacks:
                return  # it is declared with the other defenders, whose turn has not come
            self.joined.append(unit)
            if not declared:
                state.log(Joined(unit=unit, seat=seat, attacks=attacks))
        if declared:
            event = Declared(unit=unit, seat=seat, attacks=attacks, alone=len(side) == 1)
            state.log(event)
            state.occur(event)

    def forget(self, unit: int) -> bool:
        """A unit takes no part any more; whether it did."""
        for side in (self.attackers, self.defenders):
            if unit in side:
                side.remove(unit)
                return True
        return False

    # --- 1. The objective ---------------------------------------------------------------------------

    def engage(self, state: Lcg) -> None:
        state.occur(Engaged(seat=self.seat, target=self.target, defender=self.defender))

    # --- 2. Attackers -------------------------------------------------------------------------------

    def offer_attackers(self, state: Lcg) -> Decision | None:
        others = (unit for unit in units(state, self.seat) if unit not in self.attackers)
        eligible = [unit for unit in others if may_attack(state, unit, self.target)]
        if not in_play(state, self.target) or not eligible:
            return None
        return choose_some(
            self.seat,
            text("lcg-attackers", card=name_of(state, self.target, self.seat)),
            each_of(ATTACK, eligible),
            1,
            min(attackers_most(state, self.target), len(eligible)),
            about={"target": self.target},
        )

    def take_attackers(self, state: Lcg, chosen: list[int]) -> None:
        self.attackers += chosen

    def check_attackers(self, state: Lcg) -> None:
        if not self.attackers:
            self.go_to(Engagement.close)

    # --- Support of teammates (LCG-ATTACK-01, LCG-DEFEND-01) ----------------------------------------

    def ask_for_support(self, state: Lcg) -> None:
        from dejarik.lcg.rules.support import Support

        if not self.supported:
            self.supported = not self.attacking
            state.push(Support(seat=self._declaring))

    def gain_support(self, state: Lcg) -> None:
        for unit, _ in self.lent:
            if unit in self.side_at(self._declaring):
                take_control(state, self._declaring, unit, lent=True)

    @property
    def _declaring(self) -> int:
        return self.seat if self.attacking else self.defender

    # --- Declared -----------------------------------------------------------------------------------

    def declare(self, state: Lcg) -> None:
        declared = self._declarations()
        self.shielding = [each.unit for each in declared if has_keyword(state, each.unit, Keyword.SHIELDING)]
        for event in declared:
            state.log(event)

    def _declarations(self) -> list[Declared]:
        seat, side = self._declaring, self.side_at(self._declaring)
        declared = [unit for unit in side if unit not in self.joined]
        alone = len(side) == 1
        return [Declared(unit=unit, seat=seat, attacks=self.attacking, alone=alone) for unit in declared]

    def report(self, state: Lcg) -> None:
        """Who reacts to the declaration comes after Shielding, which works at once (LCGC-KW-03)."""
        if events := self._declarations():
            state.occur(*events)

    def offer_shield(self, state: Lcg) -> Decision | None:
        """LCGC-KW-03: each unit with Shielding places one shield, one unit after the other."""
        unit = self._next_shielding(state)
        if not unit or self.is_over(state):
            return None
        seat = self._declaring
        places = [id for id in [*self.side_at(seat), self.target] if self._takes_shield(state, id, seat)]
        if not places:
            return None
        prompt = text("lcg-shielding", card=name_of(state, unit, seat))
        return choose(seat, prompt, [*each_of(SHIELD, places), NO_SHIELD], about={"card": unit})

    def take_shield(self, state: Lcg, id: int) -> None:
        if id:
            add_shield(state, id)

    def next_shield(self, state: Lcg) -> None:
        unit = self._next_shielding(state)
        self.shielding = self.shielding[self.shielding.index(unit) + 1 :] if unit else []
        if self.shielding:
            self.go_to(Engagement.offer_shield if self.attacking else Engagement.offer_defending_shield)

    def offer_defending_shield(self, state: Lcg) -> Decision | None:
        return self.offer_shield(state)

    def next_defending_shield(self, state: Lcg) -> None:
        self.next_shield(state)

    def _next_shielding(self, state: Lcg) -> int:
        return next((unit for unit in self.shielding if in_play(state, unit)), 0)

    def _takes_shield(self, state: Lcg, id: int, seat: int) -> bool:
        if not in_play(state, id) or state.cards[id].shields:
            return False
        return id != self.target or (
            is_objective(state, id) and are_friends(state, seat, state.cards[id].seat)
        )

    def act(self, state: Lcg) -> None:
        state.push(ActionWindow(occasion=occasion_in_engagement(self.attacking, self.edge)))

    # --- 3. Defenders -------------------------------------------------------------------------------

    def begin_defence(self, state: Lcg) -> None:
        self.attacking = False
        if self.is_over(state):
            self.go_to(Engagement.survive)

    def offer_defence(self, state: Lcg) -> Decision | None:
        """Where a single defender is not allowed, whether to defend at all comes first."""
        least = self._least(state)
        if (least <= 1 and not self.supported) or self._obliged(state) or self._most(state) < least:
            return None
        prompt = defence_question(state, self.target, self.defender, self._eligible(state))
        return choose(self.defender, prompt, [YES, NO])

    def take_defence(self, state: Lcg, defends: bool) -> None:
        if not defends:
            self._withdraw()
            self.go_to(Engagement.check_defenders)

    def offer_defenders(self, state: Lcg) -> Decision | None:
        eligible = self._eligible(state)
        least, most = self._least(state), self._most(state)
        if not eligible or most < least:
            return None
        obliged = self._obliged(state)
        options = each_of(DEFEND, (unit for unit in eligible if unit not in obliged))
        needed = least > 1 or self.supported
        return choose_some(
            self.defender,
            text("lcg-defenders", card=name_of(state, self.target, self.defender)),
            options,
            max(0, least - (most - len(eligible)) - len(obliged)) if needed else 0,
            len(options),
            about={"target": self.target, "obliged": obliged},
        )

    def take_defenders(self, state: Lcg, chosen: list[int]) -> None:
        self.chosen = chosen
        self.defenders += chosen

    def add_obliged(self, state: Lcg) -> None:
        self.defenders += [unit for unit in self._obliged(state) if unit not in self.defenders]

    def check_defenders(self, state: Lcg) -> None:
        """All defenders are declared together (LCG-DEFEND-03): if too few are left because a teammate has refused, the
        player thinks again, with what the teammates do lend."""
        if len(self.defenders) >= defenders_least(state, self.target) or not (
            self.chosen or self._supporting()
        ):
            return
        self.defenders = [unit for unit in self.defenders if unit not in self.chosen]
        self.chosen = []
        if self._most(state) >= self._least(state):
            self.go_to(Engagement.offer_defence)
        else:
            self._withdraw()

    def _withdraw(self) -> None:
        """Nobody defends after all, and nothing is lent for it."""
        supporting = self._supporting()
        self.defenders = [unit for unit in self.defenders if unit not in supporting]
        self.lent = [(unit, owner) for unit, owner in self.lent if unit not in supporting]

    def _supporting(self) -> list[int]:
        """The defenders that are to be lent."""
        return [unit for unit, _ in self.lent if unit in self.defenders]

    def _eligible(self, state: Lcg) -> list[int]:
        return [
            unit
            for unit in units(state, self.defender)
            if unit not in self.defenders and may_defend(state, unit)
        ]

    def _least(self, state: Lcg) -> int:
        """How few may be declared, if any is, beside those that a card has declared already."""
        return defenders_least(state, self.target) - len(self.defenders)

    def _most(self, state: Lcg) -> int:
        """How many could be declared besides, with a unit of each teammate who has not been asked yet."""
        from dejarik.lcg.rules.support import supporters

        return len(self._eligible(state)) + (0 if self.supported else supporters(state, self.defender))

    def _obliged(self, state: Lcg) -> list[int]:
        return [unit for unit in self._eligible(state) if must_defend(state, unit)]

    # --- 4. The edge, 5. strikes --------------------------------------------------------------------

    def fight_for_edge(self, state: Lcg) -> None:
        from dejarik.lcg.rules.edge import EdgeBattle

        if not self.is_over(state):
            state.push(EdgeBattle())

    def begin_strikes(self, state: Lcg) -> None:
        self.striker = self.edge if self.edge in (self.seat, self.defender) else self.defender

    def strike(self, state: Lcg) -> None:
        from dejarik.lcg.rules.strikes import StrikeTurn, someone_can_strike

        if not self.is_over(state) and someone_can_strike(state, self):
            state.push(StrikeTurn())
            self.repeat()

    def is_over(self, state: Lcg) -> bool:
        """LCGC-ENG-11: what is under way is finished, then the engagement ends at once."""
        return not in_play(state, self.target) or state.players[self.seat].out

    def survive(self, state: Lcg) -> None:
        """LCGC-ENG-14: who takes part when the strikes are over has survived, whatever the reward brings."""
        self.surviving_attackers, self.surviving_defenders = list(self.attackers), list(self.defenders)
        self.unopposed = bool(self.attackers and not self.defenders and not self.is_over(state))

    # --- 6. Reward ----------------------------------------------------------------------------------

    def reward(self, state: Lcg) -> None:
        """LCGC-ENG-10: one damage for an attack that nobody opposes (any more)."""
        if self.unopposed:
            state.log(Unopposed(seat=self.seat, target=self.target))
            deal(state, self.seat, [self.target], 1, strike=True)

    def finish(self, state: Lcg) -> None:
        state.occur(
            EngagementEnds(
                seat=self.seat,
                target=self.target,
                attackers=self.surviving_attackers,
                defenders=self.surviving_defenders,
                unopposed=self.unopposed,
            )
        )

    def close(self, state: Lcg) -> None:
        for unit, owner in self.lent:
            if in_play(state, unit) and are_friends(state, state.cards[unit].seat, owner):
                take_control(state, owner, unit, back=True)

    steps = (
        engage,
        ask(offer_attackers, take_attackers), check_attackers, ask_for_support, gain_support,
        declare, ask(offer_shield, take_shield), next_shield, report,
        act,
        begin_defence, ask(offer_defence, take_defence), ask(offer_defenders, take_defenders), add_obliged,
        ask_for_support, check_defenders, gain_support,
        declare, ask(offer_defending_shield, take_shield), next_defending_shield, report,
        act,
        fight_for_edge, act,
        begin_strikes, strike, survive,
        reward, finish, close,
    )  # fmt: skip
