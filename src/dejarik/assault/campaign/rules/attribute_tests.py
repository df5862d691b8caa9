"""Attribute tests (CORE-TEST, IA-TEST): a hero rolls the dice of an attribute, and every surge is a success."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dejarik.assault.campaign.rules.state import MissionState, hero_of
from dejarik.assault.campaign.rules.values import can_test, successes
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.hero_sides import side_of
from dejarik.assault.rules.attack.results import Rolled
from dejarik.assault.rules.figures.conditions import discard_condition
from dejarik.assault.rules.names import figure_text
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.verbs import DECLINE
from dejarik.kernel import (
    Decision,
    Event,
    Option,
    Procedure,
    Public,
    Text,
    Verb,
    ask,
    choose,
    each_of,
    text,
)
from dejarik.kernel.effects import called, name_of


def _attribute_label(state: MissionState, asked: Decision, attribute: Attribute) -> Text:
    return text("option-test", attribute=attribute.word)


TEST = Verb("test", _attribute_label, lambda state, asked, attribute: str(attribute.value))


class AttributeEvent(Event):
    """Something about an attribute test."""

    figure: Public[int]
    attribute: Public[Attribute]


class AttributeTestBegins(AttributeEvent):
    """A hero is about to roll for a test: the time to add dice to the pool, or to become Focused for it."""


class AttributeRolled(AttributeEvent):
    """The dice of a test lie on the table: who may reroll or add to them does it now."""

    dice: Public[list[Die]]
    faces: Public[list[int]]


class AttributeCounted(AttributeEvent):
    """The rerolls of a test are over: who adds successes or takes them away does it now (CORE-TEST-12)."""


class AttributeTested(AttributeEvent):
    """A test has been passed or failed."""

    successes: Public[int]
    needed: Public[int]
    passed: Public[bool]
    declined: Public[bool] = False
    token: Public[int] = 0
    stored: Public[int] = 0  # successes that were there from others, or are left for the next


class AttributeTest(Procedure):
    """A figure tests one of some attributes; afterwards `then` hears how it went.

    `token` is the object of a test on an object: what fails there is stored (CORE-TEST-05, -06)."""

    figure: Public[int]
    attributes: Public[list[Attribute]]
    then: Public[str]
    needed: Public[int] = 1
    token: Public[int] = 0
    may: Public[bool] = False  # it is optional: declining counts as failing (CORE-TEST-10)
    about: Public[int] = 0  # whatever the follower needs to know
    key: Public[str] = ""  # the card that demands it, and its ability
    ability: Public[str] = ""
    attribute: Public[Attribute | None] = None
    rolls: Public[Attribute | None] = None  # the attribute whose dice are rolled in its place
    declined: Public[bool] = False
    extra: Public[list[Die]] = []  # dice that cards add to the pool
    dice: Public[list[Rolled]] = []
    focused: Public[bool] = False  # when the dice were rolled: what is gained later is kept (CORE-COND-18)
    added: Public[int] = 0  # successes that cards have added or taken away (CORE-TEST-12)
    total: Public[int] = 0
    passed: Public[bool] = False

    def offer(self, state: MissionState) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None:
            return None
        options = each_of(TEST, self.attributes)
        if self.may:
            options.append(Option(DECLINE))
        prompt = text("test-prompt", figure=figure_text(state, figure), needed=self.needed)
        return choose(figure.seat, prompt, options, about={"figure": figure.id, "needed": self.needed})

    def take(self, state: MissionState, choice: Attribute | str) -> None:
        if isinstance(choice, Attribute):
            self.attribute = choice
        else:
            self.declined = True

    def begin(self, state: MissionState) -> None:
        if self.figure in state.heroes and self.attribute is not None and can_test(state, self.figure):
            state.occur(AttributeTestBegins(figure=self.figure, attribute=self.attribute))

    def roll(self, state: MissionState) -> None:
        figure = state.figures.get(self.figure)
        if figure is None or self.attribute is None or not can_test(state, self.figure):
            return
        if hero_of(state, figure) is None:  # CORE-TEST-09, IA-TEST-04, -05, IA-COMP-15
            self.added += profile_of(state, figure).elite
            return
        self.focused = Condition.FOCUSED in figure.conditions
        pool = [*attribute_dice(state, figure, self.rolls or self.attribute), *self.extra]
        self.dice = [Rolled(die) for die in pool]
        for die in self.dice:
            die.face = state.rng.below(6)
        state.occur(
            AttributeRolled(
                figure=figure.id,
                attribute=self.attribute,
                dice=[die.colour for die in self.dice],
                faces=[die.face for die in self.dice],
            )
        )

    def count(self, state: MissionState) -> None:
        if self.dice and self.attribute is not None:
            state.occur(AttributeCounted(figure=self.figure, attribute=self.attribute))

    def resolve(self, state: MissionState) -> None:
        figure = state.figures.get(self.figure)
        if figure is None:
            self.end()
            return
        stored = 0
        if self.attribute is not None and can_test(state, self.figure):
            self.total = self.so_far(state)
            stored = state.memory.pop(_stored(self.token), 0) if self.token else 0
            self.passed = self.total >= max(1, self.needed)
            if self.focused:
                discard_condition(state, figure, Condition.FOCUSED)  # CORE-TEST-08
            if not self.passed and self.token and self.total:
                state.memory[_stored(self.token)] = self.total
        state.occur(
            AttributeTested(
                figure=figure.id,
                attribute=self.attribute or self.attributes[0],
                successes=self.total,
                needed=self.needed,
                passed=self.passed,
                declined=self.declined,
                token=self.token,
                stored=stored,
            )
        )

    def so_far(self, state: MissionState) -> int:
        """The successes as they are now: rolled, added by texts, and stored at the object (CORE-TEST-02, -05, -12)."""
        assert self.attribute is not None, "there is a test"
        rolled = sum(die.symbols.surge for die in self.dice)
        stored = stored_at(state, self.token) if self.token else 0
        return max(0, rolled + self.added + successes[self.attribute](state, self.figure) + stored)

    def follow(self, state: MissionState) -> None:
        called(self.then)(state, self)

    steps = (ask(offer, take), begin, roll, count, resolve, follow)


def attribute_dice(state: MissionState, figure: Figure, attribute: Attribute) -> list[Die]:
    """The dice of a test: those of the side that counts, and one for Focused (CORE-TEST-01, -08)."""
    focused = [Die.GREEN] if Condition.FOCUSED in figure.conditions else []
    return [*side_of(figure.card).attribute(attribute), *focused]


def stored_at(state: MissionState, token: int) -> int:
    """The successes that lie at an object (CORE-TEST-05)."""
    return state.memory.get(_stored(token), 0)


def _stored(token: int) -> str:
    return f"stored:{token}"


def attempt(
    state: MissionState,
    figure: Figure,
    attributes: Sequence[Attribute],
    then: Callable[[MissionState, AttributeTest], None],
    *,
    needed: int = 1,
    token: int = 0,
    may: bool = False,
    about: int = 0,
    key: str = "",
    ability: str = "",
) -> None:
    """Let a figure test one of these attributes; `then` hears how it went. `key` and `ability` name the text that
    demands it."""
    state.push(
        AttributeTest(
            figure=figure.id,
            attributes=list(attributes),
            then=name_of(then),
            needed=needed,
            token=token,
            may=may,
            about=about,
            key=key,
            ability=ability,
        )
    )
