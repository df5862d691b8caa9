"""Telling: a line stands within the text that it is due to, and is about that text's player or its own."""

from __future__ import annotations

import pytest
from msgspec import UNSET, UnsetType
from tests.kernel.toy import Lost, Occasion, Scored, Toy, ToyState, card, writes

from dejarik.kernel import Ability, Moment, apply, text
from dejarik.kernel.events import DueTo
from dejarik.kernel.telling import Line, Scene, Storyteller, player

WORDS = text("kernel-pass")
story = Storyteller[ToyState, Scene[ToyState]](Scene)


@story.tells(Scored)
def _scored(scene: Scene[ToyState], event: Scored) -> Line:
    return Line(text=WORDS, seat=event.seat)


@story.tells(Lost)
def _lost(scene: Scene[ToyState], event: Lost) -> Line:
    return Line(text=WORDS)


@pytest.mark.parametrize(
    ("event", "due_to", "placed"),
    [
        (Scored(seat=0), None, (0, UNSET)),
        (Lost(seat=0), None, (UNSET, UNSET)),
        (Scored(seat=0), 1, (0, 2)),
        (Lost(seat=0), 1, (1, 2)),
        (Lost(seat=1), 0, (0, 2)),
        (Lost(seat=0), -1, (UNSET, 2)),
    ],
)
def test_a_line_is_about_its_own_player_or_that_of_the_text(
    event: Scored | Lost, due_to: int | None, placed: tuple[int | UnsetType, int | UnsetType]
) -> None:
    state = Toy().lay()
    state.outcome = None  # there was nothing to play
    event.due_to = (
        None if due_to is None else DueTo(key="ant", ability="bite", seat=due_to, source=1, depth=2)
    )
    assert [(line.seat, line.depth) for line in story.tell(state, [event], 0)] == [placed]


def test_an_occasion_is_told_while_it_can_be_reacted_to() -> None:
    ant = card(Ability("bite", Scored, writes("bite")))
    state = Toy({"ant": ant}).lay(Scored(seat=1), Lost(seat=0), in_play=[("ant", 0)])
    assert [(line.text, line.seat) for line in story.occasion(state, 0)] == [(WORDS, 1)]
    apply(state, "pass")
    assert story.occasion(state, 0) == []


def test_what_is_coming_and_what_can_be_reacted_to_may_have_lines_of_their_own() -> None:
    told = Storyteller[ToyState, Scene[ToyState]](Scene)
    told.tells(Scored)(_scored)
    kept = told.tells_occasion(Scored)(lambda scene, event: Line(text=text("kernel-react")))
    assert kept is not None
    told.tells_before(Scored)(lambda scene, event: Line(text=text("kernel-use")))
    told.silent(Lost)
    assert told.known == {Scored, Lost}
    assert (told.tells_before_it(Scored), told.tells_before_it(Lost)) == (True, False)
    for moment, said in ((Moment.BEFORE, "kernel-use"), (Moment.AFTER, "kernel-react")):
        ant = card(Ability("bite", Scored, writes("bite"), moment=moment))
        state = Toy({"ant": ant}).lay(Scored(seat=1), in_play=[("ant", 0)])
        assert [line.text.id for line in told.occasion(state, 0)] == [said]


def test_what_was_cancelled_has_a_line_of_its_own_or_none() -> None:
    told = Storyteller[ToyState, Scene[ToyState]](Scene)
    told.tells(Lost)(_lost)
    kept = told.tells_cancelled(Scored)(_scored)
    assert kept is _scored
    state = Toy().lay()
    state.outcome = None
    events = [Scored(seat=0), Lost(seat=1), Scored(seat=1), Lost(seat=0)]
    for event in events[2:]:
        event.cancelled = True
    assert [line.seat for line in told.tell(state, events, 0)] == [UNSET, 1]


@pytest.mark.parametrize(
    ("winners", "said"),
    [((), ("kernel-over-draw", UNSET)), ((1,), ("kernel-over", 1)), ((1, 0), ("kernel-over", 1))],
)
def test_the_last_line_says_who_has_won(winners: tuple[int, ...], said: tuple[str, int | UnsetType]) -> None:
    state = Toy().lay()
    state.finish("over", *winners)
    (line,) = story.tell(state, [], 0)
    assert (line.text.id, line.seat) == said
    assert line.text.args.get("count", 0) == len(winners)


def test_a_teller_sees_the_state_and_what_was_told_before_and_after() -> None:
    heard: list[tuple[bool, list[object], list[object]]] = []
    told = Storyteller[ToyState, Scene[ToyState]](Scene)

    def listen(scene: Scene[ToyState], event: Scored) -> Line:
        heard.append((scene.state is state, list(scene.before()), list(scene.after())))
        return Line(text=WORDS)

    told.tells(Scored)(listen)
    state = Toy().lay()
    state.outcome = None  # there was nothing to play
    one, two, three = (Scored(seat=0), Scored(seat=1), Scored(seat=0))
    told.tell(state, [one, two, three], 0)
    assert heard == [(True, [], [two, three]), (True, [one], [three]), (True, [two, one], [])]


def test_a_scene_begins_with_the_first_event_and_knows_who_listens() -> None:
    events = [Scored(seat=0), Lost(seat=1)]
    scene = Scene(Toy().lay(), events, 1)
    assert (scene.seat, list(scene.before()), list(scene.after())) == (1, [], events[1:])


def test_players_are_counted_from_one() -> None:
    assert [player(seat) for seat in (0, 1)] == [text("player", seat=1), text("player", seat=2)]


class Met(Occasion):
    """What has only a line while it can be reacted to."""


class Comes(Occasion):
    """What has only a line before it happens."""


def test_it_is_known_what_there_is_a_line_for_and_when() -> None:
    told = Storyteller[ToyState, Scene[ToyState]](Scene)
    told.tells(Scored)(_scored)
    told.tells_cancelled(Lost)(_lost)
    told.tells_occasion(Met)(lambda scene, event: Line(text=WORDS))
    told.tells_before(Comes)(lambda scene, event: Line(text=WORDS))
    happened = (Scored(seat=0), Scored(seat=0, cancelled=True), Lost(seat=0), Lost(seat=0, cancelled=True))
    assert [told.tells_of(event) for event in happened] == [True, False, False, True]
    about = {
        kind: tuple(told.tells_what_it_is_about(kind, moment) for moment in (Moment.BEFORE, Moment.AFTER))
        for kind in (Scored, Lost, Met, Comes)
    }
    assert about == {Scored: (True, True), Lost: (False, False), Met: (True, True), Comes: (True, False)}
