"""What lies ahead in a game is in no file that a page can read; its words come with what says it, and only then."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack

import pytest
from tests.table.harness import Server, at_least

from dejarik.kernel.text import text
from dejarik.messages import LOCALE, Language, say
from dejarik.table.held_words import worded

FOLDER = "campaign-missions"
LONG = 40  # letters of a sentence that nothing else says by chance
MISSION = "mission-trespass"
SETTINGS = {"format": "mission", "mission": "trespass", "players": "3", "class": "military-might"}


def written(language: Language) -> dict[str, str]:
    """Every message of the folder that is held back, by its id."""
    files = sorted((LOCALE / language.value / FOLDER).glob("*.ftl"))
    lines = [line for path in files for line in path.read_text("utf-8").splitlines()]
    return dict(re.split(" *= *", line, maxsplit=1) for line in lines if re.match(r"[a-z][\w-]* *=", line))


def public(server: Server, language: Language) -> str:
    """All that everybody can fetch."""
    paths = [f"/words/all-{language.value}.ftl", "/api/games", "/api/games/assault/catalogue"]
    names = server.get(f"/locale/{language.value}/").json()["files"]
    assert f"{FOLDER}/trespass.ftl" in names
    answers = [server.get(path) for path in [*paths, *(f"/locale/{language.value}/{each}" for each in names)]]
    assert {answer.status_code for answer in answers} == {200}
    return "\n".join(answer.text for answer in answers)


@pytest.mark.rule("IA-HIDDENINFO-01", "CORE-INFO-01")
@pytest.mark.parametrize("language", Language)
def test_no_file_tells_what_will_happen_in_a_mission(lite: Server, language: Language) -> None:
    held, fetched = written(language), public(lite, language)
    sentences = {id: words for id, words in held.items() if len(words) > LONG}
    assert {f"{MISSION}-briefing", f"{MISSION}-event-ambush-text", f"{MISSION}-rule-1"} < sentences.keys()
    assert [id for id, words in sentences.items() if words in fetched] == []
    named = set(re.findall(r"^([a-z][\w-]*) *=", fetched, re.MULTILINE)) & held.keys()
    missions = {path.stem for path in (LOCALE / language.value / FOLDER).iterdir()}
    assert {f"mission-{each}" for each in missions} <= named, (
        "the list of missions shows what they are called"
    )
    assert {each.partition("-")[2] for each in named} == missions


@pytest.mark.rule("IA-HIDDENINFO-01")
def test_words_come_with_what_says_them_once_on_a_line(lite: Server) -> None:
    table = lite.make("assault", "me", "friend", "friend", settings=SETTINGS)
    with ExitStack() as there:
        pages = [there.enter_context(lite.page(table, seat, seen=0)) for seat in (0, 1, 2, None)]
        for page in pages:
            for language in Language:
                words = page.state["fluent"][language.value]
                assert f"{MISSION}-briefing = {say(text(f'{MISSION}-briefing'), language)}\n" in words
        assert f"{MISSION}-event-ambush-text = " in pages[0].state["fluent"]["en"]
        assert f"{MISSION}-event-ambush" not in json.dumps([page.heard for page in pages[1:]])
        for _ in range(6):
            asked = next(page for page in pages if page.state["decision"] is not None)
            revision = asked.choose()["revision"]
            for page in pages:
                page.until(at_least("revision", revision))
        for page in pages:
            sent = [message.get("fluent", {}).get("pl", "") for message in page.heard]
            ids = re.findall(r"^([a-z][\w-]*) =", "".join(sent), re.MULTILINE)
            said = set(re.findall(r'"id": "([a-z][\w-]*)"', json.dumps(page.heard)))
            assert set(ids) == said & written(Language.POLISH).keys() - {MISSION}
            assert len(ids) == len(set(ids))
    again = lite.get(f"/api/tables/{table.id}/view").json()
    assert f"{MISSION}-goal-break-through = " in again["fluent"]["pl"]
    assert f"{MISSION}-event-ambush" not in json.dumps(again)


def test_words_are_not_sent_again_to_who_has_them() -> None:
    had: set[str] = set()
    first, second = (json.loads(worded(b'{"a":{"id":"mission-trespass-rule-1"}}', had)) for _ in range(2))
    assert (first.keys(), second.keys()) == ({"a", "fluent"}, {"a"})
    assert had == {"mission-trespass-rule-1"}
    assert first["fluent"].keys() == {"en", "pl"}
    for public_only in (
        b'{"a":{"id":"mission-trespass"}}',
        b'{"text":"\\"id\\":\\"mission-trespass-rule-1\\""}',
    ):
        assert worded(public_only) == public_only
