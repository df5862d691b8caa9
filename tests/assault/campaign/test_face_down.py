"""Tokens that lie face down: dealt at random, or put there by the Imperial player."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.trial import write_trial

from dejarik.assault.campaign.determinization import determinize
from dejarik.assault.campaign.hiding import redeal
from dejarik.assault.campaign.rules.face_down import Revealed, is_face_down, reveal_token
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.content.campaign.language import (
    chosen_by_empire,
    event,
    reveal,
    revealed,
    round_ends,
)
from dejarik.assault.game import GAME
from dejarik.kernel import Rng, text, view
from dejarik.kernel.engine import clone

pytestmark = pytest.mark.usefixtures("lenient")

STORES = Counter({"blue": 3, "red": 2, "green": 1})


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Field:
    """The data stores of Born from Death, shuffled."""
    base = reveal("base")
    write_trial(
        monkeypatch,
        "born-from-death",
        event("found", revealed("data-store", "green")),
        event("the-base", round_ends(1), base),
    )
    return Field("born-from-death", seed=3).end_round().until("activate-group")


@pytest.fixture
def placed(monkeypatch: pytest.MonkeyPatch) -> Field:
    """The same, but the Imperial player has put them where it liked."""
    write_trial(
        monkeypatch,
        "born-from-death",
        chosen_by_empire("data-store"),
        event("the-base", round_ends(1), reveal("base")),
    )
    return Field("born-from-death", seed=3).end_round("place-face-down")


def dealt_anew(state: MissionState, seat: int | None) -> MissionState:
    other = clone(state)
    redeal(other, seat, Rng.seeded(99))
    return other


@pytest.mark.rule("CORE-EVENT-10", "CORE-TOKEN-03", "CORE-INFO-02")
def test_tokens_are_dealt_face_down_and_nobody_may_look(dealt: Field) -> None:
    state = dealt.state
    stores = dealt.tokens("data-store")
    assert len(stores) == 6
    assert {(token.colour, token.turned) for token in stores} == {("", False)}
    assert all(is_face_down(state, token) for token in stores)
    assert Counter(state.face_down.values()) == STORES
    for seat in (EMPIRE, 1, 2, None):
        assert view(state, seat)["state"]["face_down"] == {"hidden": 6}
        assert Counter(dealt_anew(state, seat).face_down.values()) == STORES
        assert dealt_anew(state, seat).face_down != state.face_down


@pytest.mark.rule("CORE-EVENT-10")
def test_the_deal_is_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    write_trial(monkeypatch, "born-from-death", event("the-base", round_ends(1), reveal("base")))
    deals = [
        tuple(Field("born-from-death", seed=seed).end_round().state.face_down.values()) for seed in range(4)
    ]
    assert len(set(deals)) > 1
    assert all(Counter(deal) == STORES for deal in deals)


@pytest.mark.rule("CORE-EVENT-10")
def test_a_token_that_is_turned_over_shows_everybody_its_colour(dealt: Field) -> None:
    state = dealt.state
    green = next(id for id, colour in state.face_down.items() if colour == "green")
    other = next(id for id, colour in state.face_down.items() if colour == "red")
    dealt.now(lambda state: reveal_token(state, state.tokens[other]))
    assert "found" not in state.happened
    dealt.now(lambda state: reveal_token(state, state.tokens[green]))
    assert (state.tokens[green].colour, state.tokens[green].turned) == ("green", True)
    assert "found" in state.happened
    assert [each.colour for each in dealt.events if isinstance(each, Revealed)] == ["red", "green"]
    assert Counter(state.face_down.values()) == STORES - Counter(["green", "red"])
    [line] = GAME.presenter.tell(
        state, [Revealed(token=green, kind="data-store", colour="green", space=3)], 1
    )
    assert (line.text.id, line.text.args["colour"]) == (
        "mission-log-turned-up",
        text("token-colour-green"),
    )


def test_what_could_lie_there_is_imagined_from_what_has_been_seen(dealt: Field) -> None:
    state = dealt.state
    red = next(id for id, colour in state.face_down.items() if colour == "red")
    dealt.now(lambda state: reveal_token(state, state.tokens[red]))
    for seat in (EMPIRE, 1):
        imagined = determinize(view(state, seat), Rng.seeded(5))
        assert imagined.face_down.keys() == state.face_down.keys()
        assert Counter(imagined.face_down.values()) == STORES - Counter(["red"])
        guesses = {tuple(determinize(view(state, seat), Rng.seeded(n)).face_down.values()) for n in range(5)}
        assert len(guesses) > 1, "not always the same"


@pytest.mark.rule("CORE-EVENT-11", "CORE-TOKEN-03")
def test_the_empire_puts_tokens_as_it_likes_and_knows_them(placed: Field) -> None:
    state = placed.state
    assert placed.asks == (EMPIRE, "place-face-down")
    assert placed.options == ["colour:blue", "colour:red", "colour:green"]
    assert {token.turned for token in placed.tokens("data-store")} == {False}
    placed.choose("colour:green")
    assert placed.options == ["colour:blue", "colour:red"], "there is one of them"
    placed.choose("colour:red", "colour:red")
    placed.until("activate-group")
    stores = placed.tokens("data-store")
    known = {
        token.id: colour for token, colour in zip(stores, ("green", "red", "red", *["blue"] * 3), strict=True)
    }
    assert empire(state).placed == known
    assert state.face_down == {}
    assert {token.colour for token in stores} == {""}
    shown = view(state, EMPIRE)["state"]["players"][EMPIRE]["placed"]
    assert {int(id): colour for id, colour in shown.items()} == known
    assert dealt_anew(state, EMPIRE).players[EMPIRE].placed == known
    assert determinize(view(state, EMPIRE), Rng.seeded(2)).players[EMPIRE].placed == known
    for seat in (1, 2, None):
        assert view(state, seat)["state"]["players"][EMPIRE]["placed"] == {"hidden": 6}
        other = dealt_anew(state, seat).players[EMPIRE].placed
        assert Counter(other.values()) == STORES
        assert other != known
    placed.now(lambda state: reveal_token(state, stores[0]))
    assert stores[0].colour == "green"
    assert not is_face_down(state, stores[0])
