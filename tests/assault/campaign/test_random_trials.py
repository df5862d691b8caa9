"""What missions can do that none does yet, played at random: every promise of the conformance suite is kept.

As in `test_random_missions`, but on maps whose missions are not written, with the words that are tried out alone.
"""

from __future__ import annotations

import pytest
from tests.assault.campaign.test_random_missions import answer, options
from tests.assault.campaign.trial import write_trial

from dejarik.assault.campaign.rules.face_down import is_face_down, reveal_token
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import MissionState, rebels
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    Block,
    ally,
    deploys,
    escaped,
    event,
    imperials_win,
    lead,
    neutral,
    rebels_win,
    replace,
    reveal,
    round_ends,
    usable,
    way_out,
)
from dejarik.assault.game import GAME
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import NOBODY, Rng, register
from dejarik.kernel.conformance import Inspector
from dejarik.kernel.match import Match

register(GAME)

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("lenient")]

EVERY = 60  # decisions between two looks of the inspector


def _lead_everybody(state: MissionState, occasion: EventHappens) -> None:
    for figure in list(state.figures.values()):
        if figure.seat == NOBODY:
            lead(state, figure, 2, by=rebels(state)[0])


def _look(state: MissionState, figure: Figure, token: Token) -> None:
    reveal_token(state, token)


TRIALS: dict[str, tuple[Block, ...]] = {
    "civil-unrest": (
        neutral("civilian", attacked_by=IMPERIALS),
        event("to-safety", round_ends(), _lead_everybody, each=True),
        way_out("escape-route", by=REBELS),
        rebels_win("mission-terminals-destroyed", escaped(number=2, imperial=False)),
    ),
    "test-of-metal": (event("manufactured-mayhem", round_ends(1), reveal("factory"), deploys()),),
    "imperial-hospitality": (
        event("the-prisoner", round_ends(1), ally("captive", "D11"), reveal("cell")),
        way_out(by=REBELS),
        rebels_win("mission-terminals-destroyed", escaped("captive")),
    ),
    "born-from-death": (
        event("the-base", round_ends(1), reveal("base")),
        usable("data-store", "look", _look, by=HEROES, only=is_face_down),
    ),
    "dangerous-allies": (event("high-ground", round_ends(2), replace("first-khetanna", by="2nd-khetanna")),),
    "the-source": (neutral("captured-officer"),),
}


@pytest.mark.rule("CORE-INFO-02")
@pytest.mark.parametrize("heroes", [2, 3])
@pytest.mark.parametrize("mission", TRIALS)
def test_a_random_trial_keeps_every_promise(
    mission: str, heroes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_trial(monkeypatch, mission, *TRIALS[mission], imperials_win("mission-time", round_ends(4)))
    rng = Rng.seeded(1000 * heroes)
    match = Match(GAME, options(mission, heroes, rng), heroes)
    inspector = Inspector(match, rng.split(), breadth=2)
    while match.decision is not None:
        if len(match.choices) % EVERY == 0:
            assert inspector.look() == []
            for seat in (0, 1, None):
                assert GAME.presenter.present(match.state, seat)
        assert list(GAME.violations(match.state)) == []
        inspector.advance(answer(match.decision, rng))
    assert inspector.look() == []
    assert match.outcome is not None
