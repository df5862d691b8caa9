"""Games for learners: PettingZoo's AEC interface with action masks (the extra `zoo`).

    env = environment("lcg", {"format": "duel"})
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

Each seat is an agent. Action 0 picks nothing more; action n is option n - 1 of what is asked (`kernel.picking`), and
the mask says which are legal. An agent sees what its seat sees: the view as numbers by feature hashing, the ids of the
options in `info["options"]`, and `view` for those who make features of their own. The reward is 1 for a win and -1 for
a defeat, at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from zlib import crc32

import numpy
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from pettingzoo import AECEnv

from dejarik.kernel import engine
from dejarik.kernel.games import find_game
from dejarik.kernel.picking import Picking
from dejarik.kernel.rng import Rng
from dejarik.kernel.state import State

ACTIONS = 1024
"""Action 0 and as many options; of a question with more, the others can't be taken."""
FEATURES = 512


def environment(game: str, settings: Mapping[str, str] | None = None) -> Environment:
    """A game by its name, with settings as for `dejarik sim`; what they leave open is drawn at every reset, and so the
    number of seats must not be."""
    return Environment(game, settings or {})


class Environment(AECEnv):  # type: ignore[misc]  # its types depend on what is installed
    """One game at a time."""

    def __init__(self, game: str, settings: Mapping[str, str]) -> None:
        super().__init__()
        self.metadata = {"name": f"dejarik-{game}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self._game, self._settings = find_game(game), settings
        self._resets = Rng.seeded(0)
        options = self._game.options_from(settings, Rng.seeded(0))
        self.possible_agents = [f"seat-{seat}" for seat in range(self._game.seats(options))]
        self.agents: list[str] = []
        sights = {
            "observation": Box(-numpy.inf, numpy.inf, (FEATURES,), numpy.float32),
            "action_mask": MultiBinary(ACTIONS),
        }
        self.observation_spaces = {agent: Dict(sights) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # --- Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same one by the same seed."""
        if seed is not None:
            self._resets = Rng.seeded(seed)
        chosen = self._game.options_from(self._settings, self._resets.split())
        assert self._game.seats(chosen) == len(self.possible_agents), "settings must say how many play"
        self._state: State = engine.start(self._game, chosen, self._resets.below(2**31))
        self._teams = [role.team for role in self._game.roles(chosen)]
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._ask()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        answer = self._picking.take(int(action) - 1 if action else None)
        if answer is not None:
            engine.apply(self._state, answer)
            self._ask()
        else:
            self._offer()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """The next question, or the end."""
        asked = engine.decision(self._state)
        self._sight: dict[str, Any] = {}
        if asked is None:
            self._finish()
            return
        self._picking = Picking(asked)
        self.agent_selection = self.possible_agents[asked.seat]
        self._offer()

    def _offer(self) -> None:
        """The options of the asked agent, and of nobody else."""
        asked = self._picking.decision
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"options": asked.ids(self._state)[: ACTIONS - 1]}

    def _finish(self) -> None:
        outcome = self._state.outcome
        winners = set() if outcome is None else {self._teams[seat] for seat in outcome.winners}
        for seat, agent in enumerate(self.possible_agents):
            is_draw = len(winners) in (0, len(set(self._teams)))
            self.rewards[agent] = 0 if is_draw else 1 if self._teams[seat] in winners else -1
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}

    # --- What an agent sees

    def view(self, agent: str) -> dict[str, Any]:
        """All that a seat may see, as plain data."""
        seat = self.possible_agents.index(agent)
        return engine.view(self._state, seat)

    def observe(self, agent: str) -> dict[str, Any]:
        mask: Any = numpy.zeros(ACTIONS, numpy.int8)
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            for pick in self._picking.legal():
                place = 0 if pick is None else pick + 1
                if place < ACTIONS:
                    mask[place] = 1
        return {"observation": self._features(agent), "action_mask": mask}

    def _features(self, agent: str) -> Any:
        found: Any = numpy.zeros(FEATURES, numpy.float32)
        for name, value in _numbers("", self.view(agent)):
            hashed = crc32(name.encode())
            found[hashed % FEATURES] += value if hashed & 0x80000000 else -value
        return found

    def render(self) -> None:
        """Nothing: games are shown by the table."""

    def close(self) -> None:
        """Nothing is held."""


def _numbers(name: str, data: object) -> Iterator[tuple[str, float]]:
    """Every number of a view under its path, and every word as a path that is there."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from _numbers(f"{name}/{key}", value)
    elif isinstance(data, list | tuple):
        for place, value in enumerate(data):
            yield from _numbers(f"{name}/{place}", value)
    elif isinstance(data, bool | int | float):
        # Seeds and the like are large and mean nothing as amounts.
        yield name, float(data) if abs(data) < 1000 else 1.0
    elif data is not None:
        yield f"{name}={data}", 1.0
