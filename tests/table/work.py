"""Work for worker processes, which load this module and nothing that only a server or a test needs."""

from __future__ import annotations

import os
import time
from typing import Any

from dejarik.table import workers


def rest(data: bytes) -> int:
    """So many milliseconds; which process it was."""
    time.sleep(int(data) / 1000)
    return os.getpid()


def hang(*_: Any) -> None:
    while True:
        time.sleep(1)


def end(_: bytes) -> None:
    os._exit(3)


def fail(_: bytes) -> None:
    raise LookupError("there is no such thing")


def start_slowly(line: Any) -> None:
    """Instead of what a worker does at first."""
    time.sleep(2)
    workers._serve(line)
