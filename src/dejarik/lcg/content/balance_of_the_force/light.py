"""The light side's objective sets 91 to 93: Jedi, Rebel Alliance, Smugglers and Spies."""

from __future__ import annotations

from dejarik.kernel import IN_PLAY, Constant, Definition, How, Source, Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.aiming import aimed, up_to_apart
from dejarik.lcg.content.balance_of_the_force.together import (
    RESERVES_ADD_FORCE,
    friends_in_order,
    you_won_the_struggle,
)
from dejarik.lcg.content.blocks import (
    FOCUS_IT,
    action,
    any_objective,
    both,
    damage_them,
    during_engagement,
    enemy_unit,
    event_action,
    fate,
    it_attacks,
    its_own,
    on_own_turn,
    reaction,
    ready_them,
    spend,
)
from dejarik.lcg.content.choosing import each_chooses_key, to_each_player
from dejarik.lcg.content.fates import supporting_fire
from dejarik.lcg.content.lasting import change_for
from dejarik.lcg.content.picks import Pick, asks, pick_key
from dejarik.lcg.rules.arriving import put_into_play
from dejarik.lcg.rules.damage import deal
from dejarik.lcg.rules.engagement import Declared, Engagement
from dejarik.lcg.rules.force import StruggleResolved
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.state import DISCARD, SHARED, Lcg, in_play
from dejarik.lcg.rules.strikes import FocusedToStrike
from dejarik.lcg.rules.teams import are_friends, teammates
from dejarik.lcg.rules.texts import write
from dejarik.lcg.rules.tokens import heal, lose_focus
from dejarik.lcg.rules.values import affects, cards_in_play, friendly, resources
from dejarik.lcg.rules.victory import DialMoved
from dejarik.lcg.rules.zones import bury, draw, from_discard, take_from_top, to_hand

# --- 91: Watchers in the Wasteland --------------------------------------------------------------------

write("watchers-in-the-wasteland-416", Definition(constants=(RESERVES_ADD_FORCE,)))


def _last_discarded(state: Lcg, use: Use, seat: int) -> list[str]:
    return state.players[seat].discard[-1:]


@asks("lcg-pick-take")
@follows
def _take_back(state: Lcg, pick: Pick, place: int) -> None:
    pile = state.players[pick.seat].discard
    to_hand(state, pick.seat, from_discard(state, pick.seat, len(pile) - 1))


write(
    "obi-wan-kenobi-417",
    Definition(
        (
            reaction(
                "take-back",
                StruggleResolved,
                each_chooses_key(friends_in_order, _last_discarded, _take_back, least=0),
                when=you_won_the_struggle,
            ),
        )
    ),
)


def _by_three(state: Lcg, use: Use, event: StruggleResolved) -> bool:
    return event.margin >= 3


def _come_back(state: Lcg, use: Use) -> None:
    pile = state.players[use.seat].discard
    if use.source in state.sources:
        place = len(pile) - 1 - pile[::-1].index(use.key)
        key = from_discard(state, use.seat, place, id=use.source)
        put_into_play(state, key, use.seat, use.seat)


write(
    "shistavanen-wolfman-418",
    Definition(
        (
            reaction(
                "come-back",
                StruggleResolved,
                _come_back,
                when=both(you_won_the_struggle, _by_three),
                zones=(DISCARD,),
            ),
        )
    ),
)


def _dial_rises_and_host_needs_it(state: Lcg, use: Use, event: DialMoved) -> bool:
    host = state.cards[use.subject]
    return event.by > 0 and bool(host.focus or host.damage)


def _cleanse_host(state: Lcg, use: Use) -> None:
    lose_focus(state, use.subject)
    heal(state, use.subject)


write(
    "force-cleansing-419",
    Definition((reaction("cleanse", DialMoved, _cleanse_host, when=_dial_rises_and_host_needs_it),)),
)

write("supporting-fire-420", fate(supporting_fire))

# --- 92: Blue Squadron Support ------------------------------------------------------------------------


def _a_friend_has_a_deck(state: Lcg, use: Use) -> bool:
    return any(state.players[seat].command_deck for seat in friends_in_order(state, use.seat))


def _friends_look_at_two(state: Lcg, use: Use) -> None:
    for seat in friends_in_order(state, use.seat):
        keys = take_from_top(state, seat, 2)
        pick_key(state, use, keys, _keep_one, seat=seat, prompt="lcg-pick-keep")


@follows
def _keep_one(state: Lcg, pick: Pick, place: int) -> None:
    to_hand(state, pick.seat, pick.keys[place], known=False)
    for other, key in enumerate(pick.keys):
        if other != place:
            bury(state, pick.seat, key)
    format_of(state).deck_emptied(state, pick.seat)


write(
    "blue-squadron-support-421",
    Definition((action("scout", _friends_look_at_two, when=_a_friend_has_a_deck, costs=(FOCUS_IT,)),)),
)


def _other_objectives(state: Lcg, use: Use) -> list[int]:
    engagement = state.find(Engagement)
    return [id for id in any_objective(state, use) if engagement is None or id != engagement.target]


write(
    "blue-leader-422",
    Definition(
        (
            reaction(
                "strafe",
                FocusedToStrike,
                aimed(damage_them(), at=_other_objectives),
                when=it_attacks,
            ),
        )
    ),
)


def _teammates_who_can_draw(state: Lcg, use: Use) -> list[int]:
    mates = teammates(state, use.seat)
    return [
        seat
        for seat in friends_in_order(state, use.seat)
        if seat in mates and state.players[seat].command_deck
    ]


def _draws(state: Lcg, use: Use, seat: int) -> None:
    draw(state, seat)


write(
    "b-wing-423",
    Definition(
        (reaction("draw", FocusedToStrike, to_each_player(_teammates_who_can_draw, _draws), when=its_own),)
    ),
)

write(
    "rapid-fire-424",
    event_action(aimed(damage_them(), at=up_to_apart(2, enemy_unit)), when=on_own_turn),
)

# --- 93: Rendar's Wrath -------------------------------------------------------------------------------


def _a_lonely_defender(state: Lcg, use: Use, event: Declared) -> bool:
    return (
        event.alone
        and not event.attacks
        and not are_friends(state, use.seat, event.seat)
        and in_play(state, event.unit)
        and affects(state, use.seat, event.unit)
    )


def _shoot_defender(state: Lcg, use: Use, event: Declared) -> None:
    deal(state, use.seat, [event.unit], source=use.source)


write(
    "rendars-wrath-425",
    Definition((reaction("shoot", Declared, _shoot_defender, when=_a_lonely_defender),)),
)


def _gain_unit_damage(state: Lcg, use: Use) -> None:
    if in_play(state, use.subject):
        change_for(state, "engagement", [use.subject], "unit-damage", 1)


write(
    "dash-rendar-426",
    Definition(
        (
            action(
                "hire", _gain_unit_damage, when=during_engagement, costs=(spend(1),), zones=(IN_PLAY, SHARED)
            ),
        )
    ),
)


def _attacks_this_alone(state: Lcg, source: Source, id: int, subject: int) -> bool:
    engagement = state.find(Engagement)
    return engagement is not None and engagement.target == subject and engagement.attackers == [id]


write(
    "arcona-rumor-monger-427",
    Definition(constants=(Constant("defenders-least", How.SET, 2, when=_attacks_this_alone),)),
)


def _focused_sources_of_friends(state: Lcg, use: Use) -> list[int]:
    cards = [card.id for card in cards_in_play(state) if card.focus and resources(state, card.id)]
    return friendly(state, use.seat, cards)


write(
    "smuggling-shipment-428",
    event_action(aimed(ready_them(), at=up_to_apart(2, _focused_sources_of_friends))),
)
