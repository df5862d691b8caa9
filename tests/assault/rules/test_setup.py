"""Setting a skirmish up (CORE-SETUP, IA-SETUP, IA-ATTACH, CORE-ARMY): initiative, maps, zones, attachments, hands."""

from __future__ import annotations

import pytest
from tests.assault.rules.matches import DECK, Play, army
from tests.assault.table import Table

from dejarik.assault import board
from dejarik.assault.board import Sides
from dejarik.assault.facts.cards import CardId, GameMode
from dejarik.assault.facts.library import all_cards, all_command, all_deployment, command, deployment
from dejarik.assault.game import GAME
from dejarik.assault.rules.ground import is_small, piece, piece_at, situation
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, tokens_of
from dejarik.assault.rules.state import NOWHERE
from dejarik.assault.skirmish.armies import problems
from dejarik.assault.skirmish.game import Options, mission_sides, missions
from dejarik.assault.skirmish.setup import attach, hosts, zone_spaces
from dejarik.kernel import Problem, text, view
from dejarik.kernel.match import Match
from dejarik.messages import Language, say

SMALL_ARMY = ["stormtrooper", "imperial-officer"]
REBELS = ["rebel-trooper", "gideon-argus-skirmish"]


# --- Step by step -----------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-SETUP-01", "CORE-SETUP-08")
def test_deployment_cards_are_open_and_ready_and_command_decks_are_shuffled() -> None:
    play = Play(SMALL_ARMY, REBELS)
    seen = view(play.state, None)["state"]
    assert {group["card"] for group in seen["groups"].values()} == {*SMALL_ARMY, *REBELS}
    assert all(group.ready for group in play.state.groups.values())
    decks = [player.deck for player in play.state.players]
    assert sorted(decks[0]) == sorted(decks[1]) == sorted(DECK)
    assert decks[0] != decks[1]


@pytest.mark.rule("CORE-SETUP-02", "CORE-EXMISC-14")
@pytest.mark.parametrize(("armies", "chooser"), [((SMALL_ARMY, REBELS), 0), ((REBELS, SMALL_ARMY), 1)])
def test_the_cheaper_army_chooses_who_has_initiative(
    armies: tuple[list[str], list[str]], chooser: int
) -> None:
    play = Play(*armies)  # 8 points against 9
    assert play.asks == (chooser, "setup-initiative")
    assert play.options == ["player:0", "player:1"]
    play.choose("player:1")
    assert play.state.initiative == 1
    assert play.asks == (1, "setup-zone")


@pytest.mark.rule("CORE-SETUP-02")
def test_a_tie_is_decided_at_random() -> None:
    choosers = {Play(SMALL_ARMY, SMALL_ARMY, seed=seed).asks[0] for seed in range(12)}
    assert choosers == {0, 1}


@pytest.mark.rule("CORE-SETUP-03")
def test_the_side_of_the_mission_says_which_tokens_lie_on_the_map() -> None:
    sides = {side: Play(SMALL_ARMY, REBELS, mission=side).state for side in "AB"}
    kinds = {side: {token.kind for token in state.tokens.values()} for side, state in sides.items()}
    assert kinds["A"] - kinds["B"] == {"crate"}
    assert kinds["B"] - kinds["A"] == {"raider"}
    for state in sides.values():
        assert len(tokens_of(state, DOOR)) == len(board.load_map("moisture-farm").doors)
        assert tokens_of(state, TERMINAL)


@pytest.mark.rule("CORE-SETUP-04")
def test_who_has_initiative_chooses_a_zone_and_deploys_everything_before_the_other() -> None:
    play = Play(SMALL_ARMY, REBELS).choose("player:1")
    assert play.options == ["zone:blue", "zone:red"]
    play.choose("zone:red")
    for _ in play.figures(1):
        assert play.asks == (1, "setup-deploy")
        play.choose("deploy:")
    # Only one zone is left for the other one, who is not asked for it.
    assert play.asks == (0, "setup-deploy")
    assert [player.zone for player in play.state.players] == ["blue", "red"]
    zone = zone_spaces(play.state, "red")
    assert all(piece(play.state, figure).spaces & ~zone == 0 for figure in play.figures(1))
    play.set_up()
    assert all(figure.space != NOWHERE for figure in play.state.figures.values())


@pytest.mark.rule("CORE-SETUP-06")
def test_large_figures_are_deployed_first_and_whole_in_the_zone() -> None:
    play = Play(["stormtrooper", "sc2-m-repulsor-tank"], REBELS, map="echo-base").until("setup-zone")
    play.until("setup-deploy")
    while play.asks[0] != 0:
        play.choose("deploy:")
    tank = next(figure for figure in play.figures(0) if not is_small(play.state, figure))
    assert play.decision.about["figure"] == tank.id
    zone = zone_spaces(play.state, play.state.players[0].zone)
    for option in play.decision.options:
        assert piece_at(play.state, tank, option.value).spaces & ~zone == 0


@pytest.mark.rule("CORE-SETUP-05")
def test_figures_that_do_not_fit_into_the_zone_are_deployed_around_it() -> None:
    """Two walkers of six spaces each and eleven troopers, for a zone of 22 spaces."""
    play = Play([*["at-dp-elite"] * 2, *["stormtrooper"] * 3, "jet-trooper"], REBELS)
    play.choose("player:0", "zone:red").until("activate-group")
    zone = zone_spaces(play.state, "red")
    filled = 0
    outside = []
    for figure in play.figures(0):
        spaces = piece(play.state, figure).spaces
        filled |= spaces
        if not spaces & zone:
            outside.append(figure)
    assert zone & ~filled == 0  # the zone is full …
    assert outside
    for figure in outside:  # … and the rest stands beside it
        assert board.distance(situation(play.state), piece(play.state, figure), board.space_thing(zone)) == 1


@pytest.mark.rule("CORE-SETUP-07", "CORE-CMD-02", "CORE-SKIRMISH-01")
def test_the_first_round_begins_with_three_cards_each() -> None:
    play = Play(SMALL_ARMY, REBELS).set_up()
    assert play.state.round == 1
    for seat in (0, 1):
        assert len(play.hand(seat)) == 3
        assert len(play.state.players[seat].deck) == 12


# --- Attachments ------------------------------------------------------------------------------------------


@pytest.mark.rule("IA-ATTACH-02", "CORE-ARMY-12")
def test_every_attachment_is_put_on_a_group_before_its_player_deploys() -> None:
    play = Play(["sentry-droid", "e-web-engineer", "targeting-computer"], REBELS)
    while play.asks[1] != "setup-attach":
        play.choose(play.options[0])
    assert all(figure.space == NOWHERE for figure in play.figures(0))
    assert len(play.options) == 2
    play.choose("attach:").until("activate-group")
    attached = [group.attachment for group in play.state.groups.values() if group.seat == 0]
    assert sorted(attached) == ["", "targeting-computer"]
    assert play.state.players[0].upgrades == []


@pytest.mark.rule("IA-ATTACH-03", "IA-ATTACH-05", "CORE-ARMY-12")
def test_two_copies_of_an_attachment_need_two_groups() -> None:
    play = Play(["sentry-droid", "e-web-engineer", *["targeting-computer"] * 2], REBELS)
    play.until("activate-group")
    attached = [group.attachment for group in play.state.groups.values() if group.seat == 0]
    assert attached == ["targeting-computer"] * 2


@pytest.mark.rule("IA-ATTACH-04", "CORE-ARMY-13", "IA-ATTACH-07")
def test_an_attachment_counts_for_every_figure_of_its_group_and_for_nobody_else() -> None:
    table = Table(
        """
        | A   B   .   . |
        | C   .   .   b |
        """,
        groups=("AB",),
        A="sentry-droid",
        B="sentry-droid",
        C="sentry-droid",
        b="royal-guard",
    )
    attach(table.state, table.state.groups[table.figure("A").group], "targeting-computer")
    table.refresh()
    for letter, has in (("A", True), ("B", True), ("C", False)):
        table.script(5, 5, 4).attack_with(letter, "b")  # hits, and hurts a little
        offered = False
        while not table.is_idle:
            offered = offered or bool(table.offers("use:targeting-computer"))
            table.choose(next(word for word in ("pass", "done") if word in table.options))
        assert offered is has, letter


@pytest.mark.rule("IA-ATTACH-07", "IA-ATTACH-05")
def test_the_targeting_computer_is_for_vehicles_droids_and_heavy_weapons() -> None:
    card = deployment(CardId("targeting-computer"))
    assert (card.cost, card.is_attachment) == (1, True)
    table = Table(
        "| A   B   C   D   .   b |",
        A="probe-droid",
        B="jet-trooper",
        C="rebel-saboteur",
        D="stormtrooper",
        b="royal-guard",
    )
    able = {group.card for group in hosts(table.state, 0, "targeting-computer")}
    assert able == {"probe-droid", "jet-trooper", "rebel-saboteur"}


# --- Maps, missions and boxes -----------------------------------------------------------------------------


@pytest.mark.rule("IA-SETUP-16", "IA-SETUP-17", "IA-SETUP-18", "IA-4P-01", "IA-4P-08")
def test_each_map_has_two_missions_and_those_of_three_maps_are_for_four_players() -> None:
    four = {"temple-gardens", "hoth-battlefield", "nal-hutta-borderlands"}
    assert {(map_id, letter) for map_id in board.map_ids() for letter in "AB"} <= set(missions())
    for name, side in missions():
        assert (mission_sides(name, side).players == 4) is (name in four)
    for name in four:  # one mission for everybody alone, one for teams
        assert {mission_sides(name, side) for side in "AB"} == {Sides.FREE_FOR_ALL, Sides.TEAM}


@pytest.mark.rule("IA-SETUP-16", "IA-SETUP-17", "IA-SETUP-18", "IA-SETUP-14")
@pytest.mark.parametrize(
    ("map_id", "names"),
    [
        ("30th-floor-plaza", {"Overwatch", "On Our Way"}),
        ("temple-gardens", {"Temple Onslaught", "Garden Standoff"}),
        ("echo-base", {"Safe and Sound", "Rapid Adaptation"}),
        ("hoth-battlefield", {"Blood on the Snow", "A Battle for Hoth"}),
        ("pit-of-carkoon", {"Desert Dangers", "Battle for the Khetanna"}),
        ("nal-hutta-borderlands", {"Enemy of my Enemy", "Border Dispute"}),
    ],
)
def test_the_missions_of_the_expansions_belong_to_their_maps(map_id: str, names: set[str]) -> None:
    assert {
        say(text(f"mission-{board.mission_id(map_id, letter)}"), Language.ENGLISH) for letter in "AB"
    } == names


@pytest.mark.rule("IA-4P-01", "IA-4P-02")
def test_four_armies_do_not_start_on_a_map_for_two() -> None:
    armies = tuple(army(*REBELS) for _ in range(4))
    with pytest.raises(Problem) as refused:
        Match(GAME, Options("moisture-farm", "A", armies), 1)
    assert refused.value.message.id == "skirmish-armies"
    assert Match(GAME, Options("temple-gardens", "A", armies), 1).decision is not None


@pytest.mark.rule("IA-SETUP-01", "IA-SETUP-02")
def test_the_cards_of_all_boxes_are_one_pool() -> None:
    boxes = {card.set for card in all_cards()}
    assert len(boxes) == 4
    assert {card.set for card in all_command()} == boxes
    assert {card.set for card in all_deployment()} == boxes
    mixed = army("stormtrooper", "snowtrooper", "jet-trooper", "sentry-droid")  # one from each box
    assert problems(mixed) == []


@pytest.mark.rule("IA-RESTRICT-02", "IA-RESTRICT-01")
def test_cards_of_the_campaign_and_of_the_skirmish_are_kept_apart() -> None:
    campaign = problems(army("leia-organa-campaign"))
    assert "army-campaign-only" in [wrong.id for wrong in campaign]
    assert problems(army("leia-organa-skirmish")) == []
    both = [deployment(CardId(f"leia-organa-{mode}")).modes for mode in ("campaign", "skirmish")]
    assert both == [(GameMode.CAMPAIGN,), (GameMode.SKIRMISH,)]


@pytest.mark.rule("CORE-EXMISC-12")
def test_the_worked_example_of_an_army_check() -> None:
    def wrong(*cards: str) -> list[str]:
        return [problem.id for problem in problems(army(*cards))]

    assert wrong(*["stormtrooper-elite"] * 3)  # two copies of an elite card at most
    assert wrong("luke-skywalker-hero-of-the-rebellion", "luke-skywalker-jedi-knight")  # one name
    assert not wrong(*["stormtrooper-elite"] * 2)
    fourteen = army("stormtrooper")
    assert problems(type(fourteen)(fourteen.name, fourteen.faction, fourteen.cards, DECK[:14]))
    costs = sum(command(card).cost for card in DECK)
    assert costs <= 15
