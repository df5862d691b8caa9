"""History Repeats, a story mission of Heart of the Empire: a scholar is led to four terminals, and serves another."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import Manner
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.layout import objects, place_of
from dejarik.assault.campaign.rules.missions import EventHappens, count, rebels_win
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, hero_of
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.content.blocks import ONCE_PER_ACTIVATION, during, me
from dejarik.assault.content.campaign.language import (
    HEROES,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    counted,
    deploy,
    deploys,
    event,
    for_empire,
    goal,
    happened,
    imperials_win,
    mission,
    neutral,
    pushable,
    remove,
    round_ends,
)
from dejarik.assault.content.campaign.language import rebels_win as ends
from dejarik.assault.content.campaign.language.approaching import approachable
from dejarik.assault.content.campaign.language.escorts import for_points, invulnerable, the_one
from dejarik.assault.content.campaign.language.merits import merit, narrow, reached
from dejarik.assault.content.campaign.language.reacting import reacts, still_there
from dejarik.assault.content.picks import Pick, pick_space
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.events import RoundEnds
from dejarik.assault.rules.ground import are_adjacent, mobile_piece, on_board, piece, position_of, situation
from dejarik.assault.rules.movement import Moved, MoveSpaces, Place
from dejarik.assault.rules.objects.tokens import TERMINAL, add_token, remove_token, tokens_of
from dejarik.assault.rules.reports import TokenPlaced
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Use
from dejarik.kernel.effects import follows, name_of

LORN, PASSAGE, HIDING_PLACE = "lorn", "secret-passage", "hiding-place"
PALPATINE, TAKEN, GRIP = "emperor-palpatine-sith-master", "mission-shard-wrested", "grip"


def is_lorn(state: MissionState, figure: Figure) -> bool:
    return figure is the_one(state, LORN)


# --- Leading Lorn ---------------------------------------------------------------------------------------


def on_a_passage(state: MissionState, figure: Figure) -> bool:
    return figure.space in place_of(state, PASSAGE)


def _others(state: MissionState, figure: Figure) -> list[int]:
    return [space for space in place_of(state, PASSAGE) if space != figure.space]


def go_through(state: MissionState, use: Use) -> None:
    pick_space(state, use, _others(state, me(state, use)), come_out, amount=use.subject)


def beside_lorn_on_a_passage(state: MissionState, figure: Figure) -> bool:
    lorn = the_one(state, LORN)
    return lorn is not None and on_a_passage(state, lorn) and are_adjacent(state, figure, lorn)


def send_through(state: MissionState, use: Use) -> None:
    lorn = the_one(state, LORN)
    if lorn is not None:
        pick_space(state, use, _others(state, lorn), come_out, amount=lorn.id)


@follows
def come_out(state: MissionState, pick: Pick, space: int) -> None:
    state.push(Place(figure=pick.amount, seat=pick.seat, among=[space], close=True))


def lorn_has_moved(state: MissionState, event: Moved) -> bool:
    lorn = the_one(state, LORN)
    return lorn is not None and event.figure == lorn.id


def look_about(state: MissionState, event: Moved) -> None:
    """Where he stands, the heroes claim the terminal, or he has found what he came for."""
    spaces = [figure.space for figure in still_there(state, event.figure)]
    for token in [token for token in tokens_of(state, TERMINAL) if token.space in spaces]:
        remove_token(state, token)
        count(state, TERMINAL)
    if any(token.space in spaces for token in tokens_of(state, HIDING_PLACE)):
        count(state, HIDING_PLACE)


def mark_the_spot(state: MissionState, occasion: EventHappens) -> None:
    """One of three places, by chance."""
    [facts] = objects(state, HIDING_PLACE)
    space = state.rng.pick(place_of(state, HIDING_PLACE))
    token = add_token(state, facts.kind, space)
    state.log(TokenPlaced(token=token.id, kind=token.kind, space=token.space))


# --- The puppet -----------------------------------------------------------------------------------------


def drag(state: MissionState, spaces: int) -> None:
    """Lorn is pushed so many spaces, to where he is nearer to Palpatine."""
    closer = _closer(state, spaces)
    lorn = the_one(state, LORN)
    if lorn is not None and closer:
        state.push(
            MoveSpaces(
                figure=lorn.id,
                spaces=spaces,
                seat=EMPIRE,
                willing=False,
                ending=closer,
                must=True,
                by_mission=True,
            )
        )


def _closer(state: MissionState, spaces: int) -> list[int]:
    lorn, master = the_one(state, LORN), the_one(state, PALPATINE)
    if lorn is None or master is None:
        return []
    known, there = situation(state), piece(state, master)
    now = board.distance(known, piece(state, lorn), there)
    ends = board.reach(known, mobile_piece(state, lorn), spaces, Manner.SPACES).ends()
    found = []
    for position in ends:
        way = board.distance(known, board.space_thing(1 << position.space), there)
        if position != position_of(lorn) and way is not None and (now is None or way < now):
            found.append(int(position.space))
    return found


def summon(state: MissionState, occasion: EventHappens) -> None:
    drag(state, 4)


def _pull(state: MissionState, figure: Figure) -> int:
    """How far a figure of the Empire pushes Lorn in its activation."""
    lorn = the_one(state, LORN)
    if lorn is None or "master-of-puppets" not in state.happened:
        return 0
    if figure is the_one(state, PALPATINE):
        return 4
    return 2 if are_adjacent(state, figure, lorn) else 0


def can_pull(state: MissionState, use: Use) -> bool:
    figure = state.figures.get(use.subject)
    return figure is not None and bool(_pull(state, figure)) and bool(_closer(state, _pull(state, figure)))


def pull(state: MissionState, use: Use) -> None:
    drag(state, _pull(state, me(state, use)))


def with_his_master(state: MissionState, event: RoundEnds) -> bool:
    lorn, master = the_one(state, LORN), the_one(state, PALPATINE)
    return lorn is not None and master is not None and are_adjacent(state, lorn, master)


def rejoice(state: MissionState, event: RoundEnds) -> None:
    gain_threat(state, 2)


# --- The shard ------------------------------------------------------------------------------------------


def wrest(state: MissionState, figure: Figure, lorn: Figure) -> None:
    """Strength with what others have achieved before; a hero who helps adds to it, Palpatine takes from it."""
    beside = [other for other in on_board(state) if other is not figure and are_adjacent(state, other, lorn)]
    added = state.memory.get(GRIP, 0)
    added += any(hero_of(state, other) is not None for other in beside)
    added -= 2 * any(other is the_one(state, PALPATINE) for other in beside)
    state.push(
        AttributeTest(
            figure=figure.id,
            attributes=[Attribute.STRENGTH],
            then=name_of(wrested),
            needed=4,
            added=added,
        )
    )


@follows
def wrested(state: MissionState, test: AttributeTest) -> None:
    if test.passed:
        rebels_win(state, TAKEN)
    else:
        state.memory[GRIP] = test.total


mission(
    "history-repeats",
    neutral(LORN),
    pushable(LORN, by=HEROES, points=1, spaces=2),
    for_points("passage", 3, go_through, by=REBELS, when=on_a_passage),
    for_points("send-lorn", 2, send_through, by=HEROES, when=beside_lorn_on_a_passage),
    reacts("look-about", Moved, look_about, when=lorn_has_moved),
    for_empire(during("pull", pull, when=can_pull, limit=ONCE_PER_ACTIVATION)),
    reacts("rejoice", RoundEnds, rejoice, when=with_his_master),
    invulnerable(PALPATINE),
    approachable(is_lorn, "wrest", wrest, by=HEROES, when=happened("master-of-puppets")),
    goal(
        "read-terminals",
        Wants(drive=is_lorn, to=TERMINAL, via=PASSAGE, counts=(TERMINAL,)),
        until="x-marks-the-spot",
    ),
    goal(
        "find-shard",
        Wants(drive=is_lorn, to=HIDING_PLACE, via=PASSAGE),
        from_="x-marks-the-spot",
        until="master-of-puppets",
    ),
    goal("take-shard", Wants(beside=is_lorn, counts=(GRIP,)), from_="master-of-puppets"),
    event("the-emperors-elite", counted(TERMINAL, 2), deploy("royal-guard-elite", active_points)),
    event("x-marks-the-spot", counted(TERMINAL, 4), mark_the_spot, deploys()),
    event("master-of-puppets", counted(HIDING_PLACE, 1), remove(HIDING_PLACE), deploys(), summon),
    ends(TAKEN),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("grip-on-the-shard", when=reached(GRIP, 1)),
    narrow(),
    rules=3,
    imperial_goal="hold-out",
)
