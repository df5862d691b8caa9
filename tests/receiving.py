"""What a page receives: records that are sent, as the plain data that arrives."""

from __future__ import annotations

from typing import Any

import msgspec


def received(sent: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(sent))
