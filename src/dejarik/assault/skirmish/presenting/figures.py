"""Figures and groups as a page shows them: where they stand, what they can take, and their values at this moment."""

from __future__ import annotations

from dejarik.assault.rules import values
from dejarik.assault.rules.activation import Activation, GroupActivation
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.attack import numbers, weapon_of
from dejarik.assault.rules.ground import piece, team
from dejarik.assault.rules.names import card_text
from dejarik.assault.rules.printed import profile, profile_of
from dejarik.assault.rules.state import NOWHERE, Figure, Group
from dejarik.assault.skirmish.presenting.plain import Shown, colours, names, words
from dejarik.assault.skirmish.rules.state import SkirmishState


def figures_shown(state: SkirmishState) -> list[Shown]:
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
    return [
        {
            **_printed(state, figure),
            **_standing(state, figure),
            "active": current is not None and current.figure == figure.id,
            "activated": figure.id in acted,
            "actions": in_progress.get(figure.id),
            "carrying": carrying.get(figure.id, []),
        }
        for figure in state.figures.values()
    ]


def _printed(state: SkirmishState, figure: Figure) -> Shown:
    printed = profile_of(state, figure)
    return {
        "id": figure.id,
        "seat": figure.seat,
        "group": figure.group,
        "card": figure.card,
        "name": words(card_text(figure.card)),
        "number": figure.number,
        "faction": printed.faction.value,
        "elite": printed.elite,
        "unique": printed.unique,
        "traits": sorted(trait.value for trait in printed.traits),
        "base": printed.base.value,
    }


def _standing(state: SkirmishState, figure: Figure) -> Shown:
    return {
        "team": team(state, figure.seat),
        "spaces": names(state, piece(state, figure).cells) if figure.space != NOWHERE else [],
        "health": values.health(state, figure.id),
        "damage": figure.damage,
        "speed": values.speed(state, figure.id),
        "points": figure.points,
        "conditions": [condition.value for condition in figure.conditions],
        "power": [token.value for token in figure.power],
        "form": figure.form or None,
        "attack": _attack(state, figure),
        "defence": colours(numbers.defence_pool(state, figure)),
    }


def _attack(state: SkirmishState, figure: Figure) -> Shown | None:
    """The attack pool as it would be formed now, Focused included (CORE-COND-17)."""
    weapon = weapon_of(state, figure)
    if weapon is None:
        return None
    dice = colours(numbers.attack_pool(state, figure, weapon.dice))
    return {"melee": weapon.melee, "dice": dice, "choose": weapon.choose_dice}


def _acted(state: SkirmishState) -> set[int]:
    """Who has been activated in this round: the figures of exhausted groups, and of a group whose activation goes on
    those that have had their turn (CORE-ACT-06)."""
    acted = {figure.id for figure in state.figures.values() if not state.groups[figure.group].ready}
    for procedure in state.stack:
        if isinstance(procedure, GroupActivation) and procedure.at:
            acted |= {
                figure.id
                for figure in state.figures.values()
                if procedure.group in (figure.group, state.groups[figure.group].of)
                and figure.id not in procedure.waiting
                and figure.space != NOWHERE
            }
    current = activation(state)
    return acted - {current.figure} if current is not None else acted


def groups_shown(state: SkirmishState) -> list[Shown]:
    """Every Deployment card in play with its figures; companions have one of their own."""
    members: dict[int, list[int]] = {}
    for figure in state.figures.values():
        members.setdefault(figure.group, []).append(figure.id)
    activating = {procedure.group for procedure in state.stack if isinstance(procedure, GroupActivation)}
    return [_group(group, members.get(group.id, []), activating) for group in state.groups.values()]


def _group(group: Group, figures: list[int], activating: set[int]) -> Shown:
    return {
        "id": group.id,
        "seat": group.seat,
        "card": group.card,
        "name": words(card_text(group.card)),
        "ready": group.ready,
        "activating": group.id in activating,
        "size": group.size,
        "figures": figures,
        "attachment": group.attachment or None,
        "companion": profile(group.card).is_companion,
        "of": group.of or None,
        "squad": group.squad or None,
    }
