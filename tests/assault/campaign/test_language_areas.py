"""Areas of a mission: who is in one, and who comes there."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial

from dejarik.assault.content.campaign.language import IMPERIALS, REBELS, event, moved
from dejarik.assault.content.campaign.language.areas import all_heroes_in, entered, none_in, within

pytestmark = pytest.mark.usefixtures("lenient")


@pytest.fixture
def field(monkeypatch: pytest.MonkeyPatch) -> Field:
    write_trial(monkeypatch, "dangerous-allies", event("landed", entered("canyon", side=REBELS)))
    return Field("dangerous-allies").clear().put("a", "G4").put("b", "G5")


def test_who_is_in_an_area(field: Field) -> None:
    state, [jet, *_] = field.state, field.of_card("jet-trooper")
    assert all_heroes_in("khetanna-first-position")(state)
    assert none_in("canyon", side=REBELS)(state)
    assert none_in("spaceport", side=IMPERIALS)(state), "a section that is not laid has nobody on it"
    field.put("b", "K20")
    assert not all_heroes_in("khetanna-first-position")(state)
    assert all_heroes_in("khetanna-first-position", "canyon")(state)
    assert not none_in("canyon", side=REBELS)(state)
    assert none_in("canyon", side=IMPERIALS)(state)
    assert within("canyon", side=REBELS)(state, field.figure("b"))
    assert not within("canyon", side=REBELS)(state, field.figure("a"))
    assert not within("canyon", side=IMPERIALS)(state, jet), "it is set aside"


@pytest.mark.rule("CORE-WOUND-06")
def test_who_has_withdrawn_is_in_no_area_and_keeps_nobody_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    barge = all_heroes_in("khetanna-first-position")
    write_trial(monkeypatch, "dangerous-allies", event("together", moved(), when=barge))
    field = Field("dangerous-allies").put("a", "G4").put("b", "K20").wound("b")
    assert field.state.happened == []
    assert field.wound("b").state.happened == ["together"], "looked at when a hero goes"
    assert barge(field.state)
    field.hero("a").withdrawn = True
    assert not barge(field.state), "nobody is there any more"


def test_entering_an_area(field: Field) -> None:
    field.put("a", "K20")
    assert field.state.happened == []
    field.activate("a").choose("move").choose("go:L20")
    assert field.state.happened == ["landed"]
