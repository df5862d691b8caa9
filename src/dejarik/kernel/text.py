"""Words for people, as data: a message id and its arguments.

The kernel and the games never write sentences. They name a message and what
fills it; `dejarik.messages` turns that into Polish or English for whoever reads.
"""

from __future__ import annotations

from typing import Union

import msgspec

Argument = Union[str, int, "Text"]


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message id in the locale files, with the arguments that message takes."""

    id: str
    args: dict[str, Argument] = {}

    def __str__(self) -> str:
        if not self.args:
            return self.id
        return f"{self.id}({', '.join(f'{name}={value}' for name, value in self.args.items())})"


def text(id: str, /, **args: Argument) -> Text:
    """`text("refused-stale", number=3)`: the message `refused-stale` with its argument."""
    return Text(id, args)
