"""Which edition of the page is served: one version of all its files and words, and what is put together from them.

The version is in the path of every file (`/v/<version>/…`), so a browser keeps files for good and still gets new ones
after a change. Whether something has changed is looked at once a second at most, and the whole is read only then.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path, PurePosixPath
from time import monotonic

import msgspec

from dejarik.messages import LOCALE, Language
from dejarik.table.held_words import messages, public_part

PACKAGE = Path(__file__).parents[1]
INDEX = "index.html"
START = "app.js"
STYLES = "styles/all.css"
#: Words that the first screen needs are in these files, and those that its modules name; all others may come after it.
FIRST_WORDS = ("words/{}.ftl", "table.ftl")
#: What the index writes where the version and the modules that every page needs belong.
VERSION_HERE, MODULES_HERE = "VERSION", "<!-- modules -->"
SECONDS_BETWEEN_LOOKS = 1.0
_IMPORTED = re.compile(
    r"""^(?:import|export)\s+(?:[^"';()=]*?\bfrom\s+)?["'](\.[^"']+\.js)["']""", re.MULTILINE
)
#: A module that is brought when it is needed: its name stands there as a word of its own.
_BROUGHT = re.compile(r"""(?<!import\()(?<!from )["'](\.?[\w/-]+\.js)["']""")
_ID = re.compile(r"""["'`]([a-z]+(?:-[a-z]+)+)["'`]""")
_STYLE_IMPORTED = re.compile(r"""@import "([^"]+)";\n?""")

Marks = dict[Path, tuple[int, int]]


class Edition(msgspec.Struct, frozen=True):
    """The files as they were at one moment: `made` are those that exist only put together, by their names."""

    version: str
    marks: Marks
    index: bytes | None
    made: dict[str, bytes]


def words_name(language: Language) -> str:
    """All words of a language, of the page and of the games, but those that are held back: `words/all-pl.ftl`."""
    return f"words/all-{language.value}.ftl"


def first_words_name(language: Language) -> str:
    """The words of the first screen: `words/first-pl.ftl`."""
    return f"words/first-{language.value}.ftl"


class Editions:
    """The edition of the files in a folder, and the next one when they have changed."""

    def __init__(self, static: Path) -> None:
        self._static = static
        self._looked = 0.0
        self._edition: Edition | None = None

    def now(self, path: Path | None = None) -> Edition:
        """The edition that is current; if `path` is not as it was, there is a new one at once."""
        moment = monotonic()
        edition = self._edition
        is_new = edition is not None and path is not None and edition.marks.get(path) != _mark(path)
        if edition is None or is_new or moment - self._looked >= SECONDS_BETWEEN_LOOKS:
            self._looked = moment
            marks = dict(_marks(self._static))
            if edition is None or edition.marks != marks:
                edition = self._edition = _read(self._static, marks)
        return edition


def _mark(path: Path) -> tuple[int, int]:
    facts = path.stat()
    return facts.st_mtime_ns, facts.st_size


def _marks(static: Path) -> Iterator[tuple[Path, tuple[int, int]]]:
    for folder in (static, LOCALE):
        for inside, _, names in os.walk(folder):
            for name in names:
                path = Path(inside, name)
                yield path, _mark(path)


@cache
def _program() -> str:
    """What else the page hears of for good, as long as this server runs: the rules and cards of the games."""
    found = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*.*")):
        if path.suffix in (".py", ".json", ".army", ".deck") and path.is_file():
            found.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    for entry in sorted(entry_points(group="dejarik.games"), key=lambda each: each.name):
        found.update(f"{entry.name} {entry.value} {entry.dist.version if entry.dist else ''}".encode())
    return found.hexdigest()


def _read(static: Path, marks: Marks) -> Edition:
    contents = {path: path.read_bytes() for path in sorted(marks)}
    found = hashlib.sha256(_program().encode())
    for path, content in contents.items():
        base = static if path.is_relative_to(static) else LOCALE
        found.update(f"{path.relative_to(base).as_posix()}\0{len(content)}\0".encode() + content)
    version = found.hexdigest()[:12]
    files = {
        path.relative_to(static).as_posix(): content
        for path, content in contents.items()
        if path.is_relative_to(static)
    }
    made = {words_name(language): _words(language, files, contents) for language in Language}
    made |= {
        first_words_name(language): _first_words(language, files, made[words_name(language)])
        for language in Language
    }
    if STYLES in files:
        made[STYLES] = _styles(files)
    return Edition(version, marks, _index(files, version), made)


def _words(language: Language, files: dict[str, bytes], contents: dict[Path, bytes]) -> bytes:
    """The page's own words first: where both have a message, that of the games counts."""
    name = re.compile(rf"words/{language.value}(-[a-z-]+)?\.ftl")
    own = [content for path, content in files.items() if name.fullmatch(path)]
    folder = LOCALE / language.value
    shared = [
        public_part(path, content)
        for path, content in contents.items()
        if path.is_relative_to(folder) and path.suffix == ".ftl"
    ]
    return b"\n\n".join([*own, *shared])


def _first_words(language: Language, files: dict[str, bytes], every: bytes) -> bytes:
    """The messages of `FIRST_WORDS`, and all others that a module of the first screen names."""
    own, shared = FIRST_WORDS
    whole = (
        files.get(own.format(language.value), b"") + b"\n\n" + (LOCALE / language.value / shared).read_bytes()
    )
    scripts = [files[name].decode() for name in (START, *modules(files, START)) if name in files]
    named = {id for script in scripts for id in _ID.findall(script)} - {id for id, _ in messages(whole)}
    return whole + "".join(source for id, source in messages(every) if id in named).encode()


def _styles(files: dict[str, bytes]) -> bytes:
    """The sheet that imports all others, with them in their places."""

    def inside(found: re.Match[str]) -> str:
        return files[f"styles/{found[1]}"].decode() + "\n"

    return _STYLE_IMPORTED.sub(inside, files[STYLES].decode()).encode()


def _index(files: dict[str, bytes], version: str) -> bytes | None:
    if INDEX not in files:
        return None
    links = "\n  ".join(
        f'<link rel="modulepreload" href="/v/{version}/{name}">' for name in modules(files, START)
    )
    needs = (
        f'<script type="application/json" id="needs">{msgspec.json.encode(later(files)).decode()}</script>'
    )
    page = files[INDEX].decode().replace(MODULES_HERE, f"{links}\n  {needs}")
    return page.replace(VERSION_HERE, version).encode()


def modules(files: dict[str, bytes], name: str) -> list[str]:
    """The modules that a module needs before it can run, by their names."""
    found: list[str] = []
    waiting = [name]
    while waiting:
        name = waiting.pop(0)
        if name in files and name not in found:
            found.append(name)
            waiting += _resolved(files, name, _IMPORTED)
    return found[1:]


def later(files: dict[str, bytes]) -> dict[str, list[str]]:
    """What each module that is brought later needs besides those that the first screen needs: so that all are asked
    for at once, and not one after another as each of them names the next."""
    first = {START, *modules(files, START)}
    scripts = [name for name in files if name.endswith(".js") and not name.startswith("vendor/")]
    brought = {each for name in scripts for each in _resolved(files, name, _BROUGHT)} & files.keys() - first
    return {name: [each for each in modules(files, name) if each not in first] for name in sorted(brought)}


def _resolved(files: dict[str, bytes], name: str, named: re.Pattern[str]) -> list[str]:
    """The modules that a module names, as they are called in the folder of the page."""
    folder = PurePosixPath(name).parent
    source = files[name].decode()
    if named is _BROUGHT:
        source = _IMPORTED.sub("", source)
    return [os.path.normpath(folder / other) for other in named.findall(source)]
