"""Where a request comes from, and to which name it was sent.

`X-Forwarded-For` can be written by anybody. It is believed as far as it was written by proxies that the operator has
named: the address that the last of them saw is the caller's. The name (`Host`) must be one under which the operator
has put the server, if any were named; else a page of another site could reach it under a name of its own.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from dejarik.kernel.errors import Problem

Scope = MutableMapping[str, Any]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})


def network(given: str) -> Network:
    """An address, or a range of them: `10.0.0.0/8`."""
    try:
        return ipaddress.ip_network(given.strip(), strict=False)
    except ValueError:
        raise Problem("table-no-network", given=given[:60]) from None


class Proxies:
    """The proxies whose word is taken."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._networks = [network(each) for each in named]

    def has(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in each for each in self._networks if each.version == found.version)

    def caller(self, scope: Scope) -> str:
        """The address that a request comes from."""
        client = scope.get("client")
        address = str(client[0]) if client else "-"
        said = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        chain = [each.strip() for each in ",".join(said).split(",") if each.strip()]
        while chain and self.has(address):
            address = _plain(chain.pop())
        return address


def _plain(address: str) -> str:
    """An address as it is written most shortly; what is none stays a word of its own, and is no proxy's."""
    try:
        return str(ipaddress.ip_address(address))
    except ValueError:
        return f"?{address[:60]}"


class Names:
    """The names under which the server is reached: those of the origins that were named; all, if none were."""

    def __init__(self, origins: Iterable[str] = ()) -> None:
        self._hosts = {urlsplit(each).netloc.lower() for each in origins}

    def allow(self, scope: Scope) -> bool:
        if not self._hosts:
            return True
        host = next((value for name, value in scope["headers"] if name == b"host"), b"")
        name = host.decode("latin-1").lower()
        return name in self._hosts or name.rpartition(":")[0] in LOOPBACK or name in LOOPBACK
