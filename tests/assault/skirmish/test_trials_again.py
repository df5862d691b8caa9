"""What bots try out again: it comes to the same as if nothing had been kept of the first trial."""

from __future__ import annotations

from dejarik.assault.evaluation.rollouts import Rollouts, Start
from dejarik.assault.evaluation.survey import Glance, Survey
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.ground import is_small, on_board, position_of, team
from dejarik.assault.rules.state import Assault
from dejarik.bots import find_bot
from dejarik.kernel import Kind, Rng, decision, find_game
from dejarik.kernel.driver import Turn
from dejarik.kernel.engine import apply, rehearsal
from dejarik.kernel.match import Match

GAME = find_game("assault")


def decisions(seed: int, most: int) -> list[Assault]:
    """The decisions of a skirmish that a greedy bot plays."""
    settings = {
        "map": "moisture-farm",
        "mission": "A",
        "army-1": "snow-and-steel",
        "army-2": "heroes-of-yavin",
    }
    match = Match(GAME, GAME.options_from(settings, Rng.seeded(seed)), seed)
    player = find_bot("greedy", GAME, seed)
    found: list[Assault] = []
    while (asked := match.decision) is not None and len(found) < most:
        twin = rehearsal(match.state)
        assert isinstance(twin, Assault)
        found.append(twin)
        match.apply(player.choose(Turn(match.state, asked)))
    return found


def test_a_trial_that_begins_where_chance_does_comes_to_the_same() -> None:
    shared = 0
    for state in decisions(3, 90)[20:]:
        asked = decision(state)
        assert asked is not None
        if asked.kind is not Kind.CHOOSE or not isinstance(state.stack[-1], Activation):
            continue
        survey = Survey(state, team(state, asked.seat))
        kept, fresh = Rollouts(survey, asked), Rollouts(survey, asked)
        for option in asked.options[:8]:
            for seed in (1, 2, 3):
                fresh._starts.clear()
                dice = Rng.seeded(seed)
                shared += isinstance(kept._starts.get(id(option)), Start)
                assert kept.value(option, dice) == fresh.value(option, dice)
                assert (kept.answers, kept.rolled) == (fresh.answers, fresh.rolled)
    assert shared


def test_who_glances_finds_the_best_place() -> None:
    left_out = 0
    for state in decisions(4, 60)[20::4]:
        small = [figure for figure in on_board(state) if is_small(state, figure)]
        places = [position_of(figure) for figure in small]
        for figure in small[:3]:
            side = team(state, figure.seat)
            all_of_them = Survey(state, side).places(figure, places)
            found = Glance(state, side).places(figure, places)
            assert max(found, key=lambda each: found[each]) == max(
                all_of_them, key=lambda each: all_of_them[each]
            )
            left_out += sum(found[each] != all_of_them[each] for each in places)
    assert left_out


def test_what_to_do_in_an_activation_is_asked_in_a_rehearsal_when_somebody_looks() -> None:
    state = next(each for each in decisions(5, 60) if isinstance(each.stack[-1], Activation))
    asked = decision(state)
    assert asked is not None
    twin = rehearsal(state)
    apply(twin, next(option for option in asked.options if option.verb.word == "move"))
    assert isinstance(twin.stack[-1], Activation)
    assert "decision_" not in twin.__dict__
    following = decision(twin)
    assert following is not None
    heard = rehearsal(state)
    del heard.__dict__["unheard"]
    apply(heard, next(option for option in asked.options if option.verb.word == "move"))
    assert decision(heard) == following
