"""Reads the catalogues of rules that come with the package (`data/*.json`) and finds a rule by its id.

The files are checked against the records below when they are read. Ids are stable: a rule is never renumbered.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from enum import Enum
from functools import cache
from pathlib import Path
from typing import NewType

import msgspec

from dejarik.kernel.errors import Problem
from dejarik.kernel.text import Text
from dejarik.messages import Language, declare_family

RuleId = NewType("RuleId", str)
"""`CORE-LOS-03`"""
AreaId = NewType("AreaId", str)
"""What the ids of an area begin with: `CORE-LOS`, `IA-CAMP-HE`."""

DATA = Path(__file__).parent / "data"
CATALOGUES = ("seed-rules", "imperial-assault-core", "star-wars-lcg-core")


class RuleKind(Enum):
    """What an entry of a catalogue is."""

    RULE = "rule"
    EXAMPLE = "example"
    """A situation with its result, to be tested as it stands."""
    OPEN_POINT = "open-point"
    """Something the sources leave open, with what we do."""
    CHECKLIST = "checklist"
    """Something a saved game must hold."""


class Tag(Enum):
    """Where a rule holds, or how sure it is."""

    CAMPAIGN = "CAMPAIGN"
    SKIRMISH = "SKIRMISH"
    UNOFFICIAL = "UNOFFICIAL"
    """The community's reading."""
    ENGINE = "ENGINE"
    """Our own decision where the rules are silent."""
    UNSURE = "UNSURE"
    """Not confirmed by a source that could be read; implemented as written."""
    DIAGRAM = "DIAGRAM"
    """Rebuilt from a diagram of the rules."""


class CatalogueRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the files; a field that is not declared is a mistake in the file."""


class Translated(CatalogueRecord, frozen=True):
    """A text in every language."""

    en: str
    pl: str

    def text(self, language: Language) -> str:
        """The text in one language."""
        return self.pl if language is Language.POLISH else self.en


class Source(CatalogueRecord, frozen=True):
    """Where a rule is printed: the product (HE, JR, RH, BF) and the heading in its Polish rulebook."""

    product: str
    section: str


class Section(CatalogueRecord, frozen=True):
    """A section of a catalogue, with what stands in it besides rules (tables, reference algorithms; English)."""

    number: str
    title: str
    text: str = ""


class Rule(Translated, frozen=True):
    """One rule. Its texts are in Markdown; `topic` and `test` are working notes in English."""

    id: RuleId
    area: AreaId
    kind: RuleKind
    section: str = ""
    tags: tuple[Tag, ...] = ()
    topic: str = ""
    test: str = ""
    note: Translated | None = None
    sources: tuple[Source, ...] = ()


class Catalogue(CatalogueRecord, frozen=True):
    """Rules in the order of their document."""

    name: str
    sections: tuple[Section, ...]
    rules: tuple[Rule, ...]


def read_data(name: str) -> bytes:
    """A data file of the rulebook as it is: the catalogues, `glossary.json`, `components.json`."""
    return (DATA / name).read_bytes()


@cache
def catalogues() -> Mapping[str, Catalogue]:
    """Every catalogue by name."""
    return {name: msgspec.json.decode(read_data(f"{name}.json"), type=Catalogue) for name in CATALOGUES}


@cache
def all_rules() -> Mapping[RuleId, Rule]:
    """Every rule of every catalogue by id."""
    return {rule.id: rule for catalogue in catalogues().values() for rule in catalogue.rules}


def find_rule(id: str) -> Rule:
    """The rule with this id, in capitals or not; a Problem names the closest ids if there is none."""
    rules = all_rules()
    rule = rules.get(RuleId(id.upper()))
    if rule is None:
        closest = get_close_matches(id.upper(), rules, n=3, cutoff=0.5)
        if not closest:
            raise Problem("rule-unknown", id=id)
        raise Problem("rule-unknown-closest", id=id, closest=", ".join(closest))
    return rule


def area_message(area: AreaId) -> Text:
    """The name of an area."""
    return Text(f"rule-area-{area.lower()}")


def tag_message(tag: Tag) -> Text:
    """What a tag says."""
    return Text(f"rule-tag-{tag.value.lower()}")


def kind_message(kind: RuleKind) -> Text:
    """What a kind of entry is called."""
    return Text(f"rule-kind-{kind.value}")


declare_family("rule-area-*", lambda: (area_message(rule.area).id for rule in all_rules().values()))
declare_family("rule-tag-*", lambda: (tag_message(tag).id for tag in Tag))
declare_family("rule-kind-*", lambda: (kind_message(kind).id for kind in RuleKind))
