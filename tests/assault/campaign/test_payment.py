"""What a mission pays when it is over, and what follows it: from its data and from how it ended."""

from __future__ import annotations

from typing import Any

import pytest
from tests.assault.campaign.field import Field

from dejarik.assault.campaign.rules.missions import imperials_win, rebels_win
from dejarik.assault.campaign.rules.payment import (
    ALWAYS,
    WON,
    Following,
    Part,
    Payment,
    following,
    payment,
)
from dejarik.assault.campaign.rules.results import winner
from dejarik.assault.campaign.rules.state import EMPIRE, IMPERIAL_TEAM, Hero, MissionPlayer, MissionState
from dejarik.assault.facts.campaign_missions import campaign_mission_ids, listed_mission
from dejarik.assault.facts.campaign_records import CampaignMissionId, MissionKind, Reward, Side
from dejarik.kernel.rng import Rng

pytestmark = pytest.mark.usefixtures("lenient")

REBEL, IMPERIAL = Side.REBEL, Side.IMPERIAL
COMMON = Reward(xp_each_hero=1, credits_per_hero=100, xp_imperial=1, influence=1)


def over(mission: str, won_by: Side, heroes: int = 3, **merits: int) -> MissionState:
    """A mission that a side has won, when these conditions held."""
    state = MissionState(
        game="assault",
        rng=Rng.seeded(1),
        map="",
        mission=mission,
        players=[MissionPlayer(EMPIRE, IMPERIAL_TEAM)],
        heroes={figure: Hero(figure=figure, seat=figure, sheet="") for figure in range(1, heroes + 1)},
        merits={name.replace("_", "-").strip("-"): times for name, times in merits.items()},
    )
    state.finish("", *([EMPIRE] if won_by is IMPERIAL else range(1, heroes + 1)))
    return state


# --- What is paid ---------------------------------------------------------------------------------


@pytest.mark.rule("CORE-REWARD-01")
def test_a_mission_pays_what_it_pays_always_and_what_is_won_by_it() -> None:
    paid = payment(over("aftermath", REBEL))
    assert paid == Payment(
        3, 0, (Part(COMMON, ALWAYS), Part(Reward(credits_per_hero=100), WON, winner=REBEL))
    )
    assert (paid.xp_each_hero, paid.credits, paid.xp_imperial, paid.influence) == (1, 600, 1, 1)
    paid = payment(over("aftermath", IMPERIAL, heroes=2))
    assert paid.parts[1:] == (Part(Reward(influence=1), WON, winner=IMPERIAL),)
    assert (paid.xp_each_hero, paid.credits, paid.xp_imperial, paid.influence) == (1, 200, 1, 2)


@pytest.mark.rule("CORE-REWARD-01", "CORE-STAGE-05")
def test_crates_are_paid_once() -> None:
    field = Field("aftermath", heroes=2)
    field.hero("a").crates = 2
    assert payment(field.state).crates == 100
    rebels_win(field.state, "mission-terminals-destroyed")
    assert field.state.credits == 100
    assert payment(field.state).credits == 2 * 200 + 100


@pytest.mark.rule("CORE-REWARD-04")
def test_heroes_who_have_withdrawn_are_paid_as_well() -> None:
    field = Field("aftermath", heroes=4)
    for letter in "abc":
        field.hero(letter).withdrawn = True
    imperials_win(field.state, "mission-wounded")
    assert payment(field.state).heroes == 4
    assert payment(field.state).credits == 400


@pytest.mark.parametrize(
    ("mission", "won_by", "got"),
    [
        ("brushfire", REBEL, {"hero_cards": ("veteran-prowess",)}),
        ("breaking-point", IMPERIAL, {"imperial_cards": ("supply-deficit",)}),
        ("dark-obsession", IMPERIAL, {"villains": ("darth-vader-lord-of-the-sith",)}),
        ("homecoming", REBEL, {"allies": ("luke-skywalker-hero-of-the-rebellion",)}),
        ("friends-of-old", REBEL, {"hero_cards": ("fearless-leader",), "allies": ("rebel-trooper",)}),
        ("from-dark-clutches", REBEL, {"ally_choice": True}),
        ("the-hard-way", REBEL, {"boons": ("strategy-executed",), "bane_discarded": True}),
        ("the-hard-way", IMPERIAL, {"boons": (), "bane_discarded": True, "influence": 3}),
        ("captured", IMPERIAL, {"influence": 2, "xp_each_hero": 0, "credits": 0}),
        ("mutiny", REBEL, {"campaign": REBEL}),
        ("mutiny", IMPERIAL, {"campaign": IMPERIAL}),
    ],
)
@pytest.mark.rule("CORE-REWARD-01", "CORE-REWARD-02")
def test_what_else_can_be_won(mission: str, won_by: Side, got: dict[str, Any]) -> None:
    nothing: dict[str, Any] = {
        "hero_cards": (),
        "imperial_cards": (),
        "villains": (),
        "allies": (),
        "ally_choice": False,
        "boons": (),
        "bane_discarded": False,
        "campaign": None,
    }
    paid = payment(over(mission, won_by))
    assert {name: getattr(paid, name) for name in nothing | got} == nothing | got


@pytest.mark.rule("CORE-REWARD-01")
def test_conditions_pay_when_they_hold_and_when_they_do_not() -> None:
    """In Drawn In only a Rebel win pays for it, early or late; Generous Donations counts."""
    early, late = Reward(credits_per_hero=100), Reward(influence=1)
    name = "departed-by-round-5"
    assert payment(over("drawn-in", REBEL, departed_by_round_5=1)).parts[2:] == (
        Part(early, name, winner=REBEL),
    )
    assert payment(over("drawn-in", REBEL)).parts[2:] == (Part(late, name, unless=True, winner=REBEL),)
    assert payment(over("drawn-in", IMPERIAL)).parts[2:] == ()
    counted = payment(over("generous-donations", IMPERIAL, every_3_tokens_claimed=3, every_3_tokens_missed=1))
    assert counted.parts[1:] == (
        Part(early, "every-3-tokens-claimed", times=3),
        Part(late, "every-3-tokens-missed"),
    )
    assert (counted.credits, counted.influence) == (3 * 100 + 3 * 300, 2)


def test_a_mission_that_nobody_has_won_pays_what_it_always_pays() -> None:
    state = over("aftermath", REBEL)
    state.finish("conceded")
    assert winner(state) is None
    assert payment(state).parts == (Part(COMMON, ALWAYS),)


# --- What follows ---------------------------------------------------------------------------------

#: Every story mission: what follows a Rebel win, what an Imperial one, and what else there is to say.
NEXT: dict[str, tuple[str, str, dict[str, Any]]] = {
    # The core game
    "aftermath": ("a-new-threat", "under-siege", {"side_missions": 2}),
    "a-new-threat": ("imperial-hospitality", "fly-solo", {}),
    "under-siege": ("imperial-hospitality", "imperial-hospitality", {}),
    "imperial-hospitality": ("incoming", "drawn-in", {}),
    "fly-solo": ("incoming", "drawn-in", {}),
    "chain-of-command": ("last-stand", "desperate-hour", {}),
    "the-source": ("last-stand", "desperate-hour", {}),
    "last-stand": ("", "", {}),
    "desperate-hour": ("", "", {}),
    # Return to Hoth
    "the-battle-of-hoth": ("white-noise", "home-front", {"side_missions": 2, "threat_missions": 2}),
    "white-noise": ("return-to-echo-base", "return-to-echo-base", {}),
    "home-front": ("return-to-echo-base", "return-to-echo-base", {}),
    "return-to-echo-base": ("one-step-behind", "rescue-ops", {"threat_missions": 1}),
    "one-step-behind": ("the-last-line", "disaster", {"face_down": True}),
    "rescue-ops": ("the-last-line", "disaster", {"face_down": True}),
    "the-last-line": ("our-last-hope", "our-last-hope", {}),
    "disaster": ("our-last-hope", "our-last-hope", {}),
    "our-last-hope": ("", "", {}),
    # Jabba's Realm
    "trophy-hunting": ("moment-of-fate", "moment-of-fate", {}),
    "turf-war": ("moment-of-fate", "moment-of-fate", {}),
    "moment-of-fate": ("dangerous-allies", "dangerous-allies", {}),
    "from-all-sides": ("almost-home", "almost-home", {}),
    "dangerous-allies": ("execute-the-plan", "execute-the-plan", {}),
    "almost-home": ("storming-the-palace", "mutiny", {}),
    "execute-the-plan": ("storming-the-palace", "mutiny", {}),
    "storming-the-palace": ("", "", {}),
    "mutiny": ("", "", {}),
    # Heart of the Empire
    "on-the-run": ("capital-escape", "the-realm-of-the-dark-side", {}),
    "history-repeats": ("capital-escape", "the-realm-of-the-dark-side", {}),
    "enemies-closer": ("capital-escape", "the-realm-of-the-dark-side", {}),
    "capital-escape": ("", "", {}),
    "the-realm-of-the-dark-side": ("", "", {}),
}

#: Those that leave a choice: to the Rebels, or to who has won.
CHOICES: dict[str, tuple[tuple[str, ...], tuple[str, ...], Side, Side]] = {
    "trespass": (*(("overcharged", "hostile-negotiations"),) * 2, REBEL, REBEL),
    "overcharged": (*(("trophy-hunting", "turf-war"),) * 2, REBEL, REBEL),
    "hostile-negotiations": (*(("trophy-hunting", "turf-war"),) * 2, REBEL, REBEL),
    "from-dark-clutches": (
        ("double-agent", "disruption"),
        ("double-agent", "into-a-corner"),
        REBEL,
        IMPERIAL,
    ),
    "on-the-trail": (("disruption", "into-a-corner"), ("double-agent", "into-a-corner"), REBEL, IMPERIAL),
    "inside-man": (*(("double-agent", "into-a-corner"),) * 2, REBEL, IMPERIAL),
    "double-agent": (
        ("history-repeats", "enemies-closer"),
        ("enemies-closer", "on-the-run"),
        REBEL,
        IMPERIAL,
    ),
    "disruption": (("history-repeats", "on-the-run"), ("enemies-closer", "on-the-run"), REBEL, IMPERIAL),
    "into-a-corner": (("enemies-closer", "on-the-run"), ("history-repeats", "on-the-run"), REBEL, IMPERIAL),
}

#: Those that force another one if they are lost, and Dark Recon, which offers less then.
SPECIAL = ("incoming", "drawn-in", "dark-recon")


def ids(*names: str) -> tuple[CampaignMissionId, ...]:
    return tuple(CampaignMissionId(name) for name in names if name)


def test_the_tables_name_every_mission_of_the_story() -> None:
    line = (MissionKind.INTRODUCTION, MissionKind.STORY, MissionKind.INTERLUDE, MissionKind.FINALE)
    stories = [id for id in campaign_mission_ids() if listed_mission(id).kind in line]
    assert sorted([*NEXT, *CHOICES, *SPECIAL]) == stories


@pytest.mark.rule("CORE-REWARD-01", "CORE-STAGE-05")
@pytest.mark.parametrize("mission", NEXT)
def test_which_story_mission_follows(mission: str) -> None:
    after_win, after_loss, besides = NEXT[mission]
    assert following(over(mission, REBEL)) == Following(ids(after_win), **besides)
    assert following(over(mission, IMPERIAL)) == Following(ids(after_loss), **besides)


@pytest.mark.rule("CORE-REWARD-01")
@pytest.mark.parametrize("mission", CHOICES)
def test_which_story_missions_can_be_chosen_and_by_whom(mission: str) -> None:
    after_win, after_loss, first, second = CHOICES[mission]
    side_missions = 2 if mission == "trespass" else 0
    assert following(over(mission, REBEL)) == Following(ids(*after_win), first, side_missions=side_missions)
    assert following(over(mission, IMPERIAL)) == Following(
        ids(*after_loss), second, side_missions=side_missions
    )


@pytest.mark.rule("CORE-REWARD-01")
def test_a_condition_changes_what_follows() -> None:
    three = ids("from-dark-clutches", "on-the-trail", "inside-man")
    found = over("dark-recon", IMPERIAL, recording_found=1)
    assert following(over("dark-recon", REBEL)) == Following(three, REBEL, side_missions=2)
    assert following(found) == Following(three, REBEL, side_missions=2)
    assert following(over("dark-recon", IMPERIAL)) == Following(three[:1], side_missions=2)
    early = over("under-siege", IMPERIAL, over_by_round_6=1)
    assert following(early) == Following(ids("fly-solo"))
    assert following(over("under-siege", REBEL, over_by_round_6=1)) == Following(ids("imperial-hospitality"))
    sided = over("moment-of-fate", IMPERIAL, sided_with_the_alliance=1)
    assert following(sided) == Following(ids("from-all-sides"))


@pytest.mark.rule("CORE-FORCED-01")
@pytest.mark.parametrize("mission", ["incoming", "drawn-in"])
def test_a_lost_mission_can_force_another_one(mission: str) -> None:
    assert following(over(mission, REBEL)) == Following(ids("chain-of-command"))
    assert following(over(mission, IMPERIAL)) == Following(
        ids("the-source"), forced=CampaignMissionId("captured")
    )
    assert following(over("captured", REBEL)) == Following(ids("the-source"))


@pytest.mark.rule("CORE-STAGE-05", "CORE-SIDE-02", "CORE-SIDE-03")
@pytest.mark.parametrize(
    ("mission", "replaced"),
    [("brushfire", 1), ("generous-donations", 1), ("breaking-point", 0), ("the-hard-way", 0), ("wanted", 0)],
)
def test_only_a_side_mission_of_the_deck_is_replaced(mission: str, replaced: int) -> None:
    assert following(over(mission, REBEL)) == Following(side_missions=replaced)
    assert following(over(mission, IMPERIAL)) == Following(side_missions=replaced)
