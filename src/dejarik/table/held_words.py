"""Words that a page gets when they are said to it, and not before: whoever reads the files of the page must not learn
what lies ahead in a game.

Messages in a folder of a language (`locale/pl/<folder>/<subject>.ftl`) are held back. Only what the subject is called,
`mission-<subject>`, is in the page's files like all else. The others travel with the first message to a page, or the
answer to it, in which a text names them: their Fluent source is in its `fluent`, by language, so that the reader may
change the language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from dejarik.messages import LOCALE, Language

#: Where a message, a term or a comment begins; whatever goes on is set in, or closes a brace.
_BEGINS = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
_MESSAGE = re.compile(r"([a-zA-Z][\w-]*) *=")
_NAMED = re.compile(rb'"id":"([a-zA-Z][\w-]*)"')


def is_held(path: Path) -> bool:
    """Whether the messages of a file are held back."""
    return len(path.relative_to(LOCALE).parts) > 2


def public_part(path: Path, content: bytes) -> bytes:
    """What everybody may read of a file of messages."""
    if not is_held(path):
        return content
    return "".join(each for id, each in messages(content) if _is_name(id, path)).encode()


@cache
def _held() -> dict[str, dict[str, str]]:
    """The source of every message that is held back, in each language."""
    found: dict[str, dict[str, str]] = {}
    for language in Language:
        for path in filter(is_held, sorted((LOCALE / language.value).rglob("*.ftl"))):
            for id, source in messages(path.read_bytes()):
                if not _is_name(id, path):
                    found.setdefault(id, {})[language.value] = source
    return found


def messages(content: bytes) -> Iterable[tuple[str, str]]:
    """The messages of a file with their sources."""
    for source in _BEGINS.split(content.decode()):
        if begins := _MESSAGE.match(source):
            yield begins[1], source.rstrip() + "\n"


def _is_name(id: str, path: Path) -> bool:
    """Whether a message is what its file's subject is called: a single word, and the name of the file."""
    return re.fullmatch(rf"[a-z]+-{re.escape(path.stem)}", id) is not None


def worded(content: bytes, had: set[str] | None = None) -> bytes:
    """A written message or answer (an object), with the words that it needs besides those of the page's files. `had`
    are ids whose words its receiver has; these are added to them."""
    ids = {each.decode() for each in _NAMED.findall(content)} & _held().keys()
    if had is not None:
        ids -= had
        had |= ids
    if not ids:
        return content
    fluent = {
        language.value: "".join(_held()[id].get(language.value, "") for id in sorted(ids))
        for language in Language
    }
    return content[:-1] + b',"fluent":' + msgspec.json.encode(fluent) + b"}"
