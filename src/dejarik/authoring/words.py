"""What people call the members of an enum: the messages of a family, said once.

    class Side(Worded, StrEnum, family="lcg-side"):
        LIGHT = "light"
        DARK = "dark"

`Side.LIGHT.word` is then the message `lcg-side-light`, and the tests ask for one message for every member.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import Enum
from typing import Protocol, cast

from dejarik.kernel.text import Text
from dejarik.messages import declare_family


class Worded:
    """Mixed into an enum: each member has a word, the message `<family>-<value>`.

    A member without a value, and one of those `without` a message, is never spoken of.
    """

    _family_of_words: str

    def __init_subclass__(cls, family: str = "", without: Collection[str] = ()) -> None:
        super().__init_subclass__()
        if not family:  # without members, for others to be made of
            return
        cls._family_of_words = family

        def spoken() -> Iterable[str]:
            members = cast(Iterable[Enum], cls)
            return (f"{family}-{each.value}" for each in members if each.value and each.value not in without)

        declare_family(f"{family}-*", spoken)

    @property
    def word(self) -> Text:
        """What people call it."""
        message = f"{self._family_of_words}-{cast(Enum, self).value}"
        return Text(message)


class Word(Protocol):
    """A value of a vocabulary and what people call it."""

    @property
    def value(self) -> str: ...
    @property
    def word(self) -> Text: ...


def words_of(vocabulary: Iterable[Word]) -> dict[str, Text]:
    """What people call each of these, for a page."""
    return {each.value: each.word for each in vocabulary}
