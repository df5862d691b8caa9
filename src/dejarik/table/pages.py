"""The page and its words as plain files: with a tag by which a browser knows whether it has them already.

Only files that lie in the given folders are served, whatever a path says; any other path is the page itself, which
knows its own addresses.
"""

from __future__ import annotations

import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path, PurePosixPath

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dejarik.messages import LOCALE, Language
from dejarik.table.problems import Unknown

STATIC = Path(__file__).parents[1] / "web" / "static"
INDEX = "index.html"
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
_NO_PAGE = b"<!doctype html><title>Dejarik</title><p>The server runs; this installation has no page.\n"


@lru_cache(maxsize=1024)
def _content(path: Path, changed: int, size: int) -> tuple[bytes, str]:
    content = path.read_bytes()
    return content, f'"{hashlib.sha256(content).hexdigest()[:24]}"'


def _inside(folder: Path, name: str) -> Path | None:
    """The file of that name in the folder; None if there is none, or if it lies elsewhere."""
    parts = PurePosixPath(name).parts
    if "\0" in name or "\\" in name or any(part in ("..", "/") or part.startswith(".") for part in parts):
        return None
    found = folder.joinpath(*parts)
    return found if found.is_file() and found.resolve().is_relative_to(folder.resolve()) else None


def file_answer(request: Request, path: Path) -> Response:
    """A file, or 304 if the browser has it."""
    facts = path.stat()
    content, tag = _content(path, facts.st_mtime_ns, facts.st_size)
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return tagged(request, content, tag, kind)


def tagged(request: Request, content: bytes, tag: str, kind: str, *, seconds: int = 0) -> Response:
    """Content with its tag. Without `seconds` the browser asks each time whether its copy is still good."""
    caching = f"public, max-age={seconds}" if seconds else "no-cache"
    headers = {"etag": tag, "cache-control": caching}
    known = [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]
    if tag in known or "*" in known:
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type=kind)


def page(request: Request, path: str) -> Response:
    """A file of the page; the page itself for its own addresses, which have no ending."""
    found = _inside(STATIC, path) if path else None
    if found is not None:
        return file_answer(request, found)
    if PurePosixPath(path).suffix:
        raise Unknown("table-no-page")
    index = _inside(STATIC, INDEX)
    if index is None:
        return Response(_NO_PAGE, media_type="text/html; charset=utf-8")
    return file_answer(request, index)


def words(request: Request, language: str, name: str) -> Response:
    """A file of messages: `/locale/pl/table.ftl`; without a name, the list of them."""
    if not name:
        return word_list(language)
    if language in {each.value for each in Language} and name.endswith(".ftl"):
        found = _inside(LOCALE / language, name)
        if found is not None:
            return file_answer(request, found)
    raise Unknown("table-no-page")


def word_list(language: str) -> Response:
    """The message files of a language: `/locale/pl/`."""
    if language not in {each.value for each in Language}:
        raise Unknown("table-no-page")
    folder = LOCALE / language
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.ftl"))
    content = msgspec.json.encode({"files": names})
    return Response(content, media_type="application/json", headers={"cache-control": "no-cache"})
