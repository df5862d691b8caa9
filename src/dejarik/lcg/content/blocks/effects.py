"""What many cards do: damage, tokens, cards that leave play, draws, cancelling."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dejarik.kernel import Ability, AbilityUsed, Event, Moment, Use, abilities
from dejarik.kernel.effects import Effect
from dejarik.lcg.content.aiming import Deed
from dejarik.lcg.content.blocks.heard import Plain
from dejarik.lcg.content.blocks.kinds import PLAY
from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.damage import deal, move_damage
from dejarik.lcg.rules.leaving import Cause, destroy_all, leave_play
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.teams import are_friends
from dejarik.lcg.rules.texts import definition_of
from dejarik.lcg.rules.tokens import add_shield, focus_by_effect, heal, lose_focus
from dejarik.lcg.rules.values import affects, enemies_can_cancel, is_ready
from dejarik.lcg.rules.zones import draw


def damage_them(amount: int = 1) -> Deed:
    """Damage to each of them."""
    return lambda state, use, ids: deal(state, use.seat, ids, amount, source=use.source)


def focus_them(count: int = 1) -> Deed:
    return lambda state, use, ids: focus_by_effect(state, use.seat, ids, count)


def ready_them(count: int | None = 1) -> Deed:
    """Each of them loses so many focus tokens, or all (None)."""

    def ready(state: Lcg, use: Use, ids: list[int]) -> None:
        for id in ids:
            lose_focus(state, id, count)

    return ready


def heal_them(count: int | None = 1) -> Deed:
    """Each of them loses so much damage, or all (None)."""

    def mend(state: Lcg, use: Use, ids: list[int]) -> None:
        for id in ids:
            heal(state, id, count)

    return mend


def shield_them(state: Lcg, use: Use, ids: list[int]) -> None:
    for id in ids:
        add_shield(state, id)


def return_them(state: Lcg, use: Use, ids: list[int]) -> None:
    """They go back to their owners' hands."""
    leave_play(state, ids, Cause.RETURNED, use.seat)


def destroy_them(state: Lcg, use: Use, ids: list[int]) -> None:
    """They are destroyed at the same time."""
    destroy_all(state, [id for id in ids if affects(state, use.seat, id)], by=use.seat)


def shift_damage(state: Lcg, use: Use, ids: list[int]) -> None:
    """1 damage moves from the first of them to the second, if both are still there."""
    if len(ids) == 2:
        start, end = ids
        move_damage(state, use.seat, start, end)


def discard_them(state: Lcg, use: Use, ids: list[int]) -> None:
    leave_play(state, ids, Cause.DISCARDED, use.seat)


# --- What happens to the player, to the card itself and to what it is attached to ---------------------


class OnlyWhile(Effect[Lcg]):
    """Something that is possible only while a condition holds."""

    def __init__(self, condition: Plain, do: Callable[[Lcg, Use], None]) -> None:
        self._condition = condition
        self._do = do

    def possible(self, state: Lcg, use: Use) -> bool:
        return self._condition(state, use)

    def __call__(self, state: Lcg, acting: Use) -> None:
        self._do(state, acting)


def can_draw(state: Lcg, use: Use) -> bool:
    """The player's deck has a card left."""
    return bool(state.players[use.seat].command_deck)


def draw_cards(count: int = 1) -> Effect[Lcg]:
    """The player draws, if there is anything to draw."""

    def take(state: Lcg, use: Use) -> None:
        draw(state, use.seat, count)

    return OnlyWhile(can_draw, take)


def is_focused(state: Lcg, use: Use) -> bool:
    """The card itself has a focus token, so that losing one would do something."""
    return in_play(state, use.source) and not is_ready(state, use.source)


def ready_itself() -> Effect[Lcg]:
    """The card itself loses 1 focus token, if it has any."""

    def ready(state: Lcg, use: Use) -> None:
        lose_focus(state, use.source)

    return OnlyWhile(is_focused, ready)


def ready_host(count: int | None = 1) -> Effect[Lcg]:
    """What the card is attached to loses so many focus tokens, or all (None), if it has any."""

    def ready(state: Lcg, use: Use) -> None:
        lose_focus(state, use.subject, count)

    return OnlyWhile(lambda state, use: bool(state.cards[use.subject].focus), ready)


def cancel(state: Lcg, use: Use, event: Event) -> None:
    """What this reacts to does not happen (LCGC-ABL-08)."""
    abilities.cancel(state, event)


# --- Abilities as they are used, for what reacts to them ----------------------------------------------


def is_event_card(state: Lcg, use: Use, event: AbilityUsed) -> bool:
    """Somebody plays an event card that the player may cancel: for `interrupt("…", AbilityUsed, …)`."""
    return (
        event.ability == PLAY
        and look_up(event.key).type is CardType.EVENT
        and (are_friends(state, event.seat, use.seat) or enemies_can_cancel(state, event.source))
    )


def used_ability(event: AbilityUsed) -> Ability[Any]:
    """The ability that is used."""
    return definition_of(event.key).ability(event.ability)


def is_interrupt(ability: Ability[Any]) -> bool:
    """An interrupt that is not forced."""
    return ability.moment is Moment.BEFORE and not ability.forced


def is_triggered(ability: Ability[Any]) -> bool:
    """An action, reaction or interrupt: no forced ability, no fate effect (LCGC-KW-11)."""
    return not ability.forced
