"""What is written down of a skirmish or a mission for those who compare many."""

from __future__ import annotations

from dejarik.assault.campaign.game import MISSION
from dejarik.assault.game import GAME
from dejarik.assault.rules.figures.damage import Damaged, Defeated
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.state import Figure
from dejarik.assault.skirmish.chronicle import army_id
from dejarik.assault.skirmish.game import Options
from dejarik.assault.skirmish.ready_made import ready_made
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import Scored
from dejarik.kernel import AbilityUsed, Rng, register
from dejarik.kernel.chronicles import Deed, Fall
from dejarik.kernel.driver import RandomPlayer, play
from dejarik.kernel.events import DueTo, Event
from dejarik.kernel.match import Match

register(GAME)

ARMIES = ready_made()["hatred-of-vader"], ready_made()["heroes-of-yavin"]


def begun() -> Match:
    return Match(GAME, Options("moisture-farm", "A", ARMIES), 1)


def figures(match: Match) -> tuple[Figure, Figure]:
    """Vader, and somebody of the other army, where they could have met."""
    vader = next(each for each in match.state.figures.values() if each.card.startswith("darth-vader"))  # type: ignore[attr-defined]
    other = next(each for each in match.state.figures.values() if each.seat == 1)  # type: ignore[attr-defined]
    return vader, other


def heard(*events: Event) -> list[Deed]:
    match = begun()
    chronicler = GAME.chronicler(match.options)
    assert chronicler is not None
    chronicler.note(match.state, events)
    return [deed for deed in chronicler.chronicle(match.state).deeds if deed != Deed(deed.seat, deed.card)]


def test_damage_defeats_and_points_are_the_deeds_of_the_figure_that_dealt_them() -> None:
    vader, other = figures(begun())
    deeds = heard(
        Damaged(target=other.id, amount=5, by=0, source=vader.id),
        Defeated(figure=other.id, card=other.card, seat=1, group=other.group, by=0, spaces=[3]),
        Scored(seat=0, points=4),
        Scored(seat=0, points=8),  # not for a defeat
    )
    assert deeds == [
        Deed(0, vader.card, dealt=5, felled=1, points=4),
        Deed(1, other.card, suffered=5, fell=1),
    ]


def test_what_a_text_does_is_its_own_deed() -> None:
    _, other = figures(begun())
    text = DueTo("force-lightning", "use", 0, 1, 1)
    deeds = heard(
        AbilityUsed(source=1, key="force-lightning", ability="use", seat=0),
        AbilityUsed(source=1, key="force-lightning", ability="use", seat=0, idle=True),
        AbilityUsed(source=1, key="force-lightning", ability="use", seat=0, forced=True),
        Damaged(target=other.id, amount=2, by=0, due_to=text),
        Scored(seat=0, points=3, due_to=text),
        Scored(seat=1, points=1, due_to=text),
    )
    assert deeds == [
        Deed(0, "force-lightning", used=1, dealt=2, points=3),
        Deed(1, other.card, suffered=2),
    ]


def test_what_was_cancelled_and_what_one_does_to_oneself_is_no_deed() -> None:
    vader, other = figures(begun())
    deeds = heard(
        Damaged(target=other.id, amount=5, by=0, source=vader.id, cancelled=True),
        Damaged(target=vader.id, amount=1, by=0, source=vader.id),
    )
    assert deeds == [Deed(0, vader.card, suffered=1)]


def test_a_fall_has_its_place_and_round() -> None:
    match = begun()
    _, other = figures(match)
    chronicler = GAME.chronicler(match.options)
    assert chronicler is not None
    assert isinstance(match.state, SkirmishState)
    match.state.round = 3
    first = int(board_for(match.state).space("P5"))
    chronicler.note(
        match.state,
        [
            Defeated(
                figure=other.id, card=other.card, seat=1, group=other.group, by=0, spaces=[first + 1, first]
            )
        ],
    )
    assert chronicler.chronicle(match.state).falls == [Fall(1, other.card, 3, "P5")]


def test_a_skirmish_as_a_whole_adds_up() -> None:
    match = begun()
    chronicler = GAME.chronicler(match.options)
    assert chronicler is not None
    play(
        match, [RandomPlayer(1), RandomPlayer(2)], lambda match, events: chronicler.note(match.state, events)
    )
    told, state = chronicler.chronicle(match.state), match.state
    assert (told.scene, told.ground, told.rounds) == ("moisture-farm-a", "moisture-farm", state.round)  # type: ignore[attr-defined]
    assert [each.name for each in told.brought] == ["hatred-of-vader", "heroes-of-yavin"]
    assert [each.faction for each in told.brought] == ["imperial", "rebel"]
    assert told.brought[0].cards == (*ARMIES[0].cards, *ARMIES[0].command)
    assert len(told.points) == told.rounds
    assert told.points[-1] == [player.vp for player in state.players]  # type: ignore[attr-defined]
    assert told.points == [
        list(row) for row in zip(*map(sorted, zip(*told.points, strict=True)), strict=True)
    ]
    assert sum(deed.fell for deed in told.deeds) == len(told.falls) > 0


def test_an_army_of_ones_own_keeps_its_name() -> None:
    own = type(ARMIES[0])("Mine", ARMIES[0].faction, ARMIES[0].cards[1:], ARMIES[0].command)
    assert (army_id(ARMIES[0]), army_id(own)) == ("hatred-of-vader", "Mine")


def test_a_mission_names_its_class_and_heroes_and_a_wounded_hero_is_the_same() -> None:
    options = MISSION.options_from({"mission": "aftermath", "heroes": "2"}, Rng.seeded(2))
    match = Match(GAME, options, 2)
    chronicler = GAME.chronicler(options)
    assert chronicler is not None
    play(
        match,
        [RandomPlayer(seat) for seat in range(3)],
        lambda match, events: chronicler.note(match.state, events),
    )
    told = chronicler.chronicle(match.state)
    assert (told.scene, told.points) == ("aftermath", [])
    heroes = [each.hero for each in options.party.heroes]
    assert [(each.team, each.name) for each in told.brought] == [
        (0, options.party.empire.deck),
        *((1, hero) for hero in heroes),
    ]
    assert not [deed.card for deed in told.deeds if deed.card.endswith("-wounded")]
    assert {deed.card for deed in told.deeds if deed.suffered and deed.seat > 0} <= {*heroes}
