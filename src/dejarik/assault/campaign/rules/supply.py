"""Crates and Supply cards (CORE-TOKEN-05, -06)."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.campaign.rules.state import MissionState, hero_of
from dejarik.assault.rules.objects.interacting import Interaction, beside
from dejarik.assault.rules.objects.tokens import CRATE, remove_token, tokens_of
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Event, Public, text


class SupplyDrawn(Event):
    """A hero has drawn a Supply card, which lies face up; `source` is where it lies."""

    figure: Public[int]
    card: Public[str]
    source: Public[int] = 0


class SupplyRevealed(Event):
    """A hero has shown everybody the top card of the Supply deck."""

    figure: Public[int]
    card: Public[str]


class SupplyDiscarded(Event):
    """A Supply card has been discarded."""

    figure: Public[int]
    card: Public[str]


def crate_interactions(state: MissionState, figure: Figure) -> list[Interaction]:
    """A hero claims a crate next to it and draws a Supply card."""
    hero = hero_of(state, figure)
    if hero is None:
        return []
    return [
        Interaction(
            f"crate#{crate.id}", text("option-open-crate"), crate.id, _claiming(crate.id), {"token": crate.id}
        )
        for crate in tokens_of(state, CRATE)
        if beside(state, figure, crate)
    ]


def _claiming(id: int) -> Callable[[MissionState, Figure], None]:
    def claim(state: MissionState, figure: Figure) -> None:
        if id in state.tokens:
            remove_token(state, state.tokens[id])
            state.heroes[figure.id].crates += 1
            draw_supply(state, figure)

    return claim


def draw_supply(state: MissionState, figure: Figure) -> None:
    """The top card comes in front of the hero; of an empty deck nothing can be drawn (CORE-RULE-06)."""
    if state.supply:
        card = state.supply.pop()
        source = state.enter(card, figure.seat, subject=figure.id)
        state.occur(SupplyDrawn(figure=figure.id, card=card, source=source))


def reveal_supply(state: MissionState, figure: Figure) -> bool:
    """Everybody sees the top card; False if there is none."""
    if state.supply:
        state.log(SupplyRevealed(figure=figure.id, card=state.supply[-1]))
    return bool(state.supply)


def discard_supply(state: MissionState, id: int) -> None:
    """A Supply card has been used."""
    source = state.sources[id]
    state.leave(id)
    state.supply_discard.append(source.key)
    state.log(SupplyDiscarded(figure=source.subject, card=source.key))
