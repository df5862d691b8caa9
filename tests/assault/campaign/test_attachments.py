"""Attachments are one card for a whole group: exhausted, depleted and taken back as one (CORE-CARD, CORE-DEFEAT-08)."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.imperial.scene import empire as scene
from tests.assault.campaign.imperial.scene import fit

from dejarik.assault.campaign.rules.deploying import OptionalDeployment
from dejarik.assault.campaign.rules.heroes import deplete
from dejarik.assault.campaign.rules.state import DEPLETED, empire
from dejarik.assault.content.blocks.costs import exhaust_source, is_source_exhausted
from dejarik.assault.rules.figures.damage import Damaged

pytestmark = pytest.mark.usefixtures("lenient")

GRENADES = "military-might-riot-grenades"  # for troopers, used by exhausting it


def outfitted() -> Field:
    """Aftermath with the Attachment on its Stormtroopers."""
    field = Field("aftermath", ready=False, cards=(GRENADES,))
    return field.choose(f"attach:{GRENADES}").until("activate-group")


def sources(field: Field) -> list[int]:
    return [id for id, source in field.state.sources.items() if source.key == GRENADES]


def deployed_again(field: Field) -> Field:
    """The group is defeated, and comes back with its Attachment."""
    field.defeat(*field.of_card("stormtrooper"))
    field.state.threat = 6
    field.push(OptionalDeployment()).choose("deploy:stormtrooper", f"attach:{GRENADES}")
    return field.until("activate-group")


@pytest.mark.rule("CORE-CARD-01", "CORE-CARD-05", "CORE-DEFEAT-08")
def test_an_exhausted_attachment_that_comes_back_in_the_same_round_is_exhausted() -> None:
    field = outfitted()
    exhaust_source(field.state, sources(field)[0])
    deployed_again(field)
    assert [is_source_exhausted(field.state, id) for id in sources(field)] == [True] * 3
    field.reach_round(2)
    assert not any(is_source_exhausted(field.state, id) for id in sources(field)), "until the Status Phase"


@pytest.mark.rule("CORE-CARD-05", "CORE-DEFEAT-08")
def test_one_that_is_readied_in_the_play_area_or_was_ready_comes_back_ready() -> None:
    field = deployed_again(outfitted())
    assert not any(is_source_exhausted(field.state, id) for id in sources(field))
    field = outfitted()
    exhaust_source(field.state, sources(field)[0])
    field.defeat(*field.of_card("stormtrooper")).reach_round(2)
    field.state.threat = 6
    field.push(OptionalDeployment()).choose("deploy:stormtrooper", f"attach:{GRENADES}")
    assert not any(is_source_exhausted(field.state, id) for id in sources(field))


@pytest.mark.rule("CORE-CARD-03", "CORE-CARD-07", "IA-DEPLETE-01")
def test_a_depleted_attachment_counts_for_no_figure_of_the_group() -> None:
    table = fit(
        scene("AB.d", A="stormtrooper", B="stormtrooper", groups=("AB",)), "remote-activator", "A", "B"
    )
    deplete(table.state, table.source("remote-activator"))
    zones = [each.zone for each in table.state.sources.values() if each.key == "remote-activator"]
    assert zones == [DEPLETED, DEPLETED]


@pytest.mark.rule("CORE-CARD-03", "CORE-DEFEAT-08")
def test_a_depleted_attachment_is_not_attached_again_and_no_reinforcement_has_it() -> None:
    field = outfitted()
    deplete(field.state, sources(field)[0])
    [first, *_] = field.of_card("stormtrooper")
    field.occur(Damaged(target=first.id, amount=9, by=1))
    field.state.threat = 2
    field.push(OptionalDeployment()).choose(f"reinforce:{first.group}").until("activate-group")
    new = field.of_card("stormtrooper")[-1]
    assert all(field.state.sources[id].subject != new.id for id in sources(field))
    field.defeat(*field.of_card("stormtrooper"))
    assert empire(field.state).attachments == []
