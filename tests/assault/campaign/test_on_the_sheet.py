"""What lies on sheets and cards in a mission, and who comes when: tokens, bounties, recon, crates, wounds, turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable

from dejarik.assault.board import Nature
from dejarik.assault.campaign.rules.bounties import (
    BountyClaimed,
    BountyDiscarded,
    claim_bounty,
    discard_bounty,
    has_bounty,
    hunted,
)
from dejarik.assault.campaign.rules.counters import CounterChanged, put_tokens, tokens_on
from dejarik.assault.campaign.rules.heroes import Depleted, concerns_ally, deplete, is_depleted
from dejarik.assault.campaign.rules.missions import (
    NO_TOKENS,
    MissionText,
    mission_messages,
    object_kinds,
    playable_missions,
    special_uses,
    text_of,
)
from dejarik.assault.campaign.rules.mode import MISSION_MODE
from dejarik.assault.campaign.rules.obstacles import blocked_spaces, spaces_filled
from dejarik.assault.campaign.rules.open_groups import may_be_open
from dejarik.assault.campaign.rules.recon import PlaceRecon, ReconPlaced, discard_recon, has_recon, place_of
from dejarik.assault.campaign.rules.rounds import LAST_ROUND, TokenPassed, ready_groups
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.campaign.rules.supply import (
    KeepSupply,
    SearchSupply,
    SupplyDiscarded,
    SupplyPassed,
    SupplyRevealed,
    SupplyTaken,
    TakeSupply,
    crate_interactions,
    discard_supply,
    pass_supply,
    reveal_supply,
    salvage_supply,
)
from dejarik.assault.campaign.rules.villains import free_villains, is_villain_card, known_villains
from dejarik.assault.campaign.rules.wounds import Healed, Withdrawn, Wounded, make_healthy
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.campaign_vocabulary import ItemTrait
from dejarik.assault.rules.events import RoundBegins, RoundEnds, StatusBegins
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.names import source_text
from dejarik.assault.rules.objects.tokens import CRATE, add_token
from dejarik.assault.rules.state import NOWHERE
from dejarik.assault.rules.verbs import DECLINE
from dejarik.kernel import Event, Option, choose, text

pytestmark = pytest.mark.usefixtures("lenient")

E = TypeVar("E", bound=Event)

STAFF = "diala-passil-plasteel-staff"
PAINKILLERS = "painkillers"


def two_heroes(picture: str = "| A   d   g   . |", **more: object) -> MissionTable:
    return MissionTable(
        picture,
        A="stormtrooper",
        d="diala-passil",
        g="gaarkhan",
        cards={"d": [STAFF]},
        **more,  # type: ignore[arg-type]
    )


def now(table: MissionTable, do: Callable[[MissionState], object]) -> MissionTable:
    """Something happens, and what comes of it."""
    table.state.journal = []
    do(table.state)
    table.events += table.state.journal
    return table.push()


def told(table: MissionTable, kind: type[E]) -> list[E]:
    return [event for event in table.events if isinstance(event, kind)]


# --- Tokens on cards ------------------------------------------------------------------------------


def test_tokens_on_a_card_are_counted_and_told() -> None:
    table = two_heroes()
    staff, sheet = table.source(STAFF), table.source("gaarkhan")
    now(table, lambda state: put_tokens(state, staff, 2))
    now(table, lambda state: put_tokens(state, staff, -1))
    assert (tokens_on(table.state, staff), tokens_on(table.state, sheet)) == (1, 0)
    changes = [(event.seat, event.card, event.count) for event in told(table, CounterChanged)]
    assert changes == [(1, STAFF, 2), (1, STAFF, 1)]


@pytest.mark.rule("IA-BOUNTY-01")
def test_a_bounty_is_claimed_and_discarded_once() -> None:
    table = two_heroes()
    state, d, g = table.state, table.id("d"), table.id("g")
    now(table, lambda state: claim_bounty(state, d))
    assert (has_bounty(state, d), has_bounty(state, g), hunted(state)) == (True, False, [d])
    assert [event.figure for event in told(table, BountyClaimed)] == [d]
    now(table, lambda state: discard_bounty(state, g))
    assert told(table, BountyDiscarded) == [], "there was none"
    now(table, lambda state: discard_bounty(state, d))
    assert (hunted(state), [event.figure for event in told(table, BountyDiscarded)]) == ([], [d])


@pytest.mark.rule("IA-RECON-02", "IA-RECON-05")
def test_two_recon_tokens_come_from_the_pool_and_then_move() -> None:
    table = two_heroes()
    state, foe, staff = table.state, table.id("A"), table.source(STAFF)

    def place(where: int) -> MissionTable:
        return table.push(PlaceRecon(seat=1, place=where, key="loku-kanoloa", ability="recon"))

    assert not has_recon(state, foe)
    place(foe)
    assert ([place_of(state, token) for token in (1, 2)].count(foe), has_recon(state, foe)) == (1, True)
    place(staff)
    assert table.options == ["recon:pool", f"recon:{foe}"]
    said = [table.decision.label_of(state, option) for option in table.decision.options]
    assert [each.id for each in said] == ["option-recon-pool", "option-recon-move"]
    table.choose("recon:pool")
    assert (has_recon(state, foe), has_recon(state, staff), has_recon(state, 1)) == (True, True, False)
    placed = [(event.seat, event.target, event.card) for event in told(table, ReconPlaced)]
    assert placed == [(1, foe, ""), (1, 0, STAFF)]
    discard_recon(state, foe)
    assert (has_recon(state, foe), has_recon(state, staff)) == (False, True)
    place(foe)
    asked = {option.value: table.decision.label_of(state, option) for option in table.decision.options}
    names = {each.id: each.args.get("place") for each in asked.values()}
    assert names == {"option-recon-pool": None, "option-recon-move": source_text(STAFF)}
    table.choose(f"recon:{staff}")
    assert (has_recon(state, foe), has_recon(state, staff)) == (True, False)


# --- Supply ---------------------------------------------------------------------------------------


def test_the_deck_is_shuffled_after_a_card_was_looked_for_and_not_where_cards_go_beneath() -> None:
    cards = ["bacta-infusion", PAINKILLERS, "adrenal-stim", "shock-grenade", "flash-bomb"]
    table = two_heroes()
    table.state.supply = list(cards)
    drawn = table.state.rng.drawn
    table.push(TakeSupply(figure=table.id("d"), trait=ItemTrait.EXPLOSIVE))
    assert table.options == ["keep:flash-bomb", "keep:shock-grenade"]
    assert table.facts("keep:flash-bomb") == {"card": "flash-bomb"}
    table.choose("keep:flash-bomb")
    assert (sorted(table.state.supply), table.state.rng.drawn > drawn) == (sorted(cards[:4]), True)
    table.state.supply = list(cards)
    drawn = table.state.rng.drawn
    table.push(KeepSupply(figure=table.id("d"), count=2, bottom=True)).choose("keep:shock-grenade")
    assert (table.state.supply, table.state.rng.drawn) == (["flash-bomb", *cards[:3]], drawn)
    table.push(KeepSupply(figure=table.id("d"), count=2)).choose("keep:adrenal-stim")
    assert (len(table.state.supply), table.state.rng.drawn > drawn) == (3, True)


def test_a_supply_card_that_is_looked_for_is_taken_and_told() -> None:
    table = two_heroes()
    table.state.supply = ["bacta-infusion", "shock-grenade", PAINKILLERS, "flash-bomb"]
    d, drawn = table.id("d"), table.state.rng.drawn
    search = SearchSupply(figure=d, seat=1, trait=ItemTrait.EXPLOSIVE, key=STAFF, ability="search")
    table.push(search).choose("card:shock-grenade")
    assert (sorted(table.state.supply), table.state.rng.drawn > drawn) == (
        ["bacta-infusion", "flash-bomb", PAINKILLERS],
        True,
    )
    (taken,) = told(table, SupplyTaken)
    assert (taken.figure, taken.card, taken.source) == (d, "shock-grenade", table.source("shock-grenade"))
    assert table.state.sources[taken.source].subject == d
    for gone in (TakeSupply(figure=99, trait=ItemTrait.EXPLOSIVE), KeepSupply(figure=99, count=2)):
        assert table.push(gone).is_idle, "nobody is there to take any"


@pytest.mark.rule("CORE-TOKEN-05")
def test_a_claimed_crate_is_gone_and_who_is_no_hero_opens_none() -> None:
    table = two_heroes()
    add_token(table.state, CRATE, table.figure("d").space)
    table.state.supply = [PAINKILLERS]
    table.refresh()
    assert crate_interactions(table.state, table.figure("A")) == []
    table.activate("d").choose("interact:crate")
    assert (table.state.tokens, table.hero("d").crates) == ({}, 1)


def test_what_becomes_of_a_supply_card_is_told() -> None:
    table = two_heroes()
    state, d, g = table.state, table.figure("d"), table.figure("g")
    now(table, lambda state: reveal_supply(state, d))
    assert told(table, SupplyRevealed) == [], "there is none"
    state.supply = [PAINKILLERS]
    now(table, lambda state: reveal_supply(state, d))
    assert [(event.figure, event.card) for event in told(table, SupplyRevealed)] == [(d.id, PAINKILLERS)]
    id = state.enter(PAINKILLERS, d.seat, subject=d.id)
    now(table, lambda state: pass_supply(state, id, g))
    assert (state.sources[id].seat, state.sources[id].subject) == (g.seat, g.id)
    now(table, lambda state: discard_supply(state, id))
    assert (state.supply_discard, id in state.sources) == ([PAINKILLERS], False)
    (discarded,) = told(table, SupplyDiscarded)
    assert (discarded.figure, discarded.card) == (g.id, PAINKILLERS)
    now(table, lambda state: salvage_supply(state, d, discarded))
    assert (state.supply_discard, state.sources[table.source(PAINKILLERS)].subject) == ([], d.id)
    assert [(event.figure, event.to) for event in told(table, SupplyPassed)] == [(d.id, g.id), (g.id, d.id)]


@pytest.mark.rule("CORE-TOKEN-05", "CORE-TOKEN-12")
def test_a_crate_that_a_figure_carries_is_opened_by_a_hero_next_to_it_alone() -> None:
    table = two_heroes("| A   d   .   g   .   h |", h="fenn-signis")
    crate = add_token(table.state, CRATE, table.figure("g").space)
    table.refresh()
    crate.carrier = table.id("g")
    offered = {letter: table.activate(letter).offers("interact:crate") for letter in "dh"}
    assert offered == {"d": [], "h": []}, "two spaces away"
    table = two_heroes("| A   d   g   . |")
    crate = add_token(table.state, CRATE, table.figure("g").space)
    crate.carrier = table.id("g")
    table.refresh()
    assert table.activate("d").offers("interact:crate") == [f"interact:crate#{crate.id}"]


# --- Wounds and cards -----------------------------------------------------------------------------


@pytest.mark.rule("CORE-WOUND-01", "CORE-WOUND-03", "CORE-WOUND-06", "CORE-WOUND-09")
def test_a_hero_drops_what_it_carries_and_each_flip_of_the_sheet_is_told() -> None:
    table = two_heroes()
    crate = add_token(table.state, CRATE, table.figure("d").space)
    crate.carrier = table.id("d")
    table.occur(Damaged(target=table.id("d"), amount=99, by=EMPIRE))
    assert (crate.carrier, crate.space) == (0, table.figure("d").space)
    assert [event.figure for event in told(table, Wounded)] == [table.id("d")]
    assert table.figure("d").card == "diala-passil-wounded"
    now(table, lambda state: make_healthy(state, table.hero("d")))
    assert (table.hero("d").wounded, table.figure("d").card) == (False, "diala-passil")
    assert [event.figure for event in told(table, Healed)] == [table.id("d")]
    hero = table.hero("d")
    for _ in range(2):
        table.occur(Damaged(target=table.id("d"), amount=99, by=EMPIRE))
    assert (hero.withdrawn, [event.figure for event in told(table, Withdrawn)]) == (True, [hero.figure])
    assert not any(group.seat == 1 for group in table.state.groups.values())


@pytest.mark.rule("CORE-CARD-03")
def test_a_depleted_card_is_told() -> None:
    table = two_heroes()
    staff = table.source(STAFF)
    assert not is_depleted(table.state, staff)
    now(table, lambda state: deplete(state, staff))
    assert is_depleted(table.state, staff)
    assert [(event.seat, event.card, event.group) for event in told(table, Depleted)] == [(1, STAFF, 0)]


@pytest.mark.rule("CORE-ALLY-04")
def test_a_question_that_is_about_nobody_concerns_no_ally() -> None:
    table = MissionTable("| r   A   d |", r="rebel-trooper", A="stormtrooper", d="diala-passil")
    asked = table.activate("r").decision
    assert concerns_ally(table.state, asked)
    asked = table.choose("end").decision
    assert not concerns_ally(table.state, asked)
    assert not concerns_ally(table.state, table.activate("d").decision)
    hero, ally = table.id("d"), table.id("r")
    for figure, activated in ((hero, "r"), (ally, "d")):
        table.activate(activated)
        about = choose(1, text("activate-group"), [Option(DECLINE)], about={"figure": figure})
        assert concerns_ally(table.state, about) is (figure == ally), "whoever is activated"


# --- Rounds ---------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ACT-14")
def test_in_every_round_nobody_goes_a_second_time_before_all_have_gone_once() -> None:
    field = Field("aftermath").reach_round(2)
    first, second = (field.figure(letter).group for letter in "ab")
    assert field.offers("activate:") == [f"activate:{first}", f"activate:{second}"]
    assert field.facts(f"activate:{first}") == {"group": first, "card": "diala-passil"}
    field.choose(f"activate:{first}").until("activate-group")
    while field.decision.seat == EMPIRE:
        field.go_on().until("activate-group")
    assert field.offers("activate:") == [f"activate:{second}"]


@pytest.mark.rule("CORE-ROUND-02", "CORE-STATUS-01")
def test_the_begin_the_status_phase_and_the_end_of_each_round_can_be_reacted_to() -> None:
    field = Field("aftermath", threat_level=2)
    field.events = []
    field.figure("a").stopped = True
    field.reach_round(2)
    heard = [event for event in field.events if isinstance(event, (RoundBegins, StatusBegins, RoundEnds))]
    assert [(type(event), event.round) for event in heard] == [
        (StatusBegins, 1),
        (RoundEnds, 1),
        (RoundBegins, 2),
    ]
    assert not field.figure("a").stopped


@pytest.mark.rule("CORE-HERO-05")
def test_it_is_told_who_has_the_extra_token_now() -> None:
    field = Field("aftermath", 3)
    [first] = [event.figure for event in told(field, TokenPassed)]
    assert first == field.state.extra
    field.end_round("heroes-pass-token").choose(f"choose:{field.id('c')}")
    assert [event.figure for event in told(field, TokenPassed)] == [first, field.id("c")]


@pytest.mark.rule("CORE-ROUND-04")
def test_a_group_is_activated_as_long_as_one_of_its_figures_stands_on_the_board() -> None:
    field = Field("aftermath")
    first, *others = field.of_card("stormtrooper")
    first.space = NOWHERE
    group = field.state.groups[first.group]
    assert group in ready_groups(field.state, imperial=True)
    for figure in others:
        figure.space = NOWHERE
    assert group not in ready_groups(field.state, imperial=True)


@pytest.mark.rule("CORE-MISSION-12")
def test_a_mission_that_nothing_has_ended_is_the_empires_after_the_last_round() -> None:
    field = Field("aftermath").clear()
    field.state.tokens.clear()
    field.state.sources = {
        id: source for id, source in field.state.sources.items() if not source.key.startswith("mission")
    }
    field.state.reindex()
    field.state.round = LAST_ROUND
    field.end_round()
    assert field.outcome is not None
    assert (field.outcome.reason, list(field.outcome.winners)) == ("mission-time", [EMPIRE])


# --- What a mission says --------------------------------------------------------------------------


def test_the_messages_of_a_mission_are_all_that_it_names() -> None:
    text = MissionText(
        "aftermath", events={"e": ()}, goals={"g": lambda state: True}, options={"e": {"o": ()}},
        uses=frozenset({"u"}), rules=2, imperial_goal="i", hero_uses=frozenset({"h"}),
    )  # fmt: skip
    own = "mission-aftermath"
    assert list(text.messages) == [
        own, f"{own}-briefing", f"{own}-event-e", f"{own}-event-e-text", f"{own}-event-e-option-o", f"{own}-goal-g",
        f"{own}-goal-i", f"{own}-use-u", f"{own}-rule-1", f"{own}-rule-2",
    ]  # fmt: skip
    assert (text.hero_text, MissionText("aftermath").hero_text) == ("rules-aftermath", "")
    assert list(MissionText("aftermath").messages) == [own, f"{own}-briefing"]
    assert {"mission-trespass", "mission-trespass-briefing"} <= set(mission_messages())
    assert all(key.startswith("rules-") and name for key, name in special_uses())


def test_the_kinds_of_objects_are_those_that_are_tokens() -> None:
    objects = [
        each
        for id in playable_missions()
        for each in campaign_mission(id).objects
        if each.kind not in text_of(id).figures
    ]
    only_map = {each.kind for each in objects if each.side in NO_TOKENS}
    tokens = {each.kind for each in objects if each.side not in NO_TOKENS}
    assert object_kinds() == tokens
    assert only_map - tokens, "there are some that are part of the map"


def test_an_obstacle_fills_its_spaces_and_no_others() -> None:
    field = Field("trespass")
    barricade = field.token("barricade")
    filled = sum(1 << space for space in field.state.extents[barricade.id])
    assert filled.bit_count() == 3
    assert spaces_filled(field.state, barricade) == blocked_spaces(field.state) == filled
    assert MISSION_MODE.obstructs(field.state, barricade)
    crate = field.token("crate")
    assert spaces_filled(field.state, crate) == 1 << crate.space
    assert not MISSION_MODE.obstructs(field.state, crate)
    field.destroy("barricade").until("activate-group")
    assert blocked_spaces(field.state) == 0


@pytest.mark.rule("CORE-TIMING-01", "CORE-TIMING-03")
def test_the_two_who_fight_come_first_each_on_their_side() -> None:
    table = MissionTable(
        "| A   d   g   f |", A="stormtrooper", d="diala-passil", g="gaarkhan", f="fenn-signis"
    )
    state = table.state
    assert MISSION_MODE.order(state) == [0, 1, 2, 3]
    assert MISSION_MODE.order_in_attack(state, 2, EMPIRE) == [2, 1, 3, 0]
    assert MISSION_MODE.order_in_attack(state, EMPIRE, 3) == [0, 3, 1, 2]
    assert MISSION_MODE.nature(state, table.figure("d")) is Nature.ORDINARY
    table.hero("d").incapacitated = True
    assert MISSION_MODE.nature(state, table.figure("d")) is Nature.INCAPACITATED


@pytest.mark.rule("CORE-ACT-13")
def test_activations_of_a_hero_are_counted() -> None:
    table = two_heroes()
    for number in (1, 2):
        table.activate("d").choose("end")
        assert (table.hero("d").acted, table.hero("g").acted) == (number, 0)


# --- Villains and open groups ---------------------------------------------------------------------


@pytest.mark.rule("IA-VILLAIN-01")
def test_who_is_a_villain() -> None:
    assert [is_villain_card(card) for card in ("dengar", "stormtrooper", "luke-skywalker", "diala-passil")] == [
        True, False, False, False,
    ]  # fmt: skip


@pytest.mark.rule("IA-VILLAIN-02", "CORE-MISSION-04")
def test_an_earned_villain_is_free_until_it_is_used() -> None:
    field = Field("aftermath", villains=("dengar",))
    state: MissionState = field.state
    assert (free_villains(state), known_villains(state)) == (["dengar"], [])
    empire(state).hand.append("dengar")
    assert (free_villains(state), known_villains(state)) == ([], ["dengar"])


@pytest.mark.rule("CORE-MISSION-04")
@pytest.mark.parametrize(
    ("round", "standing", "free"), [(1, True, True), (1, False, True), (0, True, True), (0, False, False)]
)
def test_initial_groups_count_as_used_until_they_stand_or_the_mission_has_begun(
    round: int, standing: bool, free: bool
) -> None:
    """A Probe Droid is the initial group of Aftermath; of the two that there are, one lies in the hand."""
    field = Field("aftermath", ally="rebel-trooper")
    state = field.state
    state.round = round
    empire(state).hand.append("probe-droid")
    initial = [str(each.card) for each in campaign_mission("aftermath").initial_groups]
    assert initial.count("probe-droid") == 1
    for id, group in list(state.groups.items()):
        if group.card == "probe-droid" or (group.seat == EMPIRE and not standing):
            del state.groups[id]
    assert may_be_open(state, "probe-droid") is free
