"""Rerolls of an attribute test (CORE-TEST-11, CORE-DICE-07): which dice, each once a test."""

from __future__ import annotations

from typing import Any

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.rules.attack.results import Rolled
from dejarik.assault.rules.names import face_text
from dejarik.kernel import Decision, Event, Procedure, Public, Text, Verb, ask, choose_some, each_of, text
from dejarik.kernel.records import copy


class AttributeRerolled(Event):
    """Somebody has rerolled dice of an attribute test."""

    figure: Public[int]
    seat: Public[int]
    before: Public[list[Rolled]]
    dice: Public[list[Rolled]]


def _die(state: MissionState, place: int) -> Rolled:
    return state.the(AttributeTest).dice[place]


def _label(state: MissionState, asked: Decision, place: int) -> Text:
    die = _die(state, place)
    return text("option-reroll-test", die=die.colour.word, face=face_text(die.symbols))


def _name(state: MissionState, asked: Decision, place: int) -> str:
    return f"{place}:{_die(state, place).colour.value}"


def _facts(state: MissionState, asked: Decision, place: int) -> dict[str, Any]:
    die = _die(state, place)
    return {"die": place, "face": die.face, "colour": die.colour.value}


REROLL_ATTRIBUTE = Verb("die", _label, _name, _facts)


def rerollable(test: AttributeTest) -> list[int]:
    """The places of the dice that have not been rerolled yet."""
    return [place for place, die in enumerate(test.dice) if not die.rerolled]


class RerollAttribute(Procedure):
    """Somebody rerolls up to so many dice of the test that is going on; 0: any number."""

    seat: Public[int]
    most: Public[int] = 1
    may: Public[bool] = False  # or none

    def offer(self, state: MissionState) -> Decision | None:
        options = each_of(REROLL_ATTRIBUTE, rerollable(state.the(AttributeTest)))
        if not options:
            return None
        return choose_some(
            self.seat, text("reroll-prompt"), options, 0 if self.may else 1, self.most or len(options)
        )

    def roll(self, state: MissionState, places: list[int]) -> None:
        if not places:
            return
        test = state.the(AttributeTest)
        chosen = [test.dice[place] for place in places]
        before = [copy(die) for die in chosen]
        for die in chosen:
            die.face = state.rng.below(6)
            die.rerolled = True
        state.log(AttributeRerolled(figure=test.figure, seat=self.seat, before=before, dice=chosen))

    steps = (ask(offer, roll),)
