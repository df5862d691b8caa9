"""What an ability can cost: actions, cards, strain, victory points, exhausting or depleting a card."""

from __future__ import annotations

from dejarik.assault.campaign.rules.heroes import deplete, is_depleted
from dejarik.assault.campaign.rules.supply import discard_supply
from dejarik.assault.content.blocks.who import me
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.figures.damage import hurt, strain
from dejarik.assault.rules.figures.groups import exhausted_mark
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.reports import Exhausted, Readied
from dejarik.assault.rules.state import Assault
from dejarik.assault.skirmish.rules.commands import DiscardCommand, hand
from dejarik.assault.skirmish.rules.victory import gain
from dejarik.kernel import Cost, Source, Use


def action_cost(actions: int, *, attacks: bool = False) -> Cost:
    """Actions of the figure that is activated; one that attacks counts against the attack limit (CORE-ACTION-04)."""

    def payable(state: Assault, use: Use) -> bool:
        current = activation(state)
        return (
            current is not None
            and current.figure == use.subject
            and current.actions >= actions
            and (not attacks or current.may_attack_again(state))
        )

    def pay(state: Assault, use: Use) -> None:
        current = activation(state)
        assert current is not None
        current.actions -= actions
        current.attacked = current.attacked or attacks

    return Cost(payable, pay)


def discard_cost() -> Cost:
    """One Command card of the hand, chosen by its player."""
    return Cost(
        lambda state, use: bool(hand(state, use.seat)),
        lambda state, use: state.push(DiscardCommand(seat=use.seat)),
    )


def movement_cost(points: int) -> Cost:
    """Movement points of the figure itself."""

    def pay(state: Assault, use: Use) -> None:
        me(state, use).points -= points

    return Cost(lambda state, use: bool(me(state, use).points >= points), pay)


def strain_cost(amount: int) -> Cost:
    """Strain of the figure itself, which may even be defeated by it (CORE-STRAIN-02, -05, CORE-ABILITY-03)."""
    return Cost(
        lambda state, use: (
            use.subject in state.figures and mode_of(state).may_suffer(state, me(state, use), amount)
        ),
        lambda state, use: strain(state, me(state, use), amount, by=use.seat),
    )


def points_cost(points: int) -> Cost:
    """Victory points that the player must have (IA-VP-01, -03)."""
    return Cost(
        lambda state, use: bool(state.players[use.seat].vp >= points),
        lambda state, use: gain(state, use.seat, -points),
    )


def exhaust_cost() -> Cost:
    """The card itself is exhausted; it is readied in the Status Phase (CORE-CARD-01, -06)."""
    return Cost(lambda state, use: _exhausted(state, use) not in state.memory, exhaust_it)


def damage_cost(amount: int) -> Cost:
    """Damage that the figure itself suffers; it may even be defeated by it (CORE-ABILITY-03)."""
    return Cost(
        lambda state, use: use.subject in state.figures,
        lambda state, use: hurt(state, [me(state, use)], amount, by=use.seat, source=use.subject),
    )


def deplete_cost() -> Cost:
    """The card itself is depleted (CORE-CARD-03); who has none in play can't pay it."""
    return Cost(
        lambda state, use: use.source in state.sources and not is_depleted(state, use.source),
        lambda state, use: deplete(state, use.source),
    )


def discard_supply_cost() -> Cost:
    """The Supply card itself is discarded."""
    return Cost(
        lambda state, use: use.source in state.sources,
        lambda state, use: discard_supply(state, use.source),
    )


def exhaust_source(state: Assault, id: int) -> None:
    """An effect exhausts a card in play (CORE-CARD-01)."""
    source = state.sources[id]
    state.memory[_mark(state, id, source.key, source.subject)] = 1
    state.log(Exhausted(seat=source.seat, card=source.key, group=0))


def is_source_exhausted(state: Assault, id: int) -> bool:
    """Whether a card in play is exhausted."""
    source = state.sources[id]
    return _mark(state, id, source.key, source.subject) in state.memory


def is_exhausted(state: Assault, use: Use) -> bool:
    """Whether the card itself is exhausted."""
    return _exhausted(state, use) in state.memory


def ready_it(state: Assault, use: Use) -> None:
    """The card itself is readied."""
    if state.memory.pop(_exhausted(state, use), 0):
        state.log(Readied(seat=use.seat, card=use.key, group=0))


def exhaust_it(state: Assault, use: Use) -> None:
    """The card itself is exhausted."""
    state.memory[_exhausted(state, use)] = 1
    state.log(Exhausted(seat=use.seat, card=use.key, group=0))


def using(state: Assault, source: int | Source) -> Use:
    """The use of a card that is known by its source alone: of a surge ability, or in what follows from a choice."""
    if not isinstance(source, int):
        source = next(id for id, each in state.sources.items() if each is source)
    return Use.of(source, state.sources[source], "")


def _exhausted(state: Assault, use: Use) -> str:
    source = state.sources.get(use.source)
    return _mark(state, use.source, use.key, use.subject if source is None else source.subject)


def _mark(state: Assault, source: int, key: str, subject: int) -> str:
    """How it is remembered: for the card, which all figures of a group share (CORE-TERM-19). A card that belongs to no
    figure is its own, whoever uses it."""
    figure = state.figures.get(subject)
    return f"exhausted:{source}" if figure is None else exhausted_mark(key, figure.group)
