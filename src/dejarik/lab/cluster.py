"""Games on a Ray cluster: the one that `RAY_ADDRESS` names, or else a local one that is started for it.

Ray comes with the extra `ray`; every machine of a cluster needs this program, too. Ray plays a game again whose worker
or machine is gone, and hands over one result of each; what was handed over is kept as on one machine (`lab.results`).
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import Any

import msgspec

from dejarik.kernel.errors import Problem
from dejarik.lab.played import Played, Simulation, play_number, unplayed
from dejarik.lab.simulation import Runner

ATTEMPTS = 4
"""How many workers may die of one game."""

_SERIES = msgspec.json.Decoder(list[Played])


def on_cluster(workers: int | None) -> Runner:
    """Plays on so many processors of the cluster at once, or on all of them; a Problem where there is no Ray."""
    if find_spec("ray") is None:
        raise Problem("sim-no-ray")

    def play(plan: Simulation, numbers: Sequence[int], crew: int) -> Iterator[list[Played]]:
        return _played(plan, numbers, workers)

    return play


def _played(plan: Simulation, numbers: Sequence[int], workers: int | None) -> Iterator[list[Played]]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
    import ray

    if not ray.is_initialized():
        own = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": workers, "include_dashboard": False}
        ray.init(log_to_driver=False, logging_level=logging.WARNING, **own)
    task = ray.remote(max_retries=ATTEMPTS - 1)(play_there)
    written = ray.put(msgspec.json.encode(plan))
    most = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = deque(numbers)
    running: dict[Any, int] = {}
    while waiting or running:
        while waiting and len(running) < most:
            number = waiting.popleft()
            running[task.remote(written, number)] = number
        [over, *_], _ = ray.wait(list(running), num_returns=1)
        number = running.pop(over)
        try:
            played = _SERIES.decode(ray.get(over))
        except ray.exceptions.RayError as error:
            played = [unplayed(plan, number, f"{type(error).__name__}: {error}")]
        yield played


def play_there(written: bytes, number: int) -> bytes:
    """On a worker: one number of a plan."""
    plan = msgspec.json.decode(written, type=Simulation)
    return msgspec.json.encode(play_number(plan, number))
