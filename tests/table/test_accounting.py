"""When a game is over, the table tells how it went: parts add up to the score, and nobody is told before."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from dejarik.assault.showing.account import Book
from dejarik.kernel import engine
from dejarik.kernel.accounts import Account, ToldStep
from dejarik.kernel.answers import random_answer
from dejarik.kernel.games import find_game
from dejarik.kernel.match import Match
from dejarik.kernel.rng import Rng
from dejarik.lcg.facts.cards import Side

EAGER = ("attack:", "attack", "engage:", "strike:", "surge:", "go:", "move")


def played(name: str, seed: int, **settings: str) -> tuple[Any, Account]:
    """A whole game by whoever wants to fight, and its account."""
    game = find_game(name)
    rng = Rng.seeded(seed)
    match = Match(game, game.options_from(settings, rng), seed)
    steps: list[ToldStep] = []
    while (asked := match.decision) is not None:
        ids = asked.ids(match.state)
        liked = [
            id for kind in EAGER for id in ids if id == kind or (kind.endswith(":") and id.startswith(kind))
        ]
        fights = bool(liked) and asked.kind.value == "choose" and rng.below(4)
        events = match.apply(liked[0] if fights else random_answer(asked, rng))
        told = {
            "events": engine.told(match.state, events, None),
            "lines": game.presenter.tell(match.state, events, None),
        }
        heard = msgspec.json.decode(msgspec.json.encode(told))
        steps.append(
            ToldStep(number=len(steps), seat=asked.seat, is_person=asked.seat == 0, seconds=2.0, **heard)
        )
    found = game.presenter.account(match.state, steps)
    assert isinstance(found, Account)
    return match.state, found


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_parts_of_a_skirmish_add_up_to_its_score(seed: int) -> None:
    state, found = played("assault", seed, format="skirmish", map="moisture-farm", mission="A")
    for side in found.sides:
        player = state.players[side.seat]
        assert side.points == player.vp
        assert sum(part.points for part in side.sources) == player.vp
        assert sum(part.points for part in side.sources if part.kind == "defeats") == player.vp_from_defeats
        assert [point.points for point in side.curve[-1:]] == [player.vp] * bool(side.curve)
    assert found.most == 40
    assert found.sides[1].decisions == 0
    assert found.sides[0].seconds == 2.0 * found.sides[0].decisions
    lucks = [side.luck for side in found.sides if side.luck is not msgspec.UNSET]
    assert sum(luck.dealt for luck in lucks) >= sum(doer.dealt for doer in found.doers)
    assert [round_.round for round_ in found.rounds] == list(range(1, len(found.rounds) + 1))


@pytest.mark.slow
def test_the_parts_of_a_duel_are_its_objectives_and_its_dial() -> None:
    state, found = played("lcg", 4, format="duel")
    piles = {player.seat: len(player.victory) * (player.side is Side.LIGHT) for player in state.players}
    for side in found.sides:
        assert sum(part.points for part in side.sources) == side.points
        objectives = sum(part.points for part in side.sources if part.kind == "objectives")
        assert objectives == piles[side.seat]
    assert any(part.kind.startswith("dial-") for side in found.sides for part in side.sources)
    goals = {side.seat: side.most for side in found.sides}
    assert goals == {player.seat: 3 if player.side is Side.LIGHT else 12 for player in state.players}


def scored(key: str | None, seat: int, points: int) -> dict[str, Any]:
    return {"is": "x/Scored", "seat": seat, "points": points, "due_to": key and {"key": key}}


@pytest.mark.parametrize(("by", "points"), [("own", 5), ("other", 0), ("nobody", 0)])
def test_points_for_a_defeat_are_those_of_the_figure_that_did_the_damage(by: str, points: int) -> None:
    """Whoever attacked last has no part in it, nor a figure that was made to attack its own side."""
    game = find_game("assault")
    state: Any = Match(game, game.options_from({"format": "skirmish"}, Rng.seeded(1)), 1).state
    first, second = (
        next(id for id, figure in state.figures.items() if figure.seat == seat) for seat in (0, 1)
    )
    book = Book(state, 2)
    book.attacker = second
    events: list[dict[str, Any]] = [
        {
            "is": "x/Damaged",
            "target": second,
            "amount": 3,
            "source": {"own": first, "other": second}.get(by, 0),
        },
        {"is": "x/Defeated", "figure": second},
        scored(None, 0, 5),
        scored("price-on-their-heads-lasting", 0, 4),
    ]
    book.add(ToldStep(number=1, seat=0, is_person=True, seconds=1.0, events=events, lines=[]))
    found = book.account(40)
    assert {part.kind: part.points for part in found.sides[0].sources} == {"defeats": 5, "cards": 4}
    assert [doer.points for doer in found.doers if doer.seat == 0] == [points] * (by == "own")
    assert all(doer.points == 0 for doer in found.doers if doer.seat == 1)
