"""Imperial Deployment cards of the core set: what their figures can do in a skirmish."""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    ONCE_PER_ROUND,
    Part,
    after,
    both,
    cannot,
    card,
    defending,
    it_is_me,
    many,
    may_reroll,
    me,
    special,
)
from dejarik.assault.content.choosing import choose, heard
from dejarik.assault.content.families import assault, brutality, foresight, protector, targeting_computer
from dejarik.assault.content.phrases import (
    become,
    beside_friendly,
    could_move_or_attack,
    friendly_defeated,
    move_then_attack,
    move_up_to,
    others_within,
    perform_move,
    roll,
    seen_foes,
)
from dejarik.assault.content.picks import Pick, pick_target, pick_word, words
from dejarik.assault.content.series import MovesInTurn
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.active import activation_of
from dejarik.assault.rules.attack import attack_with, may_attack
from dejarik.assault.rules.events import RoundEnds
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import Defeated, defeat, hurt, strain, was_adjacent, was_within
from dejarik.assault.rules.ground import are_adjacent, friends, members, on_board
from dejarik.assault.rules.movement import may_go
from dejarik.assault.rules.printed import Trait
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.kernel import Procedure, Public, Source, Use
from dejarik.kernel.effects import follows, then

# --- Stormtroopers --------------------------------------------------------------------------------


@follows
def take_heart(state: Assault, pick: Pick, figure: Figure) -> None:
    gain_condition(state, figure, Condition.FOCUSED)


def comrades(state: Assault, use: Use, event: Defeated) -> list[Figure]:
    return members(state, event.group)


def squad_training() -> Part:
    return may_reroll("squad-training", when=beside_friendly(Trait.TROOPER))


card("stormtrooper", squad_training())
card(
    "stormtrooper-elite",
    squad_training(),
    after(
        "last-stand",
        Defeated,
        choose(heard(Defeated, comrades), take_heart),
        when=it_is_me,
        forced=True,
        posthumous=True,
    ),
)


# --- Imperial officers and General Weiss ----------------------------------------------------------


@follows
def obey(state: Assault, pick: Pick, figure: Figure) -> None:
    perform_move(state, figure)


@follows
def choose_how_to_obey(state: Assault, pick: Pick, figure: Figure) -> None:
    """A move or an attack, or neither: the figure's own player decides."""
    ways = words({"perform-a-move": may_go(state, figure), "perform-an-attack": may_attack(state, figure)})
    pick_word(state, pick, ways, carry_out, may=True, decides=figure, chosen=[figure.id])


@follows
def carry_out(state: Assault, pick: Pick, word: str) -> None:
    figure = state.figures.get(pick.chosen[0])
    if figure is None:
        return
    if word == "perform-a-move":
        perform_move(state, figure)
    else:
        state.push(attack_with(state, figure, must=True))


def cower() -> Part:
    return may_reroll("cower", defence=True, side=defending, when=beside_friendly())


card(
    "imperial-officer",
    special("order", choose(others_within(2), obey)),
    cower(),
)
card(
    "imperial-officer-elite",
    special("executive-order", choose(others_within(2), choose_how_to_obey)),
    cower(),
)


def other_friends(state: Assault, figure: Figure) -> list[Figure]:
    return friends(state, figure, others=True)


@follows
def order_first(state: Assault, pick: Pick, figure: Figure) -> None:
    """Both are chosen before either moves; they move in the order they were chosen in."""
    weiss = state.figures.get(pick.subject)
    if weiss is not None:
        rest = [other for other in other_friends(state, weiss) if other.id != figure.id]
        pick_target(state, pick, rest, order_second, may=True)
    state.push(MovesInTurn(figures=[figure.id]))


@follows
def order_second(state: Assault, pick: Pick, figure: Figure) -> None:
    state.the(MovesInTurn).figures.append(figure.id)


card(
    "general-weiss-field-commander",
    special("generals-orders", choose(other_friends, order_first, may=True)),
)


# --- Darth Vader ----------------------------------------------------------------------------------


@follows
def choke(state: Assault, pick: Pick, figure: Figure) -> None:
    hurt(state, [figure], 2, by=pick.seat, source=pick.subject)
    strain(state, figure, 1, by=pick.seat)


card(
    "darth-vader-lord-of-the-sith",
    brutality(),
    special("force-choke", choose(seen_foes, choke)),
    foresight(),
)


# --- Royal Guards ---------------------------------------------------------------------------------


def beside_me(state: Assault, use: Use, event: Defeated) -> bool:
    return was_adjacent(event, me(state, use))


def within_3_of_me(state: Assault, use: Use, event: Defeated) -> bool:
    return was_within(event, me(state, use), 3)


card(
    "royal-guard",
    protector(),
    after(
        "vengeance",
        Defeated,
        become(Condition.FOCUSED),
        when=both(friendly_defeated, beside_me),
        forced=True,
    ),
)
card(
    "royal-guard-elite",
    protector(),
    after(
        "forward-vengeance",
        Defeated,
        then(become(Condition.FOCUSED), move_up_to(1)),
        when=both(friendly_defeated, beside_me),
        forced=True,
    ),
)
card(
    "royal-guard-champion",
    brutality(),
    after(
        "executor",
        Defeated,
        move_then_attack(2),
        when=both(friendly_defeated, within_3_of_me, could_move_or_attack),
        limit=ONCE_PER_ROUND,
    ),
)


# --- Droids and machines --------------------------------------------------------------------------


class SelfDestruct(Procedure):
    """A figure blows up: everything beside it is hurt, then it is defeated."""

    figure: Public[int]
    seat: Public[int]

    def blow_up(self, state: Assault) -> None:
        figure = state.figures.get(self.figure)
        if figure is None:
            return
        (face,) = roll(state, Die.RED)
        victims: list[Figure | Token] = [
            other for other in on_board(state) if are_adjacent(state, figure, other)
        ]
        victims += [
            token for token in state.tokens.values() if token.health and are_adjacent(state, figure, token)
        ]
        hurt(state, victims, face.damage, by=self.seat, source=self.figure)

    def be_defeated(self, state: Assault) -> None:
        """Not by an opponent: IA-4P-25."""
        figure = state.figures.get(self.figure)
        if figure is not None:
            defeat(state, figure, self.seat)

    steps = (blow_up, be_defeated)


def self_destruct() -> Part:
    return after(
        "self-destruct",
        RoundEnds,
        lambda state, use: state.push(SelfDestruct(figure=use.subject, seat=use.seat)),
        when=lambda state, use: me(state, use).space >= 0,
    )


card("probe-droid", self_destruct())
card("probe-droid-elite", targeting_computer(), self_destruct())


def is_beside(state: Assault, attacker: Figure, target: Figure | Token) -> bool:
    return isinstance(target, Figure) and are_adjacent(state, attacker, target)


card("at-st-elite", targeting_computer(), Part("awkward", bars_target=is_beside))


def has_left_its_space(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
    own = activation_of(state, figure)
    return holder is figure and own is not None and own.exited


def has_attacked(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
    own = activation_of(state, figure)
    return holder is figure and own is not None and own.has_attacked


def tripod() -> Part:
    """In one activation it attacks or leaves its space, never both."""
    return many(
        "tripod",
        cannot("tripod", "can-attack", who=has_left_its_space),
        cannot("tripod", "can-exit", who=has_attacked),
    )


card("e-web-engineer", tripod(), assault())
card("e-web-engineer-elite", tripod(), assault())
