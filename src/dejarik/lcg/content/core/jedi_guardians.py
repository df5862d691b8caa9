"""Jedi of the core set: objective sets 5 to 7."""

from __future__ import annotations

from dejarik.kernel import (
    AbilityUsed,
    Decision,
    Definition,
    Option,
    Procedure,
    Public,
    Use,
    Verb,
    ask,
    distribute,
    itself,
    text,
)
from dejarik.kernel.effects import follows
from dejarik.lcg.content.aiming import aimed
from dejarik.lcg.content.blocks import (
    ONCE_A_TURN,
    SACRIFICE_IT,
    any_character,
    any_objective,
    any_unit,
    cancel,
    damaged,
    discarded_units,
    event_action,
    event_interrupt,
    fate,
    friendly_of,
    gives,
    heal_them,
    interrupt,
    is_event_card,
    its_controller,
    on_own_turn,
    reaction,
    that,
    your_own,
)
from dejarik.lcg.content.choosing import choose_key
from dejarik.lcg.content.core.jedi import one_or_two
from dejarik.lcg.content.fates import twist_of_fate
from dejarik.lcg.content.picks import Pick, asks
from dejarik.lcg.facts.cards import CardType, Trait
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.arriving import may_enter, put_into_play
from dejarik.lcg.rules.damage import WouldBeDamaged
from dejarik.lcg.rules.engagement import Engaged
from dejarik.lcg.rules.leaving import Cause, Destination, Leaves, leave_play
from dejarik.lcg.rules.names import name_of
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.teams import are_friends
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.tokens import drop_shields, heal, lose_focus
from dejarik.lcg.rules.turn import Refreshed
from dejarik.lcg.rules.values import attached_to, can_still_be_engaged, has_trait, is_unit
from dejarik.lcg.rules.verbs import DISCARD
from dejarik.lcg.rules.zones import from_discard, to_hand

# --- 5: The Secret of Yavin 4 -------------------------------------------------------------------------


def _can_be_engaged_instead(state: Lcg, use: Use, event: Engaged) -> bool:
    """Another objective of the player is engaged, and this one still may be in this phase (LCGC-CON-02)."""
    return (
        event.target != use.source and event.defender == use.seat and can_still_be_engaged(state, use.source)
    )


def _step_in(state: Lcg, use: Use, event: Engaged) -> None:
    event.target = use.source


write(
    "the-secret-of-yavin-4-144",
    Definition(
        (interrupt("step-in", Engaged, _step_in, when=_can_be_engaged_instead, limit=ONCE_A_TURN),),
    ),
)
write(
    "c-3po-21",
    Definition((interrupt("cancel", AbilityUsed, cancel, when=is_event_card, costs=(SACRIFICE_IT,)),)),
)
write("guardian-of-peace-109")


def _a_different_unit(state: Lcg, use: Use) -> list[int]:
    hit = use.event(state, WouldBeDamaged).card
    return [id for id in any_unit(state, use) if id != hit]


def _hits_friendly_non_vehicle(state: Lcg, use: Use, event: WouldBeDamaged) -> bool:
    return (
        in_play(state, event.card)
        and is_unit(state, event.card)
        and not has_trait(state, event.card, Trait.VEHICLE)
        and are_friends(state, use.seat, state.cards[event.card].seat)
    )


def _deflect(state: Lcg, use: Use, ids: list[int]) -> None:
    for id in ids:
        use.event(state, WouldBeDamaged).redirect(state, use.seat, id)


write(
    "lightsaber-deflection-89",
    event_interrupt(WouldBeDamaged, aimed(_deflect, at=_a_different_unit), when=_hits_friendly_non_vehicle),
)
write("twist-of-fate-157", fate(twist_of_fate))

# --- 6: Last Minute Rescue ----------------------------------------------------------------------------

write(
    "last-minute-rescue-118",
    Definition(
        (reaction("heal", Refreshed, aimed(heal_them(), at=damaged(any_unit)), when=your_own),),
    ),
)


def _character_to_discard(state: Lcg, use: Use, event: Leaves) -> bool:
    """A Character unit is destroyed, and nothing else decides where it goes."""
    return (
        event.is_destroyed
        and event.type is CardType.UNIT
        and event.to is Destination.DISCARD
        and Trait.CHARACTER in look_up(event.key).traits
    )


def _redeem(state: Lcg, use: Use, event: Leaves) -> None:
    event.to = Destination.HAND


write(
    "redemption-115",
    Definition(
        (interrupt("redeem", Leaves, _redeem, when=_character_to_discard, limit=ONCE_A_TURN),),
    ),
)
write("corellian-engineer-25")


def _fallen_force_users(state: Lcg, use: Use) -> list[str]:
    return [key for key in discarded_units(state, use.seat, Trait.FORCE_USER) if may_enter(state, key)]


@asks("lcg-pick-enter")
@follows
def _return(state: Lcg, pick: Pick, place: int) -> None:
    key = pick.keys[place]
    from_discard(state, pick.owner, state.players[pick.owner].discard.index(key))
    put_into_play(state, key, pick.owner, pick.owner)


write("return-of-the-jedi-119", event_action(choose_key(_fallen_force_users, _return)))
write(
    "emergency-repair-50",
    event_action(aimed(heal_them(None), at=damaged(any_objective)), when=on_own_turn),
)


FOCUS_TOKENS = Verb("token", text("lcg-rejuvenate-focus"), itself)
DAMAGE_TOKENS = Verb("token", text("lcg-rejuvenate-damage"), itself)
SHIELD_TOKENS = Verb("token", text("lcg-rejuvenate-shields"), itself)


class Rejuvenation(Procedure):
    """A player takes tokens and enhancements from a Character, any number of each kind."""

    seat: Public[int]
    card: Public[int]

    def offer(self, state: Lcg) -> Decision | None:
        if not in_play(state, self.card):
            return None
        card = state.cards[self.card]
        tokens = (
            Option(FOCUS_TOKENS, "focus", card.focus),
            Option(DAMAGE_TOKENS, "damage", card.damage),
            Option(SHIELD_TOKENS, "shields", card.shields),
        )
        options = [option for option in tokens if option.cap]
        options += [Option(DISCARD, id, cap=1) for id in attached_to(state, self.card)]
        prompt = text("lcg-rejuvenate", card=name_of(state, self.card, self.seat))
        everything = sum(option.cap for option in options)
        return distribute(self.seat, prompt, options, 1, everything) if options else None

    def take(self, state: Lcg, parts: list[tuple[str | int, int]]) -> None:
        gone = [what for what, count in parts if isinstance(what, int) and count]
        for what, count in parts:
            if what == "focus":
                lose_focus(state, self.card, count)
            elif what == "damage":
                heal(state, self.card, count)
            elif what == "shields":
                drop_shields(state, self.card, count)
        leave_play(state, gone, Cause.DISCARDED, self.seat)

    steps = (ask(offer, take),)


def _has_something(state: Lcg, id: int) -> bool:
    card = state.cards[id]
    return bool(card.focus or card.damage or card.shields or attached_to(state, id))


def _rejuvenate(state: Lcg, use: Use, ids: list[int]) -> None:
    for id in ids:
        state.push(Rejuvenation(seat=use.seat, card=id))


write(
    "force-rejuvenation-61",
    event_action(aimed(_rejuvenate, at=that(friendly_of(any_character), _has_something))),
)

# --- 7: Jedi Training ---------------------------------------------------------------------------------

write("jedi-training-86", Definition(constants=(gives("force-bonus", 1, its_controller),)))
write("believer-in-the-old-ways-155")
write("ancient-monument-6", Definition(constants=(gives("force-bonus", 1, its_controller),)))


def _has_discards(state: Lcg, use: Use) -> bool:
    return bool(state.players[use.seat].discard)


def _take_back(state: Lcg, use: Use) -> None:
    pile = state.players[use.seat].discard
    for _ in range(min(one_or_two(state), len(pile))):
        to_hand(state, use.seat, from_discard(state, use.seat, len(pile) - 1))


write("it-binds-all-things-80", event_action(_take_back, when=_has_discards))
