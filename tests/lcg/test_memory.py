"""What a player of the card game remembers, and what is imagined within it."""

from __future__ import annotations

from collections import Counter

from dejarik.kernel import Rng, decision, register, view
from dejarik.kernel.driver import RandomPlayer, Turn
from dejarik.kernel.engine import start
from dejarik.kernel.match import Match
from dejarik.kernel.memories import Memories
from dejarik.lcg.decks.deck import allowed_copies
from dejarik.lcg.facts.cards import Affiliation
from dejarik.lcg.facts.library import all_sets, card
from dejarik.lcg.game import GAME
from dejarik.lcg.memory import known_in_hand, known_of, recall, remember
from dejarik.lcg.rules.actions import ActionWindow
from dejarik.lcg.rules.state import CAPTURED

register(GAME)


def duel(seed: int) -> Match:
    return Match(GAME, GAME.options_from({"format": "duel"}, Rng.seeded(seed)), seed)


def test_the_own_deck_is_known_but_for_its_order() -> None:
    match = duel(3)
    memories, rng = Memories.of(match), Rng.seeded(4)
    orders = set()
    for _ in range(60):
        asked = match.decision
        assert asked is not None
        imagined = GAME.mind.imagine(view(match.state, asked.seat), memories[asked.seat], rng.split())
        mine, real = imagined.players[asked.seat], match.state.players[asked.seat]  # type: ignore[attr-defined]
        if not any(source.zone == CAPTURED for source in match.state.sources.values()):
            assert Counter(mine.command_deck) == Counter(real.command_deck)
            assert Counter(mine.objective_deck) == Counter(real.objective_deck)
            orders.add(mine.command_deck == real.command_deck)
        turn = Turn(match.state, asked, memories[asked.seat])
        memories.hear(match.state, match.apply(RandomPlayer(rng.below(1000)).choose(turn)))
    assert orders == {False}


def test_without_a_memory_nothing_is_known_of_the_own_deck() -> None:
    state = start(GAME, GAME.options_from({"format": "duel"}, Rng.seeded(3)), 3)
    asked = decision(state)
    assert asked is not None
    imagined = GAME.mind.determinize(view(state, asked.seat), Rng.seeded(1))
    real = Counter(state.players[asked.seat].command_deck)
    assert Counter(imagined.players[asked.seat].command_deck) != real


def test_decks_of_others_are_within_the_limits_of_a_deck() -> None:
    state = start(GAME, GAME.options_from({"format": "duel"}, Rng.seeded(3)), 3)
    asked = decision(state)
    assert asked is not None
    other = 1 - asked.seat
    mine = card(state.sources[state.players[other].affiliation].key).affiliation
    by_objective = {each.objective: each for each in all_sets(state.players[other].side)}
    for seed in range(20):
        imagined = GAME.mind.determinize(view(state, asked.seat), Rng.seeded(seed))
        player = imagined.players[other]
        objectives = (
            [*player.objective_deck, *imagined.starting[other].objectives] if imagined.starting else []
        )
        for key, count in Counter(objectives or player.objective_deck).items():
            each = by_objective[key]  # type: ignore[index]
            assert card(key).lock in (None, mine)
            assert count <= (
                allowed_copies(card(key)) if each.affiliation in (mine, Affiliation.NEUTRAL) else 1
            )


def test_a_card_that_everybody_saw_go_to_a_hand_is_known_until_it_leaves_it() -> None:
    back = {"is": "lcg.zones/ToHand", "seat": 1, "key": "yoda-166"}
    memory = remember({}, [back, {"is": "lcg.zones/ToHand", "seat": 1, "key": ""}])
    assert known_in_hand(memory, 1) == ["yoda-166"]
    assert known_in_hand(memory, 0) == []
    assert (
        known_in_hand(remember(memory, [{"is": "lcg.playing/Played", "seat": 1, "key": "yoda-166"}]), 1) == []
    )
    stacks = {"0": [], "1": ["yoda-166"]}
    assert known_in_hand(remember(memory, [{"is": "lcg.edge/EdgeRevealed", "stacks": stacks}]), 1) == []


def test_a_card_that_everybody_saw_go_into_a_deck_is_known_to_belong_to_it() -> None:
    memory = remember({}, [{"is": "lcg.zones/ToDeck", "seat": 0, "key": "yoda-166", "shuffled": True}])
    assert known_of(memory, 0) == Counter({"yoda-166": 1})
    assert known_in_hand(memory, 0) == []


def test_what_is_known_to_be_in_a_hand_is_imagined_there() -> None:
    match = duel(3)
    player = RandomPlayer(1)
    while match.state.phase.value == "setup":  # type: ignore[attr-defined]
        assert match.decision is not None
        match.apply(player.choose(Turn(match.state, match.decision)))
    side = match.state.players[1].side  # type: ignore[attr-defined]
    key = next(id for each in all_sets(side) for id in each.cards)
    memory = remember(recall(match.options.decks[0]), [{"is": "lcg.zones/ToHand", "seat": 1, "key": key}])
    for seed in range(5):
        imagined = GAME.mind.imagine(view(match.state, 0), memory, Rng.seeded(seed))
        held = [
            source.key for source in imagined.sources.values() if source.seat == 1 and source.zone == "hand"
        ]
        assert key in held


def test_a_match_that_was_saved_is_remembered_as_well_as_one_that_was_not() -> None:
    match, player = duel(8), RandomPlayer(2)
    kept = Memories.of(match)
    while match.decision is not None:
        events = match.apply(player.choose(Turn(match.state, match.decision)))
        kept.hear(match.state, events)
    again = Memories.of(Match.from_replay(match.replay()))
    assert [again[0], again[1]] == [kept[0], kept[1]]
    assert known_of(kept[0], 1) or known_of(kept[1], 0) or kept[0]["hands"] is not None


def test_what_is_hidden_is_imagined_while_windows_wait_that_have_not_opened() -> None:
    """A window in which nobody can do anything is passed over, and later ones wait under it with nobody's turn."""
    match = duel(0)
    rng = Rng.seeded(1)
    waiting = 0
    for _ in range(120):
        if (asked := match.decision) is None:
            break
        waiting += any(isinstance(each, ActionWindow) and not each.order for each in match.state.stack)
        shown = view(match.state, asked.seat)
        imagined = GAME.mind.imagine(shown, Memories.of(match)[asked.seat], rng.split())
        assert view(imagined, asked.seat) == shown
        match.apply(RandomPlayer(rng.below(1000)).choose(Turn(match.state, asked)))
    assert waiting > 0
