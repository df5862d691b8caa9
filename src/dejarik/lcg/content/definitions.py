"""Every card's text, loaded once: each module under `content/<box>/` writes its cards when it is imported."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from dejarik.lcg.content import balance_of_the_force, core
from dejarik.lcg.rules.texts import is_written

BOXES = (core, balance_of_the_force)


@cache
def load() -> None:
    """Import every module with texts of cards."""
    for box in BOXES:
        for module in sorted(iter_modules(box.__path__), key=lambda module: module.name):
            import_module(f"{box.__name__}.{module.name}")


def is_complete(card: str) -> bool:
    """Whether everything the card says is played by the program."""
    load()
    return is_written(card)
