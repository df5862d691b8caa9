"""Armies to start with, so that nobody has to build one before the first game: four for each affiliation.

They are army files beside this module, in the form of `army_text`; each has a name in every language.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from dejarik.assault.skirmish.armies import Army
from dejarik.assault.skirmish.army_text import load_army
from dejarik.kernel.text import Text, text
from dejarik.messages import declare_family

FOLDER = Path(__file__).parent / "ready_made"


@cache
def ready_made() -> dict[str, Army]:
    """The ready-made armies by the names of their files, such as `hatred-of-vader`."""
    return {path.stem: load_army(path) for path in sorted(FOLDER.glob("*.army"))}


def title(name: str) -> Text:
    """What people call a ready-made army."""
    return text(f"ready-made-{name}")


declare_family("ready-made-*", lambda: (f"ready-made-{name}" for name in ready_made()))
