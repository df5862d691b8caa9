"""Seats change hands while a table is there: to a bot and back, to a partner, to somebody else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.table.harness import Page, Server, Table, at_least, eventually, play
from tests.table.test_series import TWO, facts, go_on, play_to_the_end

COMPANIES = {"players": "4", "companies": "true", "journeys": "2"}


def pass_seat(server: Server, table: Table, caller: int, seat: int, to: str, **more: Any) -> Any:
    body = {"seat": seat, "to": to, **more}
    return server.post(f"/api/tables/{table.id}/seat", body, table.tokens[caller])


def link_of(answer: Any) -> str:
    link: str = answer.json()["link"].rsplit("/", 1)[1]
    return link


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


def heard_or_asked(number: int) -> Callable[[dict[str, Any]], bool]:
    """Whether a page is asked, or has heard of more than this."""
    return lambda state: bool(state["decision"] or state["outcome"] or state["number"] > number)


def test_a_bot_plays_a_seat_until_its_person_takes_it_back(server: Server) -> None:
    table = server.make("arena", "me", "friend")
    with server.page(table, 0) as page, server.page(table, 1) as friend:
        known = pass_seat(server, table, 1, 1, "bot", bot="random").json()["table"]
        assert known["seats"][1]["passed"] == {"bot": "random", "partner": None}
        assert known["seats"][1]["kind"] == "friend"
        page.until(lambda state: state["decision"] or state["outcome"])
        while page.state["number"] < 6:
            page.until(lambda state: bool(state["decision"]))
            page.choose()
        log = server.get(f"/api/tables/{table.id}/log").json()["log"]
        assert {step["by"] for step in log if step["seat"] == 1} == {"bot"}
        friend.say(type="choose", number=friend.state["number"], seat=1, answer="x")
        assert friend.wait("error")["id"] == "table-seat-passed"
        known = pass_seat(server, table, 1, 1, "back").json()["table"]
        assert known["seats"][1]["passed"] is None
        while not friend.state["decision"] and not friend.state["outcome"]:
            latest = max(page.state["number"], friend.state["number"])
            page.until(at_least("number", latest))
            friend.until(at_least("number", latest))
            asked = page if page.state["asked"] == 0 else friend
            if page.state["number"] == friend.state["number"]:  # else one has heard more meanwhile
                asked.until(heard_or_asked(latest))
                if page.state["decision"]:
                    page.choose()
        friend.choose()
    assert [each["kind"] for each in facts(server, table.id)["story"]][-2:] == ["passed", "passed"]
    assert refused(pass_seat(server, table, 1, 1, "back")) == (409, "table-seat-not-passed")
    server.digest(table.id)


def test_whoever_is_away_has_the_seat_also_at_the_next_table(server: Server) -> None:
    table = server.make("caravan", "me", "friend", settings=TWO)
    pass_seat(server, table, 1, 1, "bot", bot="random")
    with server.page(table, 0) as page:
        play(page, random.Random(3))
    taken = go_on(server, table, 0, seats=[{"seat": 1, "kind": "hot"}])
    assert refused(taken) == (403, "table-not-your-seat"), "it is still somebody's"
    second = Table(go_on(server, table, 0).json()["table"], table.tokens)
    assert facts(server, second.id)["seats"][1]["passed"] == {"bot": "random", "partner": None}
    known = pass_seat(server, second, 1, 1, "back").json()["table"]
    assert known["seats"][1]["passed"] is None
    alone = server.get(f"/api/tables/{second.id}/series/file", table.tokens[0])
    assert refused(alone) == (409, "table-series-runs")


def test_the_file_of_a_series_is_not_told_while_somebody_is_only_away(server: Server) -> None:
    table = server.make("caravan", "me", "friend", settings=TWO)
    pass_seat(server, table, 1, 1, "bot", bot="random")
    assert refused(server.get(f"/api/tables/{table.id}/series/file", table.tokens[0])) == (
        409,
        "table-series-runs",
    )


def test_a_partner_plays_for_somebody_and_hands_the_seat_back(server: Server) -> None:
    table = server.make("caravan", "me", "bot", "friend", "bot", settings=COMPANIES, together="all")
    assert refused(pass_seat(server, table, 2, 2, "partner", partner=1)) == (409, "table-no-partner")
    with server.page(table, 0) as page, server.page(table, 2) as away:
        known = pass_seat(server, table, 2, 2, "partner", partner=0).json()["table"]
        assert known["seats"][2]["passed"] == {"bot": None, "partner": 0}
        page.until(lambda state: state["seats"] == [0, 2])
        play(page, random.Random(5))
        away.until(lambda state: bool(state["outcome"]))
        assert away.state["seats"] == [2], "it looks on with its own eyes"
    given = go_on(server, table, 0, seats=[{"seat": 2, "kind": "bot"}])
    assert refused(given) == (403, "table-not-your-seat"), "to play for somebody is not to have the seat"
    second = Table(go_on(server, table, 0).json()["table"], table.tokens)
    assert server.get(f"/api/tables/{second.id}", table.tokens[0]).json()["caller"]["seats"] == [0, 2]
    assert refused(pass_seat(server, second, 0, 0, "partner", partner=2)) == (409, "table-no-partner")
    pass_seat(server, second, 0, 2, "back")
    assert server.get(f"/api/tables/{second.id}", table.tokens[0]).json()["caller"]["seats"] == [0]
    server.digest(second.id)


def test_a_seat_that_is_given_away_is_not_the_old_holders_any_more(server: Server) -> None:
    table = server.make("caravan", "me", "friend", settings=TWO)
    with server.page(table, 1) as old, server.page(table, 0) as page:
        page.until(lambda state: state["asked"] is not None)
        given = pass_seat(server, table, 1, 1, "invited", name="Zoë")
        assert given.json()["table"]["state"] == "open"
        gone = old.until(lambda state: state["seats"] == [])
        assert (gone["viewer"], gone["decision"]) == (None, None)
        old.say(type="choose", number=gone["number"], seat=1, answer="x")
        assert old.wait("error")["id"] == "table-not-your-seat"
        assert server.get(f"/api/tables/{table.id}", table.tokens[1]).status_code == 401
        table.links[1] = link_of(given)
        kept = server.get(f"/api/tables/{table.id}", table.tokens[0]).json()["caller"]
        assert kept["seats"] == [0], "the links of others stay"
        assert server.sit_down(table, 1).json()["seat"] == 1
        page.until(lambda state: state["table"]["state"] == "playing")
    with server.page(table, 1) as new:
        assert new.state["seats"] == [1]
    server.digest(table.id)


def test_nothing_is_brought_to_a_game_that_has_begun(server: Server) -> None:
    table = server.make("assault", "me", "friend", "bot", settings={"format": "mission", "players": "3"})
    with server.page(table, 0, view=False) as page:
        page.until(lambda state: bool(state["decision"]))
        while page.state["number"] < 1:
            page.choose()
            page.until(lambda state: state["number"] >= 1)
    table.links[1] = link_of(pass_seat(server, table, 1, 1, "invited"))
    brought = server.sit_down(table, 1, brings={"hero-1": "gaarkhan"})
    assert refused(brought) == (409, "table-seat-fixed")
    assert server.sit_down(table, 1).status_code == 200


def test_nobody_passes_the_seat_of_somebody_else(server: Server) -> None:
    table = server.make("arena", "me", "friend")
    for to in ("bot", "invited", "me", "back"):
        assert refused(pass_seat(server, table, 0, 1, to)) == (403, "table-not-your-seat")
    nobody = server.post(f"/api/tables/{table.id}/seat", {"seat": 0, "to": "bot"})
    assert refused(nobody) == (403, "table-not-your-seat")
    assert refused(pass_seat(server, table, 0, 0, "bot", bot="hal")) == (400, "table-bot-unknown")
    assert refused(pass_seat(server, table, 0, 7, "bot")) == (403, "table-not-your-seat")
    against = server.make("arena", "me", "bot")
    for to in ("invited", "me"):
        assert refused(pass_seat(server, against, 0, 1, to)) == (403, "table-not-your-seat")


@pytest.fixture
def four(server: Server) -> Table:
    return server.make("caravan", "me", "friend", "friend", "friend", settings=COMPANIES)


def test_who_plays_for_somebody_who_is_away_the_others_agree(server: Server, four: Table) -> None:
    with Page(server.base, four.id, four.tokens[3]) as there:
        there.until(lambda state: True)
        assert refused(pass_seat(server, four, 0, 3, "bot")) == (409, "table-person-there")
    eventually(lambda: not facts(server, four.id)["seats"][3]["connected"])
    asked = pass_seat(server, four, 0, 3, "partner", partner=1).json()["table"]["suggestion"]
    assert (asked["away"], asked["passing"]) == (3, {"bot": None, "partner": 1})
    assert asked["waiting"] == [1, 2]

    def agree(seat: int, yes: bool = True) -> Any:
        return server.post(
            f"/api/tables/{four.id}/suggestion", {"id": asked["id"], "yes": yes}, four.tokens[seat]
        )

    assert refused(agree(3)) == (403, "table-not-your-seat")
    agree(1)
    known = agree(2).json()["table"]
    assert known["seats"][3]["passed"] == {"bot": None, "partner": 1}
    assert pass_seat(server, four, 3, 3, "back").json()["table"]["seats"][3]["passed"] is None
    asked = pass_seat(server, four, 0, 3, "bot").json()["table"]["suggestion"]
    assert agree(3, yes=False).json()["table"]["suggestion"] is None, "who is away may come and refuse"


def test_one_person_alone_does_not_say_who_plays_for_the_other(server: Server) -> None:
    table = server.make("caravan", "me", "friend", settings=TWO)
    assert refused(pass_seat(server, table, 0, 1, "bot")) == (403, "table-not-your-seat")


def test_in_a_series_somebody_comes_in_for_a_bot(server: Server) -> None:
    table = server.make("caravan", "me", "bot", "friend", "bot", settings=COMPANIES)
    table.links[1] = link_of(pass_seat(server, table, 0, 1, "invited", name="Ola"))
    assert server.sit_down(table, 1).json()["seat"] == 1
    assert facts(server, table.id)["seats"][1]["name"] == "Ola"
    assert refused(pass_seat(server, table, 0, 3, "me")) == (403, "table-not-your-seat"), "an opponent's"
    assert pass_seat(server, table, 1, 3, "me").status_code == 200
    assert server.get(f"/api/tables/{table.id}", table.tokens[1]).json()["caller"]["seats"] == [1, 3]
    server.digest(table.id)


def test_a_seat_in_which_nobody_sat_down_is_given_anew(server: Server) -> None:
    table = server.make_only("caravan", "me", "invited", settings=TWO)
    old = table.links[1]
    table.links[1] = link_of(pass_seat(server, table, 0, 1, "invited"))
    assert server.post(f"/api/tables/{table.id}/join", {}, old).status_code == 401
    assert pass_seat(server, table, 0, 1, "bot", bot="random").json()["table"]["state"] == "playing"
    assert server.sit_down(table, 1).status_code == 401


def test_a_seat_can_be_passed_between_two_games(server: Server) -> None:
    table = server.make("caravan", "me", "friend", settings=TWO)
    play_to_the_end(server, table, 0, 1)
    given = pass_seat(server, table, 1, 1, "invited")
    second = Table(go_on(server, table, 0).json()["table"], table.tokens, {1: link_of(given)})
    assert facts(server, second.id)["state"] == "open"
    assert server.sit_down(second, 1).json()["seat"] == 1
    assert refused(pass_seat(server, table, 0, 0, "bot")) == (409, "table-gone-on")


def test_a_partner_does_not_give_up_the_seat_of_somebody_else(server: Server) -> None:
    table = server.make("caravan", "me", "bot", "friend", "bot", settings=COMPANIES)
    pass_seat(server, table, 2, 2, "partner", partner=0)
    with server.page(table, 0) as page:
        page.until(lambda state: state["seats"] == [0, 2])
        assert page.refused(type="concede", seat=2) == "table-not-your-seat"
    assert not facts(server, table.id)["seats"][2]["conceded"]
    assert refused(pass_seat(server, table, 0, 2, "me")) == (403, "table-not-your-seat")
    assert pass_seat(server, table, 2, 2, "back").status_code == 200


def test_who_comes_in_for_a_partner_plays_for_nobody_else(server: Server) -> None:
    """A seat was passed to that person, not to whoever sits there later."""
    table = server.make("caravan", "me", "bot", "friend", "bot", settings=COMPANIES)
    pass_seat(server, table, 2, 2, "partner", partner=0)
    given = pass_seat(server, table, 0, 0, "invited", name="Zoë")
    assert given.json()["table"]["seats"][2]["passed"] is None
    told = [(each["kind"], each["seat"]) for each in given.json()["table"]["story"]]
    assert told[-2:] == [("given", 0), ("passed", 2)]
    table.links[0] = link_of(given)
    assert server.sit_down(table, 0).status_code == 200
    assert facts(server, table.id, table.tokens[0])["caller"]["seats"] == [0]
    assert facts(server, table.id, table.tokens[2])["caller"]["seats"] == [2]
    server.digest(table.id)


def test_the_file_of_a_series_is_not_told_while_a_seat_is_open(server: Server) -> None:
    """Whoever sits down there has what was hidden before."""
    table = server.make("caravan", "me", "friend", settings=TWO)
    play_to_the_end(server, table, 0, 1)
    made = go_on(server, table, 1, seats=[{"seat": 1, "kind": "open"}]).json()["table"]
    answer = server.get(f"/api/tables/{made}/series/file", table.tokens[0])
    assert refused(answer) == (409, "table-series-runs")


def test_who_plays_for_somebody_speaks_under_the_own_name(server: Server) -> None:
    table = server.make("caravan", "friend", "bot", "me", "bot", settings=COMPANIES)
    pass_seat(server, table, 0, 0, "partner", partner=2)
    with server.page(table, 2) as page:
        page.until(lambda state: state["seats"] == [0, 2])
        assert page.state["viewer"] == 0
        page.say(type="chat", text="mine")
        said = page.wait("chat")
        assert (said["from"], said["text"]) == (2, "mine")
    with server.page(table, 0) as away:
        away.say(type="chat", text="away")
        while (said := away.wait("chat"))["text"] != "away":
            pass
        assert said["from"] == 0
