"""Heroes in the course of a mission: activations, cards, wounds that last, and what others may not do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable
from tests.assault.campaign.trial import write_trial

from dejarik.assault.campaign.rules.bounties import has_bounty
from dejarik.assault.campaign.rules.heroes import deplete, group_of, is_depleted
from dejarik.assault.campaign.rules.missions import rebels_win
from dejarik.assault.campaign.rules.rounds import PassToken, ready_groups
from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.campaign.rules.wounds import make_healthy
from dejarik.assault.content.campaign.language import all_heroes_wounded
from dejarik.assault.content.companions import bring_into_play
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.activation import GroupActivation
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.objects.tokens import CRATE, add_token
from dejarik.assault.rules.values import health, speed
from dejarik.kernel.saves import load, to_binary

STAFF = "diala-passil-plasteel-staff"


# --- Activations ----------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ACT-13", "CORE-HERO-07")
@pytest.mark.usefixtures("lenient")
def test_a_hero_is_ready_as_long_as_a_token_is() -> None:
    field = Field("aftermath")
    group = group_of(field.state, field.hero("a"))
    left = []
    while field.state.round == 1:
        if field.asks == (1, "activate-group"):
            left.append((group.activations, group.ready))
        field.go_on()
    assert left == [(2, True), (1, True), (1, True), (0, False)], "one token for each activation"


@pytest.mark.rule("CORE-ACT-12", "CORE-CARD-05")
def test_a_hero_readies_all_own_cards_when_it_activates() -> None:
    table = MissionTable(
        "| A   d   g |",
        A="stormtrooper",
        d="diala-passil",
        g="gaarkhan",
        cards={"d": [STAFF], "g": ["dh-17"]},
    )
    group, other = table.figure("d").group, table.figure("g").group
    table.state.memory = {f"exhausted:{STAFF}@{group}": 1, f"exhausted:dh-17@{other}": 1, "exhausted:7": 1}
    table.activate("d")
    assert table.state.memory == {f"exhausted:dh-17@{other}": 1, "exhausted:7": 1}, "no others"


@pytest.mark.rule("CORE-HERO-10", "CORE-HERO-05")
@pytest.mark.usefixtures("lenient")
def test_the_extra_token_stays_with_the_only_hero_left() -> None:
    field = Field("aftermath", 3)
    field.state.extra = field.id("a")
    field.state.heroes[field.id("b")].wounded = field.state.heroes[field.id("c")].wounded = True
    field.wound("b").wound("c")
    assert [field.hero(letter).withdrawn for letter in "abc"] == [False, True, True]
    field.end_round().until("activate-group")
    assert not any(isinstance(each, PassToken) for each in field.state.stack)
    assert (field.state.extra, group_of(field.state, field.hero("a")).activations) == (field.id("a"), 2)


@pytest.mark.rule("CORE-WOUND-08")
@pytest.mark.usefixtures("lenient")
def test_the_extra_token_is_not_lost_with_a_hero_who_withdraws() -> None:
    field = Field("aftermath", 3)
    field.state.extra = field.id("a")
    field.wound("a").wound("a")
    assert field.hero("a").withdrawn
    assert [group.seat for group in field.state.groups.values() if group.card == "diala-passil"] == [2, 3]
    field.end_round("heroes-pass-token")
    assert field.options == [f"choose:{field.id('b')}", f"choose:{field.id('c')}"]
    field.choose(f"choose:{field.id('c')}").until("activate-group")
    tokens = [group_of(field.state, field.hero(letter)).activations for letter in "bc"]
    assert tokens == [1, 2], "its own token is gone"


# --- Wounds ---------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-WOUND-07")
@pytest.mark.usefixtures("lenient")
def test_a_hero_who_has_withdrawn_is_wounded_decides_with_the_others_and_wins_with_them() -> None:
    field = Field("aftermath", 3, ally="rebel-trooper").wound("b").wound("b").until("activate-group")
    assert (field.hero("b").withdrawn, field.hero("b").wounded) == (True, True)
    assert field.decision.seats == (1, 2, 3)
    trooper = field.of_card("rebel-trooper")[0]
    field.choose(f"activate:{trooper.group}").until("activate-figure", "activation-prompt")
    assert set(field.decision.seats) == {1, 2, 3}, "an ally is theirs too"
    field.now(lambda state: rebels_win(state, "mission-time"))
    assert field.outcome is not None
    assert set(field.outcome.winners) == {1, 2, 3}


@pytest.mark.rule("CORE-WOUND-07", "CORE-WOUND-10")
@pytest.mark.usefixtures("lenient")
def test_who_has_withdrawn_counts_among_the_wounded() -> None:
    field = Field("aftermath", 2).wound("a").wound("a")
    assert field.outcome is None
    field.wound("b")
    assert field.outcome is not None


@pytest.mark.rule("CORE-WOUND-09", "IA-WOUND-01")
@pytest.mark.usefixtures("lenient")
def test_a_hero_is_wounded_until_an_effect_heals_it() -> None:
    field = Field("aftermath", 2).wound("a")
    state, figure = field.state, field.figure("a")
    field.end_round().end_round().until("activate-group")
    assert field.hero("a").wounded
    slow = speed(state, figure.id), endurance(state, figure.id)
    field.now(lambda state: make_healthy(state, field.hero("a")))
    assert (field.hero("a").wounded, figure.card) == (False, "diala-passil")
    assert (speed(state, figure.id), endurance(state, figure.id)) == (slow[0] + 1, slow[1] + 1)
    assert [source.key for source in state.sources.values() if source.subject == figure.id].count(
        "diala-passil-wounded"
    ) == 0
    field.wound("b")
    assert field.outcome is None, "not every hero is wounded now"
    assert not any(signal.fits(state, None) for signal in all_heroes_wounded().signals)
    field.wound("a")
    assert field.outcome is not None


@pytest.mark.rule("CORE-STRAIN-04")
def test_strain_above_endurance_is_discarded_without_effect() -> None:
    """A card that is depleted takes its Endurance with it."""
    card = "fenn-signis-rebel-elite"
    table = MissionTable("| A   f |", A="stormtrooper", f="fenn-signis", cards={"f": [card]})
    full = endurance(table.state, table.id("f"))
    table.tire("f", full)
    deplete(table.state, table.source(card))
    left = endurance(table.state, table.id("f"))
    assert left < full
    assert (table.strain("f"), table.damage("f")) == (left, 0)
    table.occur(Damaged(target=table.id("f"), amount=99, by=0))
    assert table.strain("f") == endurance(table.state, table.id("f")), "the wounded side has less"
    assert table.damage("f") == 0


# --- Conditions -----------------------------------------------------------------------------------


@pytest.mark.rule("CORE-EXMISC-04")
def test_bleeding_and_stunned() -> None:
    table = MissionTable("| A   d |", A="stormtrooper", d="diala-passil", cards={"d": [STAFF]})
    table.give("d", Condition.BLEEDING, Condition.STUNNED).activate("d")
    table.choose("discard:stun")
    assert (table.strain("d"), table.figure("d").conditions) == (1, [Condition.BLEEDING])
    table.choose("discard:bleed")
    assert (table.strain("d"), table.figure("d").conditions) == (1, [])


# --- What others may not do -----------------------------------------------------------------------


@pytest.mark.rule("CORE-ACTION-15", "CORE-ALLY-02")
@pytest.mark.usefixtures("lenient")
@pytest.mark.parametrize("who", ["ally", "trooper", "hero"])
def test_only_heroes_rest_and_open_crates_but_all_open_doors(
    monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    write_trial(monkeypatch, "aftermath")
    field = Field("aftermath", ally="rebel-trooper").clear()
    figure = {
        "ally": field.of_card("rebel-trooper")[0],
        "trooper": field.of_card("stormtrooper")[0],
        "hero": field.figure("a"),
    }[who]
    door = field.token("door")
    spaces = [
        name
        for name in ("D5", "E5", "F5", "G5", "D6", "E6", "F6", "G6", "H5", "H6", "C5", "C6", "D4", "E4")
        if field.exists(name)
    ]
    opens = []
    for space in spaces:
        field.put(figure, space)
        add = add_token(field.state, CRATE, figure.space)
        field.activate_figure(figure)
        assert bool(field.offers("interact:crate")) is (who == "hero")
        assert bool(field.offers("special:rules-hero.rest")) is (who == "hero")
        opens += field.offers(f"interact:open#{door.id}")
        field.choose("end")
        while field.asks[1] != "activate-group":
            field.go_on()
        del field.state.tokens[add.id]
    assert opens, "next to the door everybody may open it"


@pytest.mark.rule("IA-COMP-13", "CORE-COMPANION-06")
def test_a_companion_uses_no_cards_of_its_hero() -> None:
    cards = [STAFF, "diala-passil-force-adept", "adrenal-stim", "survival-gear", "artificial-stimulants"]
    table = MissionTable("| A   d   . |", A="stormtrooper", d="diala-passil", cards={"d": cards})
    group = table.state.groups[table.figure("d").group]
    droid = bring_into_play(table.state, "pit-droid", group, [table.figure("d").space])
    table.push()
    table.push(GroupActivation(group=group.id, seat=1)).choose(f"figure:{droid.id}")
    assert [id.split("#")[0] for id in table.options if ":" in id] == []
    table.choose("end")
    assert table.offers("use:adrenal-stim"), "the hero does"


@pytest.mark.rule("IA-COMP-17")
def test_there_is_one_companion_of_a_kind_whoever_has_it() -> None:
    table = MissionTable("| A   d   g |", A="stormtrooper", d="diala-passil", g="gaarkhan")
    for letter in "dg":
        group = table.state.groups[table.figure(letter).group]
        bring_into_play(table.state, "pit-droid", group, [table.figure(letter).space])
        table.push()
        [droid] = [figure for figure in table.state.figures.values() if figure.card == "pit-droid"]
        assert droid.seat == table.figure(letter).seat


# --- What is kept of a hero -----------------------------------------------------------------------


@pytest.mark.rule("CORE-STATE-04", "CORE-TOKEN-20")
def test_a_saved_mission_has_everything_of_a_hero() -> None:
    table = MissionTable(
        "| A   d |",
        A="stormtrooper",
        d="diala-passil",
        cards={"d": ["dh-17", "marksman-barrel", "diala-passil-force-adept", "adrenal-stim", "heroic"]},
        on={"marksman-barrel": "dh-17"},
    )
    hero, figure = table.hero("d"), table.figure("d")
    hero.crates, hero.acted, hero.strain = 2, 1, 3
    state = table.state
    state.groups[figure.group].activations = 1
    state.memory |= {f"exhausted:dh-17@{figure.group}": 1, f"bounty:{figure.id}": 1}
    deplete(state, table.source("diala-passil-force-adept"))
    table.occur(Damaged(target=figure.id, amount=99, by=0))
    table.state = kept = load(to_binary(state))
    assert kept.heroes[figure.id] == hero
    assert (kept.heroes[figure.id].wounded, kept.figures[figure.id].card) == (True, "diala-passil-wounded")
    assert kept.groups[figure.group].activations == 1
    assert kept.fitted == {table.source("marksman-barrel"): table.source("dh-17")}
    assert table.is_exhausted("dh-17")
    assert is_depleted(kept, table.source("diala-passil-force-adept"))
    assert not is_depleted(kept, table.source("adrenal-stim"))
    assert has_bounty(kept, figure.id)


@pytest.mark.rule("CORE-OPEN-01", "CORE-HERO-05")
@pytest.mark.usefixtures("lenient")
def test_heroic_is_3_health_and_a_token_that_goes_round() -> None:
    field = Field("aftermath", 3)
    assert [health(field.state, field.id(letter)) for letter in "abc"] == [15, 15, 15]
    assert [group.card for group in ready_groups(field.state, imperial=False)] == ["diala-passil"] * 3
    tokens = [group_of(field.state, hero).activations for hero in field.state.heroes.values()]
    assert sorted(tokens) == [1, 1, 2]
