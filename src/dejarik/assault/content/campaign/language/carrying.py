"""Objects that figures pick up, carry and lose again (CORE-TOKEN-12 to -15): who may, and what hears of it."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.campaign.rules.cues import Cue, Sign
from dejarik.assault.campaign.rules.missions import Condition, Counted, count
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.blocks import Part, always_on
from dejarik.assault.content.campaign.language.mission import Block, Side
from dejarik.assault.content.campaign.language.reacting import reacts
from dejarik.assault.content.campaign.language.triggers import Trigger, on
from dejarik.assault.content.campaign.language.wants import OfToken, Usable
from dejarik.assault.rules.events import MissionBegins
from dejarik.assault.rules.ground import on_board, piece
from dejarik.assault.rules.objects.interacting import Interaction, beside
from dejarik.assault.rules.objects.tokens import carried_by, retrieve, tokens_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Source, text


def retrievable(
    kind: str,
    *,
    by: Side,
    when: Condition | None = None,
    only: OfToken | None = None,
    most: int = 1,
    then: Callable[[MissionState, Figure], None] | None = None,
) -> Block:
    """Objects that figures may pick up and carry, so many at a time; `then`: what comes of it."""

    def is_free(state: MissionState, token: Token) -> bool:
        return not token.carrier and (when is None or when(state)) and (only is None or only(state, token))

    def has_hands(state: MissionState, figure: Figure) -> bool:
        return by(state, figure) and sum(each.kind == kind for each in carried_by(state, figure)) < most

    def offers(state: MissionState, figure: Figure) -> list[Interaction]:
        if not has_hands(state, figure):
            return []
        return [
            Interaction(
                f"retrieve#{token.id}",
                text("option-retrieve", token=text(f"token-{kind}")),
                token.id,
                _picking_up(token.id, then),
                {"token": token.id},
            )
            for token in tokens_of(state, kind)
            if is_free(state, token) and beside(state, figure, token)
        ]

    return Block(Part(f"retrieve-{kind}", interactions=offers), usable={kind: Usable(has_hands, is_free)})


def _picking_up(
    id: int, then: Callable[[MissionState, Figure], None] | None
) -> Callable[[MissionState, Figure], None]:
    def carry_out(state: MissionState, figure: Figure) -> None:
        if id in state.tokens:
            if then is not None:
                then(state, figure)
            take_up(state, figure, state.tokens[id])

    return carry_out


def take_up(state: MissionState, figure: Figure, token: Token) -> None:
    """A figure carries an object from now on, and the mission hears of it."""
    retrieve(state, figure, token)
    count(state, _taken(token.kind))


def _taken(kind: str) -> str:
    return f"{kind}-retrieved"


def retrieved(kind: str, number: int = 1) -> Trigger:
    """An object of a kind has been picked up for the first time, for the so many-th time, or (0) whenever."""
    return on(
        Counted,
        lambda state, event: event.name == _taken(kind) and number in (0, event.count),
        Cue(Sign.DEALT_WITH, (kind,), number),
    )


def pocketed(kind: str, *cards: str) -> Block:
    """Objects that figures of these cards have on them from the start: who stands where one lies, or else the next."""

    def hand_out(state: MissionState, event: MissionBegins) -> None:
        left = [figure for figure in on_board(state) if figure.seat == EMPIRE and figure.card in cards]
        for token in tokens_of(state, kind):
            there = [each for each in left if token.space in map(int, piece(state, each).cells)]
            if left:
                figure = (there or left)[0]
                left.remove(figure)
                retrieve(state, figure, token)

    return reacts(f"pocketed-{kind}", MissionBegins, hand_out)


def weighed_down(kind: str, **values: int) -> Block:
    """Who carries an object has other values: `speed=-1`, `defence_block=-1`."""

    def bears(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
        return any(token.kind == kind for token in carried_by(state, figure))

    names = {name.replace("_", "-"): value for name, value in values.items()}
    parts = [always_on(f"{kind}-{name}", name, value, who=bears) for name, value in names.items()]
    return Block(
        Part(f"weighed-down-{kind}", constants=tuple(each for part in parts for each in part.constants))
    )
