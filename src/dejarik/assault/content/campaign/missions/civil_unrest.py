"""Civil Unrest, a side mission of Heart of the Empire: civilians to lead to safety, shields to carry, and a walker."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.campaign.rules.figures import card_named, is_neutral
from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.layout import place_of
from dejarik.assault.campaign.rules.missions import Counted, count
from dejarik.assault.campaign.rules.state import MissionState, decide_together
from dejarik.assault.campaign.rules.threat import gain_threat, threat_cost
from dejarik.assault.content.blocks import after, during, me, movement_cost
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    before,
    defeated,
    deploys,
    event,
    for_empire,
    for_heroes,
    goal,
    happened,
    imperials_win,
    mission,
    neutral,
    of_card,
    rebels_win,
    remove,
    removed_last,
    round_ends,
)
from dejarik.assault.content.campaign.language.escorts import invulnerable
from dejarik.assault.content.campaign.language.reacting import reacts, still_there
from dejarik.assault.content.campaign.language.triggers import on
from dejarik.assault.content.choosing import by_use, choose, choose_space
from dejarik.assault.content.picks import Pick
from dejarik.assault.rules.events import ActivationEnds, MissionBegins
from dejarik.assault.rules.figures.damage import Defeated
from dejarik.assault.rules.figures.groups import dismiss_group
from dejarik.assault.rules.ground import are_within, is_on_or_beside, on_board, piece, situation
from dejarik.assault.rules.movement import Moved, MoveSpaces, gain_points
from dejarik.assault.rules.objects.tokens import lose_shield, put_shield
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.verbs import CHOOSE_FIGURE
from dejarik.kernel import Decision, Limit, Procedure, Public, Use, ask, each_of, text
from dejarik.kernel.effects import follows

CIVILIAN, ROUTE, WALKER, SAVED = "civilian", "escape-route", "at-dp-elite", "saved"
#: How many portable shields the heroes have, and how far they lead civilians.
SHIELDS, NEAR, FAR = 4, 2, 2


# --- Civilians ------------------------------------------------------------------------------------------


def is_civilian(state: MissionState, figure: Figure | None) -> bool:
    return figure is not None and is_neutral(figure) and figure.card == card_named(state, CIVILIAN)


def _civilians(state: MissionState) -> list[Figure]:
    return [figure for figure in on_board(state) if is_civilian(state, figure)]


def nearby(state: MissionState, use: Use) -> list[Figure]:
    hero = me(state, use)
    return [figure for figure in _civilians(state) if are_within(state, hero, figure, NEAR)]


def it_is_over(state: MissionState, use: Use, event: ActivationEnds) -> bool:
    return event.figure == use.subject and bool(nearby(state, use))


@follows
def lead_away(state: MissionState, pick: Pick, figure: Figure) -> None:
    state.push(MoveSpaces(figure=figure.id, spaces=FAR, seat=pick.seat, by_mission=True))


def has_arrived(state: MissionState, event: Moved) -> bool:
    figure = state.figures.get(event.figure)
    return (
        figure is not None
        and is_civilian(state, figure)
        and "take-it-down" not in state.happened
        and any(is_on_or_beside(state, figure, space) for space in place_of(state, ROUTE))
    )


def let_go(state: MissionState, event: Moved) -> None:
    for figure in still_there(state, event.figure):
        dismiss_group(state, state.groups[figure.group])
        count(state, SAVED)


def was_a_civilian(state: MissionState, event: Defeated) -> bool:
    return event.card == card_named(state, CIVILIAN)


def outrage(state: MissionState, event: Defeated) -> None:
    gain_threat(state, 1)


def nobody_left(state: MissionState) -> bool:
    return not _civilians(state)


# --- Shields --------------------------------------------------------------------------------------------


def _mark(figure: int) -> str:
    return f"shields:{figure}"


class DivideShields(Procedure):
    """The heroes divide the portable shields as they like."""

    left: Public[int] = SHIELDS

    def offer(self, state: MissionState) -> Decision | None:
        if not self.left:
            return None
        heroes = [hero.figure for hero in present(state)]
        return decide_together(
            state, text("civil-unrest-shield", left=self.left), each_of(CHOOSE_FIGURE, heroes)
        )

    def take(self, state: MissionState, figure: int) -> None:
        self.left -= 1
        state.memory[_mark(figure)] = state.memory.get(_mark(figure), 0) + 1
        self.go_to(DivideShields.offer)

    steps = (ask(offer, take),)


def divide(state: MissionState, event: MissionBegins) -> None:
    state.push(DivideShields())


def _around(state: MissionState, use: Use) -> list[int]:
    found = board.adjacent_spaces(situation(state), piece(state, me(state, use)))
    return [int(space) for space in board.each(found)]


def has_shield(state: MissionState, use: Use) -> bool:
    return state.memory.get(_mark(use.subject), 0) > 0


def free_spaces(state: MissionState, use: Use) -> list[int]:
    return [space for space in _around(state, use) if space not in state.shields]


def shields_beside(state: MissionState, use: Use) -> list[int]:
    return [space for space in _around(state, use) if space in state.shields]


@follows
def put_down(state: MissionState, pick: Pick, space: int) -> None:
    state.memory[_mark(pick.subject)] -= 1
    put_shield(state, space)


@follows
def take_up(state: MissionState, pick: Pick, space: int) -> None:
    state.memory[_mark(pick.subject)] = state.memory.get(_mark(pick.subject), 0) + 1
    lose_shield(state, space)


# --- The walker -----------------------------------------------------------------------------------------


def walker_acts(state: MissionState, use: Use) -> bool:
    figure = state.figures.get(use.subject)
    return figure is not None and figure.card == WALKER


def march(state: MissionState, use: Use) -> None:
    gain_points(state, me(state, use), 1)


mission(
    "civil-unrest",
    neutral(CIVILIAN, attacked_by=IMPERIALS),
    reacts("divide", MissionBegins, divide),
    for_heroes(
        after("lead", ActivationEnds, choose(by_use(nearby), lead_away), when=it_is_over),
        during(
            "put-shield",
            choose_space(by_use(free_spaces), put_down),
            when=has_shield,
            costs=(movement_cost(1),),
        ),
        during("take-shield", choose_space(by_use(shields_beside), take_up), costs=(movement_cost(1),)),
    ),
    reacts("safe", Moved, let_go, when=has_arrived),
    reacts("rule-1", Defeated, outrage, when=was_a_civilian),
    for_empire(during("march", march, when=walker_acts, costs=(threat_cost(1),), limit=Limit("round", 3))),
    invulnerable(WALKER, when=before("take-it-down")),
    goal(
        "save-civilians",
        Wants(drive=is_civilian, to=ROUTE, protect=is_civilian, counts=(SAVED,)),
        until="take-it-down",
    ),
    goal("defeat-walker", Wants(defeat=of_card(WALKER)), from_="take-it-down"),
    event("heating-up", round_ends(2), deploys()),
    event(
        "take-it-down",
        round_ends(4)
        | (removed_last() & nobody_left)
        | (on(Counted, lambda state, event: event.name == SAVED) & nobody_left),
        remove(ROUTE),
        deploys(),
    ),
    rebels_win("mission-walker-down", defeated(WALKER), when=happened("take-it-down")),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=5,
    imperial_goal="hold-out",
)
