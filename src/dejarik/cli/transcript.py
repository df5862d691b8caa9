"""A recorded game as a transcript: who was asked what, what was offered and chosen, and what the log tells of it.

The whole of it shows everybody's decisions and what spectators hear; as one seat's, only what that seat was asked and
heard.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from dejarik.cli.command import Call
from dejarik.kernel.answers import Answer
from dejarik.kernel.decisions import Decision
from dejarik.kernel.events import Event
from dejarik.kernel.games import game_of
from dejarik.kernel.match import Match
from dejarik.kernel.sent import Sent
from dejarik.kernel.state import State
from dejarik.kernel.telling import Line, player
from dejarik.messages import say

_INDENT = "  "


class Told(Sent, kw_only=True):
    """A sentence of the log, and how many texts it lies within."""

    text: str
    depth: int


class Entry(Sent, kw_only=True):
    """A decision: the question, what was offered, what was chosen, and what came of it. What is not shown is empty."""

    decision: int
    seat: int
    occasion: list[str]
    prompt: str
    options: list[str]
    chosen: list[str]
    told: list[Told]


def transcript(call: Call, recorded: Match, seat: int | None) -> tuple[list[Told], list[Entry]]:
    """What happened before the first decision, and every decision with what came of it."""
    match = Match(recorded.game, recorded.options, recorded.seed)
    start = _told(call, match.state, match.state.journal, seat)
    return start, list(_entries(call, match, recorded, seat))


def _entries(call: Call, match: Match, recorded: Match, seat: int | None) -> Iterator[Entry]:
    for number, choice in enumerate(recorded.choices):
        for correction in recorded.corrections_at(number):
            match.correct(correction)
        asked, state = match.decision, match.state
        assert asked is not None, "a recorded match has a decision for each choice"
        own = seat is None or seat in asked.seats
        occasion = match.game.presenter.occasion(state, asked.seat) if own else []
        shown = [say(line.text, call.language) for line in occasion]
        prompt = say(asked.worded(state), call.language) if own else ""
        offered = [say(asked.label_of(state, each), call.language) for each in asked.options] if own else []
        chosen = _chosen(call, asked, state, choice) if own else []
        told = _told(call, state, match.apply(choice), seat)
        yield Entry(
            decision=number,
            seat=asked.seat,
            occasion=shown,
            prompt=prompt,
            options=offered,
            chosen=chosen,
            told=told,
        )


def _told(call: Call, state: State, events: list[Event], seat: int | None) -> list[Told]:
    return [_sentence(call, line) for line in game_of(state).presenter.tell(state, events, seat)]


def _sentence(call: Call, line: Line) -> Told:
    words = say(line.text, call.language)
    if line.besides is not UNSET:
        words = call.say("replay-log-besides", sentence=words, besides=line.besides)
    return Told(text=words, depth=0 if line.depth is UNSET else line.depth)


def _label(call: Call, asked: Decision, state: State, id: str) -> str:
    option = asked.find(state, id)
    return id if option is None else say(asked.label_of(state, option), call.language)


def _chosen(call: Call, asked: Decision, state: State, choice: Answer) -> list[str]:
    if isinstance(choice, dict):
        shares = [(_label(call, asked, state, id), amount) for id, amount in choice.items() if amount]
        return [call.say("replay-log-share", option=label, amount=amount) for label, amount in shares]
    return [_label(call, asked, state, id) for id in ([choice] if isinstance(choice, str) else choice)]


def lines(call: Call, start: list[Told], entries: list[Entry]) -> Iterator[str]:
    """The transcript for people: the question, below it what was offered and chosen, below that the log."""
    yield from _indented(start)
    for entry in entries:
        who = player(entry.seat)
        number = str(entry.decision)  # a name, not an amount: no sign between its digits
        if not entry.prompt:
            yield call.say("replay-log-elsewhere", number=number, player=who)
        else:
            yield call.say("replay-log-asked", number=number, player=who, prompt=entry.prompt)
            yield from (f"{_INDENT}({sentence})" for sentence in entry.occasion)
            yield _INDENT + call.say("replay-log-offered", options=" | ".join(entry.options))
            yield _INDENT + call.say("replay-log-chosen", chosen=" | ".join(entry.chosen) or "-")
        yield from _indented(entry.told)


def _indented(told: list[Told]) -> Iterator[str]:
    return (_INDENT * (2 + line.depth) + line.text for line in told)
