"""What the server sends of itself, beside its tables: whether it is well, reports, and how people are called."""

from __future__ import annotations

from dejarik.kernel.sent import Sent


class Reported(Sent, kw_only=True):
    """A report that was saved."""

    report: str


class Healthy(Sent, kw_only=True):
    """The database answers. `standing`: how many tables should have gone on by themselves, and have not."""

    ok: bool = True
    standing: int = 0


class Ready(Sent, kw_only=True):
    """New games can be stored. `free`: bytes of room beside the file of the database, where that is known."""

    ok: bool = True
    free: int | None = None


class Called(Sent, kw_only=True):
    """How a seat is called to the table, off the page. `kinds`: how it could be; none where the operator has not
    switched it on."""

    kinds: list[str]  # hook, chat, mail
    hosts: list[str]  # to which webhooks may go
    kind: str | None = None
    address: str = ""
    pace: str = "now"  # now, later, daily
