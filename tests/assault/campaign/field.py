"""A mission on its own map, for tests: set up as its data say, then changed by hand and played on.

    field = Field("trespass", heroes=2)
    field.destroy("barricade")
    field.put("a", "E11").activate("a").choose("interact:open#…")
    field.end_round()

The heroes are the letters `a` to `d`, in the seats 1 to 4; all of them are Diala Passil, because a mission does not
care who they are (`lenient` in conftest lets one hero come several times). Where it does, they are named. Decisions of
the set-up that a test does not make itself are made as they come.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self

from tests.assault.campaign.scene import MissionTable

from dejarik.assault.board import Position, Space, SpaceName
from dejarik.assault.campaign.game import MissionOptions
from dejarik.assault.campaign.party import EmpireBrought, HeroBrought, Party, starting_party
from dejarik.assault.campaign.rules.missions import EventRead
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.campaign.language import TIME, WOUNDED
from dejarik.assault.dice.faces import Die, Symbols
from dejarik.assault.game import GAME
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.rules.figures.damage import Damaged, defeat
from dejarik.assault.rules.ground import board_for, forget_situation, piece, put, space_name
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR, open_door
from dejarik.assault.rules.state import NOWHERE, Figure, Token
from dejarik.kernel import Outcome, start
from dejarik.kernel.engine import decision, run

#: What does nothing, wherever it is offered.
LAZY = ("end", "pass", "decline", "done", "stay", "stop")

DIALA = HeroBrought("diala-passil", ("diala-passil-plasteel-staff",))


def party(
    heroes: int | Sequence[str], *, ally: str = "", influence: int = 0, **empire: Sequence[str]
) -> Party:
    cards = {name: tuple(cards) for name, cards in empire.items()}
    brought = EmpireBrought("military-might", influence=influence, **cards)
    if isinstance(heroes, int):
        return Party((DIALA,) * heroes, brought, ally)
    return Party(starting_party(tuple(heroes), "military-might").heroes, brought, ally)


class Field(MissionTable):
    """See the module."""

    def __init__(
        self,
        mission: str,
        heroes: int | Sequence[str] = 2,
        *,
        seed: int = 1,
        threat_level: int = 0,
        ally: str = "",
        ready: bool = True,
        influence: int = 0,
        bluff: bool = False,
        **empire: Sequence[str],
    ) -> None:
        brought = party(heroes, ally=ally, influence=influence, **empire)
        self.options_given = MissionOptions(mission, brought, threat_level, bluff)
        self.state: MissionState = start(GAME, self.options_given, seed)
        self.events = list(self.state.journal)
        self._ids = dict(zip("abcd", self.state.heroes, strict=False))
        if ready:
            self.until("activate-group")

    # --- Looking ----------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def asks(self) -> tuple[int, str]:
        """Who is asked, and for what."""
        return self.decision.seat, self.decision.prompt.id

    def standing(self, seat: int = EMPIRE) -> dict[str, list[str]]:
        """Where the figures of a seat stand, by their cards; of a large one, all its spaces."""
        found: dict[str, list[str]] = {}
        for figure in self.state.figures.values():
            if figure.seat == seat and figure.space != NOWHERE:
                cells = [space_name(self.state, cell) for cell in piece(self.state, figure).cells]
                found.setdefault(figure.card, []).append("+".join(cells))
        return {card: sorted(spaces) for card, spaces in sorted(found.items())}

    def lying(self, kind: str) -> list[str]:
        """Where the tokens of a kind lie."""
        lying = [token.space for token in self.tokens(kind) if not token.carrier]
        return sorted(space_name(self.state, space) for space in lying)

    def tokens(self, kind: str) -> list[Token]:
        return [token for token in self.state.tokens.values() if token.kind == kind]

    def token(self, kind: str, space: str = "") -> Token:
        return next(
            token for token in self.tokens(kind) if not space or space_name(self.state, token.space) == space
        )

    def of_card(self, card: str) -> list[Figure]:
        return [figure for figure in self.state.figures.values() if figure.card == card]

    def told(self) -> list[str]:
        return [each.text for each in self.state.told]

    def read_aloud(self) -> list[str]:
        """What the log says that was read."""
        return [event.event for event in self.events if isinstance(event, EventRead)]

    def uses(self, who: str | Figure) -> list[str]:
        """What a figure may interact for now, by name; crates aside."""
        figure = self.figure(who) if isinstance(who, str) else who
        names = [each.id.split("#")[0] for each in interactions(self.state, figure)]
        return [name for name in names if name != "crate"]

    def exists(self, space: str) -> bool:
        """Whether a space is on the map as it is laid now."""
        return SpaceName(space) in board_for(self.state).map.spaces

    # --- Doing ------------------------------------------------------------------------------------

    def until(self, *prompts: str) -> Self:
        """Do nothing where that is possible and the first thing elsewhere, until one of these is asked."""
        for _ in range(400):
            if self.decision.prompt.id in prompts:
                return self
            self.go_on()
        raise AssertionError(f"{prompts} is never asked")

    def go_on(self) -> Self:
        options = self.options
        return self.choose(next((lazy for lazy in LAZY if lazy in options), options[0]))

    def end_round(self, *prompts: str) -> Self:
        """Nobody does anything until the next round, or until one of these is asked, or it is over."""
        now = self.state.round
        while self.outcome is None and self.state.round == now and self.decision.prompt.id not in prompts:
            self.go_on()
        return self

    def reach_round(self, number: int) -> Self:
        while self.state.round < number:
            self.end_round()
        return self.until("activate-group")

    def use(self, letter: str, name: str, *choices: str, rolls: Sequence[tuple[Die, Symbols]] = ()) -> Self:
        """A hero whose turn it is made interacts for something, with these dice, and is asked what else it does."""
        self.activate(letter)
        if rolls:
            self.roll(rolls)
        self.choose(f"interact:{name}#", *choices)
        return self if self.outcome is not None else self.until("activation-prompt")

    def finish(self) -> Self:
        """The activation under way ends."""
        return self.until("activation-prompt").choose("end").until("activate-group")

    def put(self, who: str | Figure, space: str) -> Self:
        """Stand a figure somewhere, without asking whether it may."""
        figure = self.figure(who) if isinstance(who, str) else who
        put(self.state, figure, Position(Space(board_for(self.state).space(SpaceName(space)))))
        self.refresh()
        return self

    def clear(self, *cards: str) -> Self:
        """Take Imperial figures off the map, all of them or those of some cards, as if they had never been there."""
        for figure in list(self.state.figures.values()):
            if figure.seat == EMPIRE and (not cards or figure.card in cards):
                figure.space = NOWHERE
        self.refresh()
        return self

    def destroy(self, kind: str, space: str = "") -> Self:
        """An object suffers as much damage as it takes, from the first hero's player."""
        return self.occur(Damaged(target=self.token(kind, space).id, amount=99, by=1))

    def open(self, door: int = -1) -> Self:
        """A door is opened, the first one that is closed or that with this number."""
        token = next(each for each in self.tokens(DOOR) if door in (-1, each.door))
        return self.now(lambda state: open_door(state, token))

    def defeat(self, *figures: Figure) -> Self:
        for figure in figures:
            by = 1 if figure.seat == EMPIRE else EMPIRE
            self.now(lambda state, figure=figure, by=by: defeat(state, figure, by))  # type: ignore[misc]
        return self

    def push_attack(self, letter: str, target: int) -> Self:
        """A hero attacks something, by no action of its own, without any surge."""
        self.push(attack_with(self.state, self.figure(letter), must=True))
        while self.state.find(Attack) is not None:
            aimed = f"attack:{target}"
            self.choose(aimed) if aimed in self.options else self.go_on()
        return self

    def push_attack_until(self, letter: str, target: int, use: str) -> Self:
        """A hero attacks something until somebody may use this."""
        self.push(attack_with(self.state, self.figure(letter), must=True))
        while not self.offers(use):
            aimed = f"attack:{target}"
            self.choose(aimed) if aimed in self.options else self.go_on()
        return self

    def activate_figure(self, figure: Figure) -> Self:
        return self.push(Activation(figure=figure.id))

    def wound(self, letter: str) -> Self:
        """Whatever the hero can take on this side of the sheet."""
        return self.occur(Damaged(target=self.id(letter), amount=99, by=EMPIRE))

    def now(self, do: Callable[[MissionState], None]) -> Self:
        """Something happens now, in the middle of everything."""
        self._begin()
        self.state.__dict__["base_"] = len(self.state.stack)  # as in a step, what is pushed first comes first
        do(self.state)
        return self._played()

    def _begin(self) -> None:
        self.state.__dict__.pop("decision_", None)
        self.state.journal = []

    def _played(self) -> Self:
        run(self.state)
        self.events += self.state.journal
        forget_situation(self.state)
        decision(self.state)
        return self


# --- How most missions end ------------------------------------------------------------------------


def wounds_end_it(field: Field) -> None:
    """The Empire wins as soon as the last hero is wounded, and not before (CORE-WOUND-10)."""
    *others, last = list("abcd")[: len(field.state.heroes)]
    for letter in others:
        assert field.wound(letter).outcome is None, letter
    assert field.wound(last).outcome == Outcome(WOUNDED, (EMPIRE,))


def time_ends_it(field: Field, last: int) -> None:
    """Nobody does anything, and nobody of the Empire is there: it wins when that round is over, and not before."""
    while field.outcome is None:
        field.clear().end_round()
    assert (field.outcome, field.state.round) == (Outcome(TIME, (EMPIRE,)), last)
