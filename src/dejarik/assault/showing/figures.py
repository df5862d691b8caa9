"""Figures and groups as a page shows them: where they stand, what they can take, and their values at this moment."""

from __future__ import annotations

from msgspec import UNSET

from dejarik.assault.rules import values
from dejarik.assault.rules.activation import Activation, GroupActivation
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.attack import numbers, weapon_of
from dejarik.assault.rules.ground import piece, team
from dejarik.assault.rules.names import figure_name, is_numbered, namesakes_of_all, title_text
from dejarik.assault.rules.printed import profile, profile_of
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Group
from dejarik.assault.showing import records
from dejarik.assault.showing.plain import names


def figures_shown(state: Assault) -> list[records.Figure]:
    """Every figure in the game, on the board or set aside."""
    current = activation(state)
    in_progress = {
        procedure.figure: procedure.actions for procedure in state.stack if isinstance(procedure, Activation)
    }
    acted = _acted(state)
    carrying: dict[int, list[int]] = {}
    for token in state.tokens.values():
        if token.carrier:
            carrying.setdefault(token.carrier, []).append(token.id)
    namesakes = namesakes_of_all(state)
    return [
        _figure(
            state,
            figure,
            namesakes=namesakes[figure.id],
            active=current is not None and current.figure == figure.id,
            activated=figure.id in acted,
            actions=in_progress.get(figure.id),
            carrying=carrying.get(figure.id, []),
        )
        for figure in state.figures.values()
    ]


def _figure(
    state: Assault,
    figure: Figure,
    *,
    namesakes: list[Figure],
    active: bool,
    activated: bool,
    actions: int | None,
    carrying: list[int],
) -> records.Figure:
    printed = profile_of(state, figure)
    return records.Figure(
        id=figure.id,
        seat=figure.seat,
        group=figure.group,
        card=figure.card,
        name=title_text(state, figure),
        label=figure_name(state, figure, namesakes),
        number=figure.number if is_numbered(state, figure, namesakes) else UNSET,
        faction=printed.faction,
        elite=printed.elite,
        unique=printed.unique,
        traits=sorted(printed.traits),
        base=printed.base,
        team=team(state, figure.seat),
        spaces=names(state, piece(state, figure).cells) if figure.space != NOWHERE else [],
        health=values.health(state, figure.id),
        damage=figure.damage,
        speed=values.speed(state, figure.id),
        points=figure.points,
        conditions=list(figure.conditions),
        power=list(figure.power),
        form=figure.form or None,
        attack=_attack(state, figure),
        defence=list(numbers.defence_pool(state, figure)),
        active=active,
        activated=activated,
        actions=actions,
        carrying=carrying,
    )


def _attack(state: Assault, figure: Figure) -> records.Dice | None:
    """The attack pool as it would be formed now, Focused included (CORE-COND-17)."""
    weapon = weapon_of(state, figure)
    if weapon is None:
        return None
    dice = list(numbers.attack_pool(state, figure, weapon.dice))
    return records.Dice(melee=weapon.melee, dice=dice, choose=weapon.choose_dice)


def _acted(state: Assault) -> set[int]:
    """Who has been activated in this round: the figures of exhausted groups, and of a group whose activation goes on
    those that have had their turn (CORE-ACT-06)."""
    acted = {figure.id for figure in state.figures.values() if not state.groups[figure.group].ready}
    for procedure in state.stack:
        if isinstance(procedure, GroupActivation):
            acted.update(procedure.acted)
    current = activation(state)
    return acted - {current.figure} if current is not None else acted


def groups_shown(state: Assault) -> list[records.Group]:
    """Every Deployment card in play with its figures; companions have one of their own."""
    members: dict[int, list[int]] = {}
    for figure in state.figures.values():
        members.setdefault(figure.group, []).append(figure.id)
    activating = {procedure.group for procedure in state.stack if isinstance(procedure, GroupActivation)}
    return [_group(state, group, members.get(group.id, []), activating) for group in state.groups.values()]


def _group(state: Assault, group: Group, figures: list[int], activating: set[int]) -> records.Group:
    return records.Group(
        id=group.id,
        seat=group.seat,
        card=group.card,
        name=title_text(state, group),
        ready=group.ready,
        activating=group.id in activating,
        size=group.size,
        figures=figures,
        attachment=group.attachment or None,
        companion=profile(group.card).is_companion,
        of=group.of if group.of > 0 else None,
        squad=group.squad or None,
    )


def fallen_shown(state: Assault) -> list[records.Group]:
    """The Deployment cards whose last figure was defeated: they have left the play area (CORE-DEFEAT-09)."""
    gone = {
        figure.group: figure
        for figure in state.fallen.values()
        if figure.group > 0 and figure.group not in state.groups
    }
    cards = [
        Group(id, figure.seat, figure.card, activations=0, size=profile(figure.card).size)
        for id, figure in gone.items()
    ]
    return [_group(state, card, [], set()) for card in cards]
