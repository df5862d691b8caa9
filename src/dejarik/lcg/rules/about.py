"""What events are about, where texts ask the same of several of them."""

from __future__ import annotations


class AboutUnit:
    """An event about a unit: whoever asks which card it is about is told the unit."""

    __slots__ = ()
    unit: int

    @property
    def card(self) -> int:
        return self.unit
