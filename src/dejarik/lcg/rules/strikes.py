"""Strikes (LCGC-STR): units strike in turn, and resolve their combat icons one type after the other."""

from __future__ import annotations

from typing import ClassVar

from dejarik.kernel import (
    Decision,
    Event,
    Option,
    Procedure,
    Public,
    Text,
    Verb,
    as_fact,
    ask,
    choose,
    distribute,
    each_of,
    itself,
    text,
)
from dejarik.kernel.windows import PASS
from dejarik.lcg.facts.cards import Keyword
from dejarik.lcg.rules.about import AboutUnit
from dejarik.lcg.rules.actions import ActionWindow, Occasion
from dejarik.lcg.rules.damage import deal, deal_split
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.names import name_of
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.teams import teammates
from dejarik.lcg.rules.tokens import Focusing, Why, add_focus
from dejarik.lcg.rules.values import (
    blast_damage,
    enemy,
    has_keyword,
    is_ready,
    spreads_damage,
    strikes_outside,
    tactics,
    unit_damage,
    units,
)
from dejarik.lcg.rules.verbs import NO, STRIKE, TARGET, YES

UNIT, BLAST, TACTICS = "unit", "blast", "tactics"


def _icons(kind: str, count: int) -> Text:
    if kind == UNIT:
        return text("lcg-icon-unit", count=count)
    return text("lcg-icon-blast", count=count) if kind == BLAST else text("lcg-icon-tactics", count=count)


class FocusedToStrike(Event, AboutUnit):
    """A unit is focused to strike; what reacts to it comes before its icons (LCGC-STR-05)."""

    unit: Public[int]
    seat: Public[int]
    attacks: Public[bool]

    def happen(self, state: Lcg) -> None:
        if in_play(state, self.unit):
            count = 2 if state.cards[self.unit].committed else 1  # LCGC-FORCE-04
            add_focus(state, self.unit, count, Why.STRIKE)


class StrikeResolved(Event, AboutUnit):
    """A unit has resolved its strike."""

    unit: Public[int]
    seat: Public[int]
    attacks: Public[bool]


def ready_participants(state: Lcg, engagement: Engagement, seat: int) -> list[int]:
    """The units with which a player must strike (LCGC-STR-03)."""
    return [unit for unit in engagement.side_at(seat) if is_ready(state, unit)]


def outsiders(state: Lcg, engagement: Engagement, seat: int) -> list[int]:
    """Units that may strike although they take no part: the player's, and those that teammates have not refused."""
    passed_over = [*engagement.participants(), *engagement.refused]
    return [
        unit
        for friend in (seat, *teammates(state, seat))
        for unit in units(state, friend)
        if unit not in passed_over and is_ready(state, unit) and strikes_outside(state, unit)
    ]


def someone_can_strike(state: Lcg, engagement: Engagement) -> bool:
    """LCGC-STR-04; whoever passed with an outsider is not asked again until somebody has struck."""
    return any(
        ready_participants(state, engagement, seat) or outsiders(state, engagement, seat)
        for seat in (engagement.seat, engagement.defender)
    )


class StrikeTurn(Procedure):
    """The next player strikes with one unit, then there is an action window (LCGC-STR-01)."""

    wanted: Public[int] = 0  # a unit whose player, a teammate, has to agree

    def find_striker(self, state: Lcg) -> None:
        engagement = state.the(Engagement)
        if not self._options(state, engagement.striker):  # LCGC-STR-02
            engagement.striker = self._other(engagement)

    def offer(self, state: Lcg) -> Decision:
        engagement = state.the(Engagement)
        seat = engagement.striker
        options = each_of(STRIKE, self._options(state, seat))
        obliged = ready_participants(state, engagement, seat)
        if not obliged:
            options.append(Option(PASS.verb, 0))
        return choose(seat, text("lcg-strike"), options, ordering=len(obliged) == len(options))

    def take(self, state: Lcg, unit: int) -> None:
        engagement = state.the(Engagement)
        if unit and self._needs_consent(state, engagement, unit):
            self.wanted = unit
        elif unit:
            self._strike(state, unit)
        else:
            engagement.striker = self._other(engagement)
            if not ready_participants(state, engagement, engagement.striker):
                engagement.go_to(Engagement.survive)  # nobody has to strike, and nobody wants to

    def offer_consent(self, state: Lcg) -> Decision | None:
        if not self.wanted:
            return None
        asked = state.cards[self.wanted].seat
        name = name_of(state, self.wanted, asked)
        return choose(asked, text("lcg-strike-for-teammate", card=name), [YES, NO])

    def take_consent(self, state: Lcg, agrees: bool) -> None:
        if agrees:
            self._strike(state, self.wanted)
        else:
            state.the(Engagement).refused.append(self.wanted)

    def _needs_consent(self, state: Lcg, engagement: Engagement, unit: int) -> bool:
        """A teammate may keep back a unit that takes no part; one that does must strike (LCGC-STR-03)."""
        return unit not in engagement.participants() and state.cards[unit].seat != engagement.striker

    def _strike(self, state: Lcg, unit: int) -> None:
        engagement = state.the(Engagement)
        engagement.striker = self._other(engagement)
        state.push(Strike(unit=unit, seat=state.cards[unit].seat), ActionWindow(occasion=Occasion.STRIKE))

    steps = (find_striker, ask(offer, take), ask(offer_consent, take_consent))

    def _options(self, state: Lcg, seat: int) -> list[int]:
        engagement = state.the(Engagement)
        return [*ready_participants(state, engagement, seat), *outsiders(state, engagement, seat)]

    @staticmethod
    def _other(engagement: Engagement) -> int:
        return engagement.defender if engagement.striker == engagement.seat else engagement.seat


ICON = Verb(
    "icon",
    lambda state, asked, kind: _icons(kind, state.the(Strike).strength(state, kind)),
    itself,
    as_fact("icon"),
)
DIVIDE = Verb("divide", text("lcg-strike-divide"))


class Strike(Procedure):
    """One strike: focus, react, resolve each type of icon in the order its controller likes, react."""

    scope: ClassVar[str] = "strike"
    unit: Public[int]
    seat: Public[int]
    attacks: Public[bool] = False
    done: Public[list[str]] = []
    icon: Public[str] = ""

    def focus(self, state: Lcg) -> None:
        self.attacks = self.unit in state.the(Engagement).attackers
        state.occur(FocusedToStrike(unit=self.unit, seat=self.seat, attacks=self.attacks))

    def offer_type(self, state: Lcg) -> Decision | None:
        if not in_play(state, self.unit):
            return None
        options = [
            Option(ICON, kind)
            for kind in (UNIT, BLAST, TACTICS)
            if kind not in self.done and self._targets(state, kind)
        ]
        if not options:
            return None
        prompt = text("lcg-strike-icons", card=self._name(state))
        return choose(self.seat, prompt, options, ordering=True)

    def take_type(self, state: Lcg, kind: str) -> None:
        self.icon = kind
        self.done.append(kind)
        if kind == BLAST:
            target = state.the(Engagement).target
            deal(state, self.seat, [target], self.strength(state, BLAST), source=self.unit, strike=True)

    def offer_outside(self, state: Lcg) -> Decision | None:
        """Who may divide damage among those who take part may still strike one unit outside with all of it."""
        if self.icon != UNIT or not in_play(state, self.unit) or not spreads_damage(state, self.unit):
            return None
        taking_part = state.the(Engagement).participants()
        targets = self._targets(state, UNIT)
        outside = [id for id in targets if id not in taking_part]
        if not outside:
            return None
        options = each_of(TARGET, outside)
        if len(outside) < len(targets):
            options.append(Option(DIVIDE, 0))
        prompt = text("lcg-strike-unit", card=self._name(state), amount=self.strength(state, UNIT))
        return choose(self.seat, prompt, options)

    def take_outside(self, state: Lcg, unit: int) -> None:
        if unit:
            self.take_targets(state, unit)
            self.go_to(Strike.next_type)

    def offer_targets(self, state: Lcg) -> Decision | None:
        if self.icon not in (UNIT, TACTICS) or not in_play(state, self.unit):
            return None
        strength = self.strength(state, self.icon)
        targets = self._targets(state, self.icon)
        if self.icon == UNIT and spreads_damage(state, self.unit):
            targets = [id for id in targets if id in state.the(Engagement).participants()]
        if not targets:
            return None
        if self.icon == UNIT and not spreads_damage(state, self.unit):
            prompt = text("lcg-strike-unit", card=self._name(state), amount=strength)
            return choose(self.seat, prompt, each_of(TARGET, targets))
        options = [Option(TARGET, id, cap=strength) for id in targets]
        prompt = (
            text("lcg-strike-spread", card=self._name(state), amount=strength)
            if self.icon == UNIT
            else text("lcg-strike-tactics", card=self._name(state), amount=strength)
        )
        return distribute(self.seat, prompt, options, strength, strength)

    def take_targets(self, state: Lcg, chosen: int | list[tuple[int, int]]) -> None:
        if isinstance(chosen, int):
            amount = self.strength(state, UNIT)
            deal(state, self.seat, [chosen], amount, source=self.unit, strike=True)
        elif self.icon == UNIT:
            deal_split(state, self.seat, chosen, source=self.unit, strike=True)
        else:
            state.push(
                Focusing(
                    seat=self.seat,
                    cards=[id for id, _ in chosen],
                    counts=[count for _, count in chosen],
                    source=self.unit,
                )
            )

    def next_type(self, state: Lcg) -> None:
        if self.icon:
            self.icon = ""
            self.go_to(Strike.offer_type)

    def over(self, state: Lcg) -> None:
        state.occur(StrikeResolved(unit=self.unit, seat=self.seat, attacks=self.attacks))

    steps = (
        focus,
        ask(offer_type, take_type),
        ask(offer_outside, take_outside),
        ask(offer_targets, take_targets),
        next_type,
        over,
    )

    def strength(self, state: Lcg, kind: str) -> int:
        query = {UNIT: unit_damage, BLAST: blast_damage, TACTICS: tactics}[kind]
        return query(state, self.unit)

    def _targets(self, state: Lcg, kind: str) -> list[int]:
        """What the icons of a type could go to now, if there are any (LCGC-STR-06 to -09)."""
        if self.strength(state, kind) <= 0:
            return []
        engagement = state.the(Engagement)
        if kind == TACTICS:
            return enemy(state, self.seat, units(state))
        if kind == BLAST:
            return [engagement.target] if self.attacks and in_play(state, engagement.target) else []
        if self.attacks and has_keyword(state, self.unit, Keyword.TARGETED_STRIKE):  # LCGC-KW-04
            return enemy(state, self.seat, units(state))
        return enemy(state, self.seat, engagement.participants())

    def _name(self, state: Lcg) -> Text:
        return name_of(state, self.unit, self.seat)
