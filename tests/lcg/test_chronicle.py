"""What is written down of a game of the card game for those who compare many."""

from __future__ import annotations

from dejarik.kernel import AbilityUsed, Rng, register
from dejarik.kernel.chronicles import Deed
from dejarik.kernel.driver import RandomPlayer, play
from dejarik.kernel.events import Event
from dejarik.kernel.match import Match
from dejarik.lcg.facts.cards import CardType, Side
from dejarik.lcg.game import GAME
from dejarik.lcg.rules.arriving import Arrives
from dejarik.lcg.rules.damage import Damaged
from dejarik.lcg.rules.leaving import Cause, Destination, Leaves
from dejarik.lcg.rules.playing import Played
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.victory import Awarded

register(GAME)


def begun() -> Match:
    return Match(
        GAME, GAME.options_from({"deck-1": "dark-throne", "deck-2": "old-masters"}, Rng.seeded(1)), 1
    )


def heard(*events: Event) -> list[Deed]:
    match = begun()
    chronicler = GAME.chronicler(match.options)
    chronicler.note(match.state, events)  # type: ignore[arg-type]
    return chronicler.chronicle(match.state).deeds  # type: ignore[arg-type]


def test_cards_are_used_when_they_are_played_and_when_their_texts_are() -> None:
    assert heard(
        Played(seat=0, key="force-choke-59"),
        AbilityUsed(source=9, key="force-choke-59", ability="play", seat=0),  # the same once more
        AbilityUsed(source=8, key="emperor-palpatine-51", ability="action", seat=0),
        AbilityUsed(source=8, key="emperor-palpatine-51", ability="action", seat=0, forced=True),
    ) == [Deed(0, "emperor-palpatine-51", used=1), Deed(0, "force-choke-59", used=1)]


def test_damage_and_what_it_destroys_are_the_deeds_of_the_card_that_dealt_it() -> None:
    deeds = heard(
        Arrives(key="darth-vader-35", seat=0, owner=0, card=900),
        Damaged(card=901, key="yoda-168", number=1, controller=1, amount=3, seat=0, source=900),
        Leaves(
            card=901,
            key="yoda-168",
            type=CardType.UNIT,
            seat=1,
            owner=1,
            cause=Cause.DESTROYED,
            to=Destination.DISCARD,
        ),
        Damaged(card=902, key="a-heros-journey-3", number=1, controller=1, amount=2, seat=0, source=900),
        Awarded(seat=0, key="a-heros-journey-3", count=1),
    )
    assert deeds == [
        Deed(0, "darth-vader-35", dealt=5, felled=1, points=1),
        Deed(1, "a-heros-journey-3", suffered=2),
        Deed(1, "yoda-168", suffered=3, fell=1),
    ]


def test_a_game_as_a_whole_adds_up() -> None:
    match = begun()
    chronicler = GAME.chronicler(match.options)

    def note(match: Match, events: list[Event]) -> None:
        assert isinstance(match.state, Lcg)
        chronicler.note(match.state, events)

    play(match, [RandomPlayer(1), RandomPlayer(2)], note)
    assert isinstance(match.state, Lcg)
    told = chronicler.chronicle(match.state)
    assert (told.scene, told.ground, told.rounds) == ("duel", "", match.state.round)
    assert [(each.name, each.faction) for each in told.brought] == [
        ("dark-throne", "sith"),
        ("old-masters", "jedi"),
    ]
    light = next(player for player in match.state.players if player.side is Side.LIGHT)
    assert len(told.points) == told.rounds
    assert told.points[-1] == [match.state.dial, len(light.victory)]
    assert sum(deed.dealt for deed in told.deeds) <= sum(deed.suffered for deed in told.deeds)
