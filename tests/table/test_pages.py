"""The page's files: which are served, what a browser keeps of them, and that a whole club gets them at once."""

from __future__ import annotations

import os
import re
import socket
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.table.harness import Server, running

from dejarik.messages import LOCALE
from dejarik.table import asset_version, pages
from dejarik.table.held_words import messages, public_part
from dejarik.table.middleware import CONTENT_POLICY, Limits

FOR_GOOD = "public, max-age=31536000, immutable"
PEOPLE = 40


def version_of(server: Server) -> str:
    """The version that the page names."""
    found = re.search(r'data-version="([0-9a-f]{12})"', server.get("/").text)
    assert found is not None
    return found[1]


# --- Versions ---------------------------------------------------------------------------------------


def test_the_page_names_its_version_everywhere_and_is_asked_for_each_time(lite: Server) -> None:
    page = lite.get("/")
    version = version_of(lite)
    assert page.headers["cache-control"] == "no-cache"
    links = re.findall(r'(?:href|src)="([^"]+)"', page.text)
    assert {each for each in links if not each.startswith(f"/v/{version}/")} == set()
    assert len(set(links)) > 20
    for each in links:
        answer = lite.get(each)
        assert (each, answer.status_code, answer.headers["cache-control"]) == (each, 200, FOR_GOOD)
    again = lite.http.get("/", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304


def test_a_version_that_has_passed_gets_the_files_as_they_are_now(lite: Server) -> None:
    now = lite.get(f"/v/{version_of(lite)}/core/api.js")
    assert lite.get("/v/0123456789ab/index.html").content == lite.get("/").content
    for path in ("/v/0123456789ab/core/api.js", "/core/api.js"):
        answer = lite.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert answer.content == now.content
        assert answer.headers["etag"] == now.headers["etag"]


@pytest.mark.parametrize(
    "path", ["", "/", "/no-such.js", "/core", "/table/abc", "/../app.py", "/..%2f..%2fx", "/locale/en/"]
)
def test_under_a_version_there_are_only_files(lite: Server, path: str) -> None:
    assert raw_get(lite, f"/v/{version_of(lite)}{path}").startswith(b"HTTP/1.1 404")


def test_all_words_of_a_language_are_one_file(lite: Server) -> None:
    for language, other in (("en", "pl"), ("pl", "en")):
        answer = lite.get(f"/v/{version_of(lite)}/words/all-{language}.ftl")
        assert answer.headers["cache-control"] == FOR_GOOD
        own = sorted((pages.STATIC / "words").glob(f"{language}*.ftl"))
        shared = sorted((LOCALE / language).rglob("*.ftl"))
        public = [public_part(path, path.read_bytes()).decode() for path in shared]
        assert answer.text == "\n\n".join([*(path.read_text("utf-8") for path in own), *public])
        assert (pages.STATIC / "words" / f"{other}.ftl").read_text("utf-8") not in answer.text
    assert lite.get("/words/all-de.ftl").status_code == 404


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_first_words_are_all_that_the_first_screen_names(lite: Server, language: str) -> None:
    """A link of the lobby without a name until all words have come is no link."""
    first = lite.get(f"/v/{version_of(lite)}/words/first-{language}.ftl").text
    every = lite.get(f"/v/{version_of(lite)}/words/all-{language}.ftl").text
    ids = {id for id, _ in messages(first.encode())}
    assert {"page-play-bot", "page-campaigns", "campaigns-yours", "game-name-assault"} <= ids
    assert len(first) < len(every) / 8
    files = {
        path.relative_to(pages.STATIC).as_posix(): path.read_bytes()
        for path in pages.STATIC.rglob("*")
        if path.is_file()
    }
    scripts = [files[name].decode() for name in asset_version.modules(files, asset_version.START)]
    named = {id for script in scripts for id in re.findall(r"say\(\"([a-z-]+)\"", script)}
    assert named - ids == set()


def test_all_sheets_are_one_file_in_the_order_that_is_written(lite: Server) -> None:
    written = (pages.STATIC / "styles" / "all.css").read_text("utf-8")
    names = re.findall(r'@import "([^"]+)";', written)
    assert sorted([*names, "all.css", "fonts.css"]) == sorted(
        path.name for path in (pages.STATIC / "styles").iterdir()
    )
    sent = lite.get(f"/v/{version_of(lite)}/styles/all.css").text
    assert "@import" not in sent
    places = [sent.index((pages.STATIC / "styles" / name).read_text("utf-8")) for name in names]
    assert places == sorted(places)


def test_whatever_the_page_needs_to_begin_is_named_in_it(lite: Server) -> None:
    """A browser that has to read a module to learn of the next asks for them one after another."""
    version = version_of(lite)
    named = re.findall(rf'modulepreload" href="/v/{version}/([^"]+)"', lite.get("/").text)
    reached = {"app.js"}
    for name in [*named, "app.js"]:
        code = (pages.STATIC / name).read_text("utf-8")
        for other in re.findall(r"""^(?:import|export) [^"']*["'](\.[^"']+)["'];$""", code, re.MULTILINE):
            reached.add(os.path.normpath(Path(name).parent / other))
    assert {*named, "app.js"} == reached


def test_files_arrive_packed_for_those_who_can_unpack(lite: Server) -> None:
    path = f"/v/{version_of(lite)}/words/all-pl.ftl"
    packed = lite.http.get(path, headers={"accept-encoding": "gzip"})
    plain = lite.http.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.text == plain.text
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of three files."""
    (tmp_path / "index.html").write_text('<html data-version="VERSION"><!-- modules -->')
    (tmp_path / "app.js").write_text('import { b } from "./b.js";\n')
    (tmp_path / "b.js").write_text("export const b = 1;\n")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


def test_a_changed_file_makes_a_new_version(
    lite: Server, small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asset_version, "SECONDS_BETWEEN_LOOKS", 0.0)
    first = version_of(lite)
    assert version_of(lite) == first
    (small / "b.js").write_text("export const b = 22;\n")
    second = version_of(lite)
    assert second != first
    assert lite.get(f"/v/{first}/b.js").headers["cache-control"] == "no-cache"
    assert lite.get(f"/v/{second}/b.js").headers["cache-control"] == FOR_GOOD
    (small / "b.js").write_text("export const b = 1;\n")
    assert version_of(lite) == first


def test_what_has_just_changed_is_not_kept_under_the_old_version(
    lite: Server, small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asset_version, "SECONDS_BETWEEN_LOOKS", 3600.0)
    first = version_of(lite)
    (small / "b.js").write_text("export const b = 333;\n")
    answer = lite.get(f"/v/{first}/b.js")
    assert (answer.text, answer.headers["cache-control"]) == ("export const b = 333;\n", "no-cache")
    assert version_of(lite) != first


def test_the_files_are_looked_at_once_a_second_at_most(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = time.monotonic()
    monkeypatch.setattr(asset_version, "monotonic", lambda: moment)
    found = asset_version.Editions(small)
    first = found.now()
    (small / "b.js").write_text("export const b = 4444;\n")
    assert found.now() is first
    moment += 1.0
    assert found.now().version != first.version


def test_the_facts_of_a_game_are_kept_for_good_under_the_version_of_the_page(lite: Server) -> None:
    path = "/api/games/assault/catalogue"
    kept = [lite.get(f"{path}{more}").headers for more in (f"?v={version_of(lite)}", "?v=old", "")]
    assert [each["cache-control"] for each in kept] == [FOR_GOOD, "no-cache", "public, max-age=86400"]
    assert len({each["etag"] for each in kept}) == 1


def test_without_scripts_the_page_says_in_both_languages_what_it_needs(lite: Server) -> None:
    found = re.search(r"<noscript>(.+)</noscript>", lite.get("/").text, re.DOTALL)
    assert found is not None
    said = re.findall(r'<p lang="(..)">([^<]+)</p>', found[1])
    assert [language for language, words in said if "JavaScript" in words] == ["en", "pl"]


# --- Forty people behind one router -----------------------------------------------------------------

#: As everybody starts it, but nothing fills up again: however quick the forty are, it is enough.
AT_ONCE = msgspec.structs.replace(
    Limits(),
    **{
        name: (getattr(Limits(), name)[0], 1e-9)
        for name in ("requests", "changes", "seat_requests", "seat_changes", "files")
    },
)


def load_page(server: Server) -> list[int]:
    """What a browser asks for that has nothing yet: the page, all that it names, and what these bring."""
    page = server.get("/")
    links = re.findall(r'(?:href|src)="([^"]+)"', page.text)
    version = version_of(server)
    more = [f"/v/{version}/words/all-pl.ftl", f"/v/{version}/sprites.svg"]
    more += [f"/v/{version}/{path.relative_to(pages.STATIC)}" for path in pages.STATIC.glob("games/*/*.js")]
    return [page.status_code, *(server.get(each).status_code for each in [*links, *more])]


@pytest.mark.slow
def test_forty_people_behind_one_router_get_in(sqlite: str) -> None:
    with running(sqlite, AT_ONCE) as server, ExitStack() as stay:
        found: list[int] = []
        for _ in range(PEOPLE):
            found += load_page(server)
            found += [server.get(f"/api/tables?state={each}").status_code for each in ("open", "playing")]
            found += [server.get(f"/api/games{each}").status_code for each in ("", "/arena/catalogue")]
            table = server.make("arena", "me", "bot")  # forty tables within a minute
            token = table.tokens[0]
            found.append(server.get(f"/api/tables/{table.id}", token).status_code)
            with server.page(table, 0):
                pass  # a page that is loaded again, and two that stay open
            stay.enter_context(server.page(table, 0))
            page = stay.enter_context(server.page(table, 0))
            option = page.state["decision"]["options"][0]["id"]
            hint = {"option": option}
            found += [server.post(f"/api/tables/{table.id}/hint", hint, token).status_code for _ in range(10)]
        assert set(found) == {200}
        assert len(found) >= PEOPLE * 60


def test_the_content_policy_is_as_strict_as_it_was(lite: Server) -> None:
    for path in ("/", f"/v/{version_of(lite)}/app.js"):
        assert lite.get(path).headers["content-security-policy"] == CONTENT_POLICY
    assert "unsafe" not in CONTENT_POLICY
    assert "<script>" not in lite.get("/").text


# --- Files ------------------------------------------------------------------------------------------


def test_a_browser_that_has_a_file_does_not_get_it_again(lite: Server) -> None:
    first = lite.get("/locale/en/table.ftl")
    assert "table-unknown" in first.text
    assert first.headers["cache-control"] == "no-cache"
    again = lite.http.get("/locale/en/table.ftl", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert lite.get("/locale/en/").json()["files"] == lite.get("/locale/pl/").json()["files"]


@pytest.mark.parametrize(
    "path",
    [
        "/locale/en/../../table/app.py", "/locale/en/%2e%2e/pl/table.ftl", "/locale/en/..%2f..%2fcli/play.py",
        "/locale/de/table.ftl", "/locale/en/table.py", "/../pyproject.toml", "/%2e%2e/%2e%2e/py.typed",
        "/.git/config.x", "/locale/de/", "/locale/en/%00.ftl", "/no-such-file.js", "/..%5c..%5cx.py",
    ],
)  # fmt: skip
def test_only_files_of_the_page_and_its_words_are_served(lite: Server, path: str) -> None:
    assert raw_get(lite, path).startswith(b"HTTP/1.1 404")


def raw_get(server: Server, path: str) -> bytes:
    """The answer to a path that is sent exactly as it is written; a client would tidy it up."""
    base = httpx.URL(server.base)
    with socket.create_connection((base.host, base.port or 80), 10) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
        found = b""
        while more := line.recv(65536):
            found += more
    return found


def test_the_page_is_at_every_address_of_its_own(
    lite: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<title>table</title>")
    (tmp_path / "app.js").write_text("export {};")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    for path in ("/", "/table/abc", "/anything/else"):
        assert lite.get(path).text == "<title>table</title>"
    assert lite.get("/app.js").headers["content-type"] == "text/javascript; charset=utf-8"
    monkeypatch.setattr(pages, "STATIC", tmp_path / "missing")
    assert "no page" in lite.get("/").text
