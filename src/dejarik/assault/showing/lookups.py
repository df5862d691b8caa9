"""Looking things up: a figure with its values and where they come from, a token, a card, a line of sight.

None of it needs a decision, and everybody may ask: it is made of what lies open on the table.
"""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault import board
from dejarik.assault.rules import values
from dejarik.assault.rules.attack import attack_with, find_target
from dejarik.assault.rules.ground import board_for, piece, sees_space, situation, thing
from dejarik.assault.rules.names import figure_text, source_text, token_text
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Token
from dejarik.assault.showing import records
from dejarik.assault.showing.campaign_cards import any_card
from dejarik.assault.showing.cards import condition_card, effects_shown, printed_card
from dejarik.assault.showing.estimate import estimate, ghost
from dejarik.assault.showing.missions import mission_key, mission_rules
from dejarik.assault.showing.sight import sight_shown
from dejarik.kernel import IN_PLAY, Query, Text, text
from dejarik.kernel.sent import Sent
from dejarik.messages import declare_family


def look_up(state: Assault, asked: str) -> Sent | None:
    """The answer to `figure:…`, `token:…`, `card:…`, `sight:…` or `odds:…`; None when it is none of these."""
    verb, _, rest = asked.partition(":")
    find = _LOOKUPS.get(verb)
    return None if find is None else find(state, rest)


# --- Figures and tokens ---------------------------------------------------------------------------


def _figure(state: Assault, rest: str) -> records.FigureHint | None:
    figure = state.figures.get(_number(rest))
    if figure is None:
        return None
    shown = [_value(state, figure, query) for query in _QUERIES]
    return records.FigureHint(
        name=figure_text(state, figure),
        card=figure.card,
        values=[each for each in shown if each.value or each.printed],
        effects=_effects(state, figure),
    )


_QUERIES = (
    values.health, values.speed, values.attack_damage, values.attack_surge, values.attack_accuracy,
    values.attack_pierce, values.attack_blast, values.attack_cleave, values.attack_reach,
    values.defence_block, values.defence_evade, values.defence_dodge, values.defence_accuracy,
)  # fmt: skip


def _value(state: Assault, figure: Figure, query: Query[Assault]) -> records.Value:
    changes = _changes(state, figure, query)
    value = query(state, figure.id)
    return records.Value(
        name=text(f"shown-value-{query.name}"),
        value=value,
        printed=value - sum(amount for _, amount in changes),
        changes=[records.Change(source=source, amount=amount) for source, amount in changes],
    )


def _changes(state: Assault, figure: Figure, query: Query[Assault]) -> list[tuple[Text, int]]:
    """What is added to a value now, and by which text; what the figure's own card prints is no change."""
    found: list[tuple[Text, int]] = []
    for share in query.shares(state, figure.id):
        by = state.sources.get(share.source)
        if by is None or by.subject != figure.id or by.key != figure.card:
            found.append((source_text(share.key) if share.key else text("shown-for-a-time"), share.amount))
    return found


def _effects(state: Assault, figure: Figure) -> list[records.SourcedEffect]:
    """Every text that counts for this figure itself: its cards, its conditions."""
    found = [
        printed_card(source.key)
        for source in state.sources.values()
        if source.zone == IN_PLAY and source.subject == figure.id
    ]
    cards = [card for card in (*found, *map(condition_card, figure.conditions)) if card is not None]
    return [
        records.SourcedEffect(source=card.name, name=effect.name, text=effect.text, kind=effect.kind)
        for card in cards
        for effect in effects_shown(card)
    ]


def _token(state: Assault, rest: str) -> records.Hint | None:
    token = state.tokens.get(_number(rest))
    return None if token is None else token_explained(state, token)


def token_explained(state: Assault, token: Token) -> records.Hint:
    """What a token is: its own words if it has any, and the mission's."""
    told: Text | None = None
    if token.kind == DOOR:
        told = text("shown-locked-door") if token.locked else text("shown-door")
    elif token.kind == TERMINAL:
        told = text("shown-terminal")
    return records.Hint(
        name=token_text(state, token),
        text=told,
        rules=mission_rules(mission_key(state)),
    )


def _card(state: Assault, rest: str) -> Sent | None:
    return any_card(rest)


# --- Sight and odds -------------------------------------------------------------------------------


def _sight(state: Assault, rest: str) -> records.SightHint | None:
    """`sight:7:F3`: whether figure 7 sees that space."""
    who, _, where = rest.partition(":")
    figure = state.figures.get(_number(who))
    ground = board_for(state)
    spaces = {str(ground.name(space)): space for space in board.each(ground.on_map)}
    if figure is None or figure.space == NOWHERE or where not in spaces:
        return None
    spot = board.space_thing(1 << spaces[where])
    return records.SightHint(
        sees=sees_space(state, figure, spaces[where]),
        distance=board.distance(situation(state), piece(state, figure), spot),
        sight=sight_shown(state, figure, spot),
    )


def _odds(state: Assault, rest: str) -> records.AttackHint | None:
    """`odds:7:12`: the odds of an attack of figure 7 on figure or token 12, were it to attack now from where it is."""
    who, _, whom = rest.partition(":")
    figure = state.figures.get(_number(who))
    target = find_target(state, _number(whom))
    if figure is None or target is None or figure is target or not _is_there(figure) or not _is_there(target):
        return None
    twin = ghost(state)
    attack = attack_with(twin, twin.figures[figure.id])
    twin.push(attack)
    found = estimate(twin, attack, target.id).shown()
    found.sight = sight_shown(state, figure, thing(state, target))
    return found


def _is_there(subject: Figure | Token) -> bool:
    """Whether something can be measured to: on the board, or a door."""
    return subject.space != NOWHERE or (isinstance(subject, Token) and subject.door >= 0)


def _number(written: str) -> int:
    return int(written) if written.isascii() and written.isdigit() and len(written) < 10 else 0


_LOOKUPS: dict[str, Callable[[Assault, str], Sent | None]] = {
    "figure": _figure,
    "token": _token,
    "card": _card,
    "sight": _sight,
    "odds": _odds,
}

declare_family("shown-value-*", lambda: (f"shown-value-{query.name}" for query in _QUERIES))
