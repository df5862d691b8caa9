"""Games for learners: PettingZoo's own tests, and what an agent may see and do."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import pytest

pytest.importorskip("pettingzoo", reason="the extra `zoo` is not installed: PettingZoo's tests are not run")

from pettingzoo.test import api_test, seed_test

from dejarik.kernel.engine import view
from dejarik.lab.aec import environment

GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "skirmish": ("assault", {"players": "2"}),
    "mission": ("assault", {"format": "mission", "heroes": "2"}),
    "duel": ("lcg", {"format": "duel"}),
    "team": ("lcg", {"format": "2v2"}),
}


@pytest.fixture(autouse=True)
def warnings_of_others() -> Iterator[None]:
    """PettingZoo warns of what it recommends; it fails by assertions."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_test_of_the_interface(game: str) -> None:
    api_test(environment(*GAMES[game]), num_cycles=60)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["skirmish", "duel"])
def test_pettingzoos_test_of_seeds(game: str) -> None:
    seed_test(lambda: environment(*GAMES[game]), num_cycles=60)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_any_legal_actions_lead_to_the_end_and_the_winners_are_rewarded(game: str) -> None:
    env = environment(*GAMES[game])
    env.reset(seed=3)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        assert not truncation
        if termination:
            rewards[agent] = reward
            env.step(None)
            continue
        env.action_space(agent).seed(len(rewards) + observation["action_mask"].sum().item())
        env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert sorted(set(rewards.values())) in ([-1, 1], [0])
    assert len(rewards) == len(env.possible_agents)


def test_only_who_is_asked_has_options() -> None:
    env = environment("lcg", {"format": "duel"})
    env.reset(seed=1)
    asked = env.agent_selection
    [other] = [agent for agent in env.agents if agent != asked]
    assert env.observe(asked)["action_mask"].sum() > 0
    assert env.observe(other)["action_mask"].sum() == 0
    assert env.infos[asked]["options"]
    assert env.infos[other] == {}


def test_a_view_hides_what_the_seat_does_not_see() -> None:
    env = environment("lcg", {"format": "duel"})
    env.reset(seed=1)
    asked = env.agent_selection
    [other] = [agent for agent in env.agents if agent != asked]
    assert env.view(asked)["decision"]["options"]
    assert "options" not in env.view(other)["decision"]
    assert env.view(asked) == view(env._state, env.possible_agents.index(asked))
