"""Execute the Plan, a story mission of Jabba's Realm: three stations, the core of a base, and allies who are none."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, AttributeTestBegins
from dejarik.assault.campaign.rules.deploying import DeployGroup, active_points
from dejarik.assault.campaign.rules.layout import spaces_of
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire, is_rebel
from dejarik.assault.content.blocks import after, strain_cost
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    both,
    counted,
    deploy,
    deploys,
    destroyed,
    event,
    for_heroes,
    gate,
    goal,
    happened,
    imperials_win,
    incapacitates,
    mission,
    moved,
    object_test,
    opened,
    rebels_win,
    removed_last,
    resolved,
    reveal,
    round_ends,
    shut,
    target,
    unlock,
)
from dejarik.assault.content.campaign.language.areas import all_heroes_in, figures_in, none_in
from dejarik.assault.content.campaign.language.doors import open_to
from dejarik.assault.content.campaign.language.merits import hit, merit, narrow
from dejarik.assault.content.campaign.language.wants import of_card
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.damage import hurt, remove_figure
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.kernel import Use

STATION, CORE, OUTPOST = "security-station", "power-core", "outpost-door"
GAMORREANS, PIRATES, TERRO = (
    "gamorrean-guard-elite",
    "weequay-pirate-elite",
    "captain-terro-wasteland-enforcer",
)
BEHIND_THE_DOOR = ("I11", "I12")


def _at_the_core(state: MissionState, use: Use, event: AttributeTestBegins) -> bool:
    token = state.tokens.get(state.the(AttributeTest).token)
    return event.figure == use.subject and token is not None and token.kind == CORE


def strive(state: MissionState, use: Use) -> None:
    state.the(AttributeTest).added += 1


def change_sides(state: MissionState, occasion: EventHappens) -> None:
    """Those of the Gamorreans who are left stand behind the door, unhurt, and are the Empire's; without any of them
    pirates come. Their card is exhausted."""
    helpers = [figure for figure in on_board(state) if is_rebel(state, figure) and figure.card == GAMORREANS]
    for figure in helpers:
        remove_figure(state, figure)
        state.fallen.pop(figure.id, None)
        for id in [id for id, source in state.sources.items() if source.subject == figure.id]:
            state.leave(id)
        state.groups.pop(figure.group, None)
    card = GAMORREANS if helpers else PIRATES
    reserved = empire(state).reserved
    empire(state).reserved = [each for each in reserved if each.card not in (GAMORREANS, PIRATES)]
    state.push(
        DeployGroup(
            card=card,
            seat=EMPIRE,
            spaces=spaces_of(state, BEHIND_THE_DOOR),
            event=occasion.event,
            exhausted=True,
            figures=len(helpers),
        )
    )


def heat(state: MissionState, occasion: EventHappens) -> None:
    inside = [figure for figure in figures_in(state, "interior") if REBELS(state, figure)]
    hurt(state, inside, 2, by=EMPIRE)


mission(
    "execute-the-plan",
    incapacitates(),
    target(STATION, attacked_by=REBELS),
    gate(OUTPOST, locked_to=IMPERIALS),
    open_to(OUTPOST, side=IMPERIALS, when=happened("betrayal")),
    object_test(CORE, "overload", (Attribute.STRENGTH, Attribute.TECH), by=HEROES, needed=3),
    for_heroes(
        after("strive", AttributeTestBegins, strive, when=_at_the_core, costs=(strain_cost(2),)),
    ),
    goal("destroy-stations", Wants(destroy=(STATION,)), until="way-in"),
    goal("get-in", Wants(use=(DOOR,)), from_="way-in", until="interior-guard"),
    goal("overload-core", Wants(use=(CORE,)), from_="interior-guard", until="betrayal"),
    goal("get-out", Wants(enter="extraction-zone", use=(DOOR,)), from_="betrayal"),
    event("reinforcements", round_ends(1), deploy("stormtrooper", active_points)),
    event("way-in", destroyed(STATION, 3), unlock(OUTPOST)),
    event("interior-guard", opened(OUTPOST), reveal("interior"), deploys()),
    event("betrayal", counted(CORE, 1), change_sides, shut(OUTPOST), unlock(OUTPOST), deploys()),
    event("heat", round_ends(), heat, when=happened("betrayal"), each=True),
    rebels_win(
        "mission-base-destroyed",
        moved() | removed_last() | resolved("betrayal"),
        when=both(
            happened("betrayal"),
            all_heroes_in("extraction-zone"),
            none_in("extraction-zone", side=of_card(TERRO)),
        ),
    ),
    imperials_win(TIME, round_ends(7)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("terro-damaged", when=hit(of_card(TERRO))),
    narrow(),
    rules=4,
    imperial_goal="hold-out",
)
