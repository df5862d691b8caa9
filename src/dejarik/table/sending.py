"""Sending a notice: over HTTP to a host on the operator's list, or as e-mail through the operator's server.

A name is looked up once, every address that it has is looked at, and one of those very addresses is connected to: a
name that points elsewhere a moment later leads nowhere. No redirect is followed, little is read of the answer, and
all of it has a time limit. It blocks, so it is called in a thread.
"""

from __future__ import annotations

import http.client
import ipaddress
import smtplib
import socket
import ssl
from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec

from dejarik.kernel.errors import Problem
from dejarik.table.settings import NoticesPart

SECONDS = 10.0
MOST_ANSWER = 4096
MOST_CHAT = 1800  # letters that chat services take

_Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotSent(Exception):
    """It did not arrive."""


def is_listed(host: str, hosts: Sequence[str]) -> bool:
    """Whether a host is on a list; `*.example.org` stands for all below it."""
    name = host.lower().rstrip(".")
    return any(
        name == each.lower() or (each.startswith("*.") and name.endswith(each[1:].lower())) for each in hosts
    )


def checked_hook(part: NoticesPart, given: str) -> SplitResult:
    """The parts of a webhook's address, if it may be used; a problem that says why not."""
    try:
        found = urlsplit(given)
        port = found.port
    except ValueError:
        raise Problem("notice-no-address") from None
    host = found.hostname or ""
    is_plain = found.scheme == "http" and is_listed(host, part.private_hosts)
    if (found.scheme != "https" and not is_plain) or not host or found.username or not given.isascii():
        raise Problem("notice-no-address")
    if not is_listed(host, part.hosts):
        raise Problem("notice-host", host=host[:80])
    if port is not None and port != 443 and not is_listed(host, part.private_hosts):
        raise Problem("notice-no-address")
    return found


def checked_mail(part: NoticesPart, given: str) -> str:
    """An e-mail address, if the operator sends mail."""
    name, _, domain = given.rpartition("@")
    is_one = name and "." in domain and given.isascii() and given.isprintable() and len(given) < 200
    if not part.smtp_host or not is_one or any(letter in given for letter in " ,;<>\"'()"):
        raise Problem("notice-no-mail")
    return given


def allowed_address(part: NoticesPart, host: str, port: int) -> str:
    """The address to connect to. Of a host that may not be private no address may be."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise NotSent("its name is not known") from error
    addresses = [str(entry[4][0]) for entry in found]
    if not is_listed(host, part.private_hosts):
        for each in addresses:
            if not is_public(ipaddress.ip_address(each.partition("%")[0])):
                raise NotSent("it is in a private network")
    return addresses[0]


def is_public(address: _Address) -> bool:
    """Whether an address is one of the whole world, also where another one is inside it."""
    inside = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None) or address
    return bool(inside.is_global and not inside.is_multicast and address.is_global)


class _To(http.client.HTTPConnection):
    """A connection to one address, whatever the name means by now."""

    def __init__(self, address: str, host: str, port: int, secure: bool) -> None:
        super().__init__(host, port, timeout=SECONDS)
        self._address, self._secure = address, secure

    def connect(self) -> None:
        self.sock = socket.create_connection((self._address, self.port), SECONDS)
        if self._secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)


def send_hook(part: NoticesPart, given: str, content: dict[str, Any]) -> None:
    """Post JSON to a webhook."""
    try:
        where = checked_hook(part, given)
    except Problem as problem:  # the operator has changed the list since
        raise NotSent("it is not on the list") from problem
    host, secure = where.hostname or "", where.scheme == "https"
    port = where.port or (443 if secure else 80)
    line = _To(allowed_address(part, host, port), host, port, secure)
    path = (where.path or "/") + (f"?{where.query}" if where.query else "")
    headers = {"content-type": "application/json", "user-agent": "Dejarik", "connection": "close"}
    try:
        line.request("POST", path, msgspec.json.encode(content), headers)
        answer = line.getresponse()
        answer.read(MOST_ANSWER)
        if not 200 <= answer.status < 300:
            raise NotSent(f"it answered {answer.status}")
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise NotSent(type(error).__name__) from error
    finally:
        line.close()


def send_mail(part: NoticesPart, to: str, subject: str, body: str) -> None:
    """Send an e-mail."""
    message = EmailMessage()
    message["From"], message["To"] = part.smtp_from, to
    message["Subject"] = " ".join(subject.split())
    message["Date"], message["Message-ID"] = (
        formatdate(),
        make_msgid(domain=part.smtp_from.rpartition("@")[2]),
    )
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(body)
    try:
        kind = smtplib.SMTP_SSL if part.smtp_tls == "tls" else smtplib.SMTP
        with kind(part.smtp_host, part.smtp_port, timeout=SECONDS) as server:
            if part.smtp_tls == "starttls":
                server.starttls(context=ssl.create_default_context())
            if part.smtp_user:
                server.login(part.smtp_user, part.smtp_password)
            server.send_message(message)
    except (OSError, smtplib.SMTPException) as error:
        raise NotSent(type(error).__name__) from error
