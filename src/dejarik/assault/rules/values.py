"""Values that cards change: health, speed, results of attacks, and what a figure may do.

Each is a query that starts from what is printed and folds everything in force. Constant abilities name a query by
its name: the names here are the vocabulary of the content.
"""

from __future__ import annotations

from functools import cache

from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die, DieKind
from dejarik.assault.rules.printed import Keyword, Trait, profile_of
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import NOBODY, Permission, Query


def _printed_health(state: Assault, id: int) -> int:
    return profile_of(state, state.figures[id]).health


def _printed_speed(state: Assault, id: int) -> int:
    return profile_of(state, state.figures[id]).speed


def _nothing(state: Assault, id: int) -> int:
    return 0


health = Query[Assault]("health", _printed_health, least=1)
speed = Query[Assault]("speed", _printed_speed, least=0)
interaction_reach = Query[Assault]("interaction-reach", lambda state, id: 1)  # how far objects may be
token_reach = Query[Assault](
    "token-reach", _nothing
)  # how far friends may be whose power tokens it may spend

# What is added to the results of an attack, asked of the attacker (step 4, CORE-ATTACK-18) …
attack_damage = Query[Assault]("attack-damage", _nothing)
attack_surge = Query[Assault]("attack-surge", _nothing)
attack_accuracy = Query[Assault]("attack-accuracy", _nothing)
attack_pierce = Query[Assault]("attack-pierce", _nothing)
attack_blast = Query[Assault]("attack-blast", _nothing)
attack_cleave = Query[Assault]("attack-cleave", _nothing)
attack_reach = Query[Assault]("attack-reach", _nothing)

# … and of the target.
defence_block = Query[Assault]("defence-block", _nothing)
defence_evade = Query[Assault]("defence-evade", _nothing)
defence_dodge = Query[Assault]("defence-dodge", _nothing)
defence_pierce = Query[Assault]("defence-pierce", _nothing)  # what the target takes from the attack's Pierce
defence_accuracy = Query[Assault]("defence-accuracy", _nothing)  # what the target adds to the accuracy needed
block_per_evade = Query[Assault](
    "block-per-evade", _nothing
)  # blocks that each evade of the target brings with it

# Dice that are added to the pool of the attacker or the target, by their colour (step 2, CORE-ATTACK-14).
extra_attack_dice = {
    die: Query[Assault](f"attack-{die.value}", _nothing, within="attack")
    for die in Die
    if die.kind is DieKind.ATTACK
}
extra_defence_dice = {
    die: Query[Assault](f"defence-{die.value}", _nothing, within="attack")
    for die in Die
    if die.kind is DieKind.DEFENCE
}

condition_keyword = {
    condition: Query[Assault](f"attack-{condition.value}", _nothing) for condition in Condition
}


def _always(state: Assault, id: int) -> bool:
    return True


def _never(state: Assault, id: int) -> bool:
    return False


def _printed_mobile(state: Assault, id: int) -> bool:
    return Keyword.MOBILE in profile_of(state, state.figures[id]).keywords


def _not_neutral(state: Assault, id: int) -> bool:
    return state.figures[id].seat != NOBODY  # CORE-NEUTRAL-02


def _not_stunned(state: Assault, id: int) -> bool:
    return Condition.STUNNED not in state.figures[id].conditions


can_attack = Permission[Assault]("can-attack", _not_stunned)  # CORE-COND-10
can_exit = Permission[Assault]("can-exit", _not_stunned)  # leave its space by its own will, CORE-COND-11
can_interact = Permission[Assault](
    "can-interact", lambda state, id: not profile_of(state, state.figures[id]).is_companion
)
can_recover = Permission[Assault]("can-recover", _always)
can_be_affected = Permission[Assault]("can-be-affected", _not_neutral)  # suffer, gain or be moved by effects
can_be_pushed = Permission[Assault](
    "can-be-pushed", _always
)  # by a text; Massive figures push everybody aside
can_move_out_of_turn = Permission[Assault]("can-move-out-of-turn", _always)
can_suffer_damage = Permission[Assault]("can-suffer-damage", _always)
can_be_chosen = Permission[Assault]("can-be-chosen", _always)  # as the target of a text (CORE-INCAP-02)
can_be_defeated = Permission[Assault]("can-be-defeated", _always)
can_gain_conditions = Permission[Assault]("can-gain-conditions", _always)  # of whatever kind
can_gain_harmful = Permission[Assault]("can-gain-harmful", _always)
moves_repeatedly = Permission[Assault]("moves-repeatedly", _always)  # more than one move action an activation
attacks_freely = Permission[Assault]("attacks-freely", _never)  # more than one attack action an activation
sees_through_figures = Permission[Assault]("sees-through-figures", _never)  # figures do not block its attacks
attacks_indirectly = Permission[Assault](
    "attacks-indirectly", _never
)  # its ranged attacks may be aimed at figures next to an empty space that it sees
is_mobile = Permission[Assault]("is-mobile", _printed_mobile)
moves_with_ease = Permission[Assault]("moves-with-ease", _never)  # no extra costs of movement
crosses_terrain = Permission[Assault]("crosses-terrain", _never)  # none for difficult terrain
surges_twice = Permission[Assault]("surges-twice", _never)  # each surge ability up to two times an attack
evades_for_dodges = Permission[Assault]("evades-for-dodges", _never)  # its dodge results count as evades
tokens_are_wild = Permission[Assault](
    "tokens-are-wild", _never
)  # it may use power tokens as those of any kind
counts_for_control = Permission[Assault]("counts-for-control", _not_neutral)  # CORE-CONTROL-01


def keeps(state: Assault, figure: int, ability: str) -> bool:
    """Whether a figure still has a printed ability of its own: another card may take it away."""
    return _keeping(ability)(state, figure)


@cache
def _keeping(ability: str) -> Permission[Assault]:
    return Permission[Assault](f"keeps-{ability}", _always)


def has_trait(state: Assault, figure: Figure, *traits: Trait) -> bool:
    """Whether a figure has at least one of these traits."""
    return not profile_of(state, figure).traits.isdisjoint(traits)


def is_massive(state: Assault, figure: Figure) -> bool:
    return Keyword.MASSIVE in profile_of(state, figure).keywords
