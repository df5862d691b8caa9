"""The verbs that options of several questions share, and how what they choose is named: figures, spaces, groups, cards.

A verb that belongs to one question is declared beside it.
"""

from __future__ import annotations

from typing import Any

from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.names import figure_text, group_text, source_text, token_text
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Decision, Text, Verb, as_fact, itself, text


def figure_label(state: Assault, asked: Decision, id: int) -> Text:
    return figure_text(state, state.figures[id])


def token_label(state: Assault, asked: Decision, id: int) -> Text:
    return token_text(state, state.tokens[id])


def group_label(state: Assault, asked: Decision, id: int) -> Text:
    return group_text(state, state.groups[id])


def held_name(state: Assault, asked: Decision, id: int) -> str:
    """A card in a hand: `urgency#17`."""
    return f"{state.sources[id].key}#{id}"


def held_label(state: Assault, asked: Decision, id: int) -> Text:
    return source_text(state.sources[id].key)


def name_of_space(state: Assault, asked: Decision, space: int) -> str:
    return space_name(state, space)


def space_label(state: Assault, asked: Decision, space: int) -> Text:
    return text("option-space", space=space_name(state, space))


def space_facts(state: Assault, asked: Decision, space: int) -> dict[str, Any]:
    return {"space": space_name(state, space)}


def _player_label(state: Assault, asked: Decision, seat: int) -> Text:
    return text("option-player", seat=seat + 1)


def condition_name(state: Assault, asked: Decision, condition: Condition) -> str:
    return condition.value


def _discard_label(state: Assault, asked: Decision, condition: Condition) -> Text:
    return text("option-discard", condition=condition.word)


FIGURE = Verb("figure", figure_label, itself, as_fact("figure"))
CHOOSE_FIGURE = Verb("choose", figure_label, itself, as_fact("figure"))
GROUP = Verb("group", group_label, itself, as_fact("group"))
PLAYER = Verb("player", _player_label, itself, as_fact("player"))
SPACE = Verb("space", space_label, name_of_space, space_facts)
DISCARD_CARD = Verb("discard", held_label, held_name)
DISCARD_CONDITION = Verb("discard", _discard_label, condition_name)

DECLINE = Verb("decline", text("option-decline"), declines=True)
STAY = Verb("stay", text("option-stay"), declines=True)
