"""Damage, strain, recovery and defeat (CORE-DAMAGE, CORE-STRAIN, CORE-RECOVER, CORE-DEFEAT).

Everything that hurts comes through `Damaged`, so that whoever may prevent, take over or answer it has a window. What
strain and a defeat do besides, the way to play says (`mode`).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from dejarik.assault.rules.active import activation
from dejarik.assault.rules.ground import (
    distance,
    forget_board,
    members,
    on_board,
    piece,
    take_away,
)
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.objects.tokens import (
    SHIELD,
    carried_by,
    drop_carried,
    lose_shield,
    move_token,
    open_door,
)
from dejarik.assault.rules.printed import profile
from dejarik.assault.rules.reports import Recovered
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Token
from dejarik.assault.rules.values import (
    can_be_affected,
    can_be_defeated,
    can_recover,
    can_suffer_damage,
    health,
)
from dejarik.assault.rules.verbs import SPACE
from dejarik.kernel import (
    NOBODY,
    Decision,
    Event,
    Moment,
    Occurrence,
    Procedure,
    Public,
    ask,
    choose,
    each_of,
    text,
)


class Cause(StrEnum):
    """What damage comes from."""

    ATTACK = "attack"  # step 7 of an attack
    EFFECT = "effect"
    STRAIN = "strain"


class Damaged(Event):
    """A figure or token is about to suffer damage; afterwards `amount` is what it really suffered."""

    target: Public[int]
    amount: Public[int]
    cause: Public[Cause] = Cause.EFFECT
    by: Public[int] = -1  # the seat whose effect it is
    source: Public[int] = 0  # the figure that deals it, if one does
    seat: Public[int] = NOBODY  # afterwards: whose figure it is or was …
    spaces: Public[list[int]] = []  # … and where it stood, for those who react when it is gone
    too_late: Public[bool] = False  # it was being defeated already, by other damage of the same moment

    def happen(self, state: Assault) -> None:
        figure = state.figures.get(self.target)
        if figure is None:
            self._damage_token(state)
            return
        if not (can_be_affected(state, figure.id) and can_suffer_damage(state, figure.id)):
            self.amount = 0
            return
        self.seat = figure.seat
        self.spaces = [int(space) for space in piece(state, figure).cells] if figure.space != NOWHERE else []
        dealt = self.amount
        self.amount = max(0, min(dealt, health(state, figure.id) - figure.damage))  # CORE-DAMAGE-02
        self.too_late = not self.amount and (
            is_falling(state, figure.id) or _is_being_defeated(state, figure)
        )
        if dealt > 0:  # also when it can suffer no more: it may have been saved before
            figure.damage += self.amount
            check_defeat(state, figure, self.by)

    def _damage_token(self, state: Assault) -> None:
        token = state.tokens.get(self.target)
        self.amount = 0 if token is None else max(0, min(self.amount, token.health - token.damage))
        if token is not None and token.health:
            token.damage += self.amount
            if token.damage >= token.health:
                state.occur(Destroyed(token=token.id, kind=token.kind, space=token.space, by=self.by))


class Destroyed(Event):
    """An object has been destroyed and leaves the board; a door counts as opened (CORE-OBJECT-03)."""

    token: Public[int]
    kind: Public[str]
    space: Public[int]
    by: Public[int]

    def happen(self, state: Assault) -> None:
        token = state.tokens.pop(self.token, None)
        if token is not None:
            state.removed[token.id] = token
            if mode_of(state).obstructs(state, token):
                forget_board(state)
            if token.door >= 0:
                open_door(state, token)
            if token.kind == SHIELD:
                lose_shield(state, token.space)


class Strained(Event):
    """A figure suffers strain; what that does, the way to play says (CORE-STRAIN)."""

    figure: Public[int]
    amount: Public[int]
    by: Public[int] = -1
    bleeding: Public[bool] = False  # because it is Bleeding (CORE-COND-13)

    def happen(self, state: Assault) -> None:
        if self.figure in state.figures and self.amount > 0 and can_be_affected(state, self.figure):
            mode_of(state).suffer_strain(state, self)


class Defeated(Event):
    """A figure is about to be defeated, then has been; what it was is kept for those who react."""

    figure: Public[int]
    card: Public[str]
    seat: Public[int]
    group: Public[int]
    by: Public[int]
    spaces: Public[list[int]] = []  # where it stood
    #: How many spaces away the others on the board were. A fact of that moment: who reacts may have been moved
    #: meanwhile by somebody else's reaction.
    away: Public[dict[int, int]] = {}
    last: Public[bool] = False  # the last of its group

    def happen(self, state: Assault) -> None:
        if self.figure in state.figures:
            mode_of(state).defeat(state, self)

    def remove(self, state: Assault) -> None:
        """The figure leaves the board for good."""
        remove_figure(state, state.figures[self.figure])
        self.last = not members(state, self.group)
        current = activation(state)
        if current is not None:
            current.fallen.append(self.seat)


def hurt(
    state: Assault,
    targets: Iterable[Figure | Token],
    amount: int,
    *,
    by: int,
    source: int = 0,
    cause: Cause = Cause.EFFECT,
) -> None:
    """These suffer damage, all at the same time."""
    events = [
        Damaged(target=target.id, amount=amount, cause=cause, by=by, source=source)
        for target in targets
        if amount > 0
    ]
    if events:
        state.occur(*events)


def strain(state: Assault, figure: Figure, amount: int, *, by: int) -> None:
    """A figure suffers strain."""
    if amount > 0:
        state.occur(Strained(figure=figure.id, amount=amount, by=by))


def recover(state: Assault, figure: Figure, amount: int) -> None:
    """A figure recovers damage, never below zero (CORE-RECOVER-01, -02)."""
    if can_recover(state, figure.id):
        recovered = min(amount, figure.damage)
        figure.damage -= recovered
        if recovered:
            figure.brought_down_by = NOBODY
            state.log(Recovered(figure=figure.id, amount=recovered))


def check_defeat(state: Assault, figure: Figure, by: int) -> None:
    """A figure with damage equal to its Health is defeated (CORE-DAMAGE-01, -04; CORE-DEFEAT-01). Where it could not be
    at that time, whoever brought it so far has defeated it later, when nobody else does."""
    most = health(state, figure.id)
    if figure.damage < most:
        return
    figure.damage = most
    if not can_be_defeated(state, figure.id):
        if figure.brought_down_by == NOBODY:
            figure.brought_down_by = by
    elif not _is_being_defeated(state, figure):
        defeat(state, figure, figure.brought_down_by if by == NOBODY else by)


def _is_being_defeated(state: Assault, figure: Figure) -> bool:
    """Whether somebody may still prevent the figure's defeat just now."""
    return any(
        isinstance(event, Defeated) and event.figure == figure.id and not event.cancelled
        for procedure in state.stack
        if isinstance(procedure, Occurrence) and procedure.moment is Moment.BEFORE
        for event in procedure.events
    )


def defeat(state: Assault, figure: Figure, by: int) -> None:
    """A figure is defeated, unless something happens instead; at the same time as all others of the same moment."""
    for procedure in reversed(state.stack):
        if isinstance(procedure, Defeats) and not procedure.at:
            procedure.by.setdefault(figure.id, by)  # whoever brought it down first
            return
    state.push(Defeats(by={figure.id: by}))


def is_falling(state: Assault, figure: int) -> bool:
    """Whether a figure has lost its last Health and is defeated as soon as this effect has done all its harm."""
    return any(
        isinstance(procedure, Defeats) and not procedure.at and figure in procedure.by
        for procedure in state.stack
    )


class Defeats(Procedure):
    """All figures that have lost their last Health by one effect are defeated together, before anybody reacts: none of
    them acts any more (CORE-DEFEAT-01, CORE-KEYWORD-14)."""

    by: Public[dict[int, int]]  # the figures, and the seat that defeats each

    def carry_out(self, state: Assault) -> None:
        fallen = [figure for id in self.by if (figure := state.figures.get(id)) is not None]
        if fallen:
            events = [_defeated(state, figure, self.by[figure.id]) for figure in fallen]
            state.push(Occurrence(events=list(events)), *(Bury(figure=figure.id) for figure in fallen))

    steps = (carry_out,)


def _defeated(state: Assault, figure: Figure, by: int) -> Defeated:
    there = figure.space != NOWHERE
    others = [other for other in on_board(state) if there and other.id != figure.id]
    away = {other.id: distance(state, figure, other) for other in others}
    return Defeated(
        figure=figure.id,
        card=figure.card,
        seat=figure.seat,
        group=figure.group,
        by=by,
        spaces=[int(space) for space in piece(state, figure).cells] if there else [],
        away={id: spaces for id, spaces in away.items() if spaces is not None},
    )


def was_within(event: Defeated, figure: Figure, spaces: int) -> bool:
    """Whether a figure was at most so many spaces away from the one that has been defeated."""
    away = event.away.get(figure.id)
    return away is not None and away <= spaces


def was_adjacent(event: Defeated, figure: Figure) -> bool:
    """Whether a figure was adjacent to it; in the same space only companions are (CORE-SPACE-15, CORE-COMPANION-05)."""
    away = event.away.get(figure.id)
    return away == 1 or (
        away == 0 and (profile(event.card).is_companion or profile(figure.card).is_companion)
    )


class Bury(Procedure):
    """When everybody has reacted to a defeat, the texts of the figure are gone too."""

    figure: Public[int]

    def forget(self, state: Assault) -> None:
        if self.figure not in state.figures:
            for id in [id for id, source in state.sources.items() if source.subject == self.figure]:
                state.leave(id)

    steps = (forget,)


class ChooseDropSpace(Procedure):
    """In which of its spaces a large figure that is gone has left what it carried."""

    token: Public[int]
    seat: Public[int]
    spaces: Public[list[int]]

    def offer(self, state: Assault) -> Decision | None:
        token = state.tokens.get(self.token)
        if token is None or token.carrier or not self.spaces:
            return None
        options = each_of(SPACE, self.spaces)
        prompt = text("drop-space", token=text(f"token-{token.kind}"))
        return choose(self.seat, prompt, options, about={"token": self.token})

    def take(self, state: Assault, space: int) -> None:
        move_token(state, state.tokens[self.token], space)

    steps = (ask(offer, take),)


def remove_figure(state: Assault, figure: Figure) -> None:
    """Take a figure out of the game; what it carried stays in its space (CORE-DEFEAT-02); of a large one, in the
    space that its player chooses (CORE-DEFEAT-05)."""
    carried = carried_by(state, figure)
    spaces = (
        [int(space) for space in piece(state, figure).cells] if carried and figure.space != NOWHERE else []
    )
    drop_carried(state, figure)
    state.push(*(ChooseDropSpace(token=token.id, seat=figure.seat, spaces=spaces) for token in carried))
    take_away(state, figure)
    state.fallen[figure.id] = state.figures.pop(figure.id)
    if state.modifiers:
        state.modifiers = [modifier for modifier in state.modifiers if modifier.subject != figure.id]
