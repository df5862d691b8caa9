"""The fuzzer: it plays as long as it is told, repeats itself, and gives a replay for what it finds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from tests.kernel.chores import Honest, House
from tests.kernel.toy import Scored, Toy, ToyState

from dejarik.examples import arena
from dejarik.kernel import Problem, Rng, register
from dejarik.kernel.conformance import Inspector, Violation
from dejarik.kernel.fuzz import FuzzReport, fuzz
from dejarik.kernel.match import Match, read_replay
from dejarik.kernel.milestones import MilestoneCounts, Milestones
from dejarik.kernel.policies import Players


class Unlucky(arena.ArenaGame):
    """Arena, in which the third round is against the rules."""

    name = "unlucky"

    def violations(self, state: arena.Arena) -> Iterable[str]:
        if state.round == 3:
            yield "it is the third round"


class Breaks(arena.ArenaGame):
    """Arena, which breaks down in the second round."""

    name = "breaks"

    def precedence(self, state: arena.Arena, occurrence: object) -> object:  # type: ignore[override]
        if state.round == 2:
            raise KeyError("second round")
        return super().precedence(state, occurrence)  # type: ignore[arg-type]


class Endless(arena.ArenaGame):
    """Arena, of which somebody thinks that it ends sooner."""

    name = "endless"
    bound = 25


@pytest.mark.slow
def test_a_sound_game_is_played_for_as_many_decisions_as_asked() -> None:
    report = fuzz(arena.GAME, 150, seed=1)
    assert report.decisions == 150
    assert report.games >= 2
    assert report.violations == []


@pytest.mark.slow
def test_the_same_seed_finds_the_same() -> None:
    game = register(Unlucky())
    assert fuzz(game, 300, seed=4) == fuzz(game, 300, seed=4)


def test_what_is_found_comes_with_a_replay_that_leads_to_it(tmp_path: Path) -> None:
    report = fuzz(register(Unlucky()), 300, seed=4, folder=tmp_path / "new" / "folder", most_violations=1)
    finding = report.violations[0]
    assert (finding.check, finding.detail) == ("rules", "it is the third round")
    match = Match.from_replay(Path(finding.replay).read_bytes())
    assert match.seed == finding.seed
    assert match.state.round == 3  # type: ignore[attr-defined]
    replay, _, _ = read_replay(Path(finding.replay).read_bytes())
    assert replay.note == "rules: it is the third round"


def test_one_game_of_a_run_can_be_played_again_by_its_seed() -> None:
    game = register(Unlucky())
    finding = fuzz(game, 2_000, seed=4, most_violations=3).violations[-1]
    assert finding.seed > 4
    again = fuzz(game, 2_000, seed=finding.seed, most_violations=1).violations[0]
    assert again == finding


def test_rules_that_break_down_are_found_with_the_answer_that_did_it(tmp_path: Path) -> None:
    """The check of all options finds it first; without that check it is found when it happens."""
    report = fuzz(register(Breaks()), 300, seed=1, every=1_000, most_violations=1, folder=tmp_path)
    finding = report.violations[0]
    assert finding.check == "error"
    assert finding.detail.startswith("KeyError: 'second round' (after ")
    Match.from_replay(Path(finding.replay).read_bytes())


def test_a_game_that_does_not_end_is_found_also_when_not_every_decision_is_looked_at() -> None:
    report = fuzz(register(Endless()), 300, seed=1, every=7, most_violations=1)
    assert [finding.check for finding in report.violations] == ["bound"]


def test_it_stops_after_so_many_violations() -> None:
    assert len(fuzz(register(Unlucky()), 10_000, seed=1, most_violations=2).violations) == 2


def test_a_game_without_any_decision_does_not_keep_it_busy_for_ever() -> None:
    toy = Toy()
    toy.lay()
    assert fuzz(toy, 5, seed=1) == FuzzReport(games=5, decisions=0, violations=[])


def test_options_that_make_no_game_are_found() -> None:
    class Hopeless(arena.ArenaGame):
        name = "hopeless"

        def random_options(self, rng: Rng) -> arena.Options:
            raise ValueError("no options")

    finding = fuzz(register(Hopeless()), 10, seed=1, most_violations=1).violations[0]
    assert (finding.check, finding.detail, finding.replay) == ("error", "ValueError: no options", "")


@pytest.mark.slow
def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    report = fuzz(arena.GAME, 200, seed=1, progress=lambda report: told.append(report.games))
    assert told == list(range(1, report.games + 1))


def test_a_report_is_plain_data() -> None:
    assert msgspec.to_builtins(FuzzReport(1, 2, [])) == {
        "games": 1,
        "decisions": 2,
        "violations": [],
        "milestones": {"played": {}, "reached": {}},
        "lines": 0,
    }


def test_the_answers_are_not_drawn_from_the_stream_of_the_dice() -> None:
    """Else a game's choices and its dice would hang together, and many games could never come up."""
    drawn: list[int] = []

    class Watching(arena.ArenaGame):
        name = "watching"

        def random_options(self, rng: Rng) -> arena.Options:
            drawn.append(rng.word)
            return arena.Options()

    fuzz(register(Watching()), 5, seed=9)
    assert drawn[0] != Rng.seeded(9).word


class Counted(arena.ArenaGame):
    """Arena, which tells how far it has come."""

    name = "counted"

    def milestones(self, state: arena.Arena) -> Milestones:
        return Milestones("sand", {"second round": state.round >= 2, "hundredth round": state.round >= 100})


def test_what_was_reached_is_counted_also_what_never_was() -> None:
    report = fuzz(register(Counted()), 100, seed=1, every=1_000)
    assert report.milestones.played == {"sand": report.games}
    assert report.milestones.reached["sand"]["hundredth round"] == 0
    assert 0 < report.milestones.reached["sand"]["second round"] <= report.games


def test_a_game_that_breaks_down_counts_as_far_as_it_has_come() -> None:
    class BreaksAndCounts(Counted, Breaks):
        name = "breaks-and-counts"

    report = fuzz(register(BreaksAndCounts()), 300, seed=1, every=1_000, most_violations=1)
    assert report.milestones.reached["sand"] == {"second round": 1, "hundredth round": 0}


def test_games_of_certain_settings() -> None:
    short = fuzz(arena.GAME, 300, seed=1, settings={"health": "1"}, every=1_000)
    long = fuzz(arena.GAME, 300, seed=1, settings={"health": "9"}, every=1_000)
    assert short.games > long.games
    with pytest.raises(Problem):
        fuzz(arena.GAME, 100, seed=1, settings={"hats": "9"})


def test_counts_are_added_up() -> None:
    counts = MilestoneCounts()
    counts.note(None)
    counts.note(Milestones("hoth", {"snow": True, "ice": False}))
    more = MilestoneCounts()
    more.note(Milestones("hoth", {"snow": True, "ice": True}))
    more.note(Milestones("endor"))
    counts.add(more)
    assert counts.played == {"hoth": 2, "endor": 1}
    assert counts.reached == {"hoth": {"snow": 2, "ice": 1}, "endor": {}}


class Seen(Inspector):
    """Writes down how a run looks at its games."""

    games: ClassVar[list[Seen]] = []

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.looks: list[tuple[int, bool, bool]] = []  # the decision; at everything? was the one before kept?
        self.games.append(self)

    def look(self, checks: Iterable[str] | None = None) -> list[Violation]:
        self.looks.append((self.match.state.number, checks is None, bool(self.before)))
        return super().look(checks)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[Seen]:
    monkeypatch.setattr("dejarik.kernel.fuzz.Inspector", Seen)
    monkeypatch.setattr(Seen, "games", [])
    return Seen.games


def test_a_run_plays_as_long_as_asked_and_tells_after_every_game(seen: list[Seen]) -> None:
    told: list[tuple[int, int]] = []
    game = register(Honest())
    report = fuzz(
        game, 12, seed=1, again=2, progress=lambda so_far: told.append((so_far.games, so_far.decisions))
    )
    assert (report.games, report.decisions, report.violations) == (3, 12, [])
    assert told == [(1, 5), (2, 10), (3, 12)], "five chores a game"
    assert [each.shadowed for each in seen] == [True, False, True]


def test_everything_is_checked_at_one_decision_in_so_many_and_at_the_end(seen: list[Seen]) -> None:
    fuzz(register(Honest()), 5, seed=1, every=3)
    assert seen[0].looks == [
        (0, True, False),
        (1, False, False),
        (2, False, False),
        (3, True, True),
        (4, False, False),
        (5, True, False),
    ]


def test_at_the_bound_everything_is_checked(seen: list[Seen]) -> None:
    class Short(Honest):
        bound = 2

    report = fuzz(register(Short()), 5, seed=1, every=100, most_violations=1)
    assert [finding.check for finding in report.violations] == ["bound"]
    assert seen[0].looks == [(0, True, False), (1, False, False), (2, True, False)]


class Hears(Players):
    """Writes down when the players think again."""

    heard: ClassVar[list[str]] = []

    def hear(self) -> None:
        self.heard.append("heard")
        super().hear()

    def take_back(self, seat: int, choices: int) -> int:
        back = int(choices == 3 and "back" not in self.heard)
        self.heard.extend(["back"] * back)
        return back


class Tells(Honest):
    """Each second chore is told."""

    def done(self, state: House, choice: str) -> None:
        super().done(state, choice)
        if len(state.diary) % 2 == 0:
            state.log(Scored(seat=0))


def test_players_think_again_when_something_happened_or_was_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("dejarik.kernel.fuzz.Players", Hears)
    monkeypatch.setattr(Hears, "heard", [])
    report = fuzz(register(Tells()), 6, seed=1, every=100)
    assert (report.games, report.violations) == (1, []), "five chores, and one of them again"
    assert Hears.heard == ["heard", "back", "heard", "heard"]


def test_a_note_in_a_replay_is_not_endless(tmp_path: Path) -> None:
    class Complains(Honest):
        def violations(self, state: ToyState) -> Iterable[str]:
            yield "wrong " * 1000

    (finding,) = fuzz(register(Complains()), 5, seed=1, most_violations=1, folder=tmp_path).violations
    replay, _, _ = read_replay(Path(finding.replay).read_bytes())
    assert len(replay.note) == 2000
    assert len(finding.detail) == 6000


class Guided(Toy):
    """There are two things to be played."""

    name = "guided"

    def tour(self, settings: Mapping[str, str]) -> list[Mapping[str, str]]:
        return [{"place": "cave"}, {"place": "tower"}]

    def options_from(self, settings: Mapping[str, str], rng: Rng) -> Any:
        PLACES.append(settings["place"])
        return self.random_options(rng)


PLACES: list[str] = []


def test_a_tour_goes_through_all_that_there_is_in_turn() -> None:
    PLACES.clear()
    games = fuzz(register(Guided()), 8, seed=1, touring=True).games
    assert games >= 3
    assert PLACES[1:] == [("tower", "cave")[number % 2] for number in range(games)]  # the first is a try


def test_a_tour_goes_on_where_a_seed_says() -> None:
    """So it is made in pieces, and one game of it is found again."""
    PLACES.clear()
    fuzz(register(Guided()), 1, seed=6, touring=True)
    assert PLACES[1:] == ["cave"]
