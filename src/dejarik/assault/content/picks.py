"""Choices that cards ask for: a figure, a space, a token, one of several words; and what follows from the answer.

What follows is a function marked with `@follows`, kept under its name: a choice in progress is plain data like
everything else, and holds the name.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any

from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.library import all_forms
from dejarik.assault.rules.attack import find_target
from dejarik.assault.rules.leaning import affected_facts
from dejarik.assault.rules.names import asking_text, figure_text, target_text, token_text
from dejarik.assault.rules.reports import Chosen
from dejarik.assault.rules.state import Assault, Figure, Group, Token
from dejarik.assault.rules.values import can_be_chosen
from dejarik.assault.rules.verbs import DECLINE, GROUP, PLAYER, SPACE
from dejarik.kernel import (
    Decision,
    Option,
    Procedure,
    Public,
    Text,
    Use,
    Verb,
    ask,
    choose,
    each_of,
    itself,
    text,
)
from dejarik.kernel.effects import called, name_of
from dejarik.messages import declare_family

#: (state, the choice with its `seat`, `subject`, `key` and `ability`, what was chosen)
Follower = Callable[[Any, Any, Any], None]


class PickKind(StrEnum):
    """What is chosen."""

    TARGET = "target"  # figures and tokens, by id
    SPACE = "space"
    WORD = "word"
    PLAYER = "player"
    GROUP = "group"  # Deployment cards, by id


def _target_label(state: Assault, asked: Decision, id: int) -> Text:
    target = find_target(state, id)
    assert target is not None
    return target_text(state, target)


TARGET = Verb("choose", _target_label, itself, affected_facts)
WORD = Verb(  # its value is a tuple, so that no word is taken for declining
    "choose",
    lambda state, asked, chosen: text(f"choice-{chosen[0]}"),
    lambda state, asked, chosen: str(chosen[0]),
)


class Pick(Procedure):
    """A choice in progress. `subject` is the figure whose ability it is ("you"), `key` the card."""

    seat: Public[int]
    then: Public[str]
    kind: Public[PickKind]
    key: Public[str] = ""
    ability: Public[str] = ""
    subject: Public[int] = 0
    numbers: Public[list[int]] = []
    words: Public[list[str]] = []
    may: Public[bool] = False
    chosen: Public[list[int]] = []  # what earlier choices of the same effect were, for effects that go on
    amount: Public[int] = 0  # a number the effect has to remember
    decides: Public[int] = 0  # the figure whose player chooses, where it is not the effect's
    together: Public[bool] = False  # the player's whole side decides: any of them may answer
    acts: Public[int] = 0  # the object of a mission that does it, where there are several

    def offer(self, state: Assault) -> Decision | None:
        options = self._options(state)
        if not options:
            return None
        if self.may:
            options.append(Option(DECLINE))
        return choose(
            self.seat,
            self.prompt(state),
            options,
            about={"card": self.key, "figure": self.subject}
            | ({"decides": self.decides} if self.decides else {}),
            partners=self._partners(state),
        )

    def _partners(self, state: Assault) -> tuple[int, ...]:
        own = state.players[self.seat].team if self.together else None
        return tuple(each.seat for each in state.players if each.team == own and each.seat != self.seat)

    def prompt(self, state: Assault) -> Text:
        """The card with its effect, and what it wants."""
        card = asking_text(self.key, self.ability)
        if self.acts in state.tokens:
            card = text("pick-for", card=card, figure=token_text(state, state.tokens[self.acts]))
        match self.kind:
            case PickKind.TARGET if all(id in state.figures for id in self.numbers):
                return text("pick-figure", card=card)
            case PickKind.SPACE:
                return text("pick-space", card=card)
            case PickKind.PLAYER:
                return text("pick-player", card=card)
            case PickKind.GROUP:
                return text("pick-group", card=card)
            case PickKind.WORD if self.decides in state.figures:
                whom = figure_text(state, state.figures[self.decides])
                return text("pick-card", card=text("pick-for", card=card, figure=whom))
            case _:
                return text("pick-card", card=card)

    def _options(self, state: Assault) -> list[Option]:
        if self.kind is PickKind.WORD:
            return each_of(WORD, ((word,) for word in self.words))
        if self.kind is PickKind.SPACE:
            return each_of(SPACE, self.numbers)
        if self.kind is PickKind.PLAYER:
            return each_of(PLAYER, self.numbers)
        if self.kind is PickKind.GROUP:
            return each_of(GROUP, (id for id in self.numbers if id in state.groups))
        return each_of(TARGET, (id for id in self.numbers if find_target(state, id) is not None))

    def take(self, state: Assault, choice: int | tuple[str] | str) -> None:
        if isinstance(choice, str):
            return
        self._report(state, choice)
        value: Any = choice
        if isinstance(choice, tuple):
            value = choice[0]
        elif self.kind is PickKind.TARGET:
            value = find_target(state, choice)
        elif self.kind is PickKind.GROUP:
            value = state.groups[choice]
        called(self.then)(state, self, value)

    def _report(self, state: Assault, choice: int | tuple[str]) -> None:
        """What was chosen, for those who watch."""
        only = not self.may and len(self._options(state)) == 1
        chosen = Chosen(seat=self.seat, key=self.key, ability=self.ability, only=only)
        if isinstance(choice, tuple):
            chosen.word = choice[0]
        elif self.kind is PickKind.SPACE:
            chosen.space = choice
        elif self.kind is PickKind.PLAYER:
            chosen.player = choice
        elif self.kind is PickKind.GROUP:
            chosen.group = choice
        else:
            chosen.target = choice
        state.log(chosen)

    steps = (ask(offer, take),)

    @property
    def by(self) -> int:
        """The seat whose effect it is."""
        return self.seat


class Then(Procedure):
    """What comes next in an effect of several parts, when everything pushed before it is done."""

    seat: Public[int]
    then: Public[str]
    key: Public[str] = ""
    ability: Public[str] = ""
    subject: Public[int] = 0
    chosen: Public[list[int]] = []
    amount: Public[int] = 0

    def go_on(self, state: Assault) -> None:
        called(self.then)(state, self, None)

    steps = (go_on,)


def afterwards(
    acting: Use | Pick | Then, follower: Follower, *, amount: int = 0, chosen: Iterable[int] = ()
) -> Then:
    """`state.push(<this>, afterwards(pick, that))`: first the one, then `that(state, then, None)`."""
    return Then(
        seat=acting.seat,
        then=name_of(follower),
        key=acting.key,
        ability=acting.ability,
        subject=acting.subject,
        amount=amount,
        chosen=list(chosen),
    )


def choosable(state: Assault, targets: Iterable[Figure | Token]) -> list[Figure | Token]:
    """Those that a text can have as its target (CORE-INCAP-02)."""
    return [each for each in targets if not isinstance(each, Figure) or can_be_chosen(state, each.id)]


def pick_target(
    state: Assault,
    use: Use | Pick | Then,
    targets: Iterable[Figure | Token],
    then: Follower,
    *,
    may: bool = False,
    seat: int | None = None,
    amount: int = 0,
    together: bool = False,
    chosen: Iterable[int] = (),
    acts: int = 0,
) -> None:
    """Choose one of these figures or tokens; `then(state, pick, figure)` follows. With none, nothing happens.
    `together`: any player of the side may answer. `acts`: which of several objects does it to them."""
    numbers = [target.id for target in choosable(state, targets)]
    kind = PickKind.TARGET
    _push(state, use, then, kind, numbers, [], may, seat, amount, chosen, together=together, acts=acts)


def pick_space(
    state: Assault,
    use: Use | Pick | Then,
    spaces: Iterable[int],
    then: Follower,
    *,
    may: bool = False,
    seat: int | None = None,
    amount: int = 0,
    together: bool = False,
) -> None:
    """Choose one of these spaces; `then(state, pick, space)` follows."""
    _push(
        state,
        use,
        then,
        PickKind.SPACE,
        [int(space) for space in spaces],
        [],
        may,
        seat,
        amount,
        (),
        together=together,
    )


def pick_player(
    state: Assault,
    use: Use | Pick | Then,
    seats: Iterable[int],
    then: Follower,
    *,
    may: bool = False,
    amount: int = 0,
) -> None:
    """Choose one of these players (CORE-FOUR-05, IA-4P-18); `then(state, pick, seat)` follows."""
    _push(state, use, then, PickKind.PLAYER, list(seats), [], may, None, amount, ())


def pick_group(
    state: Assault,
    use: Use | Pick | Then,
    groups: Iterable[Group],
    then: Follower,
    *,
    may: bool = False,
    amount: int = 0,
) -> None:
    """Choose one of these Deployment cards; `then(state, pick, group)` follows."""
    _push(state, use, then, PickKind.GROUP, [group.id for group in groups], [], may, None, amount, ())


def pick_word(
    state: Assault,
    use: Use | Pick | Then,
    words: Iterable[str],
    then: Follower,
    *,
    may: bool = False,
    seat: int | None = None,
    decides: Figure | None = None,
    amount: int = 0,
    together: bool = False,
    chosen: Iterable[int] = (),
) -> None:
    """Choose one of these words (messages `choice-<word>`); `then(state, pick, word)` follows. The player of the figure
    that `decides` chooses, or the one in `seat`."""
    seat = seat if decides is None else decides.seat
    _push(
        state,
        use,
        then,
        PickKind.WORD,
        [],
        list(words),
        may,
        seat,
        amount,
        chosen,
        decides,
        together=together,
    )


def _push(
    state: Assault,
    use: Use | Pick | Then,
    then: Follower,
    kind: PickKind,
    numbers: list[int],
    words: list[str],
    may: bool,
    seat: int | None,
    amount: int,
    chosen: Iterable[int],
    decides: Figure | None = None,
    *,
    together: bool = False,
    acts: int = 0,
) -> None:
    if not numbers and not words:
        return
    state.push(
        Pick(
            seat=use.seat if seat is None else seat,
            then=name_of(then),
            kind=kind,
            key=use.key,
            ability=use.ability,
            subject=use.subject,
            numbers=numbers,
            words=words,
            may=may,
            amount=amount,
            chosen=list(chosen),
            decides=decides.id if decides is not None else 0,
            together=together,
            acts=acts,
        )
    )


# --- Words ------------------------------------------------------------------------------------------


def words(possible: dict[str, bool]) -> list[str]:
    """Those of the words that are possible now."""
    return [word for word, holds in possible.items() if holds]


_WHERE_WORDS = {"pick_word": 2, "choose_word": 0, "words": 0}  # which of their arguments is the list of words


def _words() -> Iterator[str]:
    """The words that content offers: those in lists of words to choose from, and in texts `choice-…`."""
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            place = _WHERE_WORDS.get(getattr(node.func, "id", "")) if isinstance(node, ast.Call) else None
            if isinstance(node, ast.Call) and place is not None:
                for argument in node.args[place : place + 1]:
                    yield from (
                        f"choice-{part.value}"
                        for part in ast.walk(argument)
                        if isinstance(part, ast.Constant) and isinstance(part.value, str)
                    )
            elif isinstance(node, ast.Constant) and re.fullmatch("choice-[a-z-]+[a-z]", str(node.value)):
                yield str(node.value)


def _all_words() -> Iterator[str]:
    standard = (
        *Condition,
        *(token.value for token in PowerToken),
        *(die.value for die in Die),
        *(form.id for form in all_forms()),
    )
    yield from dict.fromkeys((*_words(), *(f"choice-{word}" for word in standard)))


declare_family("choice-*", _all_words)
