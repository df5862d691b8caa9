"""Hostile Negotiations, a story mission of Jabba's Realm: six barrels of spice, and two who always come back."""

from __future__ import annotations

from dejarik.assault.board import each, object_thing, spaces_within
from dejarik.assault.campaign.rules.attachments import take_back
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.figures import add_named_group
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    Wants,
    deploy,
    deploys,
    event,
    goal,
    imperials_want,
    imperials_win,
    mission,
    rebels_win,
    round_begins,
    round_ends,
)
from dejarik.assault.content.campaign.language.carrying import pocketed, take_up
from dejarik.assault.content.campaign.language.delivering import delivered, lost_in_pain
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.merits import merit, reached
from dejarik.assault.content.campaign.language.reacting import reacts, still_there
from dejarik.assault.content.campaign.language.searching import usable_for_points
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target
from dejarik.assault.facts.cards import Trait
from dejarik.assault.rules.figures.damage import Defeated
from dejarik.assault.rules.figures.groups import dismiss_group
from dejarik.assault.rules.ground import board_for, members, on_board, situation
from dejarik.assault.rules.movement import Place
from dejarik.assault.rules.objects.interacting import next_to
from dejarik.assault.rules.objects.tokens import DOOR, carried_by, remove_token, tokens_of
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Moment
from dejarik.kernel.abilities import cancel
from dejarik.kernel.effects import follows

BARREL, RUNNER, HUNTERS = "spice-barrel", "spice-runner", "trandoshan-hunter"
OURS, THEIRS = "rebel-stockpile", "spicers-stockpile"  # the piles, and what each side has claimed
RUNNERS = 2


# --- Barrels ---------------------------------------------------------------------------------------


def has_hands(state: MissionState, figure: Figure) -> bool:
    """Everybody but creatures and those who carry one already."""
    return (
        (REBELS(state, figure) or IMPERIALS(state, figure))
        and Trait.CREATURE not in profile_of(state, figure).traits
        and not any(token.kind == BARREL for token in carried_by(state, figure))
    )


@follows
def pick_up(state: MissionState, pick: Pick, barrel: Token) -> None:
    """Who stands next to the own stockpile has brought it there already."""
    figure = state.figures[pick.subject]
    take_up(state, figure, barrel)
    pile, pile_up = (OURS, claim) if REBELS(state, figure) else (THEIRS, seize)
    if any(next_to(state, figure, place) for place in tokens_of(state, pile)):
        pile_up(state, figure, barrel)


def claim(state: MissionState, figure: Figure, barrel: Token) -> None:
    remove_token(state, barrel)
    count(state, OURS)


def seize(state: MissionState, figure: Figure, barrel: Token) -> None:
    """A runner goes for the next one."""
    remove_token(state, barrel)
    count(state, THEIRS)
    if is_runner(state, figure):
        set_aside(state, figure)


def rebels_have_more(state: MissionState) -> bool:
    return state.memory.get(OURS, 0) > state.memory.get(THEIRS, 0)


def rebels_have_no_more(state: MissionState) -> bool:
    return not rebels_have_more(state)


# --- Runners ---------------------------------------------------------------------------------------


def is_runner(state: MissionState, figure: Figure) -> bool:
    return state.named.get(figure.group) == RUNNER


def set_aside(state: MissionState, figure: Figure) -> None:
    """What a runner carried stays in its space."""
    group = state.groups[figure.group]
    take_back(state, group)
    dismiss_group(state, group)


def would_fall(state: MissionState, event: Defeated) -> bool:
    figure = state.figures.get(event.figure)
    return figure is not None and not event.cancelled and is_runner(state, figure)


def get_away(state: MissionState, event: Defeated) -> None:
    cancel(state, event)
    for runner in still_there(state, event.figure):
        set_aside(state, runner)


def is_missing(state: MissionState) -> bool:
    """A runner is set aside."""
    return sum(is_runner(state, figure) for figure in on_board(state)) < RUNNERS


def _free(state: MissionState, visited: list[int]) -> list[Token]:
    """A barrel of each pile, and those that lie alone, but for the places that a runner has come to already."""
    found = {token.space: token for token in tokens_of(state, BARREL) if not token.carrier}
    return [token for space, token in found.items() if space not in visited]


def more_to_fetch(state: MissionState) -> bool:
    return is_missing(state) and bool(_free(state, []))


def send(state: MissionState, occasion: EventHappens) -> None:
    pick_target(state, speaking(state, occasion.event), _free(state, []), come_to)


@follows
def come_to(state: MissionState, pick: Pick, barrel: Token) -> None:
    near = spaces_within(situation(state), object_thing(1 << barrel.space), 1) & board_for(state).on_map
    [runner] = members(state, add_named_group(state, EMPIRE, RUNNER).id)
    state.push(
        Place(figure=runner.id, seat=EMPIRE, among=[int(space) for space in each(near)], close=True),
        afterwards(pick, grab, amount=runner.id, chosen=[*pick.chosen, barrel.space]),
    )


@follows
def grab(state: MissionState, then: Then, nothing: None) -> None:
    """The runner takes a barrel of that place, and the next one comes."""
    barrels = [token for token in tokens_of(state, BARREL) if token.space == then.chosen[-1]]
    for runner in still_there(state, then.amount):
        if next_to(state, runner, barrels[0]):
            take_up(state, runner, barrels[0])
    if is_missing(state):
        pick_target(state, then, _free(state, then.chosen), come_to, chosen=then.chosen)


mission(
    "hostile-negotiations",
    pocketed(BARREL, "imperial-officer"),
    usable_for_points(BARREL, "take", pick_up, by=has_hands),
    lost_in_pain(BARREL, rule=1),
    delivered(BARREL, to=OURS, by=REBELS, rule=2, then=claim),
    delivered(BARREL, to=THEIRS, by=IMPERIALS, rule=3, then=seize),
    reacts("rule-4", Defeated, get_away, when=would_fall, moment=Moment.BEFORE),
    goal("more-barrels", Wants(use=(DOOR,), carry=(BARREL,), to=OURS, counts=(OURS,))),
    imperials_want(Wants(use=(DOOR,), carry=(BARREL,), to=THEIRS, counts=(THEIRS,))),
    event("more-runners", round_begins(from_=2), send, when=more_to_fetch, each=True),
    event("unleashed", round_ends(2), deploys()),
    event("hired-muscle", round_ends(4), deploys(), deploy(HUNTERS, active_points)),
    rebels_win("mission-more-spice", round_ends(6), when=rebels_have_more),
    imperials_win("mission-less-spice", round_ends(6), when=rebels_have_no_more),
    merit("rebel-stockpile-of-3", when=reached(OURS, 3)),
    merit("spicer-stockpile-of-3", when=reached(THEIRS, 3)),
    rules=5,
    imperial_goal="as-many-barrels",
)
