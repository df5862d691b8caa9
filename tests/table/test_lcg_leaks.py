"""No page of the card game hears of a card that only another team knows: whole games, every seat, and spectators."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from tests.receiving import received

from dejarik.kernel import AbilityUsed, engine
from dejarik.kernel.abilities import Use
from dejarik.kernel.driver import RandomPlayer, Turn
from dejarik.kernel.games import find_game, game_of
from dejarik.kernel.rng import Rng
from dejarik.lcg.content.picks import Pick
from dejarik.lcg.rules.playing import Played
from dejarik.lcg.rules.state import HAND, Lcg
from dejarik.lcg.rules.zones import Revealed
from dejarik.table.words import Viewer

#: Told to everybody because that is what they are for.
ANNOUNCEMENTS = (AbilityUsed, Played, Revealed)

CARD = re.compile(rb"[a-z][a-z0-9-]*-\d+")


def cards_in(said: Any) -> set[str]:
    """Every card that a message names, anywhere in it."""
    return {found.decode() for found in CARD.findall(msgspec.json.encode(said))}


def hidden_from(state: Lcg, viewer: Viewer) -> set[str]:
    """The cards that only other teams know, or nobody: in hands, decks, edge stacks and reserves, captured, facedown,
    in support. A card of which another copy lies open, or that is being used, is not among them, nor is one that an
    ability lets the team look at."""
    eyes = () if viewer is None else game_of(state).eyes(state, viewer)
    known: set[str] = {use.key for use in state.stack if isinstance(use, Use)}
    known.update(*(pick.keys for pick in state.stack if isinstance(pick, Pick) and pick.seat in eyes))
    hidden: set[str] = set()
    for source in state.sources.values():
        (known if source.open or source.seat in eyes else hidden).add(source.key)
    for player in state.players:
        known.update(player.discard, player.victory, player.removed)
        (known if player.seat in eyes else hidden).update(
            player.command_deck, player.objective_deck, player.support_deck
        )
    for starting in state.starting.values():
        (known if starting.seat in eyes else hidden).update(starting.objectives)
    return hidden - known - {key for _, key in state.played}


@pytest.mark.parametrize(
    "format",
    ["duel", *(pytest.param(each, marks=pytest.mark.slow) for each in ("2v2", "jerjerrod", "skywalker"))],
)
def test_no_card_of_another_team_is_named_in_a_whole_game(format: str) -> None:
    """Views, what is shown and hints at every fifth decision, and all news, for every seat and a spectator. What is
    played, used or revealed is told to all."""
    game = find_game("lcg")
    options = game.options_from({"format": format, "decks": "random"}, Rng.seeded(8))
    state = engine.start(game, options, 8)
    player = RandomPlayer(8)
    viewers: list[Viewer] = [None, *range(game.seats(options))]
    seen: dict[Viewer, set[str]] = {viewer: set() for viewer in viewers}
    leaks: list[tuple[int, Viewer, set[str]]] = []
    looks = 0
    while (asked := engine.decision(state)) is not None:
        if state.number % 5 == 0:
            for viewer in viewers:
                view = engine.view(state, viewer)
                said = cards_in([view["state"], game.presenter.present(state, viewer)])
                if viewer == asked.seat:
                    said |= cards_in([game.presenter.hint(state, viewer, id) for id in asked.ids(state)[:3]])
                seen[viewer] |= said
                if found := said & hidden_from(state, viewer):
                    leaks.append((state.number, viewer, found))
                looks += 1
        before = {viewer: hidden_from(state, viewer) for viewer in viewers}
        events = engine.apply(state, player.choose(Turn(state, asked)))
        announced = cards_in(
            engine.told(state, [event for event in events if isinstance(event, ANNOUNCEMENTS)], None)
        )
        for viewer in viewers:
            told = cards_in(engine.told(state, events, viewer))
            unknown = before[viewer] & hidden_from(state, viewer) - seen[viewer] - announced
            if found := told & unknown:
                leaks.append((state.number, viewer, found))
            seen[viewer] |= told
    assert looks > 40
    assert leaks == []


def test_teammates_see_each_others_hands_and_nobody_else_does() -> None:
    game = find_game("lcg")
    state = engine.start(game, game.options_from({"format": "2v2"}, Rng.seeded(3)), 3)
    player = RandomPlayer(3)
    for _ in range(40):
        asked = engine.decision(state)
        assert asked is not None
        engine.apply(state, player.choose(Turn(state, asked)))
    hands = {
        seat: {id for id, source in state.sources.items() if source.seat == seat and source.zone == HAND}
        for seat in range(4)
    }
    assert all(hands.values())
    for viewer in range(4):
        sources = engine.view(state, viewer)["state"]["sources"]
        visible = {seat for seat in range(4) if all(sources[str(id)]["key"] for id in hands[seat])}
        assert visible == {0, 1} if viewer in (0, 1) else visible == {2, 3}
        mates = {int(seat) for seat in received(game.presenter.present(state, viewer))["hands"]}
        assert mates == visible - {viewer}
    assert game.presenter.present(state, None)["hands"] == {}
