"""A server for the browser tests: its own database, a free port, and room for a browser that clicks fast.

`python tests/web/serving.py DATABASE PORT LIMITS` says its address on standard output when it listens. Its limits are
`generous`, or those of an `ordinary` server.
"""

from __future__ import annotations

import sys

from dejarik.table import server
from dejarik.table.app import Config
from dejarik.table.middleware import Limits


def main(database: str, port: str, kind: str) -> None:
    listening = server.listen("127.0.0.1", int(port))
    address = server.address_of(listening)
    much = (10_000, 1_000)
    generous = Limits(
        requests=much, changes=much, seat_requests=much, seat_changes=much, files=much, messages=much
    )
    limits = generous if kind == "generous" else Limits()
    server.run(Config(database, limits=limits), listening, lambda: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
