"""The page and its words as plain files: kept for good under a version, else with a tag by which a browser knows
whether it has them already.

Only files that lie in the given folders are served, whatever a path says; any other path is the page itself, which
knows its own addresses.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path, PurePosixPath

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dejarik.messages import LOCALE, Language
from dejarik.table.asset_version import INDEX, Edition, Editions
from dejarik.table.held_words import public_part
from dejarik.table.problems import Unknown

STATIC = Path(__file__).parents[1] / "web" / "static"
VERSIONED = "v"
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
_SMALL = 1024  # not worth packing
_PACKED_ALREADY = ("font/woff2",)
_NO_PAGE = b"<!doctype html><title>Dejarik</title><p>The server runs; this installation has no page.\n"


@lru_cache(maxsize=4)
def _editions(static: Path) -> Editions:
    return Editions(static)


def edition(path: Path | None = None) -> Edition:
    """What the page is made of now; see `Editions.now`."""
    return _editions(STATIC).now(path)


@lru_cache(maxsize=1024)
def _content(path: Path, changed: int, size: int) -> bytes:
    return path.read_bytes()


@lru_cache(maxsize=1024)
def _tag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:24]}"'


@lru_cache(maxsize=1024)
def _packed(content: bytes) -> bytes:
    """Packed once, and not for each of forty people who come at the same time."""
    return gzip.compress(content, mtime=0)


def _inside(folder: Path, name: str) -> Path | None:
    """The file of that name in the folder; None if there is none, or if it lies elsewhere."""
    parts = PurePosixPath(name).parts
    if "\0" in name or "\\" in name or any(part in ("..", "/") or part.startswith(".") for part in parts):
        return None
    found = folder.joinpath(*parts)
    return found if found.is_file() and found.resolve().is_relative_to(folder.resolve()) else None


def _named(request: Request, name: str, content: bytes, caching: str) -> Response:
    """The content of a file of that name."""
    kind = _TYPES.get(PurePosixPath(name).suffix) or mimetypes.guess_type(name)[0]
    return tagged(request, content, _tag(content), kind or "application/octet-stream", caching)


def file_answer(request: Request, path: Path, caching: str = ASK_EACH_TIME) -> Response:
    """A file, or 304 if the browser has it."""
    facts = path.stat()
    return _named(request, path.name, _content(path, facts.st_mtime_ns, facts.st_size), caching)


def tagged(request: Request, content: bytes, tag: str, kind: str, caching: str = ASK_EACH_TIME) -> Response:
    """Content with its tag. Without `caching` the browser asks each time whether its copy is still good."""
    headers = {"etag": tag, "cache-control": caching}
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if tag in known or "*" in known:
        return Response(status_code=304, headers=headers)
    wants_packed = "gzip" in request.headers.get("accept-encoding", "")
    if wants_packed and kind not in _PACKED_ALREADY and len(content) >= _SMALL:
        content = _packed(content)
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(content, headers=headers, media_type=kind)


def page(request: Request, path: str) -> Response:
    """A file of the page; the page itself for its own addresses, which have no ending."""
    version: str | None = None
    name = path
    if path.partition("/")[0] == VERSIONED:
        version, _, name = path.removeprefix(VERSIONED).lstrip("/").partition("/")
    if name != INDEX and (version is not None or PurePosixPath(name).suffix):
        return _file(request, name, version)
    index = edition().index
    if index is None:
        return Response(_NO_PAGE, media_type="text/html; charset=utf-8")
    return _named(request, INDEX, index, ASK_EACH_TIME)


def _file(request: Request, name: str, version: str | None) -> Response:
    """A file of this version, for good; under another version, or none, the file as it is now."""
    made = edition().made.get(name)
    found = _inside(STATIC, name) if name and made is None else None
    if found is None and made is None:
        raise Unknown("table-no-page")
    now = edition(found)
    caching = FOR_GOOD if version == now.version else ASK_EACH_TIME
    if found is None:
        return _named(request, name, now.made[name], caching)
    return file_answer(request, found, caching)


def words(request: Request, language: str, name: str) -> Response:
    """A file of messages: `/locale/pl/table.ftl`, as far as everybody may read it; without a name, the list of them."""
    if not name:
        return word_list(language)
    if language in {each.value for each in Language} and name.endswith(".ftl"):
        found = _inside(LOCALE / language, name)
        if found is not None:
            return _named(request, name, public_part(found, found.read_bytes()), ASK_EACH_TIME)
    raise Unknown("table-no-page")


def word_list(language: str) -> Response:
    """The message files of a language: `/locale/pl/`."""
    if language not in {each.value for each in Language}:
        raise Unknown("table-no-page")
    folder = LOCALE / language
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.ftl"))
    content = msgspec.json.encode({"files": names})
    return Response(content, media_type="application/json", headers={"cache-control": "no-cache"})
