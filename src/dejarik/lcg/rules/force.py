"""The Force (LCGC-FORCE): units are committed with the three Force cards of a side, and both sides struggle."""

from __future__ import annotations

from dejarik.kernel import Decision, Event, Procedure, Public, ask, choose_some, each_of, text
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.rules.about import AboutUnit
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.teams import members, side_of
from dejarik.lcg.rules.values import force_bonus, force_icons, units
from dejarik.lcg.rules.verbs import to_card

FORCE_CARDS = 3


class Committed(Event, AboutUnit):
    """A unit has been committed to the Force."""

    unit: Public[int]
    seat: Public[int]

    def happen(self, state: Lcg) -> None:
        if in_play(state, self.unit):
            state.cards[self.unit].committed = True


class ForceCounted(Event):
    """What counts for a side in a Force struggle: cards by their ids (0: gone by now), and how many icons each."""

    side: Public[Side]
    parts: Public[list[tuple[int, int]]]


class StruggleResolved(Event):
    """The totals of a Force struggle, and who won it; a tie has no winner (LCGC-FORCE-06, -07)."""

    light: Public[int]
    dark: Public[int]
    winner: Public[Side | None] = None
    moved: Public[bool] = False  # the Balance of the Force was with the other side

    def happen(self, state: Lcg) -> None:
        if self.winner is not None:
            self.moved = state.balance is not self.winner
            state.balance = self.winner

    @property
    def margin(self) -> int:
        return abs(self.light - self.dark)


def free_force_cards(state: Lcg, side: Side) -> int:
    """LCGC-FORCE-01; a team shares its three (LCG-FORCE-01)."""
    used = sum(card.committed and side_of(state, card.seat) is side for card in state.cards.values())
    return FORCE_CARDS - used


def uncommitted(state: Lcg, seat: int) -> list[int]:
    return [unit for unit in units(state, seat) if not state.cards[unit].committed]


COMMIT = to_card("commit")


class Commit(Procedure):
    """A player commits units to the Force (LCGC-FORCE-02)."""

    seat: Public[int]

    def offer(self, state: Lcg) -> Decision | None:
        free = free_force_cards(state, side_of(state, self.seat))
        candidates = uncommitted(state, self.seat)
        if free <= 0 or not candidates:
            return None
        options = each_of(COMMIT, candidates)
        return choose_some(self.seat, text("lcg-commit", free=free), options, 0, free)

    def take(self, state: Lcg, chosen: list[int]) -> None:
        if chosen:
            state.occur(*(Committed(unit=unit, seat=self.seat) for unit in chosen))

    steps = (ask(offer, take),)


def force_total(state: Lcg, side: Side) -> int:
    """The Force icons of a side's ready committed units, and what its cards add (LCG-FORCE-02)."""
    return sum(icons for _, icons in force_parts(state, side))


def force_parts(state: Lcg, side: Side) -> list[tuple[int, int]]:
    """The units that count for a side in a struggle, with their icons, and the other cards that add to them."""
    parts = [
        (card.id, force_icons(state, card.id))
        for card in state.cards.values()
        if card.committed and not card.focus and side_of(state, card.seat) is side
    ]
    for seat in members(state, side):
        parts += [(share.source, share.amount) for share in force_bonus.shares(state, seat)]
    return [part for part in parts if part[1]]


def struggle(state: Lcg) -> None:
    """One Force struggle; the higher total takes the Balance of the Force."""
    light, dark = force_total(state, Side.LIGHT), force_total(state, Side.DARK)
    for side in Side:
        state.log(ForceCounted(side=side, parts=force_parts(state, side)))
    winner = None if light == dark else Side.LIGHT if light > dark else Side.DARK
    state.occur(StruggleResolved(light=light, dark=dark, winner=winner))
