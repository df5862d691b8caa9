"""Recorded games, to see that a change which nobody should notice is noticed by nobody.

`python -m tests.stories record FOLDER` plays games of all formats, by chance and by the bots, and writes each down with
four fingerprints: its story (who was asked what, with which options, and what chance gave), what happened (the events,
by their names and in their order), what was shown, and every detail: each decision as it is shown, each event with all
that it holds, the state at each decision, and the views of all seats now and then. `python -m tests.stories check
FOLDER` plays the same choices again and says which fingerprints differ, and how many decisions were compared. The first
three do not depend on how the program names its modules and records; the details do.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from dejarik.bots import find_bot
from dejarik.kernel import engine, saves
from dejarik.kernel.answers import Answer, as_ids
from dejarik.kernel.decisions import Decision
from dejarik.kernel.driver import Player, RandomPlayer, Turn
from dejarik.kernel.events import Event
from dejarik.kernel.games import AnyGame, find_game
from dejarik.kernel.rng import Rng

EVERY = 40  # what is shown is looked at every so many decisions
LCG_FORMATS = ("duel", "starter", "2v2", "jerjerrod", "skywalker")


class Story(msgspec.Struct):
    """A game that was played: what it takes to play it again, and its fingerprints."""

    name: str
    game: str
    options: msgspec.Raw
    seed: int
    choices: list[Answer]
    outcome: dict[str, Any] | None
    story: str
    told: str
    shown: str
    details: str = ""


class Plan(msgspec.Struct):
    """A game to be recorded. Without `settings` its options are drawn as the fuzzer draws them."""

    name: str
    game: str
    seed: int
    bot: str = "random"
    settings: dict[str, str] | None = None


def plans(scale: int) -> list[Plan]:
    """Games of every format of both games: by chance with everything there is, and by the bots with real decks."""
    found = [Plan(f"assault-random-{seed}", "assault", 71_000 + seed) for seed in range(10 * scale)]
    found += [Plan(f"lcg-random-{seed}", "lcg", 72_000 + seed) for seed in range(7 * scale)]
    for number, format in enumerate(LCG_FORMATS):
        found += [
            Plan(f"lcg-{format}-{seed}", "lcg", 73_000 + 1_000 * number + seed, settings={"format": format})
            for seed in range(scale)
        ]
        found.append(
            Plan(f"lcg-{format}-greedy", "lcg", 80_000 + number, bot="greedy", settings={"format": format})
        )
    for players in ("2", "4"):
        found += [
            Plan(f"assault-{players}-greedy-{seed}", "assault", 81_000 + seed, "greedy", {"players": players})
            for seed in range(3)
        ]
    for name in ("arena", "caravan"):
        found += [Plan(f"{name}-{seed}", name, 90_000 + seed) for seed in range(scale)]
    return found


class Fingerprints:
    """Grows with a game, decision by decision."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game, self._state = game, state
        self._story, self._told, self._shown, self._details = (
            hashlib.blake2b(digest_size=16) for _ in range(4)
        )

    def asked(self, decision: Decision) -> None:
        ids = decision.ids(self._state)
        options = [(id, option.cap) for id, option in zip(ids, decision.options, strict=True)]
        facts = (decision.seat, decision.kind.value, decision.least, decision.most, options)
        self._story.update(msgspec.json.encode(facts))
        self._details.update(_plain(decision.show(self._state)))
        self._details.update(saves.digest(self._state).encode())
        if self._state.number % EVERY == 0:
            self._look()

    def happened(self, answer: Answer, events: Sequence[Event]) -> None:
        self._story.update(msgspec.json.encode((answer, self._state.rng.drawn)))
        self._told.update(msgspec.json.encode([(type(event).__name__, event.cancelled) for event in events]))
        self._details.update(msgspec.json.encode(list(events)))

    def _look(self) -> None:
        for seat in (None, *range(self._game.seat_count(self._state))):
            self._shown.update(_plain(self._game.presenter.present(self._state, seat)))
            self._details.update(_plain(engine.view(self._state, seat)))

    def ended(self) -> tuple[str, str, str, str]:
        self._look()
        prints = (self._story, self._told, self._shown, self._details)
        story, told, shown, details = (each.hexdigest() for each in prints)
        return story, told, shown, details


def _plain(shown: Any) -> bytes:
    """What is shown, in a form that does not depend on the order of keys."""
    return msgspec.json.encode(msgspec.to_builtins(shown, str_keys=True), order="sorted")


def play(
    game: AnyGame, options: Any, seed: int, players: Sequence[Player]
) -> tuple[Any, list[Answer], tuple[str, str, str, str]]:
    """Play a game to its end, or to its last recorded choice."""
    state = engine.start(game, options, seed)
    prints = Fingerprints(game, state)
    choices: list[Answer] = []
    while (decision := engine.decision(state)) is not None and len(choices) < game.bound:
        prints.asked(decision)
        try:
            chosen = players[decision.seat].choose(Turn(state, decision))
        except EndOfRecord:
            break
        answer = as_ids(state, decision, chosen)
        choices.append(answer)
        prints.happened(answer, engine.apply(state, chosen))
    return state, choices, prints.ended()


class EndOfRecord(Exception):
    """There are no more recorded choices."""


class Recorded:
    """A player who answers as somebody once did, for all seats."""

    def __init__(self, choices: Iterable[Answer]) -> None:
        self._choices = iter(choices)

    def choose(self, turn: Turn) -> Answer:
        try:
            return next(self._choices)
        except StopIteration:
            raise EndOfRecord from None


def record(plan: Plan) -> Story:
    game = find_game(plan.game)
    rng = Rng.seeded(plan.seed).split()
    options = game.random_options(rng) if plan.settings is None else game.options_from(plan.settings, rng)
    seats = range(game.seats(options))
    players: list[Player] = [
        RandomPlayer(plan.seed + seat) if plan.bot == "random" else find_bot(plan.bot, game, plan.seed + seat)
        for seat in seats
    ]
    state, choices, prints = play(game, options, plan.seed, players)
    return Story(
        plan.name,
        plan.game,
        msgspec.Raw(msgspec.json.encode(options)),
        plan.seed,
        choices,
        _outcome(state),
        *prints,
    )


def check(path: Path) -> tuple[str, int, list[str]]:
    """The name of a recorded game, how many decisions it has, and what is different about it now."""
    known = msgspec.json.decode(path.read_bytes(), type=Story)
    game = find_game(known.game)
    try:
        options = game.read_options(bytes(known.options))
        answers = Recorded(known.choices)
        state, _, prints = play(game, options, known.seed, [answers] * game.seats(options))
    except Exception as error:
        return known.name, len(known.choices), [f"{type(error).__name__}: {error}"[:300]]
    now = dict(zip(("story", "told", "shown", "details"), prints, strict=True))
    different = [name for name, value in now.items() if getattr(known, name) not in ("", value)]
    if _outcome(state) != known.outcome:
        different.append("outcome")
    return known.name, len(known.choices), different


def _outcome(state: Any) -> dict[str, Any] | None:
    return None if state.outcome is None else msgspec.json.decode(msgspec.json.encode(state.outcome))


def _recorded_to(task: tuple[Plan, Path]) -> str:
    plan, folder = task
    path = folder / f"{plan.name}.json"
    if not path.exists():
        path.write_bytes(msgspec.json.encode(record(plan)))
    return plan.name


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.stories", description=__doc__)
    parser.add_argument("what", choices=("record", "check"))
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--scale", type=int, default=20, help="about so many games of each kind (20: some 450)"
    )
    parser.add_argument("--every", type=int, default=1, help="check every so-manieth game only")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    call = parser.parse_args()
    with ProcessPoolExecutor(call.jobs) as pool:
        if call.what == "record":
            call.folder.mkdir(parents=True, exist_ok=True)
            done = list(pool.map(_recorded_to, [(plan, call.folder) for plan in plans(call.scale)]))
            print(f"{len(done)} games are recorded in {call.folder}")
            return 0
        files = sorted(call.folder.glob("*.json"))[:: call.every]
        counts: Counter[str] = Counter()
        decisions = 0
        for name, played, different in pool.map(check, files):
            decisions += played
            counts.update([each.partition(":")[0] for each in different] or ["same"])
            if different:
                print(f"{name}: {', '.join(different)}", flush=True)
        print(
            f"{len(files)} games, {decisions} decisions: "
            + ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))
        )
        return 0 if set(counts) <= {"same"} else 1


if __name__ == "__main__":
    sys.exit(main())
