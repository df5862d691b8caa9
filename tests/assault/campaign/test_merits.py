"""What additional rewards ask for, mission by mission: each scene ends with its condition met and not met."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from tests.assault.campaign.deeds import (
    Deed,
    barrels,
    beaten,
    brings_down,
    claims_the_sixth_charge,
    counts,
    decides,
    defeats,
    destroys,
    happens,
    hits,
    in_round,
    lost,
    opens,
    picks_up_benex,
    remembers,
    round_ends,
    stand_on_the_landing,
    takes_a_site,
    throws_one,
    vader_leaves,
    won,
    wounded,
)
from tests.assault.campaign.field import Field

from dejarik.assault.campaign.rules.missions import imperials_win, playable_missions, text_of
from dejarik.assault.campaign.rules.payment import ALWAYS, WON, payment
from dejarik.assault.facts.campaign_missions import listed_mission
from dejarik.assault.facts.campaign_records import Reward
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL

pytestmark = pytest.mark.usefixtures("lenient")

C25, C100 = {"credits_per_hero": 25}, {"credits_per_hero": 100}
AGENDA, INFLUENCE = {"extra_agenda": 1}, {"influence": 1}


# --- Scenes -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Scene:
    """What is done in a mission, and what the additional rewards come to then."""

    mission: str
    deeds: tuple[Deed, ...]
    paid: dict[str, dict[str, Any]]
    heroes: int = 2

    @property
    def name(self) -> str:
        return f"{self.mission}: {', '.join(self.paid) or 'nothing'}"


def scene(mission: str, *deeds: Deed, heroes: int = 2, **paid: dict[str, Any]) -> Scene:
    found = {name.strip("_").replace("_", "-"): reward for name, reward in paid.items()}
    return Scene(mission, deeds, found, heroes)


def either(
    mission: str, name: str, met: list[tuple[Deed, ...]], unmet: list[tuple[Deed, ...]]
) -> list[Scene]:
    """Credits for the Rebels, or influence for the Empire, whoever wins."""
    return [
        *(Scene(mission, deeds, {name: C100}) for deeds in met),
        *(Scene(mission, deeds, {f"not {name}": INFLUENCE}) for deeds in unmet),
    ]


def consoled(mission: str, name: str, met: tuple[Deed, ...], unmet: tuple[Deed, ...] = ()) -> list[Scene]:
    """A little for Rebels who have lost, and nothing if they win."""
    return [
        Scene(mission, (*met, lost), {name: C25}),
        Scene(mission, (*unmet, lost), {}),
        Scene(mission, (*met, won), {}),
    ]


INVESTIGATED, PASSAGE = counts(TERMINAL, 3), counts("blast-door", 1)
GUARDED = happens("well-guarded")
TERRO, HAN = "captain-terro-wasteland-enforcer", "han-solo-scoundrel"
LUKE, VADER, HUNTERS = "luke-skywalker-jedi-knight", "darth-vader-lord-of-the-sith", "trandoshan-hunter"
HEROES, FREED = happens("heroes-and-villains"), happens("freed-from-bonds")
DARK_LORD, CORNERED = happens("the-dark-lord"), happens("backed-into-a-corner")
SHADOWS, ORDERS = happens("figure-in-the-shadows"), happens("captains-orders")
BETRAYAL = happens("interior-guard", "betrayal")
RANCOR = happens("beware-of-rancor", "its-a-small-world")
ALLIES = {"allies": ("alliance-ranger", "rebel-saboteur", "rebel-trooper")}

SCENES = [
    # The core game
    *either(
        "a-new-threat",
        "terminals-investigated-by-round-5",
        [(in_round(5), INVESTIGATED)],
        [(in_round(6), INVESTIGATED), (in_round(2), beaten)],
    ),
    *either(
        "chain-of-command",
        "weiss-defeated-on-foot",
        [(defeats("imperial-officer-elite"),)],
        [
            (happens("vulnerable", "invulnerable"), defeats("general-weiss-field-commander")),
            (beaten,),
        ],
    ),
    scene("drawn-in", in_round(5), won, departed_by_round_5=C100),
    Scene("drawn-in", (in_round(6), won), {"not departed-by-round-5": INFLUENCE}),
    scene("drawn-in", in_round(5), beaten),
    scene("drawn-in", in_round(6), beaten),
    scene("fly-solo", opens("back-room-door"), defeats(HAN), back_room_opened=C100),
    scene("fly-solo", opens("back-room-door"), won, back_room_opened=C100),
    scene("fly-solo", in_round(3), round_ends, defeats(HAN), han_broke_out=INFLUENCE),
    scene("fly-solo", in_round(3), round_ends, won, han_broke_out=INFLUENCE),
    scene("fly-solo", lost),
    *(
        Scene(
            "generous-donations",
            (counts("donations-claimed", claimed), *((lost,) if claimed < 12 else ())),
            {
                name: {key: times}
                for name, key, times in (
                    ("every-3-tokens-claimed", "credits_per_hero", 100 * (claimed // 3)),
                    ("every-3-tokens-missed", "influence", (12 - claimed) // 3),
                )
                if times
            },
        )
        for claimed in (0, 2, 3, 7, 11, 12)
    ),
    *either(
        "imperial-hospitality",
        "terminal-destroyed",
        [
            (GUARDED, destroys(TERMINAL), won),
            (GUARDED, destroys(TERMINAL), beaten),
            (GUARDED, counts(TERMINAL, 1), beaten),
        ],
        [(won,), (beaten,), (happens("transmission-received"), won)],
    ),
    *either(
        "incoming",
        "passage-opened-by-round-5",
        [(in_round(5), PASSAGE)],
        [(in_round(6), PASSAGE), (in_round(3), beaten)],
    ),
    scene("the-source", in_round(6), won, terminal_secured_by_round_6=C100),
    scene("the-source", in_round(7), won),
    scene("the-source", beaten, beaten_before_the_door_opened=INFLUENCE),
    scene(
        "the-source",
        lambda field: field.now(lambda state: imperials_win(state, "mission-officer-freed")),
        beaten_before_the_door_opened=INFLUENCE,
    ),
    scene("the-source", happens("on-board"), beaten),
    scene("the-source", in_round(8), round_ends),
    Scene(
        "under-siege", (in_round(5), takes_a_site), {"over-by-round-6": {"xp_imperial": 1, "influence": 1}}
    ),
    Scene(
        "under-siege",
        (in_round(6), takes_a_site),
        {"not over-by-round-6": {"xp_each_hero": 1, "xp_imperial": 1}},
    ),
    Scene("under-siege", (in_round(6), lost), {"over-by-round-6": {"xp_imperial": 1, "influence": 1}}),
    Scene("under-siege", (in_round(7), lost), {"not over-by-round-6": {"xp_each_hero": 1, "xp_imperial": 1}}),
    scene("under-siege", in_round(5), won),
    scene("under-siege", in_round(8), won),
    # Return to Hoth
    *either(
        "disaster",
        "sorins-walker-defeated",
        [(happens("the-general"), defeats("at-st-elite"), end) for end in (won, lost)],
        [(happens("the-general"), won), (happens("the-general"), lost), (won,)],
    ),
    *either(
        "home-front",
        "barricade-destroyed-by-round-3",
        [(in_round(3), destroys("barricade"), end) for end in (won, lost)],
        [(in_round(4), destroys("barricade"), won), (won,), (lost,)],
    ),
    scene("one-step-behind", remembers(TERMINAL, 3), beaten, _3_terminals_claimed=C100),
    scene("one-step-behind", remembers(TERMINAL, 2), beaten),
    scene("one-step-behind", wounded("a"), won, half_the_heroes_wounded=INFLUENCE),
    scene("one-step-behind", wounded("a"), won, heroes=3),
    scene("one-step-behind", wounded("a", "b"), won, heroes=3, half_the_heroes_wounded=INFLUENCE),
    scene("one-step-behind", wounded("a", "b"), won, heroes=4, half_the_heroes_wounded=INFLUENCE),
    *either(
        "rescue-ops",
        "benex-retrieved-by-round-5",
        [(happens("enhanced-interrogation"), in_round(5), picks_up_benex, end) for end in (won, lost)],
        [(happens("enhanced-interrogation"), in_round(6), picks_up_benex, won), (won,), (lost,)],
    ),
    *either(
        "the-last-line",
        "sorin-defeated-by-round-3",
        [
            (in_round(3), defeats("general-sorin"), round_ends, won),
            (in_round(3), defeats("general-sorin"), round_ends, lost),
            (in_round(2), defeats("general-sorin"), lost),
        ],
        [(in_round(3), round_ends, defeats("general-sorin"), won), (in_round(2), lost), (won,)],
    ),
    *(
        Scene("white-noise", (destroys(DOOR, 3), end), {"not all-doors-destroyed": C100})
        for end in (won, lost)
    ),
    *(
        Scene("white-noise", (destroys(DOOR, 4), end), {"all-doors-destroyed": INFLUENCE})
        for end in (won, lost)
    ),
    # Jabba's Realm
    *consoled(
        "almost-home", "terro-damaged", (happens("captains-orders"), hits("almost-home--terro-on-foot"))
    ),
    *consoled("almost-home", "terro-damaged", (happens("sandstorm"), hits(TERRO)), (happens("sandstorm"),)),
    scene("almost-home", happens("sandstorm"), defeats(TERRO), lost, terro_damaged=C25),
    *consoled(
        "dangerous-allies",
        "terro-defeated",
        (happens("captains-orders"), defeats(TERRO)),
        (happens("captains-orders"), hits(TERRO)),
    ),
    *consoled(
        "execute-the-plan",
        "terro-damaged",
        (BETRAYAL, hits(TERRO)),
        (BETRAYAL,),
    ),
    Scene("from-all-sides", (HEROES, lost), {"not luke-defeated": C25}),
    scene("from-all-sides", HEROES, defeats(LUKE), lost),
    Scene("from-all-sides", (HEROES, won), {"not terro-defeated": AGENDA}),
    scene("from-all-sides", HEROES, defeats(TERRO), won),
    scene("hostile-negotiations", *barrels(3, 3), rebel_stockpile_of_3=C25),
    scene("hostile-negotiations", *barrels(2, 3)),
    scene("hostile-negotiations", *barrels(4, 3), spicer_stockpile_of_3=AGENDA),
    scene("hostile-negotiations", *barrels(4, 2)),
    scene("moment-of-fate", decides("shut-down-defenses"), won, sided_with_the_alliance=ALLIES),
    scene("moment-of-fate", decides("shut-down-defenses"), beaten, sided_with_the_alliance=ALLIES),
    scene("moment-of-fate", decides("steal-codes"), won, sided_with_jabba={"item_cheaper": 100}),
    scene("moment-of-fate", decides("steal-codes"), beaten, sided_with_jabba={"item_cheaper": 100}),
    scene("moment-of-fate", beaten),
    *consoled("overcharged", "6-explosives-at-once", (claims_the_sixth_charge, throws_one)),
    *consoled("trophy-hunting", "kallenn-defeated", (FREED, defeats("imperial-officer-elite", 9)), (FREED,)),
    *consoled("turf-war", "4-supports-destroyed", (RANCOR, brings_down(4)), (RANCOR, brings_down(3))),
    # Heart of the Empire
    *consoled("dark-recon", "recording-found", (happens("recorded"),)),
    *consoled(
        "disruption", "hideaway-found", (happens("splitting-up", "hunted-down"),), (happens("splitting-up"),)
    ),
    scene("double-agent", in_round(7), counts("lorn-arrested", 1), lorn_arrested_in_round_7=C25),
    scene("double-agent", in_round(6), counts("lorn-arrested", 1)),
    scene("double-agent", in_round(7), round_ends),
    *consoled("enemies-closer", "vader-hard-hit", (DARK_LORD, hits(VADER, 9)), (DARK_LORD, hits(VADER, 8))),
    scene("enemies-closer", DARK_LORD, hits(VADER, 9), vader_leaves, vader_hard_hit=C25),
    scene("enemies-closer", DARK_LORD, hits(VADER, 8), vader_leaves),
    *consoled("from-dark-clutches", "all-captives-claimed", (counts("captive", 4),), (counts("captive", 3),)),
    *consoled("history-repeats", "grip-on-the-shard", (remembers("grip", 1),), (remembers("grip", 0),)),
    *consoled("inside-man", "lorn-claimed", (happens("the-ambush"),)),
    *consoled(
        "into-a-corner",
        "all-heroes-on-the-landing",
        (stand_on_the_landing("a", "b"),),
        (stand_on_the_landing("a"),),
    ),
    *consoled(
        "on-the-run", "hunters-defeated", (CORNERED, defeats(HUNTERS, 9)), (CORNERED, defeats(HUNTERS))
    ),
    *consoled("on-the-trail", "zaaryn-defeated", (SHADOWS, defeats("imperial-officer-elite", 9)), (SHADOWS,)),
]


@pytest.mark.rule("CORE-REWARD-01")
@pytest.mark.parametrize("each", SCENES, ids=lambda each: each.name)
def test_what_additional_rewards_come_to(each: Scene) -> None:
    field = Field(each.mission, heroes=each.heroes)
    for do in each.deeds:
        do(field)
    assert field.outcome is not None
    paid = payment(field.state)
    found = {
        f"not {part.because}" if part.unless else part.because: _numbers(part.reward, part.times)
        for part in paid.parts
        if part.because not in (ALWAYS, WON)
    }
    assert found == each.paid


def _numbers(reward: Reward, times: int) -> dict[str, Any]:
    return {name: value * times for name, value in msgspec.to_builtins(reward).items()}


# --- For all missions -------------------------------------------------------------------------------

NARROW = [id for id in playable_missions() if "one-healthy-hero" in text_of(id).merits]


@pytest.mark.rule("CORE-REWARD-01")
@pytest.mark.parametrize("mission", NARROW)
def test_a_narrow_win_lets_the_empire_draw_an_agenda_more(mission: str) -> None:
    def drawn(hurt: str, end: Deed) -> int:
        field = Field(mission, heroes=3)
        wounded(*hurt)(field)
        end(field)
        return payment(field.state).extra_agenda

    assert drawn("ab", won) == 1
    assert drawn("a", won) == 0
    assert drawn("ab", lost) == 0


def test_scenes_show_every_condition_held_and_not_held() -> None:
    """Both sides of each: what pays, and a scene in which it does not."""
    for mission in playable_missions():
        for each in listed_mission(mission).rewards.conditional:
            if each.name == "one-healthy-hero":
                assert mission in NARROW
                continue
            name = f"not {each.name}" if each.unless else each.name
            shown = {name in scene.paid for scene in SCENES if scene.mission == mission}
            assert shown == {True, False}, (mission, name)
