"""Reward cards of the Rebels."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.assault.campaign import field
from tests.assault.campaign.heroes.playing import skip
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, white, yellow

from dejarik.assault.campaign.rules.deploying import affordable, ally_cost
from dejarik.assault.campaign.rules.missions import EventRevealed, RevealEvent, mission_text, option_of
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.campaign.rules.supply import draw_supply
from dejarik.assault.campaign.rules.threat import ThreatChanged, gain_threat, threat_level
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.events import RoundBegins, StatusBegins
from dejarik.assault.rules.figures.damage import Damaged, defeat
from dejarik.assault.rules.values import attack_pierce, health
from dejarik.kernel import NOBODY, Procedure, Public

FOE = "trandoshan-hunter-elite"  # a black die, Health 7
NONE_LEFT = 5  # Diala's Endurance: what costs strain is not offered


class Call(Procedure):
    """A rule is carried out as a step of the game."""

    what: Public[str]
    amount: Public[int] = 0

    def go(self, state: object) -> None:
        if self.what == "threat":
            gain_threat(state, self.amount)  # type: ignore[arg-type]
        elif self.what == "defeat":
            defeat(state, state.figures[self.amount], 1)  # type: ignore[arg-type,attr-defined]
        else:
            draw_supply(state, state.figures[self.amount])  # type: ignore[arg-type,attr-defined]

    steps = (go,)


def rewarded(*cards: str, picture: str = "| A   .   d |", **more: str) -> MissionTable:
    figures = {"A": FOE, "d": "diala-passil"} | more
    return MissionTable(picture, cards={"d": cards}, **figures)  # type: ignore[arg-type]


def use(table: MissionTable, card: str, ability: str = "") -> MissionTable:
    table.choose(f"use:{card}.{ability or card}")
    return table


def is_depleted(table: MissionTable, card: str) -> bool:
    return table.state.sources[table.source(card)].zone == "depleted"


# --- Allies


@pytest.mark.rule("CORE-ALLY-03")
def test_allies_cost_2_threat_less() -> None:
    for cards, cost in (((), 6), (("allied-operations",), 4)):
        table = rewarded(*cards, picture="| A   f   d |", f="rebel-trooper")
        assert ally_cost(table.state, table.figure("f").group) == cost
    table = rewarded("fearless-leader", picture="| A   f   g   d |", f="rebel-trooper", g="rebel-saboteur")
    assert ally_cost(table.state, table.figure("f").group) == 4
    assert ally_cost(table.state, table.figure("g").group) == 5


@pytest.mark.rule("CORE-ALLY-03")
def test_an_ally_that_is_brought_gives_the_empire_its_price(
    lenient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = field.party(2, ally="rebel-trooper")
    one, other = plain.heroes
    richer = replace(one, cards=(*one.cards, "allied-operations"))
    for heroes, cost in (((one, other), 6), ((richer, other), 4)):
        brought = replace(plain, heroes=heroes)
        monkeypatch.setattr(field, "party", lambda count, brought=brought, **more: brought)
        table = field.Field("aftermath")
        risen = [event.amount for event in table.events if isinstance(event, ThreatChanged)]
        assert risen[:1] == [cost]


# --- Rest and tests


def test_adrenal_implant_focuses_after_a_rest() -> None:
    table = rewarded("adrenal-implant").activate("d").choose("special:rules-hero.rest")
    use(table, "adrenal-implant")
    assert (table.has("d", Condition.FOCUSED), table.is_exhausted("adrenal-implant")) == (True, True)


@pytest.mark.rule("CORE-TEST-08")
def test_the_ways_of_the_force_focus_in_time_for_a_test() -> None:
    table = rewarded("the-ways-of-the-force").test("d", Attribute.TECH)
    table.roll([blue(2, damage=1), green(1, surge=1)])
    use(table, "the-ways-of-the-force")
    assert (table.tested.passed, len(table.tested.dice), table.strain("d")) == (True, 2, 1)


def test_strategy_executed_adds_a_success_once() -> None:
    table = rewarded("strategy-executed", picture="| A   f   d |", f="diala-passil")
    table.roll([blue(2, damage=1)]).test("f", Attribute.TECH)
    use(table, "strategy-executed")
    assert (table.tested.passed, is_depleted(table, "strategy-executed")) == (True, True)


def test_invigorated_by_success_recovers_strain_for_each_token() -> None:
    table = rewarded("invigorated-by-success", picture="| A   f   d |", f="diala-passil")
    table.tire("d", 3).tire("f", 1).occur(RoundBegins(round=2))
    use(table, "invigorated-by-success")
    assert (table.strain("d"), table.strain("f")) == (1, 0), "two heroes have two tokens each"
    assert is_depleted(table, "invigorated-by-success")
    assert rewarded("invigorated-by-success").occur(RoundBegins(round=2)).is_idle


# --- Supplies


def test_rebel_recon_draws_two_and_puts_one_under_the_deck() -> None:
    table = rewarded("rebel-recon")
    table.state.supply = ["flash-bomb", "adrenal-stim", "painkillers"]
    table.push(Call(what="draw", amount=table.id("d"))).choose("keep:adrenal-stim")
    assert table.state.sources[table.source("adrenal-stim")].subject == table.id("d")
    assert table.state.supply == ["painkillers", "flash-bomb"]


@pytest.mark.rule("IA-CARD-18", "IA-DEPLETE-02", "IA-DEPLETE-01")
def test_systems_upgrade_takes_a_medical_card_and_loses_its_health() -> None:
    table = rewarded("systems-upgrade").hurt("d", 3)
    table.state.supply = ["flash-bomb", "adrenal-stim", "bacta-infusion"]
    table.activate("d")
    assert health(table.state, table.id("d")) == 14
    use(table, "systems-upgrade")
    assert table.options == ["keep:adrenal-stim", "keep:bacta-infusion"]
    table.choose("keep:bacta-infusion")
    assert table.source("bacta-infusion")
    assert sorted(table.state.supply) == ["adrenal-stim", "flash-bomb"]
    assert health(table.state, table.id("d")) == 12


@pytest.mark.rule("CORE-WOUND-01")
def test_a_hero_is_wounded_when_depleting_leaves_no_health() -> None:
    table = rewarded("systems-upgrade").hurt("d", 13)
    table.state.supply = ["adrenal-stim"]
    table.activate("d")
    use(table, "systems-upgrade")
    assert (table.hero("d").wounded, table.damage("d")) == (True, 0)


def test_alliance_efficiency_rerolls_heals_and_salvages() -> None:
    table = rewarded("alliance-efficiency", "dh-17").activate("d")
    table.roll([green(1, damage=2), yellow(0, surge=1), black(block=1)]).choose("attack")
    use(table, "alliance-efficiency", "reroll").roll([yellow(2, damage=1)]).choose(["die:attack:1:yellow"])
    assert table.damage("A") == 2
    table = rewarded("alliance-efficiency", A="stormtrooper").tire("d", NONE_LEFT)
    table.roll([blue(3, damage=2), green(1, damage=2), white()]).attack_with("A", "d").roll([white(block=1)])
    use(table, "alliance-efficiency", "reroll")
    assert table.damage("d") == 3
    table = rewarded("alliance-efficiency").hurt("d", 8).activate("d").choose("special:rules-hero.rest")
    use(table, "alliance-efficiency", "better-rest")
    assert table.damage("d") == 2


def test_alliance_efficiency_takes_a_supply_card_that_somebody_discards() -> None:
    table = MissionTable(
        "| A   f   d |",
        A=FOE,
        f="diala-passil",
        d="diala-passil",
        cards={"d": ["alliance-efficiency"], "f": ["adrenal-stim"]},
    ).activate("f")
    use(table, "adrenal-stim")
    use(table, "alliance-efficiency", "salvage-supply").pick("f")
    assert table.state.sources[table.source("adrenal-stim")].subject == table.id("d")
    assert (table.state.supply_discard, is_depleted(table, "alliance-efficiency")) == ([], True)
    assert table.has("f", Condition.FOCUSED), "it is used all the same"


def test_alliance_efficiency_leaves_what_does_something_only_when_it_is_drawn() -> None:
    table = rewarded("alliance-efficiency")
    table.state.supply = ["troop-data"]
    table.push(Call(what="supply", amount=table.id("d")))
    assert (table.is_idle, table.state.supply_discard) == (True, ["troop-data"])


# --- In fights


def test_life_debt_focuses_when_a_friend_within_3_spaces_suffers_3_damage() -> None:
    for picture, damage, offered in (
        ("| A   .   f   .   d |", 2, True),
        ("| A   .   f   .   d |", 1, False),
        ("| A   f   .   .   .   d |", 2, False),
    ):
        table = rewarded("life-debt", picture=picture, A="stormtrooper", f="diala-passil")
        table.tire("f", NONE_LEFT).tire("d", NONE_LEFT)
        table.roll([blue(3, damage=2), green(1, damage=2) if damage == 2 else green(1, surge=1), white()])
        table.attack_with("A", "f")
        if damage == 1:
            table.choose("done")
        assert bool(table.offers("use:life-debt")) is offered
        if offered:
            use(table, "life-debt")
            assert (table.has("d", Condition.FOCUSED), table.is_exhausted("life-debt")) == (True, True)


@pytest.mark.rule("CORE-INTERRUPT-01")
def test_peacemaker_answers_an_attack() -> None:
    table = rewarded("peacemaker", "dh-17", A="stormtrooper").tire("d", 4)
    table.roll([blue(3, damage=2), green(1, damage=2), white()]).attack_with("A", "d").choose("pass")
    table.roll([green(2, damage=2), yellow(2, damage=1), black(block=1)])
    use(table, "peacemaker")
    assert (table.damage("d"), table.damage("A"), table.strain("d")) == (4, 2, 5)
    assert table.is_exhausted("peacemaker")


def test_shu_yens_lightsaber_hurts_the_attacker_when_foresight_is_used() -> None:
    for used in (True, False):
        table = rewarded("shu-yens-lightsaber", A="stormtrooper")
        table.roll([blue(3, damage=2), green(1, damage=2), white()]).attack_with("A", "d")
        table.roll([white(block=1)])
        use(table, "diala-passil", "foresight") if used else table.choose("pass")
        assert (table.damage("A"), table.damage("d")) == ((1, 3) if used else (0, 4))


def test_veteran_prowess_heals_after_a_rest() -> None:
    table = rewarded("veteran-prowess").hurt("d", 8).activate("d").choose("special:rules-hero.rest")
    use(table, "veteran-prowess", "catch-breath")
    assert (table.damage("d"), table.is_exhausted("veteran-prowess")) == (1, True)


def test_veteran_prowess_makes_havoc_shot_stronger() -> None:
    pytest.importorskip("dejarik.assault.content.campaign.heroes.fenn_signis")
    table = MissionTable("| A   .   f |", A=FOE, f="fenn-signis", cards={"f": ["veteran-prowess", "dh-17"]})
    table.activate("f").roll([green(2, damage=2), yellow(2, damage=1), black(block=1)]).choose("attack")
    use(table, "fenn-signis", "havoc-shot")
    assert table.damage("A") == 3


def test_desperado_counts_hostile_figures_within_3_spaces() -> None:
    picture = "| A   B   .   d   .   .   .   C |"
    table = rewarded("desperado", "dh-17", picture=picture, B=FOE, C=FOE).activate("d").choose("attack")
    table.roll([green(2, damage=2), yellow(2, damage=1), black(block=1)]).pick("B")
    use(table, "desperado", "offence")
    assert table.attack.surge_results == 2
    table = rewarded("desperado", picture=picture, B="stormtrooper", C=FOE).tire("d", NONE_LEFT)
    table.roll([blue(3, damage=1, surge=1), green(1, surge=1), white()]).attack_with("B", "d")
    use(table, "desperado", "defence")
    assert (table.damage("d"), table.is_exhausted("desperado")) == (1, True), "both surges are cancelled"


def test_desperado_is_not_offered_without_a_hostile_figure_within_3_spaces() -> None:
    picture = "| A   .   .   .   d |"
    table = rewarded("desperado", "dl-44", picture=picture).activate("d")
    table.roll([blue(5, damage=1), yellow(2, damage=1), black(block=1)]).choose("attack")
    assert table.damage("A") == 1
    table = rewarded("desperado", picture=picture, A="stormtrooper").tire("d", NONE_LEFT)
    table.roll([blue(3, damage=2), green(1, damage=2), white()]).attack_with("A", "d")
    assert (table.damage("d"), table.is_exhausted("desperado")) == (4, False)


def test_iron_hand_recovers_strain_for_foes_beside_the_hero() -> None:
    table = rewarded("iron-hand", picture="| A   d   B   C |", B=FOE, C=FOE).tire("d", 4).activate("d").end()
    assert table.strain("d") == 2


@pytest.mark.rule("CORE-PUSH-01")
def test_haymaker_pushes_and_hurts_for_every_success() -> None:
    table = rewarded("haymaker", picture="| d   A   .   .   . |").activate("d")
    table.roll([blue(2, surge=1), green(1, surge=1)])
    use(table, "haymaker").choose("push:D1")
    assert (table.space("A"), table.damage("A"), table.strain("d")) == ("D1", 2, 1)
    assert table.is_exhausted("haymaker")


def test_mandalorian_heritage_gives_one_of_three_to_an_attack_with_a_melee_weapon() -> None:
    dice = [green(1, damage=2), green(1, surge=1), black(block=1)]
    for technique, damage, left in (("damage", 3, 3), ("recovery", 1, 1)):
        table = rewarded("mandalorian-heritage", "vibroblade", picture="| A   d |").tire("d", NONE_LEFT)
        table.hurt("d", 3).activate("d").roll(dice).choose("attack")
        use(table, "mandalorian-heritage", "choose-a-technique").choose(f"choose:technique-{technique}")
        lasting = table.source("mandalorian-heritage-lasting")
        assert len(table.offers(f"surge:{lasting}.")) == 1
        assert table.offers(f"surge:{table.source('mandalorian-heritage')}.") == []
        table.choose(table.offers(f"surge:{lasting}.")[0])
        assert (table.damage("A"), table.damage("d")) == (damage, left)


@pytest.mark.rule("CORE-ABILITY-04", "CORE-ATTACK-10")
def test_mandalorian_heritage_that_made_an_attack_possible_gives_it_nothing_more() -> None:
    table = rewarded("mandalorian-heritage", "vibroblade").tire("d", NONE_LEFT).activate("d")
    table.roll([green(1, damage=2), green(1, surge=1), black(block=1)])
    table.choose(table.offers("attack")[0])
    assert table.offers("use:mandalorian-heritage") == [], "Reach is its one technique"
    skip(table)
    assert table.damage("A") == 1


def test_mandalorian_heritage_reaches_farther() -> None:
    table = rewarded("mandalorian-heritage", "vibroblade").tire("d", NONE_LEFT).activate("d")
    table.roll([green(1, damage=2), green(1, damage=2), black(block=1)])
    table.choose(table.offers("attack")[0])
    while not table.damage("A"):
        table.choose(table.options[0])
    assert table.damage("A") == 3
    table = rewarded("mandalorian-heritage", "dh-17").activate("d").choose("attack")
    assert table.offers("use:mandalorian-heritage") == [], "no melee weapon"


# --- Against the Empire


def test_bardottan_shard_hurts_a_foe_and_more_for_threat() -> None:
    for damage, threat in ((1, 0), (3, 1)):
        table = rewarded("bardottan-shard").activate("d")
        use(table, "bardottan-shard", "shard").choose(f"choose:shard-{damage}-damage")
        assert (table.damage("A"), table.state.threat, table.strain("d")) == (damage, threat, 1)
        assert table.is_exhausted("bardottan-shard")


def test_lessons_of_history_lower_the_threat_level_of_a_round() -> None:
    table = rewarded("lessons-of-history").occur(StatusBegins(round=1))
    use(table, "lessons-of-history", "less-threat")
    assert (threat_level(table.state, 0), table.state.threat_level) == (1, 2)
    assert is_depleted(table, "lessons-of-history")


@pytest.mark.rule("CORE-THREAT-01")
def test_populist_support_makes_a_rise_of_threat_2_smaller() -> None:
    for rise, left in ((3, 1), (1, 0)):
        table = rewarded("populist-support").push(Call(what="threat", amount=rise))
        use(table, "populist-support", "slow-threat")
        assert (table.state.threat, is_depleted(table, "populist-support")) == (left, True)
    table = rewarded("populist-support").push(Call(what="threat", amount=3)).choose("pass")
    assert table.state.threat == 3


@pytest.mark.rule("IA-CARD-10")
def test_scouted_enemies_keep_a_group_out_for_the_round() -> None:
    for used in (True, False):
        table = rewarded("scouted-enemies", A="stormtrooper")
        table.state.threat = 10
        table.occur(Damaged(target=table.id("A"), amount=9, by=1))
        use(table, "scouted-enemies", "no-return") if used else table.choose("pass")
        assert empire(table.state).hand == ["stormtrooper"]
        assert affordable(table.state) == ([] if used else ["stormtrooper"])
        table.state.round += 1
        assert affordable(table.state) == ["stormtrooper"]


def test_intercepted_plans_exhaust_an_imperial_class_card() -> None:
    table = MissionTable(
        "| A   d |",
        A=FOE,
        d="diala-passil",
        cards={"d": ["intercepted-plans"]},
        empire=["subversive-tactics-savage-weaponry"],
    )
    table.occur(RoundBegins(round=2))
    use(table, "intercepted-plans", "sabotage")
    assert table.is_exhausted("subversive-tactics-savage-weaponry")
    assert is_depleted(table, "intercepted-plans")
    assert rewarded("intercepted-plans").occur(RoundBegins(round=2)).is_idle, "there is none"


# --- Wookiee Roar, X-8 Upgrade


def test_wookiee_roar_gives_what_the_test_allows() -> None:
    for dice, choices in (
        ([blue(2, damage=1), green(1, damage=2)], ["any-token"]),
        ([blue(2, surge=1), green(1, damage=2)], ["any-token", "recover-strain"]),
        ([blue(2, surge=1), green(1, surge=1)], ["any-token", "recover-strain", "become-focused"]),
    ):
        table = rewarded("wookiee-roar").tire("d", 1).activate("d")
        table.occur(Damaged(target=table.id("A"), amount=9, by=1)).roll(dice)
        use(table, "wookiee-roar", "roar")
        if len(choices) > 1:
            assert table.options == [f"choose:{choice}" for choice in choices]
            table.choose(f"choose:{choices[-1]}")
        else:
            table.choose("token:evade")
        assert table.strain("d") == (0 if len(choices) == 2 else 1)
        assert table.figure("d").power == ([PowerToken.EVADE] if len(choices) == 1 else [])
        assert table.has("d", Condition.FOCUSED) is (len(choices) == 3)


def test_wookiee_roar_is_for_the_own_activation() -> None:
    table = rewarded("wookiee-roar")
    assert table.occur(Damaged(target=table.id("A"), amount=9, by=1)).is_idle


@pytest.mark.rule("CORE-TERM-10")
def test_wookiee_roar_does_not_take_a_neutral_figure_for_a_hostile_one() -> None:
    for seat, offered in ((EMPIRE, 1), (NOBODY, 0)):
        table = rewarded("wookiee-roar").activate("d")
        figure = table.figure("A")
        figure.seat = table.state.groups[figure.group].seat = seat
        table.refresh()
        table.push(Call(what="defeat", amount=figure.id))
        assert len(table.offers("use:wookiee-roar")) == offered


def test_x_8_upgrade_makes_j4x_7_stronger() -> None:
    table = rewarded("x-8-upgrade", picture="| A   .   j   d |", j="j4x-7")
    assert health(table.state, table.id("j")) == 6
    table.roll([blue(3, damage=2), black(block=1)]).attack_with("j", "A")
    assert attack_pierce(table.state, table.id("j")) == 0
    assert table.damage("A") == 2


def test_x_8_upgrade_makes_supporting_fire_stronger() -> None:
    table = rewarded("x-8-upgrade", "dh-17", picture="| A   j   .   d |", j="j4x-7").activate("d")
    table.roll([green(2, damage=2), yellow(2, damage=1), black(block=1)]).choose("attack")
    assert table.damage("A") == 3


# --- Fearless Leader, Shadow Suit, Battle Vision


def commanded(cards: tuple[str, ...], friend: str, strain: int = 0) -> MissionTable:
    """Gideon uses Command on his only friend, who declines."""
    table = MissionTable("| A   .   f   c |", cards={"c": cards}, A=FOE, c="gideon-argus", f=friend)
    if strain:
        table.tire("f", strain)
    return table.activate("c").choose("special:gideon-argus.command", "decline")


@pytest.mark.rule("CORE-RECOVER-04")
def test_fearless_leader_recovers_a_strain_of_whom_command_chose() -> None:
    table = commanded(("fearless-leader",), "diala-passil", 3)
    assert (table.strain("f"), table.strain("c")) == (2, 2)
    assert commanded((), "diala-passil", 3).strain("f") == 3


def test_fearless_leader_does_nothing_for_who_is_not_tired_or_has_no_strain() -> None:
    for friend in ("diala-passil", "rebel-trooper"):
        table = commanded(("fearless-leader",), friend)
        assert not any(getattr(event, "ability", "") == "encourage" for event in table.events)


def test_shadow_suit_lets_mak_ambush_who_sees_him() -> None:
    for cards, times in (((), 0), (("shadow-suit",), 1)):
        table = MissionTable(
            "| A   .   m |", cards={"m": ["mak-eshkarey-longblaster", *cards]}, A=FOE, m="mak-eshkarey"
        )
        table.roll([blue(4, damage=2), green(2, damage=2), black(block=2)]).attack_with("m", "A")
        assert len(table.offers("use:mak-eshkarey.ambush")) == times
    table.choose("use:mak-eshkarey.ambush")
    assert (table.damage("A"), table.strain("m")) == (4, 1), "2 Pierce"


@pytest.mark.rule("IA-RECON-01")
@pytest.mark.parametrize(
    ("marked", "cards", "damage"),
    [
        ("B", ("battle-vision",), 3),  # beside the target
        ("C", ("battle-vision",), 2),  # two spaces from it
        ("A", ("battle-vision",), 3),  # the target itself: only what the sheet says
        ("B", (), 2),
    ],
)
def test_battle_vision_is_a_damage_beside_a_marked_figure(
    marked: str, cards: tuple[str, ...], damage: int
) -> None:
    table = MissionTable(
        "| B   A   d   l |\n| .   .   .   . |\n| .   C   .   . |",
        cards={"l": cards, "d": ["diala-passil-plasteel-staff"]},
        A=FOE, B=FOE, C=FOE, d="diala-passil", l="loku-kanoloa",
    )  # fmt: skip
    table.state.memory["recon:1"] = table.id(marked)
    table.refresh()
    table.roll([green(2, damage=2), yellow(2, damage=1), black(block=1)]).attack_with("d", "A")
    while not table.is_idle:
        table.choose("pass")
    assert table.damage("A") == damage


# --- Inside Source


@pytest.mark.rule("CORE-INFO-01")
def test_inside_source_makes_the_empire_show_an_event_before_it_happens(
    lenient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = field.party(2)
    one, other = plain.heroes
    brought = replace(plain, heroes=(replace(one, cards=(*one.cards, "inside-source")), other))
    monkeypatch.setattr(field, "party", lambda count, **more: brought)
    table = field.Field("trespass", ready=False).until("pick-effect", "activate-group")
    assert (table.decision.seat, table.state.round) == (0, 1)
    assert table.options == ["event:ambush", "event:the-captains-squad"]
    table.choose("event:the-captains-squad")
    assert table.told() == ["mission-briefing", "the-captains-squad"]
    assert (table.read_aloud(), table.state.happened) == (["mission-briefing"], [])
    assert [event.event for event in table.events if isinstance(event, EventRevealed)] == [
        "the-captains-squad"
    ]
    table.reach_round(2)
    assert table.told() == ["mission-briefing", "the-captains-squad"], "in the first round alone"


def test_inside_source_shows_every_option_of_an_event(lenient: None) -> None:
    table = field.Field("aftermath")
    choices = mission_text(table.state).options
    event = next(iter(choices))
    table.push(RevealEvent(key="inside-source", ability="reveal-event")).choose(f"event:{event}")
    assert table.told()[1:] == [event, *(option_of(event, option) for option in choices[event])]


def test_inside_source_has_nothing_to_show_without_events() -> None:
    assert rewarded("inside-source").occur(RoundBegins(round=1)).is_idle
