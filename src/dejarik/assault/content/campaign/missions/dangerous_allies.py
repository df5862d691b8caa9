"""Dangerous Allies, a story mission of Jabba's Realm: a barge under way, a skiff that boards it, then the spaceport."""

from __future__ import annotations

from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.layout import area_of, section
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.sections import replace_sections
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, is_rebel, rebels
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    before,
    both,
    deploy,
    deploys,
    event,
    forbid,
    goal,
    happened,
    harden,
    imperials_want,
    imperials_win,
    mission,
    moved,
    of_card,
    opened,
    optional_deployment,
    rebels_win,
    removed_last,
    resolved,
    reveal,
    round_ends,
    target,
)
from dejarik.assault.content.campaign.language.areas import figures_in, none_in, within
from dejarik.assault.content.campaign.language.arrivals import kept_for
from dejarik.assault.content.campaign.language.bombarding import bombard
from dejarik.assault.content.campaign.language.boons import each_rebel_chooses
from dejarik.assault.content.campaign.language.conditions import standing
from dejarik.assault.content.campaign.language.merits import fell, merit
from dejarik.assault.content.campaign.language.vehicles import carry_over
from dejarik.assault.facts.cards import Keyword
from dejarik.assault.rules.figures.damage import defeat, hurt
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.printed import Profile

ENGINE, TERRO = "engine", "captain-terro-wasteland-enforcer"


def is_mobile(card: Profile) -> bool:
    return Keyword.MOBILE in card.keywords


def sink(state: MissionState, occasion: EventHappens) -> None:
    """Whoever of the Empire is on the skiff goes down with it."""
    for figure in figures_in(state, "skiff"):
        if IMPERIALS(state, figure):
            defeat(state, figure, by=rebels(state)[0])


def jump_off(state: MissionState, occasion: EventHappens) -> None:
    """The skiff is removed; Rebel figures come to the nearest space and suffer 3 damage."""
    aboard = [figure for figure in figures_in(state, "skiff") if is_rebel(state, figure)]
    replace_sections(state, [section(state, "skiff")], [])
    hurt(state, aboard, 3, by=EMPIRE)


def spaceport(state: MissionState) -> list[int]:
    """The active points on the spaceport."""
    there = area_of(state, "spaceport")
    return [space for space in active_points(state) if space in there]


mission(
    "dangerous-allies",
    kept_for(is_mobile, "green-1", "green-2", when=before("high-ground")),
    target(ENGINE, attacked_by=REBELS),
    target(DOOR, attacked_by=REBELS, when=happened("high-ground")),
    goal("repel-jets", Wants(defeat=IMPERIALS), until="boarding-party"),
    goal("destroy-engine", Wants(destroy=(ENGINE,)), from_="boarding-party", until="high-ground"),
    goal("break-blockade", Wants(destroy=(DOOR,)), from_="high-ground", until="captains-orders"),
    goal("clear-spaceport", Wants(defeat=within("spaceport", side=IMPERIALS)), from_="captains-orders"),
    imperials_want(Wants(enter="spaceport", who=of_card(TERRO)), from_="captains-orders"),
    event("cannon", round_ends(), bombard(imperial=False, objects=True), each=True),
    event("boarding-party", round_ends(1), reveal("skiff"), deploys()),
    event("pursuit", round_ends(from_=2), deploys(), when=standing(ENGINE), each=True),
    event(
        "high-ground",
        round_ends() & both(happened("boarding-party"), lambda state: not standing(ENGINE)(state)),
        sink,
        jump_off,
        carry_over("first-khetanna", to="2nd-khetanna", rows=16),
        harden(DOOR, 8),  # before, the cannon could break it from afar
        deploys(),
        optional_deployment(),
        each_rebel_chooses(points=3, strain=3),
    ),
    event(
        "captains-orders",
        opened("spaceport-door"),
        reveal("spaceport"),
        deploys(),
        deploy(TERRO, spaceport),
        optional_deployment(),
        forbid("can-gain-threat"),
    ),
    rebels_win(
        "mission-spaceport-cleared",
        removed_last() | moved() | resolved("captains-orders"),
        when=both(happened("captains-orders"), none_in("spaceport", side=IMPERIALS)),
    ),
    imperials_win(TIME, round_ends(7)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("terro-defeated", when=fell(of_card(TERRO))),
    rules=3,
    imperial_goal="hold-out",
)
