"""The Source: a captured officer who opens doors where he is dragged, and waits for his moment every round."""

from __future__ import annotations

from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.missions import imperials_win as give_to_empire
from dejarik.assault.campaign.rules.missions import rebels_win as give_to_rebels
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, hero_of
from dejarik.assault.content.campaign.language import (
    A_MOVE,
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    approachable,
    before,
    both,
    deploys,
    event,
    goal,
    imperials_want,
    imperials_win,
    lead,
    mission,
    neutral,
    one_may_attack,
    opened,
    rebels_win,
    round_ends,
)
from dejarik.assault.content.campaign.language.choices import options_for
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.merits import before_end_of, merit, rebels_have_won
from dejarik.assault.content.core.imperials import choose_how_to_obey
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target
from dejarik.assault.rules.ground import are_within, on_board, sees
from dejarik.assault.rules.movement import MoveSpaces, gain_points, may_go
from dejarik.assault.rules.objects.interacting import next_to
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, open_door, tokens_of
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel.effects import follows

OFFICER = "captured-officer"
SECURED, FREED = "mission-terminal-secured", "mission-officer-freed"
MOST_COST = 6


def is_officer(state: MissionState, figure: Figure) -> bool:
    return state.named.get(figure.group) == OFFICER


def _officer(state: MissionState) -> Figure | None:
    return next((figure for figure in on_board(state) if is_officer(state, figure)), None)


# --- What can be done with him --------------------------------------------------------------------


def drag(state: MissionState, figure: Figure, officer: Figure) -> None:
    """Both move 2 spaces: who drags him first, then he."""
    state.push(MoveSpaces(figure=figure.id, spaces=2, seat=figure.seat))
    lead(state, officer, 2, by=figure.seat)


def _beside(state: MissionState, officer: Figure, kind: str) -> list[Token]:
    return [token for token in tokens_of(state, kind) if next_to(state, officer, token)]


def is_at_a_door(state: MissionState, officer: Figure) -> bool:
    return bool(_beside(state, officer, DOOR))


def is_at_the_terminal(state: MissionState, officer: Figure) -> bool:
    return bool(_beside(state, officer, TERMINAL))


def use_his_codes(state: MissionState, figure: Figure, officer: Figure) -> None:
    for door in _beside(state, officer, DOOR)[:1]:
        open_door(state, door)


def secure(state: MissionState, figure: Figure, officer: Figure) -> None:
    give_to_rebels(state, SECURED)


def is_unwatched(state: MissionState, officer: Figure) -> bool:
    """No healthy Rebel figure is within 3 spaces of him."""

    def is_healthy(figure: Figure) -> bool:
        hero = hero_of(state, figure)
        return hero is None or not hero.wounded

    return not any(
        REBELS(state, figure) and is_healthy(figure) and are_within(state, officer, figure, 3)
        for figure in on_board(state)
    )


def set_free(state: MissionState, figure: Figure, officer: Figure) -> None:
    give_to_empire(state, FREED)


# --- Opportune Moment -----------------------------------------------------------------------------


def _in_his_sight(state: MissionState) -> list[Figure]:
    officer = _officer(state)
    if officer is None:
        return []
    return [figure for figure in on_board(state) if IMPERIALS(state, figure) and sees(state, officer, figure)]


def slip_away(state: MissionState, occasion: EventHappens) -> None:
    officer = _officer(state)
    if officer is not None:
        lead(state, officer, 1, by=EMPIRE)


def shout_orders(state: MissionState, occasion: EventHappens) -> None:
    """One figure in his sight, not too important, moves or attacks."""
    able = [figure for figure in _in_his_sight(state) if profile_of(state, figure).figure_cost <= MOST_COST]
    pick_target(state, speaking(state, occasion.event), able, choose_how_to_obey)


def beckon(state: MissionState, occasion: EventHappens) -> None:
    ids = [figure.id for figure in _in_his_sight(state)]
    state.push(afterwards(speaking(state, occasion.event), beckon_next, chosen=ids))


@follows
def beckon_next(state: MissionState, then: Then, nothing: None) -> None:
    left = [state.figures[id] for id in then.chosen if id in state.figures]
    able = [figure for figure in left if may_go(state, figure)]
    pick_target(state, then, able, come_here, may=True, chosen=then.chosen)


@follows
def come_here(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_points(state, figure, 2)
    state.push(afterwards(pick, beckon_next, chosen=[id for id in pick.chosen if id != figure.id]))


def beaten(state: MissionState) -> bool:
    """The officer has been freed, or all heroes are wounded."""
    return state.outcome is not None and state.outcome.reason in (FREED, WOUNDED)


mission(
    "the-source",
    neutral(OFFICER),
    approachable(is_officer, "drag", drag, by=REBELS),
    approachable(is_officer, "open", use_his_codes, by=REBELS, only=is_at_a_door),
    approachable(is_officer, "secure", secure, by=REBELS, only=is_at_the_terminal),
    approachable(is_officer, "free", set_free, by=IMPERIALS, only=is_unwatched),
    goal("drag-him-on", Wants(drive=is_officer, to=TERMINAL)),
    imperials_want(Wants(beside=is_officer)),
    event(
        "opportune-moment",
        round_ends(),
        options_for({"ambush": 1}),
        each=True,
        choices={
            "slip-away": (slip_away,),
            "orders": (shout_orders,),
            "beckon": (beckon,),
            "ambush": (one_may_attack(after=A_MOVE),),
        },
    ),
    event("awaiting-departure", opened("inspection-station-door"), deploys()),
    event("on-board", opened("security-station-door"), deploys()),
    rebels_win(SECURED),
    imperials_win(FREED),
    imperials_win(TIME, round_ends(8)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("terminal-secured-by-round-6", when=both(rebels_have_won, before_end_of(6))),
    merit("beaten-before-the-door-opened", when=both(before("on-board"), beaten)),
    rules=3,
    imperial_goal="free-officer",
)
