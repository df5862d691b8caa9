"""The dark side's objective sets 94 to 96: Sith, Imperial Navy, Scum and Villainy."""

from __future__ import annotations

from dejarik.kernel import Constant, Definition, How, Source, Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.aiming import aimed, one_each, up_to_apart
from dejarik.lcg.content.balance_of_the_force.together import RESERVES_ADD_FORCE, friends_in_order
from dejarik.lcg.content.blocks import (
    FOCUS_IT,
    action,
    allows,
    any_character,
    both,
    damaged,
    enemy_objective,
    enemy_unit,
    event_action,
    fate,
    friendly_objective,
    gives,
    is_focused,
    its_own,
    on_the_card_itself,
    reaction,
    ready_itself,
    shift_damage,
    your_sides,
)
from dejarik.lcg.content.capturing import capture
from dejarik.lcg.content.choosing import choose, choose_key, each_chooses
from dejarik.lcg.content.fates import supporting_fire
from dejarik.lcg.content.picks import (
    Pick,
    asks,
    pick_card,
    pick_player,
)
from dejarik.lcg.facts.cards import CardType, Side, Trait
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.arriving import (
    Arrives,
    ControlChanged,
    discard_at_end_of_phase,
    may_enter,
    put_into_play,
    take_control,
)
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.leaving import captors
from dejarik.lcg.rules.playing import ReserveUsed
from dejarik.lcg.rules.state import CAPTURED, EFFECT, LIMBO, Lcg, Phase, in_play
from dejarik.lcg.rules.strikes import FocusedToStrike
from dejarik.lcg.rules.teams import friends, side_of
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.tokens import heal, lose_focus
from dejarik.lcg.rules.turn import PhaseBegins, PhaseEnds, TurnBegins, TurnEnds
from dejarik.lcg.rules.values import face, is_objective, is_unit, objectives
from dejarik.lcg.rules.zones import draw, end_loans, owner_of, real, tell_origin, usable_as_hand

# --- 94: The Emperor's Hand ---------------------------------------------------------------------------

write("the-emperors-hand-429", Definition(constants=(RESERVES_ADD_FORCE,)))


def _ready_and_hand_over(state: Lcg, use: Use) -> None:
    """Only who has lost a token goes to somebody else (LCGC-ABL-05); the player may also keep her."""
    if lose_focus(state, use.source):
        pick_player(state, use, friends(state, use.seat), _serve, prompt="lcg-pick-controller")


@follows
def _serve(state: Lcg, pick: Pick, seat: int) -> None:
    take_control(state, seat, pick.source)


write(
    "mara-jade-430",
    Definition((reaction("serve", TurnEnds, _ready_and_hand_over, when=both(your_sides, is_focused)),)),
)


def _you_gain_a_unit(state: Lcg, use: Use, event: ControlChanged) -> bool:
    """Whoever gets back a unit that was only lent does not gain control of it."""
    return event.seat == use.seat and is_unit(state, event.card) and not event.back


def _you_used_anothers_reserve(state: Lcg, use: Use, event: ReserveUsed) -> bool:
    return event.seat == use.seat != event.owner


write(
    "agent-of-the-hand-431",
    Definition(
        (
            reaction("gain", ControlChanged, ready_itself(), when=_you_gain_a_unit),
            reaction("reserve", ReserveUsed, ready_itself(), when=_you_used_anothers_reserve),
        )
    ),
)


def in_own_deployment_phase(state: Lcg, use: Use) -> bool:
    """A team's phase is the active player's while that one deploys (LCG-TURN-12)."""
    return state.phase is Phase.DEPLOYMENT and state.active == use.seat


def _characters_of_others(state: Lcg, use: Use) -> list[int]:
    return [
        id
        for id in any_character(state, use)
        if not face(state, id).unique and state.cards[id].seat != use.seat
    ]


def _take_control_of_them(state: Lcg, use: Use, ids: list[int]) -> None:
    for id in ids:
        take_control(state, use.seat, id)


write(
    "join-me-432",
    event_action(aimed(_take_control_of_them, at=_characters_of_others), when=in_own_deployment_phase),
)

write("supporting-fire-433", fate(supporting_fire))

# --- 95: Repair and Refurbish -------------------------------------------------------------------------


def _damaged_objectives(state: Lcg, use: Use, seat: int) -> list[int]:
    return [id for id in objectives(state, seat) if state.cards[id].damage]


@asks("lcg-pick-repair")
@follows
def _repaired(state: Lcg, pick: Pick, id: int) -> None:
    heal(state, id)


write(
    "repair-and-refurbish-434",
    Definition(
        (
            reaction(
                "repair",
                TurnBegins,
                each_chooses(friends_in_order, _damaged_objectives, _repaired, least=0),
                when=your_sides,
            ),
        )
    ),
)

_damaged_friendly_objective = damaged(friendly_objective)


write(
    "thunderflare-435",
    Definition(
        (
            reaction(
                "shift",
                FocusedToStrike,
                aimed(shift_damage, at=one_each(_damaged_friendly_objective, enemy_objective)),
                when=its_own,
            ),
        )
    ),
)


def _was_played_for_a_teammate(state: Lcg, use: Use, event: Arrives) -> bool:
    return event.played and event.by != event.seat


def _who_played_it(state: Lcg, use: Use) -> int:
    return use.event(state, Arrives).by


write(
    "logistics-officer-436",
    Definition(
        (
            reaction(
                "repair",
                Arrives,
                choose(_damaged_friendly_objective, _repaired, by=_who_played_it),
                when=both(its_own, _was_played_for_a_teammate),
                forced=True,
            ),
        ),
        (Constant("played-for-friends", How.ALLOW, when=on_the_card_itself, zones=(LIMBO,)),),
    ),
)


def _host_is_anothers(state: Lcg, use: Use) -> bool:
    return state.cards[use.subject].seat != use.seat


def _draw_one(state: Lcg, use: Use) -> None:
    draw(state, use.seat)


write(
    "weapons-upgrade-437",
    Definition(
        (reaction("draw", Arrives, _draw_one, when=both(its_own, _host_is_anothers), forced=True),),
        (gives("blast-damage"),),
    ),
)

# --- 96: Mercenary Support ----------------------------------------------------------------------------


def _hirelings(state: Lcg, seat: int) -> list[int]:
    """Bounty Hunters and Mercenaries that the player could put into play, in hand or used as if there."""
    return [id for id in usable_as_hand(state, seat) if _can_be_hired(state, state.sources[id].key)]


def _can_be_hired(state: Lcg, key: str) -> bool:
    printed = look_up(key)
    return (
        printed.type is CardType.UNIT
        and not printed.traits.isdisjoint((Trait.BOUNTY_HUNTER, Trait.MERCENARY))
        and may_enter(state, key)
    )


def _keys_of_hirelings(state: Lcg, use: Use) -> dict[str, None]:
    return dict.fromkeys(state.sources[id].key for id in _hirelings(state, use.seat))


@asks("lcg-pick-enter")
@follows
def _hired(state: Lcg, pick: Pick, place: int) -> None:
    key = pick.keys[place]
    card = next(id for id in _hirelings(state, pick.owner) if state.sources[id].key == key)
    pick_player(state, pick, friends(state, pick.owner), _hired_for, data=[card])


@follows
def _hired_for(state: Lcg, pick: Pick, seat: int) -> None:
    card = real(state, pick.data[0])
    owner = owner_of(state, card)
    tell_origin(state, card)
    end_loans(state, card)
    state.learn()
    state.enter(pick.key, pick.owner, zone=EFFECT, subject=card, until=state.scope("phase"))
    put_into_play(state, state.sources[card].key, seat, owner, card=card)


def _is_still_there(state: Lcg, use: Use) -> bool:
    return in_play(state, use.subject)


def _dismiss(state: Lcg, use: Use) -> None:
    discard_at_end_of_phase(state, use.subject, use.seat)


write(
    "mercenary-support-438",
    Definition(
        (
            action("hire", choose_key(_keys_of_hirelings, _hired), costs=(FOCUS_IT,)),
            reaction("dismiss", PhaseEnds, _dismiss, when=_is_still_there, zones=(EFFECT,), forced=True),
        )
    ),
)


def _prisoners(state: Lcg, use: Use) -> list[int]:
    """The captured cards that could be brought to another objective."""
    return [id for id in state.cards if state.sources[id].zone == CAPTURED]


def _prisoners_can_be_moved(state: Lcg, use: Use, event: PhaseBegins) -> bool:
    return event.phase is Phase.DEPLOYMENT and len(captors(state, use.seat)) >= 2


@asks("lcg-pick-prisoner")
@follows
def _transport(state: Lcg, pick: Pick, id: int) -> None:
    ends = [each for each in captors(state, pick.owner) if each != state.cards[id].host]
    pick_card(state, pick, ends, _lock_up, data=[id], prompt="lcg-pick-captor")


@follows
def _lock_up(state: Lcg, pick: Pick, objective: int) -> None:
    prisoner = pick.data[0]
    state.cards[prisoner].host = objective
    state.cards[prisoner].seat = state.sources[prisoner].seat = state.cards[objective].seat
    state.reindex([prisoner])


write(
    "punishing-one-439",
    Definition(
        (
            reaction(
                "transport",
                PhaseBegins,
                choose(_prisoners, _transport),
                when=both(your_sides, _prisoners_can_be_moved),
            ),
        )
    ),
)


def _dark_objective_is_engaged(state: Lcg, source: Source, id: int, subject: int) -> bool:
    if source.subject != subject:
        return False
    engagement = state.find(Engagement)
    return (
        engagement is not None
        and in_play(state, engagement.target)
        and is_objective(state, engagement.target)
        and side_of(state, state.cards[engagement.target].seat) is Side.DARK
    )


write(
    "trandoshan-security-team-440",
    Definition(constants=(allows("strikes-outside", _dark_objective_is_engaged),)),
)


def _can_hold_prisoners(state: Lcg, use: Use) -> bool:
    return bool(objectives(state, use.seat))


def _capture_them(state: Lcg, use: Use, ids: list[int]) -> None:
    for id in ids:
        capture(state, use, id, objectives(state, use.seat))


write(
    "a-price-on-their-heads-441",
    event_action(aimed(_capture_them, at=up_to_apart(2, enemy_unit)), when=_can_hold_prisoners),
)
