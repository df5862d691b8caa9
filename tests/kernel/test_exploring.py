"""The explorer: it goes back to where it has come and plays on, so it gets to the end of long chains."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.kernel.toy import Occasion, Toy, ToyOptions, ToyState

from dejarik.kernel import (
    Decision,
    Option,
    Procedure,
    Public,
    Rng,
    Verb,
    ask,
    choose,
    register,
    text,
)
from dejarik.kernel.archives import BREVITY, Archive
from dejarik.kernel.conformance import Inspector, Violation
from dejarik.kernel.decisions import itself
from dejarik.kernel.errors import BadFile
from dejarik.kernel.exploring import explore_from
from dejarik.kernel.findings import Plan, counted_in
from dejarik.kernel.fuzz import FuzzReport, fuzz
from dejarik.kernel.games import game_of
from dejarik.kernel.match import Match, read_replay
from dejarik.kernel.milestones import Milestones
from dejarik.kernel.minds import Bearing, Mind, Policy
from dejarik.kernel.policies import Conduct

HOLDS, TOP = 4, 12
GRASP = Verb("grasp", text("kernel-pass"), itself)


class Climber(ToyState, kw_only=True):
    """Somebody on a wall."""

    height: Public[int] = 0
    slips: Public[int] = 0
    grasped: Public[int] = 0


class Climb(Procedure):
    """Hold after hold, until the top or until the climber falls."""

    def offer(self, state: Any) -> Decision | None:
        if state.height == TOP or state.slips > 2:
            return None
        return choose(0, text("kernel-react"), [Option(GRASP, hold) for hold in range(HOLDS)])

    def take(self, state: Any, hold: int) -> None:
        game_of(state).grasp(state, hold)  # type: ignore[attr-defined]
        self.go_to(Climb.offer)

    def finish(self, state: Any) -> None:
        state.finish("over")

    steps = (ask(offer, take), finish)


class Wall(Toy):
    """A wall with four holds at each of twelve heights, one of which bears; nobody slips more than twice."""

    name = "wall"
    state_type = Climber
    every = 3  # at so many heights something has been reached

    def new(self, options: ToyOptions, rng: Rng) -> Climber:
        state = Climber(game=self.name, rng=rng)
        state.push(Climb())
        return state

    def grasp(self, state: Climber, hold: int) -> None:
        state.grasped += 1
        state.log(Occasion(name="grasp"))
        if hold == (7 * state.height + 3) % HOLDS:
            state.height += 1
        else:
            state.slips += 1

    def milestones(self, state: Climber) -> Milestones:  # type: ignore[override]
        heights = range(self.every, TOP + 1, self.every)
        return Milestones("wall", {f"height-{height}": state.height >= height for height in heights})


class Guide(Mind[Any]):
    """Knows nothing but how high somebody is."""

    def determinize(self, view: Mapping[str, Any], rng: Rng) -> Any:
        raise NotImplementedError

    def rate(self, state: Any) -> dict[int, float]:
        return {}

    def bearing(self, state: Any) -> Bearing:
        return Bearing(stage=state.grasped, aims=(float(state.height),))


class Guided(Wall):
    """The same, and only the top counts; but somebody sees how near it is."""

    name = "guided-wall"
    every = TOP
    mind = Guide()


@pytest.fixture(params=[Wall, Guided], ids=["by what was reached", "by an aim"])
def game(request: pytest.FixtureRequest) -> Wall:
    found: Wall = request.param()
    register(found)
    return found


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """So short a game is looked at at every decision."""
    monkeypatch.setattr("dejarik.kernel.exploring.LOOK_EVERY", 1)


def test_it_gets_where_play_from_the_start_does_not(game: Wall) -> None:
    top = f"height-{TOP}"
    plain = fuzz(game, 1_000, seed=1, every=1_000)
    assert plain.milestones.reached["wall"][top] == 0
    explored = fuzz(game, 1_000, seed=1, every=1_000, exploring=True)
    assert explored.milestones.reached["wall"][top] == 1, "of one start, however many lines there were"
    assert explored.violations == []
    assert explored.decisions == 1_000


def test_the_same_seed_explores_the_same(game: Wall) -> None:
    assert fuzz(game, 800, seed=5, every=100, exploring=True) == fuzz(
        game, 800, seed=5, every=100, exploring=True
    )


def test_what_was_reached_comes_with_a_game_from_the_start_that_leads_to_it(
    game: Wall, tmp_path: Path
) -> None:
    fuzz(game, 1_000, seed=1, every=1_000, exploring=True, folder=tmp_path)
    file = tmp_path / f"reached-wall-height-{TOP}.json"
    match = Match.from_replay(file.read_bytes())
    assert match.state.height == TOP  # type: ignore[attr-defined]
    assert 0 <= len(match.choices) - TOP <= 2, (
        "it has slipped at most twice: one game, and not several in a row"
    )
    assert read_replay(file.read_bytes())[0].note == f"wall: height-{TOP}"


def test_when_everything_has_been_reached_each_further_start_is_played_once() -> None:
    game = register(Wall())
    report = fuzz(game, 2_000, seed=1, every=1_000, exploring=True)
    assert report.milestones.reached["wall"][f"height-{TOP}"] >= 1
    alone = fuzz(game, 2_000, seed=1, every=1_000)
    assert report.games > alone.games // 4, "it does not stay where there is nothing left"
    assert report.lines >= report.games
    assert report.milestones.played == {"wall": report.games}


class Loose(Wall):
    """The fifth hold is against the rules."""

    name = "loose-wall"

    def violations(self, state: Any) -> Iterable[str]:
        if state.height == 5:
            yield "the hold is loose"


class Breaks(Guided):
    """The fifth hold breaks."""

    name = "breaking-wall"

    def grasp(self, state: Climber, hold: int) -> None:
        super().grasp(state, hold)
        if state.height == 5:
            raise KeyError("hold")


def test_what_is_wrong_on_the_way_is_found_with_a_replay_that_leads_to_it(tmp_path: Path) -> None:
    game = register(Loose())
    report = fuzz(game, 1_000, seed=1, every=1_000, exploring=True, folder=tmp_path, most_violations=1)
    [finding] = report.violations
    assert (finding.check, finding.detail, finding.seed) == ("rules", "the hold is loose", 1)
    match = Match.from_replay(Path(finding.replay).read_bytes())
    assert match.state.height == 5  # type: ignore[attr-defined]


def test_rules_that_break_down_on_the_way_are_found_with_the_answer_that_did_it(tmp_path: Path) -> None:
    game = register(Breaks())
    report = fuzz(game, 1_000, seed=1, every=100_000, exploring=True, folder=tmp_path, most_violations=1)
    [finding] = report.violations
    assert finding.check == "error"
    assert finding.detail == "KeyError: 'hold' (after 'grasp:3')"
    assert Match.from_replay(Path(finding.replay).read_bytes()).state.height == 4  # type: ignore[attr-defined]


def test_options_that_make_no_game_are_found() -> None:
    class Hopeless(Wall):
        name = "hopeless-wall"

        def random_options(self, rng: Rng) -> ToyOptions:
            raise ValueError("no options")

    finding = fuzz(register(Hopeless()), 10, seed=3, most_violations=1, exploring=True).violations[0]
    assert (finding.check, finding.detail, finding.seed) == ("error", "ValueError: no options", 3)


def test_what_nobody_has_reached_before_is_looked_at_with_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[tuple[int, bool, bool]] = []  # the height; with a shadow? was the decision before kept?

    class Seen(Inspector):
        def look(self, checks: Iterable[str] | None = None) -> list[Violation]:
            if checks is None:
                looks.append((self.match.state.height, self.shadowed, bool(self.before)))  # type: ignore[attr-defined]
            return super().look(checks)

    monkeypatch.setattr("dejarik.kernel.exploring.Inspector", Seen)
    report = fuzz(register(Wall()), 1_000, seed=1, every=100_000, again=100_000, exploring=True)
    assert all(report.milestones.reached["wall"].values())
    for height in range(3, TOP + 1, 3):
        assert (height, True, True) in looks


def test_a_game_without_milestones_is_explored_for_as_long_as_one_stays() -> None:
    class Silent(Guided):
        name = "silent-wall"

        def milestones(self, state: Any) -> None:  # type: ignore[override]
            return None

    report = fuzz(register(Silent()), 400, seed=1, every=1_000, exploring=True, stay=150)
    assert report.games == 3
    assert report.decisions == 400
    assert report.milestones.played == {}


def test_what_earlier_runs_have_seen_is_not_looked_for_again() -> None:
    game = register(Wall())
    everything = counted_in(fuzz_report("wall", {f"height-{height}": 1 for height in range(3, TOP + 1, 3)}))
    none_left = fuzz(game, 300, seed=1, every=1_000, exploring=True, seen=everything)
    assert none_left.lines == none_left.games > 20
    one_left = counted_in(fuzz_report("wall", {"height-3": 1, "height-6": 2, f"height-{TOP}": 0}))
    report = fuzz(game, 300, seed=1, every=1_000, exploring=True, seen=one_left)
    assert report.games == 1


def test_counts_of_several_reports_are_read_and_nothing_else() -> None:
    reports = fuzz_report("wall", {"a": 1, "b": 0}) + b"\n" + fuzz_report("wall", {"a": 2, "b": 0, "c": 1})
    assert counted_in(reports).reached == {"wall": {"a": 3, "b": 0, "c": 1}}
    with pytest.raises(BadFile):
        counted_in(b"no report")


def fuzz_report(played: str, reached: dict[str, int]) -> bytes:
    return json.dumps({"games": 3, "events": {played: reached}}).encode()


def test_all_characters_of_a_mind_play_in_turn() -> None:
    """One takes the holds that bear, one those that do not: only both together see everything."""

    class Stubborn(Policy[Any]):
        def __init__(self, off: int) -> None:
            self.off = off

        def rate(self, state: Any) -> dict[int, float]:
            return {(7 * state.height + 3 + self.off) % HOLDS: 1.0}

    class Minds(Guide):
        def characters(self, rng: Rng) -> list[Policy[Any]]:
            return [Stubborn(1), Stubborn(0)]

    class Divided(Wall):
        name = "divided-wall"
        mind = Minds()

    report = fuzz(register(Divided()), 100, seed=1, every=1_000, exploring=True, conduct=Conduct.SENSIBLE)
    assert report.milestones.reached["wall"][f"height-{TOP}"] >= 1


def test_a_conduct_that_is_asked_for_is_kept_to() -> None:
    """With the first hold alone nobody gets anywhere."""
    report = fuzz(register(Wall()), 300, seed=1, every=1_000, exploring=True, conduct=Conduct.FIRST)
    assert sum(report.milestones.reached["wall"].values()) == 0


def test_one_start_is_played_until_nothing_new_has_come_for_as_long_as_one_stays() -> None:
    report = FuzzReport(violations=[])
    plan = Plan(10_000, [], Conduct.FIRST, 1_000, 10, 4, stay=60, folder=None)
    assert explore_from(register(Wall()), 1, report, plan)
    assert 60 <= report.decisions < 60 + 2 * TOP

    class Steps(Wall):
        name = "stepped-wall"
        every = 1

    longer = FuzzReport(violations=[])
    explore_from(register(Steps()), 1, longer, plan._replace(conduct=Conduct.RANDOM))
    assert sum(longer.milestones.reached["wall"].values()) > 3, "it has reached something on the way"
    assert longer.decisions > 60 + 2 * TOP


# --- Archives -----------------------------------------------------------------------------------------


def climbed(*holds: int) -> Match:
    match = Match(register(Wall()), ToyOptions(), 1)
    for hold in holds:
        match.apply(f"grasp:{hold}")
    return match


def test_only_aims_that_lead_to_what_is_missing_are_followed() -> None:
    archive = Archive()
    archive.offer(climbed(3), [], Bearing(aims=(1.0, 2.0, 3.0)))
    rng = Rng.seeded(1)
    assert {archive.pick(rng)[1] for _ in range(60)} == {BREVITY, 1, 2, 3}
    assert {archive.pick(rng, [1])[1] for _ in range(60)} == {BREVITY, 2}
    assert {archive.pick(rng, [])[1] for _ in range(20)} == {BREVITY}


def test_positions_that_are_alike_share_a_cell_which_keeps_the_shortest_way() -> None:
    archive = Archive()
    assert archive.offer(climbed(3, 0), [], Bearing()) == [BREVITY]
    assert archive.offer(climbed(3), [], Bearing()) == [], "the cell is not new"
    assert archive.offer(climbed(3), ["height-3"], Bearing()) == [BREVITY]
    assert archive.offer(climbed(3), [], Bearing(stage=1)) == [BREVITY]
    assert archive.offer(climbed(3), [], Bearing(traits=("wet",))) == [BREVITY]
    assert len(archive.cells) == 4
    kept = {len(cell.spots[BREVITY].match.choices) for cell in archive.cells.values()}
    assert kept == {1}


def test_for_each_aim_the_nearest_position_is_kept() -> None:
    archive = Archive()
    assert archive.offer(climbed(3), [], Bearing(aims=(1.0, 5.0))) == [BREVITY, 1, 2]
    assert archive.offer(climbed(3, 2), [], Bearing(aims=(2.0, 4.0))) == [1]
    [cell] = archive.cells.values()
    assert [len(cell.spots[aim].match.choices) for aim in (BREVITY, 1, 2)] == [1, 2, 1]


def test_who_goes_back_plays_on_with_a_match_of_its_own() -> None:
    archive = Archive()
    archive.offer(climbed(3), [], Bearing())
    match, aim = archive.pick(Rng.seeded(1))
    match.apply("grasp:2")
    again, _ = archive.pick(Rng.seeded(2))
    assert (aim, len(match.choices), len(again.choices)) == (BREVITY, 2, 1)
    match.undo(2)
    assert match.state.height == 0  # type: ignore[attr-defined]
    assert again.state.height == 1  # type: ignore[attr-defined]


def test_what_was_tried_in_vain_gives_way_to_the_next_best() -> None:
    archive = Archive()
    for number, match in enumerate((climbed(3), climbed(3, 2), climbed(3, 2, 1))):
        archive.offer(match, [f"cell-{number}"], Bearing(aims=(float(number),)))
    rng = Rng.seeded(1)
    picked = [len(match.choices) for match, aim in (archive.pick(rng) for _ in range(60)) if aim == 1]
    assert picked[:9] == [3, 3, 3, 2, 2, 2, 1, 1, 1]
