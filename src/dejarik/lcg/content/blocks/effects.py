"""What many cards do: damage, tokens, cards that leave play, draws, cancelling."""

from __future__ import annotations

from typing import Any

from dejarik.kernel import Ability, AbilityUsed, Event, Moment, Use
from dejarik.lcg.content.blocks.kinds import PLAY, Effect
from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.damage import deal
from dejarik.lcg.rules.leaving import Cause, destroy, leave_play
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.teams import are_friends
from dejarik.lcg.rules.texts import definition_of
from dejarik.lcg.rules.tokens import add_shield, focus_by_effect, heal, lose_focus
from dejarik.lcg.rules.values import enemies_can_cancel, is_ready
from dejarik.lcg.rules.zones import draw


def deal_to_targets(amount: int = 1) -> Effect:
    """Damage to each target."""
    return lambda state, use: deal(state, use.seat, use.targets, amount, source=use.source)


def focus_targets(count: int = 1) -> Effect:
    return lambda state, use: focus_by_effect(state, use.seat, use.targets, count)


def ready_targets(count: int | None = 1) -> Effect:
    """Each target loses so many focus tokens, or all (None)."""

    def ready(state: Lcg, use: Use) -> None:
        for id in use.targets:
            lose_focus(state, id, count)

    return ready


def heal_targets(count: int | None = 1) -> Effect:
    """Each target loses so much damage, or all (None)."""

    def mend(state: Lcg, use: Use) -> None:
        for id in use.targets:
            heal(state, id, count)

    return mend


def shield_targets(state: Lcg, use: Use) -> None:
    for id in use.targets:
        add_shield(state, id)


def bounce_targets(state: Lcg, use: Use) -> None:
    leave_play(state, use.targets, Cause.RETURNED, use.seat)


def destroy_targets(state: Lcg, use: Use) -> None:
    for id in use.targets:
        destroy(state, use.seat, id)


def discard_targets(state: Lcg, use: Use) -> None:
    leave_play(state, use.targets, Cause.DISCARDED, use.seat)


def can_draw(state: Lcg, use: Use) -> bool:
    """The player's deck has a card left."""
    return bool(state.players[use.seat].command_deck)


def draw_cards(count: int = 1) -> Effect:
    """The player draws."""

    def take(state: Lcg, use: Use) -> None:
        draw(state, use.seat, count)

    return take


def lose_own_focus(state: Lcg, use: Use) -> None:
    """The card itself loses 1 focus token."""
    lose_focus(state, use.source)


def is_focused(state: Lcg, use: Use) -> bool:
    """The card itself has a focus token, so that losing one would do something."""
    return in_play(state, use.source) and not is_ready(state, use.source)


def host_is_focused(state: Lcg, use: Use) -> bool:
    """What the card is attached to has a focus token."""
    return bool(state.cards[use.subject].focus)


def ready_host(count: int | None = 1) -> Effect:
    """What the card is attached to loses so many focus tokens, or all (None)."""

    def ready(state: Lcg, use: Use) -> None:
        lose_focus(state, use.subject, count)

    return ready


def cancel(state: Lcg, use: Use, event: Event) -> None:
    """What this reacts to does not happen (LCGC-ABL-08)."""
    event.cancelled = True


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
