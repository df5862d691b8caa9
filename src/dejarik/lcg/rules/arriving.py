"""Entering play (LCGC-MOVE-01, LCGC-PLAY-03), uniqueness (LCGC-KW-12), hosts (LCGC-ENH), and change of control."""

from __future__ import annotations

from dejarik.kernel import IN_PLAY, NOBODY, Event, Public
from dejarik.lcg.facts.cards import AttachmentKind, CardType, Control, Keyword
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.damage import Settle
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.leaving import Cause, end_sharing, leaving
from dejarik.lcg.rules.names import free_number
from dejarik.lcg.rules.state import SHARED, Card, Lcg, in_play
from dejarik.lcg.rules.teams import are_friends, teammates
from dejarik.lcg.rules.texts import definition_of
from dejarik.lcg.rules.values import (
    cards_in_play,
    face,
    has_keyword,
    has_trait,
    is_objective,
    is_unit,
)


class Arrives(Event):
    """A card enters play, played or put there. `card` is its id, once it is there."""

    key: Public[str]
    seat: Public[int]
    owner: Public[int]
    card: Public[int] = 0  # before: the id that it has already, if any
    host: Public[int] = 0
    played: Public[bool] = False
    by: Public[int] = NOBODY  # who played it, maybe for a teammate
    attached: Public[bool] = False  # a unit that comes as an enhancement
    participating: Public[bool] = False  # it joins the engagement in progress (LCGC-ENG-08)
    declared: Public[bool] = False
    number: Public[int] = 1  # among the cards of its title

    def happen(self, state: Lcg) -> None:
        from dejarik.lcg.rules.engagement import Engagement

        if self.host and not in_play(state, self.host):
            self.cancelled = True
            return
        self.number = free_number(state, self.key)
        if self.card in state.sources:
            state.relocate(self.card, IN_PLAY, open=True)
            state.sources[self.card].seat = self.seat
        else:
            self.card = state.enter(self.key, self.seat)
        state.sources[self.card].subject = self.host or self.card
        state.cards[self.card] = Card(
            self.card, self.seat, self.owner, self.host, attached=self.attached, number=self.number
        )
        share(state, self.card)
        engagement = state.find(Engagement)
        if self.participating and engagement is not None:
            engagement.join(state, self.card, declared=self.declared)
        state.push(Settle(by=self.seat, lessened=True))


def share(state: Lcg, id: int) -> None:
    """An ability that teammates may use too is theirs as long as one of them controls the card."""
    end_sharing(state, id)
    source = state.sources[id]
    if any(SHARED in ability.zones for ability in definition_of(source.key).abilities):
        for mate in teammates(state, source.seat):
            state.enter(source.key, mate, zone=SHARED, subject=id)


def put_into_play(
    state: Lcg,
    key: str,
    seat: int,
    owner: int,
    *,
    card: int = 0,
    host: int = 0,
    played: bool = False,
    by: int = NOBODY,
    attached: bool = False,
    participating: bool = False,
    declared: bool = False,
) -> bool:
    """A card enters play under a player's control, unless it is unique and there already."""
    if not may_enter(state, key):
        return False
    state.occur(
        Arrives(
            key=key, seat=seat, owner=owner, card=card, host=host, played=played, by=by, attached=attached,
            participating=participating, declared=declared,
        )
    )  # fmt: skip
    return True


def may_enter(state: Lcg, key: str) -> bool:
    """LCGC-KW-12: no unique card while another card of the same title is in play; a captured one blocks nothing."""
    printed = look_up(key)
    if not printed.unique:
        return True
    return all(
        face(state, card.id).title != printed.title or not face(state, card.id).unique
        for card in cards_in_play(state)
    )


# --- Hosts (LCGC-ENH-01) ------------------------------------------------------------------------------


def hosts(state: Lcg, key: str, seat: int) -> list[int]:
    """The cards that an enhancement of a player could be put on."""
    wanted = look_up(key).attachment
    if wanted is None or wanted.kind is AttachmentKind.PLAY_AREA:
        return []
    found = []
    for card in cards_in_play(state):
        if wanted.kind is AttachmentKind.DIAL:
            # What enhances the dial makes it a way to win: where there is none it has no effect (LCGC-PLAY-05).
            if card.id == state.dial_card and format_of(state).own_victories:
                found.append(card.id)
            continue
        fits = is_unit if wanted.kind is AttachmentKind.UNIT else is_objective
        if (
            fits(state, card.id)
            and (not wanted.traits or has_trait(state, card.id, *wanted.traits))
            and _controlled(state, seat, card.seat, wanted.control)
            and not has_keyword(state, card.id, Keyword.NO_ENHANCEMENTS)
            and _reachable(state, seat, card.id)
        ):
            found.append(card.id)
    return found


def _reachable(state: Lcg, seat: int, id: int) -> bool:
    from dejarik.lcg.rules.values import affects

    return affects(state, seat, id)


def _controlled(state: Lcg, seat: int, controller: int, control: Control) -> bool:
    if control is Control.OWN:
        return controller == seat
    if control is Control.FRIENDLY:
        return are_friends(state, seat, controller)
    if control is Control.ENEMY:
        return not are_friends(state, seat, controller)
    return True


class Attached(Event):
    """An enhancement in play lies on another host from now on."""

    card: Public[int]
    host: Public[int]


def attach(state: Lcg, id: int, host: int) -> None:
    """An enhancement in play goes to another host."""
    state.cards[id].host = host
    state.sources[id].subject = host
    state.log(Attached(card=id, host=host))
    state.push(Settle(by=state.cards[id].seat, lessened=True))


# --- Control (LCGC-MOVE-05) ---------------------------------------------------------------------------


class ControlChanged(Event):
    """A card comes under another player's control, with all that is on it."""

    card: Public[int]
    seat: Public[int]  # who controls it from now on
    was: Public[int] = -1
    lent: Public[bool] = False  # for an engagement, as support (LCG-ATTACK-02)
    back: Public[bool] = False  # to who lent it, at the end of the engagement
    freed: Public[bool] = False  # it is not committed to the Force any more

    def happen(self, state: Lcg) -> None:
        from dejarik.lcg.rules.engagement import Engagement

        card = state.cards.get(self.card)
        if card is None or not in_play(state, self.card):
            self.cancelled = True
            return
        self.was, card.seat = card.seat, self.seat
        state.sources[self.card].seat = self.seat
        state.reindex([self.card])
        share(state, self.card)
        if not are_friends(state, self.was, self.seat):
            self.freed, card.committed = card.committed, False  # LCGC-FORCE-09
            engagement = state.find(Engagement)
            if engagement is not None:
                engagement.forget(self.card)
        state.push(Settle(by=self.seat, lessened=True))


def take_control(state: Lcg, seat: int, id: int, *, lent: bool = False, back: bool = False) -> None:
    if in_play(state, id) and state.cards[id].seat != seat:
        state.occur(ControlChanged(card=id, seat=seat, lent=lent, back=back))


def discard_at_end_of_phase(state: Lcg, id: int, seat: int) -> None:
    """A card that was only lent to the phase is discarded if it is still there."""
    if in_play(state, id):
        state.occur(leaving(state, id, Cause.DISCARDED, by=seat))


def is_in_play_area(key: str) -> bool:
    """Whether an enhancement lies in its player's area, on no card (LCGC-ENH-03)."""
    printed = look_up(key)
    return printed.type is CardType.ENHANCEMENT and (
        printed.attachment is None or printed.attachment.kind is AttachmentKind.PLAY_AREA
    )
