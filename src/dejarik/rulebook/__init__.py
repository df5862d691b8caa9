"""The rules as a catalogue: every rule has an id, a text in English and Polish, and tests that name it.

Three catalogues: the four expansion rulebooks the project started from (`seed-rules`) and the base rules of the
two games. `catalogue` reads them; `coverage` finds out which of them have a test. Nothing here plays a game.
"""

from __future__ import annotations

from dejarik.rulebook.catalogue import (
    AreaId,
    Catalogue,
    Rule,
    RuleId,
    RuleKind,
    Section,
    Source,
    Tag,
    all_rules,
    area_message,
    catalogues,
    find_rule,
    kind_message,
    read_data,
    tag_message,
)

__all__ = [
    "AreaId",
    "Catalogue",
    "Rule",
    "RuleId",
    "RuleKind",
    "Section",
    "Source",
    "Tag",
    "all_rules",
    "area_message",
    "catalogues",
    "find_rule",
    "kind_message",
    "read_data",
    "tag_message",
]
