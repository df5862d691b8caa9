"""What comes to light in a mission is learned, so that taking back is free no more: nobody opens a door to look what is
behind it, nor draws from the Supply deck on trial (CORE-INFO-01, -02)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.test_random_missions import answer, hidden_names, options

from dejarik.assault.campaign.rules.deploying import DeployGroup, OptionalDeployment
from dejarik.assault.campaign.rules.face_down import reveal_token
from dejarik.assault.campaign.rules.layout import layout_of, space_of
from dejarik.assault.campaign.rules.missions import tell
from dejarik.assault.campaign.rules.sections import place_section
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.campaign.rules.supply import KeepSupply, draw_supply, reveal_supply
from dejarik.assault.game import GAME
from dejarik.kernel import Rng
from dejarik.kernel.match import Match

pytestmark = pytest.mark.usefixtures("lenient")


def lay_the_rest(state: MissionState) -> None:
    place_section(state, layout_of(state).sections[-1])


def hero_draws(state: MissionState) -> None:
    draw_supply(state, state.figures[next(iter(state.heroes))])


def hero_keeps_one(state: MissionState) -> None:
    state.push(KeepSupply(figure=next(iter(state.heroes)), count=2))


def hero_looks(state: MissionState) -> None:
    reveal_supply(state, state.figures[next(iter(state.heroes))])


def token_turned(state: MissionState) -> None:
    token = next(iter(state.tokens.values()))
    empire(state).placed[token.id] = "green"
    reveal_token(state, token)


def group_comes(state: MissionState) -> None:
    spaces = [space_of(state, layout_of(state).points[0].space)]
    state.push(DeployGroup(card="trandoshan-hunter", seat=EMPIRE, spaces=spaces))


def event_read(state: MissionState) -> None:
    tell(state, "the-captains-squad")


@pytest.mark.rule("CORE-INFO-01", "CORE-INFO-02")
@pytest.mark.parametrize(
    "happen", [lay_the_rest, hero_draws, hero_keeps_one, hero_looks, token_turned, group_comes, event_read]
)
def test_what_comes_to_light_is_learned(happen: Callable[[MissionState], None]) -> None:
    field = Field("trespass")
    field.state.__dict__.pop("learned", None)
    assert not field.now(lambda state: None).state.has_learned
    assert field.now(happen).state.has_learned


@pytest.mark.rule("CORE-INFO-01")
def test_a_card_that_the_empire_deploys_is_learned_and_not_before_it_is_shown() -> None:
    field = Field("trespass")
    empire(field.state).hand.append("trandoshan-hunter")
    field.state.threat = 20
    field.push(OptionalDeployment()).choose("deploy:trandoshan-hunter")
    assert (field.asks, field.state.has_learned) == ((EMPIRE, "deploy-point"), False)
    assert field.choose(field.options[0]).state.has_learned


@pytest.mark.slow
@pytest.mark.rule("CORE-INFO-01")
@pytest.mark.parametrize("mission", ["trespass", "aftermath", "dark-recon", "the-battle-of-hoth"])
def test_nothing_that_was_hidden_comes_to_light_for_free(mission: str) -> None:
    came = 0
    for seed in range(3, 15):
        if came:  # else nobody found anything in that game
            break
        rng = Rng.seeded(seed)
        match = Match(GAME, options(mission, 3, rng), seed)
        while match.decision is not None:
            before = still_hidden(match)
            match.apply(answer(match.decision, rng))
            if before - still_hidden(match):
                came += 1
                assert match.learned[-1]
    assert came


def still_hidden(match: Match) -> set[str]:
    """By name; the Supply deck by how many cards it has."""
    assert isinstance(match.state, MissionState)
    return {*hidden_names(match.state), f"{len(match.state.supply)} cards"}
