"""What a bot of the Rebels imagines of what it does not see."""

from __future__ import annotations

import pytest
from tests.assault.campaign.scene import MissionTable

from dejarik.assault.campaign.determinization import determinize
from dejarik.assault.campaign.rules.deploying import OptionalDeployment
from dejarik.kernel import Rng, engine


@pytest.mark.rule("CORE-INFO-01")
def test_a_rebel_can_think_in_the_middle_of_a_deployment_whose_cards_it_does_not_see() -> None:
    table = MissionTable("| d   A |", d="diala-passil", A="stormtrooper")
    hidden = OptionalDeployment(wanted="stormtrooper", reduced=["stormtrooper"], reduction=1)
    table.state.stack.insert(0, hidden)
    imagined = determinize(engine.view(table.state, 1), Rng.seeded(1)).the(OptionalDeployment)
    assert (imagined.wanted, imagined.reduced, imagined.reduction) == ("", [], 1)
    known = determinize(engine.view(table.state, 0), Rng.seeded(1)).the(OptionalDeployment)
    assert (known.wanted, known.reduced) == ("stormtrooper", ["stormtrooper"])
