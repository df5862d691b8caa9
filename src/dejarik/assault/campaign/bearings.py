"""Where a position of a mission lies, coarsely, for those who explore (`kernel.exploring`).

Nothing here names a mission: what each side wants its goals declare (`Wants`), and what can be done with objects is
seen from what has become of them. It may look at what is hidden, as nobody plays by it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from dejarik.assault.board.counting import Counting
from dejarik.assault.board.passages import Way
from dejarik.assault.campaign.prizes import WAY, destination, may_do, prizes
from dejarik.assault.campaign.rules.milestones import END
from dejarik.assault.campaign.rules.missions import mission_text
from dejarik.assault.campaign.rules.state import IMPERIAL_TEAM, REBEL_TEAM, MissionState
from dejarik.assault.campaign.stakes import GOAL, beaten, progress
from dejarik.assault.content.campaign.language import WOUNDED
from dejarik.assault.content.campaign.language.wants import wanted_now
from dejarik.assault.evaluation.stakes import Prize
from dejarik.assault.evaluation.ways import CLOSED_DOOR
from dejarik.assault.facts.campaign_records import Side
from dejarik.assault.rules.ground import on_board, piece, situation, team
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import health
from dejarik.kernel.minds import Bearing

#: What of harm to a hero counts being wounded, and being out of the mission; damage counts up to 1.
HURT, GONE = 2.0, 2.0

#: What the cost of a defeated figure counts: more than that it stood there and could be defeated.
BEATEN = 2.0

#: Threat is told apart in steps of so much, as far as so many: what events offer for it needs some to spare.
SPARED, MOST_SPARED = 3, 2

#: The places of the aims in a bearing.
REBEL_GOALS, IMPERIAL_GOALS, HARM, DOINGS = range(4)
#: Who comes nearer to them by what it wants itself.
TEAMS = {REBEL_GOALS: REBEL_TEAM, IMPERIAL_GOALS: IMPERIAL_TEAM, HARM: IMPERIAL_TEAM, DOINGS: REBEL_TEAM}


def bearing(state: MissionState) -> Bearing:
    """The round; what the heroes are told to do, what has been counted and become of the objects, and who is hurt; and
    how near each side is to what it wants, how far the heroes are harmed, and how much has been done with objects."""
    aims = (_goals(state, REBEL_TEAM), _goals(state, IMPERIAL_TEAM), _harm(state), _doings(state))
    return Bearing(state.round, _traits(state), aims)


def aims_for(state: MissionState, missing: Collection[str]) -> dict[int, int | None]:
    """What leads to ends and events that have not been: what its side wants, or harm where that is all; and to events
    whatever is done."""
    winners = {ending.reason: ending.side for ending in mission_text(state).endings}
    aims: set[int] = set()
    for name in missing:
        winner = winners.get(name.removeprefix(END))
        if not name.startswith(END):
            aims |= {REBEL_GOALS, DOINGS}
        elif name == f"{END}{WOUNDED}":
            aims.add(HARM)
        elif winner is Side.IMPERIAL:
            aims |= {REBEL_GOALS, IMPERIAL_GOALS, HARM}  # mostly after something that the heroes did
        else:
            aims.add(REBEL_GOALS)
    return {aim: TEAMS[aim] for aim in sorted(aims)}


def _goals(state: MissionState, side: int) -> float:
    """What a side has achieved, how near its figures are to what else it wants, how far those are damaged whom it wants
    to defeat, and more for whoever is defeated."""
    damaged = sum(
        min(1.0, figure.damage / max(1, health(state, figure.id)))
        for figure in on_board(state)
        if any(wants.defeat is not None and wants.defeat(state, figure) for wants in wanted_now(state, side))
    )
    return progress(state, side) + approach(state, side) + GOAL * damaged + BEATEN * beaten(state, side)


def _traits(state: MissionState) -> tuple[object, ...]:
    done = Counter((token.kind, token.colour) for token in state.removed.values())
    done.update(
        (token.kind, token.colour) for token in state.tokens.values() if token.turned or token.carrier
    )
    counted = [item for item in sorted(state.memory.items()) if ":" not in item[0]]  # no marks of cards
    wounded = sum(hero.wounded + hero.withdrawn for hero in state.heroes.values())
    spare = min(MOST_SPARED, state.threat // SPARED)
    return (
        tuple(state.goals),
        tuple(sorted(done.items())),
        tuple(counted),
        wounded,
        len(state.escaped),
        spare,
    )


def _harm(state: MissionState) -> float:
    total = 0.0
    for hero in state.heroes.values():
        total += HURT * hero.wounded + GONE * hero.withdrawn
        figure = state.figures.get(hero.figure)
        if figure is not None:
            total += min(1.0, figure.damage / max(1, health(state, figure.id)))
    return total


def _doings(state: MissionState) -> float:
    """How many objects are gone, turned or carried about, and how much of the Health of others."""
    lying = state.tokens.values()
    chipped = sum(token.damage / token.health for token in lying if token.health)
    return len(state.removed) + sum(token.turned or token.carrier > 0 for token in lying) + chipped


def approach(state: MissionState, side: int) -> float:
    """How near the figures of a side are to what is worth going to, and to where they bring what they carry."""
    known = situation(state)
    walking = Counting(known.board.passages(Way.WALKING, known.closed))
    through = Counting(known.board.passages(Way.WALKING, 0)) if known.closed else None
    figures = [figure for figure in on_board(state) if team(state, figure.seat) == side]

    def nearness(figure: Figure, prize: Prize) -> float:
        spaces = piece(state, figure).spaces
        away = walking.distance(prize.spaces, spaces)
        if away is None and through is not None:
            away = through.distance(prize.spaces, spaces)
            away = None if away is None else away + CLOSED_DOOR
        return 0.0 if away is None else max(0.0, 1.0 - away / WAY)

    total = 0.0
    for prize in prizes(state, side):
        near = [nearness(figure, prize) for figure in figures if may_do(state, figure, prize)]
        if near:
            total += prize.points * (sum(near) / len(near) if prize.shared else max(near))
    for figure in figures:
        goal = destination(state, figure)
        if goal is not None:
            total += goal.points * nearness(figure, goal)
    return total
