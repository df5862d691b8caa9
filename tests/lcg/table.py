"""A table of the card game for tests: a position as a short text, and choices by the beginning of their ids.

    table = Table('''
        dark objectives: shadows-of-dathomir-45
        dark units: darth-vader-35 focus=1 committed, death-star-trooper-38
        light objectives: a-heros-journey-2 damage=2
        light units: luke-skywalker-92
        light enhancements: jedi-lightsaber-102 on luke-skywalker-92
        light hand: counter-stroke-28
        dark deck: force-choke-59
    ''')
    table.conflict("light")
    table.engage("shadows-of-dathomir-45", attackers=["luke-skywalker-92"])

In team games a line may name the player: `dark2 units: …`, `light1 hand: …`. The top of a deck is its first card here.
With a challenge deck, `Table(…, format="jerjerrod", light=2)`, cards may lie aside: `dark aside: death-star-ii-455`.
An objective may be marked `facedown place=3`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Self, TypeVar

from tests.asked import can_be_said

from dejarik.kernel import Decision, Event, Option, Rng, apply, decision, register
from dejarik.kernel.decisions import Kind
from dejarik.kernel.engine import run
from dejarik.kernel.procedures import Procedure
from dejarik.lcg.facts.cards import CardType, Role, Side
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.facts.library import challenge_deck
from dejarik.lcg.game import GAME
from dejarik.lcg.opening import DIAL_CARD, place
from dejarik.lcg.rules.actions import ActionWindow
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.format import Format, find_format
from dejarik.lcg.rules.state import (
    ASIDE,
    CAPTURED,
    COVERED,
    HAND,
    RESERVE,
    SUPPORT,
    TABLE,
    Card,
    Lcg,
    Phase,
    Player,
)
from dejarik.lcg.rules.turn import (
    ConflictPhase,
    Course,
    DeploymentPhase,
    DrawPhase,
    ForcePhase,
    RefreshPhase,
    Turn,
)
from dejarik.lcg.rules.values import on_table
from dejarik.lcg.rules.zones import lend

register(GAME)

E = TypeVar("E", bound=Event)

AFFILIATIONS = {Side.DARK: "sith", Side.LIGHT: "jedi"}
FILLER = {Side.DARK: "kuati-security-team-136", Side.LIGHT: "twilek-loyalist-15"}
OBJECTIVE_FILLER = {Side.DARK: "shadows-of-dathomir-45", Side.LIGHT: "a-heros-journey-2"}

#: Affiliation cards by what a picture calls them: `dark affiliation: imperial-navy`.
PHASES: dict[Phase, type[Procedure]] = {
    Phase.REFRESH: RefreshPhase,
    Phase.DRAW: DrawPhase,
    Phase.DEPLOYMENT: DeploymentPhase,
    Phase.CONFLICT: ConflictPhase,
    Phase.FORCE: ForcePhase,
}


def _starting_objectives(format: Format, side: Side) -> list[str]:
    """What a player has whose objectives the picture does not name."""
    if side is not format.solo:
        return [OBJECTIVE_FILLER[side]] * 3
    return [id for id in challenge_deck(format.challenge) if look_up(id).role is Role.STARTING_OBJECTIVE]


class Table:
    """A position, and the hands of the players on it."""

    def __init__(self, picture: str = "", *, format: str = "duel", dark: int = 1, light: int = 1) -> None:
        if format == "2v2":
            dark = light = 2
        found = find_format(format)
        assert found is not None, f"no format {format}"
        self.state = Lcg(game="lcg", rng=Rng.seeded(1), format=format)
        self.events: list[Event] = []
        sides = [Side.DARK] * dark + [Side.LIGHT] * light
        for seat, side in enumerate(sides):
            number = seat + 1 if side is Side.DARK else seat + 1 - dark
            player = Player(seat, side, number=number, turns=1)
            player.command_deck = [FILLER[side]] * 30
            player.objective_deck = [OBJECTIVE_FILLER[side]] * 5
            self.state.players.append(player)
            if side is not found.solo:
                player.affiliation = place(self.state, AFFILIATIONS[side], seat)
        if found.has_dial:
            self.state.dial_card = place(self.state, DIAL_CARD, 0)
        self.state.order = found.clockwise(self.state)
        for line in picture.strip().splitlines():
            if line.strip():
                self._lay(line.strip())
        for seat, side in enumerate(sides):
            if not self.cards_of(seat, CardType.OBJECTIVE):
                for key in _starting_objectives(found, side):
                    self.put(seat, key)

    # --- Laying out ---------------------------------------------------------------------------------

    def _lay(self, line: str) -> None:
        head, _, rest = line.partition(":")
        who, _, what = head.strip().partition(" ")
        if who == "dial":
            self.state.dial = int(rest)
            return
        if who == "balance":
            self.state.balance = Side(rest.strip())
            return
        seat = self.seat(who)
        parts = [part.strip() for part in rest.split(",") if part.strip()]
        player = self.state.players[seat]
        if what == "affiliation":
            self.state.sources[player.affiliation].key = parts[0]
        elif what == "hand":
            for part in parts:
                self.state.enter(part, seat, zone=HAND, open=False)
        elif what == "deck":
            player.command_deck += reversed(parts)
        elif what == "only-deck":
            player.command_deck = list(reversed(parts))
        elif what == "support-deck":
            player.support_deck = list(reversed(parts))
        elif what == "aside":
            for part in parts:
                self.state.relocate(self.put(seat, part), ASIDE)
        elif what == "objective-deck":
            player.objective_deck = list(reversed(parts))
        elif what == "discard":
            from dejarik.lcg.rules.zones import to_discard

            for part in parts:  # the last one is on top
                to_discard(self.state, seat, part)
        elif what == "victory":
            player.victory = parts
        elif what == "reserve":
            id = self.state.enter(parts[0], seat, zone=RESERVE, open=False)
            self.state.cards[id] = Card(id, seat, seat)
            lend(self.state, id)
        elif what in ("captured", "support"):
            for part in parts:
                key, _, under = part.partition(" under ")
                host = self.id(under)
                holder = self.state.cards[host].seat
                zone = CAPTURED if what == "captured" else SUPPORT
                id = self.state.enter(key, holder, zone=zone, open=False)
                self.state.cards[id] = Card(id, holder, seat, host)
        else:
            for part in parts:
                self._put_part(seat, part)

    def _put_part(self, seat: int, part: str) -> None:
        part, _, host = part.partition(" on ")
        key, *marks = part.split()
        id = self.put(seat, key, on=host.split()[0] if host else "")
        for mark in [*marks, *host.split()[1:]]:
            name, _, value = mark.partition("=")
            card = self.state.cards[id]
            setattr(card, name, int(value) if value else True)
            if name == "facedown":
                self.state.relocate(id, COVERED, open=False)

    def put(self, seat: int, key: str, *, on: str = "") -> int:
        """A card lies in play, without having arrived."""
        look_up(key)
        id = place(self.state, key, seat)
        if on:
            host = self.id(on)
            self.state.cards[id].host = host
            self.state.sources[id].subject = host
            self.state.cards[id].attached = look_up(key).type is CardType.UNIT
        return id

    # --- Looking ------------------------------------------------------------------------------------

    def seat(self, who: str | int) -> int:
        """`dark`, `light`, `dark2`; or the seat itself."""
        if isinstance(who, int):
            return who
        side = Side(who.rstrip("0123456789"))
        number = int(who[len(side.value) :] or 1)
        return next(p.seat for p in self.state.players if p.side is side and p.number == number)

    def player(self, who: str | int) -> Player:
        return self.state.players[self.seat(who)]

    def ids(self, key: str) -> list[int]:
        """All cards in play of this key, the oldest first."""
        sources = self.state.sources
        return [id for id in self.state.cards if sources[id].key == key and sources[id].zone in TABLE]

    def id(self, key: str) -> int:
        """A card in play: `rebel-trooper-112`, or `rebel-trooper-112/2` for the second one."""
        key, _, number = key.partition("/")
        found = self.ids(key)
        assert found, f"{key} is not in play"
        return found[int(number or 1) - 1]

    def card(self, key: str) -> Card:
        return self.state.cards[self.id(key)]

    def in_play(self, key: str) -> bool:
        return bool(self.ids(key))

    def cards_of(self, who: str | int, kind: CardType) -> list[str]:
        seat = self.seat(who)
        sources = self.state.sources
        return [
            sources[id].key
            for id, card in self.state.cards.items()
            if card.seat == seat and sources[id].zone in TABLE and look_up(sources[id].key).type is kind
        ]

    def hand(self, who: str | int) -> list[str]:
        seat = self.seat(who)
        return sorted(s.key for s in self.state.sources.values() if s.zone == HAND and s.seat == seat)

    def captured(self, objective: str) -> list[str]:
        """The keys of the cards captured at an objective."""
        host = self.id(objective)
        sources = self.state.sources
        return [
            sources[id].key
            for id, card in self.state.cards.items()
            if card.host == host and sources[id].zone == CAPTURED
        ]

    @property
    def asked(self) -> Decision:
        found = decision(self.state)
        assert found is not None, f"the game is over: {self.state.outcome}"
        return found

    @property
    def over(self) -> bool:
        return decision(self.state) is None

    @property
    def ids_offered(self) -> list[str]:
        return self.asked.ids(self.state)

    def options(self) -> list[str]:
        """The ids of the options, without the numbers of cards: `use:darth-vader-35.punish`."""
        return [id.partition("#")[0] for id in self.ids_offered]

    def can(self, beginning: str) -> bool:
        """Whether an option that begins so is offered now."""
        return not self.over and any(id.startswith(beginning) for id in self.ids_offered)

    def happened(self, kind: type[E]) -> list[E]:
        """The events of a class since the last `start` or `forget`."""
        return [event for event in self.events if isinstance(event, kind)]

    # --- Playing ------------------------------------------------------------------------------------

    def start(self, *procedures: Procedure, side: str = "dark") -> Self:
        """Carry these out, within a turn of a side; what comes after is that turn's course."""
        mine = Side(side)
        self.state.side = mine
        self.state.active = self.seat(side)
        self.state.push(Course(next=Side.LIGHT if mine is Side.DARK else Side.DARK))
        turn = Turn(side=mine)
        turn.at = len(Turn.steps) - 1
        self.state.push(turn)
        self.state.push(*procedures)
        run(self.state)
        return self

    def let(self, happen: Callable[[Lcg], object]) -> Self:
        """Something happens now, to which nobody had to decide."""
        self.state.__dict__.pop("decision_", None)
        self.state.journal = []
        happen(self.state)
        run(self.state)
        self.events += self.state.journal
        self._check()
        return self

    def phase(self, phase: Phase, side: str) -> Self:
        self.state.phase = phase
        return self.start(PHASES[phase](side=Side(side)), side=side)  # type: ignore[call-arg]

    def refresh(self, side: str) -> Self:
        return self.phase(Phase.REFRESH, side)

    def draw(self, side: str) -> Self:
        return self.phase(Phase.DRAW, side)

    def deployment(self, side: str) -> Self:
        return self.phase(Phase.DEPLOYMENT, side)

    def conflict(self, side: str) -> Self:
        return self.phase(Phase.CONFLICT, side)

    def force(self, side: str) -> Self:
        return self.phase(Phase.FORCE, side)

    def turn(self, side: str) -> Self:
        """A whole turn from its beginning."""
        turn = Turn(side=Side(side))
        self.state.push(Course(next=Side.LIGHT if side == "dark" else Side.DARK))
        self.state.push(turn)
        run(self.state)
        return self

    def actions(self, side: str = "dark") -> Self:
        """An action window in which the active player is of this side (outside any special phase)."""
        return self.start(ActionWindow(), side=side)

    def choose(self, *beginnings: str) -> Self:
        """Take the option (of several: the options) whose ids begin so; `a*2` gives 2 to it where amounts are asked."""
        asked = self.asked
        if asked.kind is Kind.DISTRIBUTE:
            amounts: dict[str, int] = {}
            for each in beginnings:
                beginning, _, count = each.partition("*")
                id = self._option(beginning, taken=amounts)
                amounts[id] = amounts.get(id, 0) + int(count or 1)
            return self._apply(amounts)
        if asked.kind is Kind.CHOOSE:
            assert len(beginnings) == 1, f"one choice, not {beginnings}"
            return self._apply(self._option(beginnings[0]))
        taken: list[str] = []
        for each in beginnings:
            taken.append(self._option(each, taken=taken))
        return self._apply(taken)

    def answer(self, *answers: str) -> Self:
        """Several single choices, one after the other."""
        for each in answers:
            self.choose(each)
        return self

    def play(self, key: str) -> Self:
        """Play a card from the hand, an event or in the deployment phase another; the first sources that can pay."""
        return self.choose(f"use:{key}." if self.can(f"use:{key}.") else f"play:{key}").pay()

    def pay(self) -> Self:
        """Pay what is asked for, with the first sources that can."""
        while self.can("pay:"):
            self.decline()
        return self

    def _option(self, beginning: str, taken: Iterable[str] = ()) -> str:
        found = [id for id in self.ids_offered if id.startswith(beginning) and id not in taken]
        if not found and taken:
            found = [id for id in self.ids_offered if id.startswith(beginning)]
        assert found, f"{beginning} is not offered at {self.asked.prompt}: {self.options()}"
        return found[0]

    def _apply(self, given: object) -> Self:
        assert can_be_said(self.state, self.asked)
        self.events += apply(self.state, given)
        self._check()
        return self

    def _check(self) -> None:
        """Nothing is as it can't be, and what is remembered about the cards is what they say."""
        wrong = list(GAME.violations(self.state))
        assert not wrong, wrong
        if remembered := self.state.__dict__.get("index"):
            self.state.index = remembered._same()
            lists = {key: on_table(self.state, *key[1:]) for key in remembered.memo if key[0] == "table"}
            assert {key: remembered.memo[key] for key in lists} == lists
            self.state.index = remembered

    def pass_until(self, beginning: str) -> Self:
        """Pass (or decline) until an option that begins so is offered."""
        for _ in range(200):
            if self.can(beginning):
                return self
            self.decline()
        raise AssertionError(f"{beginning} is never offered")

    def decline(self) -> Self:
        """Do nothing: pass, none, no, keep, done, or as little as possible."""
        asked = self.asked
        if asked.kind is Kind.CHOOSE:
            declining = (option for option in asked.options if option.verb.declines)
            return self._apply(next(declining, asked.options[0]))
        if asked.kind is Kind.DISTRIBUTE:
            first = asked.among[:1]
            amounts: list[tuple[Option, int]] = [(option, 1) for option in first]
            left = asked.least - len(amounts)
            for option in asked.options:
                if option in first:
                    amounts[0] = (option, 1 + min(left, option.cap - 1))
                    left -= amounts[0][1] - 1
                else:
                    amounts.append((option, min(left, option.cap)))
                    left -= amounts[-1][1]
            return self._apply(amounts)
        return self._apply(asked.options[: asked.least])

    def settle(self) -> Self:
        """Decline everything until no engagement, payment or ability is in progress."""
        for _ in range(300):
            if self.over or self.state.find(Engagement) is None:
                return self
            self.decline()
        raise AssertionError("the engagement never ends")

    def engage(
        self,
        target: str,
        attackers: Sequence[str],
        defenders: Sequence[str] = (),
        *,
        edge: Sequence[tuple[str, str]] = (),
        until: str = "",
    ) -> Self:
        """An engagement from its declaration to the first strike, or until an option that begins with `until` is
        offered. `edge` lists who places which card in the edge battle: `("light", "yoda-166")`."""
        waiting = list(edge)
        self.pass_until("engage:").choose(f"engage:{target}")
        if self.can("attack:"):  # a single possible attacker is not asked for
            self.choose(*(f"attack:{key}" for key in attackers))
        for _ in range(300):
            if self.over or (until and self.can(until)) or self.state.find(Engagement) is None:
                return self
            if self.can("defend:") and defenders:
                self.choose(*(f"defend:{key}" for key in defenders))
                defenders = ()
            elif self.can("edge:") and waiting and self.asked.seat == self.seat(waiting[0][0]):
                self.choose(f"edge:{waiting.pop(0)[1]}")
            elif self.can("strike:") or self.can("icon:"):
                return self
            else:
                self.decline()
        raise AssertionError("no strike comes")
