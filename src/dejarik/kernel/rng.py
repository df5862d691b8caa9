"""Chance, inside the state: a small generator that splits, saves and can be scripted.

SplitMix64: two machine words, a few integer operations a draw, and `split` gives a
stream that is independent of its parent. The numbers are the same on every machine
and Python version, so a game is its seed and its choices. This is not cryptography.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from dejarik.kernel.records import Hidden, Record

T = TypeVar("T")

_MASK = 0xFFFF_FFFF_FFFF_FFFF
_GOLDEN = 0x9E37_79B9_7F4A_7C15


def _mix(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
    return word ^ (word >> 31)


def _is_fair(draw: int, bound: int) -> bool:
    """Whether a draw is none of the last ones, which would favour the small numbers; nearly none is."""
    return draw <= _MASK - (_MASK + 1) % bound


class Rng(Record):
    """A stream of random numbers. Nobody sees it: it never appears in a view.

    `script` holds results that are used up before any is drawn at random: a test
    writes down the dice and the shuffles that it wants.
    """

    word: Hidden[int]
    step: Hidden[int] = _GOLDEN
    drawn: Hidden[int] = 0
    script: Hidden[list[int]] = []

    @classmethod
    def seeded(cls, seed: int) -> Rng:
        return cls(word=_mix(seed & _MASK))

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely."""
        self.drawn += 1
        if self.script:
            result = self.script.pop(0)
            if not 0 <= result < bound:
                raise ValueError(f"scripted result {result} is not below {bound}")
            return result
        while True:
            self.word = word = (self.word + self.step) & _MASK
            word = ((word ^ (word >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK  # `_mix`, too often to be called
            word = ((word ^ (word >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
            word ^= word >> 31
            if word + bound <= _MASK or _is_fair(word, bound):
                return word % bound

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put `things` in a random order, in place.

        From the last place down, each place swaps with `below(place + 1)`: the
        numbers to script, in that order.
        """
        if self.script:
            for place in range(len(things) - 1, 0, -1):
                other = self.below(place + 1)
                things[place], things[other] = things[other], things[place]
            return
        word, step = self.word, self.step  # the same as above, without a call for every card of a deck
        for place in range(len(things) - 1, 0, -1):
            while True:
                word = (word + step) & _MASK
                draw = ((word ^ (word >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
                draw = ((draw ^ (draw >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
                draw ^= draw >> 31
                if draw + place < _MASK or _is_fair(draw, place + 1):
                    break
            other = draw % (place + 1)
            things[place], things[other] = things[other], things[place]
        self.word = word
        self.drawn += max(0, len(things) - 1)

    def split(self) -> Rng:
        """A new stream that does not depend on what this one draws later."""
        self.word = (self.word + self.step) & _MASK
        word = _mix(self.word)
        self.word = (self.word + self.step) & _MASK
        return Rng(word=word, step=_mix(self.word) | 1)
