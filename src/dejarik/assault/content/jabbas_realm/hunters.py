"""The three hunters of Jabba's Realm as they fight in a skirmish: Onar Koma, Shyla Varad and Vinto Hreeda."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.content.blocks import (
    ONCE_PER_ROUND,
    after,
    attacking,
    both,
    cannot,
    card,
    here,
    it_is_me,
    me,
    special,
    the_attack,
)
from dejarik.assault.content.choosing import choose, choose_word, heard
from dejarik.assault.content.jabbas_realm.deployment import suffer_1_damage
from dejarik.assault.content.phrases import move_up_to, seen_foes_within
from dejarik.assault.content.picks import Pick, Then, afterwards, words
from dejarik.assault.content.series import attack_twice
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.rules.active import is_active
from dejarik.assault.rules.attack import (
    AttackResolved,
    ModifierTime,
    attack_with,
    may_attack,
)
from dejarik.assault.rules.events import ActivationBegins
from dejarik.assault.rules.figures.damage import hurt, recover
from dejarik.assault.rules.ground import (
    are_adjacent,
    are_within,
    is_small,
    on_board,
    piece,
    situation,
    team,
)
from dejarik.assault.rules.movement import MoveSpaces, gain_points, may_go
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.values import can_recover
from dejarik.kernel import Use
from dejarik.kernel.effects import follows, then

# --- Onar Koma ------------------------------------------------------------------------------------


def push_by(figure: Figure, spaces: int, seat: int, ending: list[int], *, must: bool) -> MoveSpaces:
    return MoveSpaces(figure=figure.id, spaces=spaces, seat=seat, willing=False, ending=ending, must=must)


def could_be_shoved(state: Assault, onar: Figure) -> list[Figure]:
    """The small figures adjacent to him that have a space to be pushed to."""
    return [
        figure
        for figure in on_board(state)
        if is_small(state, figure)
        and are_adjacent(state, onar, figure)
        and push_by(figure, 1, onar.seat, [], must=True).offer(state) is not None
    ]


@follows
def shove(state: Assault, pick: Pick, figure: Figure) -> None:
    state.push(push_by(figure, 1, pick.seat, [], must=True), afterwards(pick, collide, chosen=[figure.id]))


@follows
def collide(state: Assault, done: Then, _: object) -> None:
    both_of_them = [state.figures[id] for id in (done.subject, *done.chosen) if id in state.figures]
    hurt(state, both_of_them, 1, by=done.seat, source=done.subject)


def could_rush(state: Assault, use: Use) -> bool:
    onar = me(state, use)
    return may_go(state, onar) or bool(could_be_shoved(state, onar))


def shields_defender(state: Assault, use: Use, event: ModifierTime) -> bool:
    """A small figure within 2 spaces, whosever it is; but nobody is asked to help whom the own side attacks."""
    target = state.figures.get(event.target)
    return (
        target is not None
        and is_small(state, target)
        and are_within(state, me(state, use), target, 2)
        and team(state, the_attack(state).seat) != team(state, use.seat)
    )


@follows
def duck(state: Assault, pick: Pick, result: str) -> None:
    the_attack(state).modify(state, AttackEffect(block=1) if result == "block" else AttackEffect(evade=1))


card(
    "onar-koma-skirmish",
    special(
        "rush",
        then(move_up_to(4), choose(could_be_shoved, shove, may=True)),
        when=both(here, could_rush),
    ),
    after(
        "get-down",
        ModifierTime,
        choose_word(["block", "evade"], duck),
        when=both(here, shields_defender),
        limit=ONCE_PER_ROUND,
    ),
    cannot("immune", "can-gain-harmful"),
)


# --- Shyla Varad ----------------------------------------------------------------------------------


def pull(state: Assault, shyla: Figure, foe: Figure, *, must: bool) -> MoveSpaces:
    """The push by the whip: up to 3 spaces, to end next to her."""
    beside = board.adjacent_spaces(situation(state), piece(state, shyla))
    return push_by(foe, 3, shyla.seat, [int(space) for space in board.each(beside)], must=must)


def in_reach_of_whip(state: Assault, shyla: Figure) -> list[Figure]:
    """Small hostile figures within 3 spaces and in sight that can end next to her."""
    return [
        foe
        for foe in seen_foes_within(3)(state, shyla)
        if is_small(state, foe)
        and (are_adjacent(state, shyla, foe) or pull(state, shyla, foe, must=True).offer(state) is not None)
    ]


@follows
def whip(state: Assault, pick: Pick, foe: Figure) -> None:
    shyla = state.figures[pick.subject]
    must = not are_adjacent(state, shyla, foe)
    state.push(pull(state, shyla, foe, must=must), afterwards(pick, lash, chosen=[foe.id]))


@follows
def lash(state: Assault, done: Then, _: object) -> None:
    shyla = state.figures.get(done.subject)
    if shyla is not None and may_attack(state, shyla, asked=shyla.seat, only=done.chosen):
        state.push(attack_with(state, shyla, only=done.chosen, must=True))


def responses(state: Assault, shyla: Figure) -> list[str]:
    recovers = shyla.damage > 0 and can_recover(state, shyla.id)
    return words({"gain-point": True, "recover-damage": recovers})


@follows
def respond(state: Assault, pick: Pick, benefit: str) -> None:
    shyla = state.figures[pick.subject]
    if benefit == "gain-point":
        gain_points(state, shyla, 1)
    else:
        recover(state, shyla, 1)


card(
    "shyla-varad-skirmish",
    special("mandalorian-whip", choose(in_reach_of_whip, whip), attacks=True),
    after("responsive", ActivationBegins, choose_word(responses, respond), when=it_is_me),
)


# --- Vinto Hreeda ---------------------------------------------------------------------------------


def bystanders(state: Assault, use: Use, event: AttackResolved) -> list[Figure]:
    """Hostile figures within 3 spaces and in sight, but not the target of the attack."""
    return [foe for foe in seen_foes_within(3)(state, me(state, use)) if foe.id != event.target]


card(
    "vinto-hreeda-skirmish",
    special("rapid-fire", attack_twice(), attacks=True),
    after(
        "boltslinger",
        AttackResolved,
        choose(heard(AttackResolved, bystanders), suffer_1_damage),
        when=both(attacking, lambda state, use: is_active(state, me(state, use))),
    ),
)
