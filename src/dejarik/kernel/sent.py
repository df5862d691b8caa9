"""Records that leave for a page. What it receives is stated in such records, here, in each game and in the table.

The types of the page are made from these classes (`scripts/page_types.py`): a field's name and type are those that a
page reads, its comment is what the page's authors read. A field that is `UNSET` is not sent.
"""

from __future__ import annotations

import enum
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from dejarik.kernel.text import Text

T = TypeVar("T")
Maybe: TypeAlias = T | UnsetType  # of a field that is not always there: `Maybe[int] = UNSET`


class Sent(msgspec.Struct, kw_only=True, gc=False):
    """Something that a page receives. It holds no part of a state, and nothing that is hidden from who receives it."""


class Open(Sent, kw_only=True):
    """A record beside whose fields a page finds more, told by its game."""


class Kind(enum.Enum):
    """How a decision is answered."""

    CHOOSE = "choose"  # one option
    SOME = "some"  # from `least` to `most` options, in any order
    ORDER = "order"  # every option, in the order wanted
    DISTRIBUTE = "distribute"  # amounts by option that add up to from `least` to `most`


CHOOSE, SOME, ORDER, DISTRIBUTE = Kind


class Option(Open, kw_only=True):
    """An option, with the facts of its verb (a space, a figure …). The id is for answering and is never read."""

    id: str
    verb: str  # what taking it is
    label: Text
    declines: Maybe[bool] = UNSET  # it is a no: nothing is done
    idle: Maybe[bool] = UNSET  # taking it would change nothing
    cap: Maybe[int] = UNSET  # the most that a distribution may give to it


class Decision(Sent, kw_only=True):
    """What a game waits for, as whoever may answer sees it."""

    number: int
    seat: int  # that is asked first
    partners: Maybe[list[int]] = UNSET  # further seats that may answer
    kind: Kind
    prompt: Text
    options: list[Option]
    least: int
    most: int
    begun: Maybe[bool] = UNSET  # part of what the receiver has just chosen, which is only half made (`Match`)
    suggested: Maybe[dict[str, int]] = UNSET  # amounts that could be given as they are
    among: Maybe[list[str]] = UNSET  # of these options one must get something, where amounts are given
    window: Maybe[bool] = (
        UNSET  # an occasion to do something, which comes again and again and is mostly passed
    )
    about: Maybe[dict[str, Any]] = UNSET  # what the question is about: facts of its game


class SettingChoice(Sent, kw_only=True):
    """A value of a setting."""

    value: str
    label: Text
    text: Maybe[Text] = UNSET  # what it is, in a sentence
    group: Maybe[Text] = UNSET  # the heading under which it is offered
    sort: Maybe[Text] = UNSET  # what sort of thing it is, of many that are picked from a list
    notes: Maybe[list[Text]] = UNSET  # what else can be told beforehand, in a few words each
    players: Maybe[list[int]] = UNSET  # how many can play with it
    together: Maybe[bool] = UNSET  # whether seats share decisions with it, where not with every choice
    roles: Maybe[list[Text]] = UNSET  # what each seat plays with it, where that is known


class Setting(Sent, kw_only=True):
    """Something that can be chosen before a game begins; its value goes to `Game.options_from`."""

    name: str
    label: Text
    choices: list[SettingChoice]
    seat: Maybe[int] = UNSET  # whose it is, of what each seat brings (`Game.bring`)
    document: Maybe[str] = UNSET  # the kind of document (`Presenter.examine`) whose text it may also be
    leads: Maybe[bool] = UNSET  # how many play follows from it
    many: Maybe[bool] = UNSET  # its choices are picked from a list that can be searched
    first: Maybe[str] = UNSET  # what suits somebody's first game
    only: Maybe[str] = (
        UNSET  # the value of the setting that leads with which it can be chosen, if not with any
    )
    fitting: Maybe[str] = (
        UNSET  # the kind of `Presenter.examine` that says which choices fit beside the others
    )


def parts(*sent: Sent) -> dict[str, object]:
    """The fields of records as a page names them, put together: what is `UNSET` is left out."""
    return {
        name: value
        for each in sent
        for name, field in zip(each.__struct_encode_fields__, each.__struct_fields__, strict=True)
        if (value := getattr(each, field)) is not UNSET
    }
