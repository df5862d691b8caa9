"""The card game at the table: every format, sides and teams, decks that are chosen and brought, bots, the next game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from tests.table.harness import Page, Server, Table, at_least, eventually, play, some_answer

from dejarik.kernel import Rng, engine
from dejarik.kernel.games import find_game
from dejarik.kernel.giveaways import Past, giveaways
from dejarik.kernel.match import Match
from dejarik.kernel.text import Text
from dejarik.lcg.decks.deck_text import write_deck
from dejarik.lcg.decks.ready_made import ready_made
from dejarik.messages import Language, say
from dejarik.table.outages import Pause
from dejarik.table.words import TableId

#: Every format with every number of players.
FORMATS = [("duel", 2), ("starter", 2), ("2v2", 4), ("jerjerrod", 3), ("skywalker", 3)]
SIZES = [*FORMATS, ("jerjerrod", 4), ("skywalker", 4)]

DARK = {"id": "lcg-side-dark", "args": {}}
LIGHT = {"id": "lcg-side-light", "args": {}}
TEAM = {
    "format": "2v2",
    "deck-1": "dark-throne",
    "deck-2": "battle-station",
    "deck-3": "old-masters",
    "deck-4": "red-squadron",
}


def facts(server: Server, table: Table) -> dict[str, Any]:
    found: dict[str, Any] = server.get(f"/api/tables/{table.id}").json()
    return found


def sides(server: Server, table: Table) -> list[str]:
    """Who plays which side, as the public facts of the table say it."""
    found = []
    for seat in facts(server, table)["seats"]:
        word = seat["role"]["args"].get("side", seat["role"])
        found.append(word["id"].removeprefix("lcg-side-"))
    return found


def refused(server: Server, seats: Sequence[str], settings: dict[str, str], **more: Any) -> dict[str, Any]:
    """Why a table can't be made: said in both languages."""
    wanted = {"game": "lcg", "seats": [{"kind": kind} for kind in seats], "settings": settings, **more}
    answer = server.http.post("/api/tables", json=wanted)
    assert answer.status_code == 400, answer.text
    error: dict[str, Any] = answer.json()["error"]
    problem = msgspec.convert(error, Text)
    english, polish = (say(problem, language) for language in (Language.ENGLISH, Language.POLISH))
    assert english != polish
    assert problem.id not in english + polish
    return error


def own(like: str, **changes: Any) -> str:
    """The text of a deck like a ready-made one."""
    return write_deck(msgspec.structs.replace(ready_made()[like], **changes), Language.ENGLISH)


# --- Sides --------------------------------------------------------------------------------------------


def test_before_the_game_begins_everybody_sees_who_plays_which_side(lite: Server) -> None:
    table = lite.make("lcg", "me", "open", settings={"format": "duel"})
    seats = facts(lite, table)["seats"]
    assert [(seat["team"], seat["role"]) for seat in seats] == [(1, DARK), (0, LIGHT)]
    listed = lite.get("/api/tables?state=open").json()["tables"]
    shown = next(each for each in listed if each["id"] == table.id)["seats"]
    assert [seat["role"] for seat in shown] == [DARK, LIGHT]


def test_sides_follow_from_the_decks(lite: Server) -> None:
    table = lite.make("lcg", "me", "open", settings={"deck-1": "old-masters"})
    assert sides(lite, table) == ["light", "dark"]


def test_who_plays_alone_is_told_with_the_challenge_deck(lite: Server) -> None:
    table = lite.make("lcg", *["me"] * 3, settings={"format": "skywalker"})
    alone, *hunters = facts(lite, table)["seats"]
    assert say(msgspec.convert(alone["role"], Text), Language.ENGLISH) == "light side: The Hunt for Skywalker"
    assert [seat["role"] for seat in hunters] == [DARK, DARK]
    assert [seat["team"] for seat in (alone, *hunters)] == [0, 1, 1]


def test_a_skirmish_of_teams_says_who_plays_with_whom_and_others_do_not(lite: Server) -> None:
    maps = {choice["value"]: choice for choice in _settings(lite, "assault")["map"]["choices"]}
    of_teams = next(
        (name, side)
        for name, each in maps.items()
        for side, mission in each["missions"].items()
        if mission["mode"] == "team"
    )
    table = lite.make("assault", *["hot"] * 4, settings=dict(zip(("map", "mission"), of_teams, strict=True)))
    assert [seat["team"] for seat in facts(lite, table)["seats"]] == [0, 1, 0, 1]
    assert facts(lite, table)["seats"][1]["role"] == {"id": "skirmish-role-team", "args": {"team": 2}}
    alone = facts(lite, lite.make("assault", "me", "hot", settings={"players": "2"}))
    assert [(seat["team"], seat["role"]) for seat in alone["seats"]] == [(0, None), (1, None)]


def _settings(server: Server, game: str) -> dict[str, Any]:
    games = server.get("/api/games").json()["games"]
    return {
        each["name"]: each for each in next(found for found in games if found["name"] == game)["settings"]
    }


# --- Making tables ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("format", "players"), SIZES)
@pytest.mark.parametrize("decks", ["ready-made", "random"])
def test_a_table_of_every_format_is_made_for_its_seats(
    lite: Server, format: str, players: int, decks: str
) -> None:
    """Without a word about how many play: as many as there are seats."""
    table = lite.make("lcg", *["me"] * players, settings={"format": format, "decks": decks})
    assert facts(lite, table)["state"] == "playing"
    found = sides(lite, table)
    if format in ("jerjerrod", "skywalker"):
        assert found.count(found[0]) == 1
    else:
        assert found.count("dark") == players // 2


@pytest.mark.parametrize("deck", ready_made())
def test_every_ready_made_deck_can_be_chosen_in_the_first_seat(lite: Server, deck: str) -> None:
    challenges = {"jerjerrods-task": ("jerjerrod", 3)}
    format, players = challenges.get(deck, ("skywalker", 3) if "hunt" in deck else ("starter", 2))
    table = lite.make("lcg", *["me"] * players, settings={"format": format, "deck-1": deck})
    assert sides(lite, table)[0] == str(ready_made()[deck].side)


def test_a_deck_is_pasted_as_text_and_told_to_nobody(lite: Server) -> None:
    table = lite.make("lcg", "me", "bot", settings={"deck-1": own("dark-throne", name="My Throne")})
    found = facts(lite, table)
    assert found["settings"] == {}
    assert found["seats"][0]["role"] == DARK


ILLEGAL: dict[str, tuple[int, dict[str, str], str]] = {
    "an unknown format": (2, {"format": "draft"}, "lcg-no-format"),
    "an unknown setting": (2, {"map": "hoth"}, "lcg-setting"),
    "too many players": (3, {"format": "duel", "players": "3"}, "lcg-players"),
    "players that are no number": (2, {"players": "two"}, "lcg-players"),
    "more seats than players": (4, {"format": "jerjerrod", "players": "3"}, "table-seats"),
    "fewer seats than players": (2, {"format": "2v2"}, "table-seats"),
    "a deck for a seat that is not there": (2, {"deck-3": "old-masters"}, "table-seats"),
    "no such kind of decks": (2, {"decks": "new"}, "lcg-deck-kind"),
    "no such deck": (2, {"deck-1": "the-best"}, "lcg-no-ready-made"),
    "a text that is no deck": (2, {"deck-1": "what\nis this"}, "list-file-lines"),
    "a deck with too few sets": (2, {"deck-1": own("dark-throne", sets=())}, "lcg-bad-deck"),
    "a small deck in a duel": (2, {"deck-1": "starter-sith"}, "lcg-bad-deck"),
    "sets of the wrong side": (
        2, {"deck-1": own("dark-throne", sets=ready_made()["old-masters"].sets)}, "lcg-bad-deck"
    ),
    "the same side twice": (2, {"deck-1": "dark-throne", "deck-2": "battle-station"}, "lcg-team-size"),
    "three of a side": (4, {**TEAM, "deck-3": "wings-of-the-empire"}, "lcg-team-size"),
    "teammates of one affiliation": (4, {**TEAM, "deck-2": "fear-and-pain"}, "lcg-bad-team"),
    "a challenge deck in a duel": (2, {"deck-1": "jerjerrods-task"}, "lcg-challenge-elsewhere"),
    "the other challenge deck": (3, {"format": "skywalker", "deck-1": "jerjerrods-task"}, "lcg-challenge-elsewhere"),
    "two challenge decks": (
        3, {"format": "jerjerrod", "deck-1": "jerjerrods-task", "deck-2": "jerjerrods-task"}, "lcg-challenge-missing"
    ),
    "nobody alone": (
        3,
        {"format": "jerjerrod", "deck-1": "old-masters", "deck-2": "red-squadron", "deck-3": "friends-in-low-places"},
        "lcg-challenge-missing",
    ),
    "a team on the side of the challenge": (
        3, {"format": "skywalker", "deck-1": "the-hunt-for-skywalker", "deck-2": "old-masters"}, "lcg-team-size"
    ),
}  # fmt: skip


@pytest.mark.parametrize(("players", "settings", "why"), ILLEGAL.values(), ids=ILLEGAL.keys())
def test_what_makes_no_game_is_refused_in_both_languages(
    lite: Server, players: int, settings: dict[str, str], why: str
) -> None:
    before = len(lite.tables._rooms)
    error = refused(lite, ["me"] * players, settings)
    assert error["id"] == why
    assert len(lite.tables._rooms) == before


def test_options_that_make_no_game_are_refused_too(lite: Server) -> None:
    deck = msgspec.to_builtins(ready_made()["dark-throne"])
    options = {"format": "duel", "decks": [deck, deck]}
    assert refused(lite, ["me", "bot"], {}, options=options)["id"] == "lcg-team-size"
    assert refused(lite, ["me"] * 3, {}, options=options)["id"] == "table-seats"
    assert refused(lite, ["me", "bot"], {}, options={**options, "format": "x"})["id"] == "lcg-no-format"


# --- Bringing decks -----------------------------------------------------------------------------------


def bring(server: Server, table: Table, seat: int, deck: str) -> str:
    """Sit down with a deck; why not, if not."""
    answer = server.sit_down(table, seat, brings={f"deck-{seat + 1}": deck})
    return str(answer.json().get("error", {}).get("id", ""))


def test_friends_bring_decks_that_make_a_team(lite: Server) -> None:
    table = lite.make("lcg", "me", "invited", "invited", "bot", settings=TEAM)
    before = lite.digest(table.id)
    assert bring(lite, table, 1, "fear-and-pain") == "lcg-bad-team"
    assert bring(lite, table, 1, "friends-in-low-places") == "lcg-team-size"
    assert bring(lite, table, 1, "jerjerrods-task") == "lcg-challenge-elsewhere"
    assert bring(lite, table, 1, own("bounties-and-droids", sets=())) == "lcg-bad-deck"
    assert bring(lite, table, 1, own("dark-throne", name="The same again")) == "lcg-bad-team"
    assert lite.digest(table.id) == before
    assert bring(lite, table, 1, own("bounties-and-droids", name="Mine")) == ""
    assert facts(lite, table)["state"] == "open"
    assert bring(lite, table, 2, "old-masters") == ""
    assert facts(lite, table)["state"] == "playing"
    assert sides(lite, table) == ["dark", "dark", "light", "light"]


def test_the_single_player_may_bring_another_challenge_deck_of_the_scenario(lite: Server) -> None:
    table = lite.make("lcg", "invited", "me", "me", settings={"format": "skywalker"})
    assert bring(lite, table, 0, "old-masters") == "lcg-challenge-missing"
    assert bring(lite, table, 0, "the-hunt-for-skywalker-fleet") == ""


# --- Bots ---------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("format", "players"), FORMATS)
def test_bots_finish_a_game_of_every_format(lite: Server, format: str, players: int) -> None:
    wanted = [{"kind": "bot", "bot": "random"}] * players
    made = lite.post("/api/tables", {"game": "lcg", "seats": wanted, "settings": {"format": format}}).json()
    table = Table(made["table"], {})
    eventually(lambda: facts(lite, table)["state"] == "finished", 60)
    end = facts(lite, table)
    assert end["outcome"]["reason"] in find_game("lcg").reasons
    assert len({end["seats"][seat]["team"] for seat in end["outcome"]["winners"]}) <= 1


@pytest.mark.parametrize(
    ("format", "players"), [("starter", 2), ("2v2", 4), ("jerjerrod", 3), ("skywalker", 4)]
)
def test_greedy_bots_answer_in_every_seat(
    lite: Server, format: str, players: int, caplog: pytest.LogCaptureFixture
) -> None:
    """While they think, somebody else plays at another table."""
    table = lite.make("lcg", *["bot"] * players, settings={"format": format})
    assert {seat["bot"] for seat in facts(lite, table)["seats"]} == {"greedy"}
    other = lite.make("arena", "me", "hot")
    with lite.page(table, seen=0) as page, lite.page(other, 0) as meanwhile:
        seen: set[int] = set()
        while len(seen) < players and not page.state["outcome"]:
            seen |= {step["seat"] for step in page.state["events"]}
            if not meanwhile.state["outcome"]:
                meanwhile.choose()
            page.hear()
    assert seen == set(range(players))
    assert "could not judge" not in caplog.text
    lite.run(_leave(lite, table))


async def _leave(server: Server, table: Table) -> None:
    """Nobody needs the end of this game: the bots stop thinking about it."""
    task = server.tables._thinking.get(TableId(table.id))
    pause = server.tables._pauses[TableId(table.id)] = Pause(longest=1e9)
    pause.failed(is_hopeless=True)
    if task is not None:
        task.cancel()


# --- What is refused, and what is nobody's business ----------------------------------------------------


def test_noise_and_wrong_answers_change_nothing(lite: Server) -> None:
    table = lite.make("lcg", "me", "friend", settings={"format": "starter"}, bluff=False)
    with lite.page(table, 0) as page, lite.page(table, 1) as friend:
        pages = {0: page, 1: friend}
        chance = random.Random(5)
        for _ in range(12):
            asked = pages[page.state["asked"]]
            revision = asked.choose(some_answer(asked.state["decision"], chance))["revision"]
            for each in pages.values():
                each.until(at_least("revision", revision))
        before = lite.digest(table.id)
        asked, other = pages[page.state["asked"]], pages[1 - page.state["asked"]]
        number, seat = asked.state["number"], asked.state["asked"]
        offered = [option["id"] for option in asked.state["decision"]["options"]]
        wrong: list[Any] = ["", "win", f"{offered[0]}#9", [*offered, *offered], {offered[0]: 99}, {"x": 1}]
        for answer in wrong:
            said = {"type": "choose", "number": number, "answer": answer}
            assert asked.refused(**said, seat=seat).startswith("refused-")
            assert other.refused(**said, seat=seat) == "table-not-your-seat"
            assert other.refused(**said, seat=1 - seat) == "refused-seat"
        for noise in ("", "{", "[]", '{"type": "choose"}', b"\x00\xff", '{"type": "hint", "option": "x"}'):
            asked.socket.send(noise)
            assert asked.wait("error")["id"] == "table-malformed"
        assert lite.digest(table.id) == before


def test_hints_and_views_of_other_seats_are_for_nobody_while_the_game_runs(lite: Server) -> None:
    table = lite.make("lcg", "me", "friend", settings={"format": "starter"})
    path = f"/api/tables/{table.id}"
    with lite.page(table, 0) as page, lite.page(table, 1) as friend:
        asked, other = (0, 1) if page.state["asked"] == 0 else (1, 0)
        option = (page, friend)[asked].state["decision"]["options"][0]["id"]
        for token in (table.tokens[other], None):
            assert lite.post(f"{path}/hint", {"option": option}, token).json() == {}
            own_eyes = lite.get(f"{path}/view", token).json()
            assert lite.get(f"{path}/view?seat={asked}", token).json() == own_eyes
            assert lite.get(f"{path}/replay", token).status_code == 409


# --- Giving up, taking back, coming back --------------------------------------------------------------


def test_a_team_that_gives_up_loses_together(lite: Server) -> None:
    table = lite.make("lcg", "me", "friend", "friend", "bot", settings=TEAM)
    with ExitStack() as stack:
        pages = [stack.enter_context(lite.page(table, seat)) for seat in (0, 1, 2)]
        pages[1].say(type="concede", seat=1)
        pages[0].until(lambda state: bool(state["table"]["seats"][1]["conceded"]))
        assert pages[0].state["outcome"] is None
        pages[0].say(type="concede", seat=0)
        end = pages[2].until(lambda state: bool(state["outcome"]))
    assert (end["outcome"]["reason"], end["outcome"]["winners"]) == ("conceded", [2, 3])


def test_when_the_single_player_gives_up_the_team_has_won(lite: Server) -> None:
    table = lite.make("lcg", "me", "friend", "friend", settings={"format": "jerjerrod"})
    with lite.page(table, 0) as page:
        page.say(type="concede", seat=0)
        end = page.until(lambda state: bool(state["outcome"]))
    assert end["outcome"]["winners"] == [1, 2]


def test_a_hot_seat_sees_what_the_seat_that_is_asked_sees(lite: Server) -> None:
    table = lite.make("lcg", "me", "hot", settings={"format": "starter"})
    with lite.page(table, 0) as page:
        asked = set()
        for step in range(40):
            page.until(lambda state: state["outcome"] or state["decision"])
            assert page.state["viewer"] == page.state["asked"] == page.state["view"]["seat"]
            asked.add(page.state["asked"])
            page.choose(some_answer(page.state["decision"], random.Random(step)))
            if page.state["outcome"]:
                break
    assert asked == {0, 1}


@pytest.mark.slow
def test_a_choice_is_taken_back_and_the_page_that_comes_back_knows(lite: Server) -> None:
    table = lite.make("lcg", "me", "bot", settings={"format": "starter"})
    with lite.page(table, 0, seen=0) as page:
        for step in range(6):
            page.until(lambda state: state["decision"] is not None)
            page.choose(some_answer(page.state["decision"], random.Random(step)))
        state = page.until(lambda state: state["decision"] is not None)
        page.say(type="undo", number=state["number"])
        back = page.until(at_least("revision", state["revision"] + 1))
        assert back["number"] < state["number"]
    before = lite.digest(table.id)
    lite.tables._rooms.clear()
    assert lite.digest(table.id) == before
    with lite.page(table, 0, seen=back["number"]) as again:
        assert (again.state["view"], again.state["events"]) == (back["view"], [])


def ask_always(*pages: Page) -> None:
    """Let the table answer nothing for these seats, the first of them first."""
    for seat, page in enumerate(pages):
        page.say(type="pace", seat=seat, pace="always")
        page.until(lambda state: state["pacing"]["pace"] == "always")


def test_an_objective_that_was_revealed_is_taken_back_by_consent_only(lite: Server) -> None:
    table = lite.make("lcg", "me", "friend", settings={"format": "starter"})
    with lite.page(table, 0) as page, lite.page(table, 1) as friend:
        pages, answer = {0: page, 1: friend}, ""
        ask_always(page, friend)
        while not str(answer).startswith("reveal:"):
            asked = pages[page.state["asked"]]
            answer = some_answer(asked.state["decision"])
            revision = asked.choose(answer)["revision"]
            for each in pages.values():
                each.until(at_least("revision", revision))
        assert asked.state["undo"] == "ask"


@pytest.mark.slow
def test_who_is_asked_tells_nothing_that_could_be_taken_back_for_nothing(lite: Server) -> None:
    """Without bluff windows whoever is asked has something; then taking back takes the other's word."""
    table = lite.make("lcg", "me", "friend", settings={"format": "starter"}, bluff=False)
    chance, terms = random.Random(1), []
    with lite.page(table, 0) as page, lite.page(table, 1) as friend:
        ask_always(page, friend)
        for _ in range(80):
            if page.state["outcome"]:
                break
            asked = (page, friend)[page.state["asked"]]
            revision = asked.choose(some_answer(asked.state["decision"], chance))["revision"]
            for each in (page, friend):
                each.until(at_least("revision", revision))
            terms.append(asked.state["undo"])
            if terms[-1] == "free":
                assert lite.run(_given_away(lite, table)) == []
    assert terms.count("free") > 5
    assert terms.count("ask") > 5


async def _given_away(server: Server, table: Table) -> list[str]:
    """What either could read from whom the game asks after the last choice."""
    async with server.tables.room(TableId(table.id)).entered() as live:
        match = live.match
        earlier = match.state_at(len(match.choices) - 1)
        past = Past(earlier, match, engine.apply(engine.clone(earlier), match.choices[-1]))
        return [told for seed in range(4) for told in giveaways(past, (0, 1, None), Rng.seeded(seed))]


def test_a_teammate_is_asked_too_before_anything_is_taken_back(lite: Server) -> None:
    """Hands were drawn after the first choices: that can't be forgotten."""
    table = lite.make("lcg", "me", "friend", "friend", "bot", settings=TEAM)
    with ExitStack() as stack:
        pages = {seat: stack.enter_context(lite.page(table, seat)) for seat in (0, 1, 2)}
        mover = None
        for step in range(60):
            state = pages[0].until(lambda state: state["asked"] != 3)
            mover = state["asked"]
            page = pages[mover]
            page.until(at_least("revision", state["revision"]))
            revision = page.choose(some_answer(page.state["decision"], random.Random(step)))["revision"]
            pages[0].until(at_least("revision", revision))
            if page.state["undo"] == "ask":
                break
        assert mover is not None
        assert pages[mover].state["undo"] == "ask"
        latest = pages[0].until(lambda state: state["asked"] != 3)
        pages[mover].until(at_least("revision", latest["revision"]))
        pages[mover].say(type="undo", number=latest["number"])
        others = [pages[seat] for seat in pages if seat != mover]
        for other in others:
            other.until(lambda state: bool(state["table"]["asking"]))
        others[0].say(type="consent", yes=True)
        pages[mover].until(
            lambda state: bool(state["table"]["asking"]) and bool(state["table"]["asking"]["yes"])
        )
        others[1].say(type="consent", yes=True)
        assert pages[mover].until(at_least("revision", latest["revision"] + 1))["number"] < latest["number"]


def test_the_clock_answers_for_a_seat_of_the_card_game(lite: Server) -> None:
    table = lite.make("lcg", "me", "hot", settings={"format": "starter"}, clock=60)
    with lite.page(table, 0, seen=0) as page:
        lite.run(_an_hour_later(lite, table))
        page.until(at_least("number", 1))
        assert page.state["events"][-1]["by"] == "clock"


async def _an_hour_later(server: Server, table: Table) -> None:
    room = server.tables.room(TableId(table.id))
    async with room.entered() as live:
        live.asked_since -= 3600
    server.tables.wake(room)


# --- Afterwards ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_game_that_is_over_is_a_replay_and_a_table_to_look_at(lite: Server) -> None:
    table = lite.make("lcg", "me", "hot", settings={"format": "starter"})
    with lite.page(table, 0) as page:
        end = play(page, random.Random(4))
    replay = lite.get(f"/api/tables/{table.id}/replay")
    match = Match.from_replay(replay.content)
    assert match.outcome is not None
    assert list(match.outcome.winners) == end["outcome"]["winners"]
    uploaded = lite.post("/api/replays", replay.json())
    copy = Table(uploaded.json()["table"], {})
    assert facts(lite, copy)["outcome"] == end["outcome"]
    assert sides(lite, copy) == sides(lite, table)
    assert lite.get(f"/api/tables/{copy.id}/view?at=3").json()["shown"]["players"]


@pytest.mark.parametrize(("format", "players"), SIZES)
def test_in_the_next_game_everybody_sits_on_the_other_side_and_decks_stay(
    lite: Server, format: str, players: int
) -> None:
    """So in a duel the sides are changed, in 2v2 partners stay together, and in a challenge another one plays
    alone."""
    table = lite.make("lcg", *["friend"] * players, settings={"format": format})
    for seat in range(players - 1):
        if facts(lite, table)["state"] == "playing":
            with lite.page(table, seat) as page:
                page.say(type="concede", seat=seat)
                page.until(lambda state, seat=seat: bool(state["table"]["seats"][seat]["conceded"]))  # type: ignore[misc]
    made = lite.post(f"/api/tables/{table.id}/rematch", {}, table.tokens[0]).json()
    again = Table(made["table"], table.tokens)
    further = 2 if format == "2v2" else 1
    assert sides(lite, again) == sides(lite, table)
    for seat, token in table.tokens.items():
        with Page(lite.base, again.id, token) as page:
            assert page.state["seats"] == [(seat + further) % players]
            assert page.state["table"]["state"] == "playing"
    assert facts(lite, again)["state"] == "playing"
