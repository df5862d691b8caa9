"""Jedi of the core set: objective sets 1 to 4."""

from __future__ import annotations

from dejarik.kernel import (
    AbilityUsed,
    Definition,
    Source,
    Use,
)
from dejarik.kernel.effects import follows
from dejarik.lcg.content.aiming import aimed
from dejarik.lcg.content.blocks import (
    FOCUS_IT,
    action,
    allows,
    any_character,
    balance_is_light,
    cancel,
    draw_cards,
    event_action,
    event_interrupt,
    event_reaction,
    fate,
    gives,
    interrupt,
    is_event_card,
    its_own,
    reaction,
    ready_host,
    ready_itself,
    the_other_sides,
    units_with,
)
from dejarik.lcg.content.choosing import choose_key
from dejarik.lcg.content.discounts import first_is_cheaper
from dejarik.lcg.content.fates import finds_enemies, heat_of_battle, is_attacker, target_of_opportunity
from dejarik.lcg.content.picks import Pick, asks
from dejarik.lcg.facts.cards import CardType, Trait
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.arriving import Arrives, may_enter, put_into_play
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.leaving import Leaves
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.strikes import FocusedToStrike
from dejarik.lcg.rules.teams import are_friends
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.tokens import add_shield, focus_by_effect, lose_focus
from dejarik.lcg.rules.turn import TurnBegins
from dejarik.lcg.rules.values import attached_to, has_trait

# --- 1: A Hero's Journey ------------------------------------------------------------------------------

write("a-heros-journey-2")

write(
    "luke-skywalker-92",
    Definition(
        (reaction("ready", TurnBegins, ready_itself(), when=the_other_sides),),
    ),
)

write("twilek-loyalist-15")
write("jedi-lightsaber-102", Definition(constants=(gives("unit-damage"), gives("blast-damage"))))

write(
    "trust-your-feelings-153",
    Definition((action("ready", ready_host(), costs=(FOCUS_IT,)),)),
)
write("dagobah-training-grounds-31")

# --- 2: In You Must Go --------------------------------------------------------------------------------

write("in-you-must-go-76", first_is_cheaper(lambda printed: printed.type is CardType.ENHANCEMENT))


def _enhancements_on_it(state: Lcg, source: Source, id: int, subject: int) -> int:
    return len(attached_to(state, subject))


write(
    "yoda-166",
    Definition(constants=tuple(gives(icon, _enhancements_on_it) for icon in ("unit-damage", "blast-damage"))),
)
write("believer-in-the-old-ways-154")
write("shii-cho-training-122", Definition(constants=(allows("spreads-damage"),)))
write("counter-stroke-28", event_interrupt(AbilityUsed, cancel, when=is_event_card))

# --- 3: Forgotten Heroes ------------------------------------------------------------------------------


def _played_force_user(state: Lcg, use: Use, event: Arrives) -> bool:
    return event.played and event.by == use.seat and Trait.FORCE_USER in look_up(event.key).traits


write(
    "forgotten-heroes-95",
    Definition((reaction("draw", Arrives, draw_cards(), when=_played_force_user),)),
)


def _against_it(state: Lcg, source: Source, id: int, seat: int) -> bool:
    """The card takes part in an engagement, and the player is on the other side of it."""
    engagement = state.find(Engagement)
    return (
        engagement is not None
        and id in engagement.participants()
        and not are_friends(state, source.seat, seat)
    )


write("obi-wan-kenobi-101", Definition(constants=(allows("shows-edge-card", _against_it),)))
write("jedi-in-hiding-84")


def one_or_two(state: Lcg) -> int:
    """1, or 2 while the Balance of the Force is with the light side."""
    return 2 if balance_is_light(state) else 1


def _trick(state: Lcg, use: Use, ids: list[int]) -> None:
    focus_by_effect(state, use.seat, ids, one_or_two(state))


write(
    "jedi-mind-trick-85",
    event_action(aimed(_trick, at=units_with(Trait.CHARACTER, Trait.CREATURE))),
)


def _shield_beyond(state: Lcg, use: Use, ids: list[int]) -> None:
    for id in ids:
        add_shield(state, id, beyond=True)


write(
    "our-most-desperate-hour-96",
    event_action(aimed(_shield_beyond, at=any_character)),
)
write("heat-of-battle-65", fate(heat_of_battle, finds_enemies))

# --- 4: A Journey to Dagobah --------------------------------------------------------------------------


def _is_destroyed(state: Lcg, use: Use, event: Leaves) -> bool:
    return its_own(state, use, event) and event.is_destroyed


def _replacements(state: Lcg, use: Use) -> list[str]:
    return sorted({key for key in state.players[use.seat].objective_deck if may_enter(state, key)})


@asks("lcg-pick-enter")
@follows
def _replace(state: Lcg, pick: Pick, place: int) -> None:
    deck = state.players[pick.owner].objective_deck
    key = pick.keys[place]
    deck.remove(key)
    state.rng.shuffle(deck)  # LCGC-MOVE-07
    put_into_play(state, key, pick.owner, pick.owner)


write(
    "a-journey-to-dagobah-3",
    Definition(
        (interrupt("replace", Leaves, choose_key(_replacements, _replace, hidden=True), when=_is_destroyed),)
    ),
)
write("red-five-113")
write("r2-d2-106")


def _character_strikes(state: Lcg, use: Use, event: FocusedToStrike) -> bool:
    unit = event.unit
    return in_play(state, unit) and has_trait(state, unit, Trait.CHARACTER) and state.cards[unit].focus > 0


def _ready_striker(state: Lcg, use: Use, event: FocusedToStrike) -> None:
    lose_focus(state, event.unit)


write("double-strike-46", event_reaction(FocusedToStrike, _ready_striker, when=_character_strikes))
write("target-of-opportunity-133", fate(target_of_opportunity, is_attacker))
