"""Whatever a test is asked, it can be said: the question, and an option of each kind with its words and its facts."""

from __future__ import annotations

from dejarik.kernel import Decision, State, Text


def can_be_said(state: State, asked: Decision) -> bool:
    """Whether somebody could show this question, looking at one option of each verb."""
    one_each = {option.verb: option for option in asked.options}.values()
    return _is_whole(asked.worded(state)) and all(
        _is_whole(asked.label_of(state, option)) and isinstance(asked.facts_of(state, option), dict)
        for option in one_each
    )


def _is_whole(said: object) -> bool:
    """Whether it is a message, and so is all that it mentions."""
    return isinstance(said, Text) and all(
        isinstance(each, (str, int)) or _is_whole(each) for each in said.args.values()
    )
