"""Decisions that belong to several seats: who is asked, who may answer, what is proposed and who sees it."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from tests.table.harness import Page, Server, Table, at_least, eventually, play, some_answer

from dejarik.examples import caravan
from dejarik.kernel import Option, choose_some, distribute, start, text
from dejarik.kernel.errors import Refused
from dejarik.table.proposals import in_one_form

COMPANIES = {"players": "4", "companies": "true"}
PEOPLE = ("me", "friend", "friend", "friend")
FIRST = 4  # the number of the first decision that is shared, by seats 0 and 2


@contextmanager
def companies(
    server: Server, together: str = "any", kinds: tuple[str, ...] = PEOPLE, **more: Any
) -> Iterator[tuple[Table, list[Page]]]:
    """A game of two companies, with a page for each person, where the first company decides who leads."""
    table = server.make("caravan", *kinds, settings=COMPANIES, together=together, **more)
    with ExitStack() as open_pages:
        pages = [open_pages.enter_context(server.page(table, seat)) for seat in table.tokens]
        by_seat = dict(zip(table.tokens, pages, strict=True))
        for seat, page in by_seat.items():
            page.until(at_least("number", seat))
            page.choose([])
        for page in pages:
            page.until(at_least("number", FIRST))
        yield table, pages


def tell(page: Page, type: str, answer: Any, seat: int | None = None, number: int | None = None) -> None:
    """Choose or propose for the seat through which the page looks."""
    page.say(
        type=type,
        number=page.state["number"] if number is None else number,
        seat=page.state["viewer"] if seat is None else seat,
        answer=answer,
    )


def proposed(page: Page) -> dict[int, Any]:
    return {each["seat"]: each["answer"] for each in page.state["sharing"]["proposals"]}


def until_proposed(page: Page, expected: dict[int, Any]) -> None:
    page.until(lambda state: proposed(page) == expected)


def is_quiet(page: Page) -> bool:
    """Whether nothing but the answer to a ping comes."""
    page.say(type="ping")
    heard = len(page.heard)
    page.wait("pong")
    return len(page.heard) == heard + 1


# --- Who is asked


def test_everybody_who_may_answer_gets_the_question_and_others_hear_whose_it_is(lite: Server) -> None:
    with companies(lite) as (table, pages), lite.page(table) as spectator:
        for seat, page in enumerate([*pages, spectator]):
            assert (page.state["asked"], page.state["partners"]) == (0, [2])
            if seat in (0, 2):
                assert page.state["viewer"] == seat
                assert page.state["decision"]["seat"] == 0
                assert [each["id"] for each in page.state["decision"]["options"]] == ["player:0", "player:2"]
                assert page.state["sharing"] == {
                    "seats": [0, 2], "people": [0, 2], "agree": False, "proposals": [],
                }  # fmt: skip
            else:
                assert (page.state["decision"], page.state["sharing"]) == (None, None)


def test_a_question_of_one_seat_is_not_shared(lite: Server) -> None:
    table = lite.make("caravan", *PEOPLE, settings=COMPANIES)
    with lite.page(table, 0) as page:
        assert page.state["decision"] is not None
        assert (page.state["partners"], page.state["sharing"]) == ([], None)


@pytest.mark.parametrize("seat", [0, 2])
def test_any_of_them_answers_and_the_log_knows_who(server: Server, seat: int) -> None:
    with companies(server) as (table, pages):
        tell(pages[seat], "choose", "player:2")
        for page in pages:
            page.until(at_least("number", FIRST + 1))
            assert page.state["events"][-1]["seat"] == seat
            assert (page.state["asked"], page.state["partners"]) == (1, [3])
        server.digest(table.id)


def test_of_two_answers_at_the_same_moment_the_second_is_stale_and_does_no_harm(server: Server) -> None:
    with companies(server) as (table, pages):
        for page, answer in ((pages[0], "player:0"), (pages[2], "player:2")):
            tell(page, "choose", answer, number=FIRST)
            page.say(type="ping")
        for page in (pages[0], pages[2]):
            page.wait("pong")
            page.until(at_least("number", FIRST + 1))
        errors = [each["id"] for page in pages for each in page.heard if each["type"] == "error"]
        assert errors == ["refused-stale"]
        assert sum(purse["leads"] for purse in pages[0].state["view"]["state"]["purses"]) == 1
        server.digest(table.id)


def test_who_has_no_part_in_it_is_refused(lite: Server) -> None:
    with companies(lite) as (table, pages):
        before = lite.digest(table.id)
        for type in ("choose", "propose"):
            said: dict[str, Any] = {"type": type, "number": FIRST, "answer": "player:2"}
            assert pages[1].refused(**said, seat=1) == "refused-seat"
            assert pages[1].refused(**said, seat=0) == "table-not-your-seat"
        assert lite.digest(table.id) == before
        assert proposed(pages[0]) == {}


# --- Proposals where any of them answers


def test_a_proposal_is_a_mark_that_partners_see_until_the_decision_is_made(lite: Server) -> None:
    with companies(lite) as (table, pages):
        before = lite.digest(table.id)
        tell(pages[2], "propose", "player:2")
        for page in (pages[0], pages[2]):
            page.until(lambda state: state["sharing"]["proposals"])
            assert proposed(page) == {2: "player:2"}
        tell(pages[0], "propose", "player:2")
        pages[2].until(lambda state: len(state["sharing"]["proposals"]) == 2)
        assert lite.digest(table.id) == before  # nothing is stored, and nothing answered
        tell(pages[0], "choose", "player:0")
        after = pages[2].until(at_least("number", FIRST + 1))
        assert after["sharing"] is None
        pages[3].until(lambda state: state["sharing"])
        assert proposed(pages[3]) == {}


def test_a_proposal_can_be_changed_and_taken_back(lite: Server) -> None:
    with companies(lite) as (_, pages):
        for answer, expected in (("player:2", {2: "player:2"}), ("player:0", {2: "player:0"}), (None, {})):
            tell(pages[2], "propose", answer)
            until_proposed(pages[0], expected)


def test_only_a_legal_answer_to_this_decision_can_be_proposed(lite: Server) -> None:
    with companies(lite) as (_, pages):
        page = pages[2]
        said: dict[str, Any] = {"type": "propose", "seat": 2}
        assert page.refused(**said, number=FIRST, answer="player:1") == "refused-option"
        assert page.refused(**said, number=FIRST, answer=["player:0"]) == "refused-malformed"
        assert page.refused(**said, number=FIRST - 1, answer="player:0") == "refused-stale"
        assert page.refused(**said, number=FIRST, answer=7) == "table-malformed"
        assert page.refused(**said, number=FIRST) == "table-malformed"
        assert proposed(page) == {}


def test_nothing_is_proposed_for_a_decision_of_ones_own(lite: Server) -> None:
    table = lite.make("caravan", *PEOPLE, settings=COMPANIES)
    with lite.page(table, 0) as page:
        assert page.refused(type="propose", number=0, seat=0, answer=[]) == "refused-seat"


def test_nobody_else_notices_that_something_is_proposed(lite: Server) -> None:
    """Neither what, nor who, nor that it is."""
    with companies(lite) as (table, pages), lite.page(table) as spectator:
        others = [pages[1], pages[3], spectator]
        for page in others:
            page.until(lambda state: all(seat["connected"] for seat in state["table"]["seats"]))
        eventually(lambda: all(is_quiet(page) for page in others))
        for answer in ("player:2", "player:0"):
            tell(pages[2], "propose", answer)
            until_proposed(pages[0], {2: answer})
        assert all(is_quiet(page) for page in others)
        pages[1].say(type="chat", text="well?")  # then everybody gets a new state
        for page in others:
            page.wait("state")
            assert page.state["sharing"] is None
            assert "proposals" not in str(page.heard)
        token = table.tokens[1]
        for path in ("", "/view", "/log"):
            assert "propos" not in lite.get(f"/api/tables/{table.id}{path}", token).text


@pytest.mark.parametrize("type", ["choose", "propose"])
@pytest.mark.parametrize("together", ["any", "all"])
def test_what_was_under_way_while_a_partner_took_back_does_not_count(
    lite: Server, type: str, together: str
) -> None:
    """The decision has the same number again, and need not be the same."""
    with companies(lite, together) as (_, pages):
        looked_at = pages[2].state["revision"]
        for page in (pages[0], pages[2])[: 1 + (together == "all")]:
            tell(page, "choose", "player:0", number=FIRST)
        pages[0].until(at_least("number", FIRST + 1))
        pages[0].say(type="undo", number=FIRST + 1)
        pages[2].until(lambda state: state["revision"] == looked_at + 2)
        late = {"number": FIRST, "seat": 2, "answer": "player:2", "revision": looked_at}
        assert pages[2].refused(type=type, **late) == "refused-stale"
        assert (pages[2].state["number"], proposed(pages[2])) == (FIRST, {})


# --- Where all must agree


def test_a_choice_is_a_proposal_until_all_people_propose_the_same(server: Server) -> None:
    with companies(server, "all") as (table, pages):
        assert pages[0].state["sharing"]["agree"] is True
        before = server.digest(table.id)
        tell(pages[0], "choose", "player:0")
        pages[2].until(lambda state: state["sharing"]["proposals"])
        tell(pages[2], "choose", "player:2")
        pages[0].until(lambda state: len(state["sharing"]["proposals"]) == 2)
        assert proposed(pages[0]) == {0: "player:0", 2: "player:2"}
        assert server.digest(table.id) == before
        tell(pages[0], "propose", "player:2")  # it is the same, however it is said
        for page in pages:
            page.until(at_least("number", FIRST + 1))
        leads = [purse["leads"] for purse in pages[0].state["view"]["state"]["purses"]]
        assert leads == [False, False, True, False]
        assert [(step["seat"], step["by"]) for step in pages[0].state["events"]] == [(0, "person")]
        server.digest(table.id)


def test_a_decision_of_one_is_answered_as_ever(lite: Server) -> None:
    with companies(lite, "all") as (_, pages):
        assert pages[0].state["number"] == FIRST


def test_bots_agree_with_people(lite: Server) -> None:
    with companies(lite, "all", ("me", "friend", "bot", "bot")) as (_, pages):
        pages[0].until(lambda state: state["sharing"])
        assert pages[0].state["sharing"]["people"] == [0]
        tell(pages[0], "choose", "player:2")
        pages[0].until(at_least("number", FIRST + 1))


@pytest.mark.parametrize("together", ["any", "all"])
def test_a_bot_leaves_it_to_people_also_when_it_is_asked_first(lite: Server, together: str) -> None:
    table = lite.make("caravan", "bot", "bot", "me", "bot", settings=COMPANIES, together=together)
    with lite.page(table, 2) as page:
        page.until(lambda state: state["decision"])
        page.choose([])
        page.until(lambda state: state["decision"])
        assert (page.state["asked"], page.state["partners"], page.state["viewer"]) == (0, [2], 2)
        time.sleep(0.3)
        assert is_quiet(page)
        tell(page, "choose", "player:2")
        after = page.until(
            lambda state: state["decision"] and state["decision"]["prompt"]["id"] == "caravan-bid"
        )
        leads = [purse["leads"] for purse in after["view"]["state"]["purses"]]
        assert (leads[2], leads.count(True)) == (True, 2)  # the bots of the other company have decided, too


def test_of_bots_alone_the_first_answers(lite: Server) -> None:
    table = lite.make("caravan", "me", "bot", "me", "bot", settings=COMPANIES, together="all")
    with lite.page(table, 0, seen=0) as page:
        steps: list[dict[str, Any]] = []
        while not steps:
            page.until(lambda state: state["decision"])
            decision = page.state["decision"]
            tell(page, "choose", some_answer(decision))
            page.until(at_least("number", decision["number"] + 1))
            steps = [step for each in page.heard if each["type"] == "state" for step in each["events"]]
            steps = [step for step in steps if step["number"] == FIRST + 1]
        assert [(step["seat"], step["by"]) for step in steps[:1]] == [(1, "bot")]


def test_who_holds_all_seats_that_are_asked_agrees_with_themselves(lite: Server) -> None:
    table = lite.make("caravan", "me", "hot", "hot", "hot", settings=COMPANIES, together="all")
    with lite.page(table, 0) as page:
        state = play(page, random.Random(1))
    assert state["outcome"]["winners"] in ([0, 2], [1, 3], [0, 1, 2, 3])


@pytest.mark.slow
def test_a_friend_who_has_not_sat_down_is_not_waited_for(lite: Server) -> None:
    table = lite.make_only(
        "caravan", "me", "bot", "friend", "bot", settings=COMPANIES, together="all", clock=5
    )
    with lite.page(table, 0) as page:
        page.choose([])
        page.until(lambda state: state["sharing"])  # the clock has answered for the friend
        assert page.state["sharing"]["people"] == [0]
        tell(page, "choose", "player:2")
        page.until(at_least("number", FIRST + 1))


def test_what_is_left_when_somebody_gives_up_counts(lite: Server) -> None:
    with companies(lite, "all") as (_, pages):
        tell(pages[0], "choose", "player:2")
        pages[2].until(lambda state: state["sharing"]["proposals"])
        pages[2].say(type="concede", seat=2)
        pages[0].until(at_least("number", FIRST + 1))
        assert pages[0].state["view"]["state"]["purses"][2]["leads"]


def test_what_somebody_proposed_who_gives_up_is_dropped_and_nothing_else(lite: Server) -> None:
    with companies(lite) as (_, pages):
        for seat in (0, 2):
            tell(pages[seat], "propose", "player:2")
        pages[0].until(lambda state: len(state["sharing"]["proposals"]) == 2)
        pages[3].say(type="concede", seat=3)
        pages[0].until(lambda state: state["table"]["seats"][3]["conceded"])
        assert proposed(pages[0]) == {0: "player:2", 2: "player:2"}
        pages[2].say(type="concede", seat=2)
        pages[0].until(lambda state: state["table"]["seats"][2]["conceded"])
        assert proposed(pages[0]) == {0: "player:2"}
        assert pages[0].state["number"] == FIRST


@pytest.mark.slow
def test_the_clock_answers_for_people_who_do_not_agree(lite: Server) -> None:
    with companies(lite, "all", clock=5) as (_, pages):
        assert pages[0].state["table"]["due"] is not None
        tell(pages[0], "choose", "player:0")
        pages[0].until(at_least("number", FIRST + 1))
        steps = [step for step in pages[0].state["events"] if step["number"] == FIRST]
        assert [(step["seat"], step["by"]) for step in steps] == [(0, "clock")]


@pytest.mark.slow
def test_the_clock_answers_for_the_person_where_a_bot_is_asked_first(lite: Server) -> None:
    with companies(lite, "any", ("bot", "bot", "me", "bot"), clock=5) as (_, pages):
        after = pages[0].until(at_least("number", FIRST + 1))
        steps = [step for step in after["events"] if step["number"] == FIRST]
        assert [(step["seat"], step["partners"], step["by"]) for step in steps] == [(2, [0], "clock")]


# --- The setting


def test_everybody_is_told_how_those_agree_who_decide_together(server: Server) -> None:
    found = {}
    for together, settings in (("any", COMPANIES), ("all", COMPANIES), ("all", {"players": "4"})):
        table = server.make("caravan", *PEOPLE, settings=settings, together=together)
        facts = server.get(f"/api/tables/{table.id}").json()
        found[together, len(settings)] = facts["together"]
    assert found == {("any", 2): "any", ("all", 2): "all", ("all", 1): None}
    games = {game["name"]: game["together"] for game in server.get("/api/games").json()["games"]}
    assert {"arena": False, "caravan": True}.items() <= games.items()


def test_there_is_no_other_way_to_agree(lite: Server) -> None:
    seats = [{"kind": "me"}, *([{"kind": "bot"}] * 3)]
    wanted = {"game": "caravan", "seats": seats, "settings": COMPANIES, "together": "most"}
    assert lite.post("/api/tables", wanted).status_code == 422


@pytest.mark.parametrize("seed", range(3))
def test_answers_that_mean_the_same_are_the_same(seed: int) -> None:
    state = start(caravan.GAME, caravan.Options(4, companies=True), 1)
    options = [Option(caravan.PLAYER, seat, cap=3) for seat in range(4)]
    some = choose_some(0, text("kernel-react"), options, 0, 3)
    chosen = ["player:3", "player:0", "player:2"]
    random.Random(seed).shuffle(chosen)
    assert in_one_form(state, some, chosen) == ["player:0", "player:2", "player:3"]
    shares = distribute(0, text("kernel-react"), options, 2, 4)
    given = [("player:1", 0), ("player:3", 1), ("player:0", 2)]
    random.Random(seed).shuffle(given)
    form = in_one_form(state, shares, dict(given))
    assert list(form.items()) == [("player:0", 2), ("player:3", 1)]  # type: ignore[union-attr]
    with pytest.raises(Refused):
        in_one_form(state, some, ["player:0", "player:0"])


# --- Taking back


def test_any_of_them_takes_a_shared_answer_back_without_asking_the_other(server: Server) -> None:
    for seat in (0, 2):
        with companies(server) as (table, pages):
            tell(pages[0], "choose", "player:0")
            pages[seat].until(at_least("number", FIRST + 1))
            assert pages[seat].state["undo"] == "free"
            pages[seat].say(type="undo", number=FIRST + 1)
            for page in pages:
                page.until(lambda state: state["number"] == FIRST and state["revision"] > FIRST + 1)
                told = page.state["table"]["story"][-1]
                assert (told["kind"], told["seat"], told["agreed"]) == ("undone", seat, False)
            server.digest(table.id)


def test_the_others_are_asked_and_partners_are_not(lite: Server) -> None:
    with companies(lite) as (_, pages):
        tell(pages[0], "choose", "player:0")
        pages[3].until(at_least("number", FIRST + 1))
        tell(pages[3], "choose", "player:3")
        pages[2].until(at_least("number", FIRST + 2))
        assert pages[2].state["undo"] == "ask"
        pages[2].say(type="undo", number=FIRST + 2)
        asking = pages[0].until(lambda state: state["table"]["asking"])["table"]["asking"]
        assert (asking["by"], asking["to"], asking["waiting"]) == (2, FIRST, [1, 3])
        for seat in (1, 3):
            pages[seat].until(lambda state: state["table"]["asking"])
            pages[seat].say(type="consent", yes=True)
        after = pages[2].until(lambda state: state["number"] == FIRST)
        assert after["table"]["story"][-1]["agreed"]


def test_a_partner_who_has_chosen_alone_since_is_asked(lite: Server) -> None:
    with companies(lite) as (_, pages):
        tell(pages[0], "choose", "player:0")
        pages[1].until(at_least("number", FIRST + 1))
        tell(pages[1], "choose", "player:1")
        pages[0].until(at_least("number", FIRST + 2))
        pages[0].choose()
        pages[2].until(at_least("number", FIRST + 3))
        pages[2].say(type="undo", number=FIRST + 3)
        asking = pages[1].until(lambda state: state["table"]["asking"])["table"]["asking"]
        assert (asking["by"], asking["to"], asking["waiting"]) == (2, FIRST, [0, 1, 3])


def test_who_plays_on_both_sides_asks_everybody(lite: Server) -> None:
    with companies(lite, "any", ("me", "hot", "friend", "friend")) as (_, pages):
        tell(pages[0], "choose", "player:0")
        pages[3].until(at_least("number", FIRST + 1))
        tell(pages[3], "choose", "player:3")
        pages[2].until(at_least("number", FIRST + 2))
        pages[2].say(type="undo", number=FIRST + 2)
        asking = pages[2].until(lambda state: state["table"]["asking"])["table"]["asking"]
        assert (asking["by"], asking["waiting"]) == (2, [0, 1, 3])


def test_a_company_against_bots_asks_nobody(lite: Server) -> None:
    with companies(lite, "any", ("me", "bot", "friend", "bot")) as (_, pages):
        page = pages[1]  # of seat 2
        page.until(lambda state: state["sharing"])
        tell(page, "choose", "player:0")
        page.until(lambda state: state["number"] > FIRST + 1)  # the bots have decided since
        assert page.state["undo"] == "free"
