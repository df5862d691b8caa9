"""What a server tells its operator in numbers, for Prometheus: `/metrics`.

Each server has numbers of its own (`Metrics`); what is in the database (tables of each stage, tables that stand still)
is asked when somebody looks.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from dejarik import __version__

CHOICE_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
THOUGHT_SECONDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self.requests = Counter("dejarik_requests", "Requests over HTTP.", ["method", "status"], registry=own)
        self.choices = Counter("dejarik_choices", "Choices that were stored.", ["game", "by"], registry=own)
        self.stored = Histogram(
            "dejarik_choice_stored_seconds",
            "From a person's choice until it is stored.",
            buckets=CHOICE_SECONDS,
            registry=own,
        )
        self.told = Histogram(
            "dejarik_choice_told_seconds",
            "From storing a choice until a page was sent the state that shows it.",
            buckets=CHOICE_SECONDS,
            registry=own,
        )
        self.thoughts = Histogram(
            "dejarik_bot_thought_seconds",
            "What a bot's answer takes, with waiting for its turn.",
            ["game", "bot"],
            buckets=THOUGHT_SECONDS,
            registry=own,
        )
        self.failures = Counter(
            "dejarik_database_errors", "Times that the database did not answer.", registry=own
        )
        self.refused = Counter(
            "dejarik_refused", "What was refused, by the id of its message.", ["problem"], registry=own
        )
        self.notices = Counter("dejarik_notices", "Notices to people.", ["kind", "outcome"], registry=own)
        self.tables = Gauge("dejarik_tables", "Tables of each stage.", ["stage"], registry=own)
        self.standing = Gauge(
            "dejarik_tables_standing", "Tables that should have gone on and have not.", registry=own
        )
        self.sockets = Gauge("dejarik_sockets", "Open sockets.", registry=own)
        self.rooms = Gauge("dejarik_rooms", "Tables in memory.", registry=own)
        self.queue = Gauge("dejarik_queue", "What waits for its turn.", ["line"], registry=own)
        self.memory = Gauge("dejarik_memory_bytes", "Memory of the server's process.", registry=own)
        self.up = Gauge("dejarik_up_seconds", "How long the server has been running.", registry=own)
        Gauge("dejarik_version", "Its version, as a label.", ["version"], registry=own).labels(
            __version__
        ).set(1)
        self._began = time.monotonic()

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        self.memory.set(resident_bytes())
        self.up.set(time.monotonic() - self._began)
        written: bytes = generate_latest(self.registry)
        return written


def resident_bytes() -> int:
    """The memory of this process; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, IndexError, ValueError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
