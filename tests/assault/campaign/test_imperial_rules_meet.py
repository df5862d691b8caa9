"""Where rules of the Imperial player meet: the threat level that a card changes, figures that are nobody's, allies at
entrances, limits of figures."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable

from dejarik.assault.campaign.rules.deploying import OptionalDeployment
from dejarik.assault.campaign.rules.layout import spaces_of
from dejarik.assault.campaign.rules.state import empire
from dejarik.assault.campaign.setup import where_rebels_enter
from dejarik.kernel import NOBODY, How

HERO = "diala-passil"
pytestmark = pytest.mark.usefixtures("lenient")


@pytest.mark.rule("CORE-TERM-07", "CORE-NEUTRAL-01")
def test_a_neutral_figure_is_no_imperial_figure() -> None:
    """A captured officer, whom nobody controls, frightens no hero (Fearsome Presence); the Empire's own does."""
    for neutral, strain in ((True, 0), (False, 1)):
        table = MissionTable(
            "| A   .   .   .   O   d |",
            A="stormtrooper",
            O="imperial-officer-elite",
            d=HERO,
            empire=["nemeses-fearsome-presence"],
        )
        if neutral:
            table.figure("O").seat = table.state.groups[table.figure("O").group].seat = NOBODY
            table.refresh()
        table.activate("A").choose("end")
        if not neutral:
            table.choose("use")
        assert table.is_idle
        assert table.strain("d") == strain


@pytest.mark.rule("CORE-THREAT-02")
def test_a_card_that_lowers_a_cost_by_the_threat_level_sees_what_lowers_the_level() -> None:
    """Lessons of History in the Status Phase, then Powerful Foes in its deployment: 18 - 3 and not 18 - 4."""
    field = Field("trespass", threat_level=4, cards=["nemeses-powerful-foes"])
    field.state.threat = 16
    empire(field.state).hand = ["darth-vader-lord-of-the-sith"]
    field.now(lambda state: state.modify("threat-level", How.ADD, -1, until=state.scope("round")))
    field.push(OptionalDeployment())
    field.choose("use").choose(field.offers("point")[0])
    assert field.state.threat == 16 - 1 - 15


@pytest.mark.rule("CORE-ALLY-03")
def test_an_ally_begins_next_to_an_entrance_that_something_stands_on_as_the_heroes_do() -> None:
    """Dark Recon: the entrance is E16 and F16, and neither space is entered."""
    field = Field("dark-recon", ally="chewbacca-loyal-wookiee")
    chewbacca = field.of_card("chewbacca-loyal-wookiee")[0]
    heroes = [field.figure("a"), field.figure("b")]
    entrance = spaces_of(field.state, ("E16", "F16"))
    for figure in (chewbacca, *heroes):
        assert figure.space not in entrance
        assert figure.space in where_rebels_enter(field.state)
