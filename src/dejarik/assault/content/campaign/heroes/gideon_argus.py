"""Gideon Argus, Valiant Commander: his sheet and his class deck."""

from __future__ import annotations

from dejarik.assault.campaign.rules.heroes import Commanded
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.strain import recover_strain
from dejarik.assault.content.blocks import (
    Part,
    after,
    attacking,
    both,
    card,
    defending,
    during,
    exhaust_cost,
    here,
    me,
    rule,
    special,
    strain_cost,
    surge,
    the_attack,
    use_freely,
)
from dejarik.assault.content.campaign.feats import (
    a_friend_attacks,
    adds,
    another_attacks,
    has_card,
    has_used,
    in_attack,
    made_with,
    ranged_weapons,
)
from dejarik.assault.content.choosing import choose
from dejarik.assault.content.core.imperials import choose_how_to_obey
from dejarik.assault.content.phrases import near
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import (
    Attack,
    AttackDeclared,
    ModifierTime,
    PoolsFormed,
    attack_with,
    find_target,
    may_attack,
)
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.ground import are_within, foes, friends, sees
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.names import asking_text
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.verbs import FIGURE
from dejarik.kernel import Decision, Procedure, Public, Source, Use, ask, each_of, text
from dejarik.kernel import choose as ask_for
from dejarik.kernel.abilities import AbilityUsed
from dejarik.kernel.effects import follows

# --- His sheet, and what changes Command ----------------------------------------------------------

AIR_OF_COMMAND = "gideon-argus-air-of-command"


def _under_command(state: Assault, figure: Figure) -> list[Figure]:
    """Who is near enough; with the card also whom he sees."""
    others = friends(state, figure, others=True)
    found = near(state, figure, others, 3)
    if has_card(state, figure, AIR_OF_COMMAND):
        found += [other for other in others if other not in found and sees(state, figure, other)]
    return found


def _ranged(state: Assault, attack: Attack, source: Source) -> bool:
    return made_with(ranged_weapons)(state, attack, state.figures[attack.attacker])


@follows
def _command(state: Assault, pick: Pick, figure: Figure) -> None:
    choose_how_to_obey(state, pick, figure)
    state.push(afterwards(pick, _resolved, chosen=[figure.id]))


@follows
def _resolved(state: Assault, then: Then, nothing: None) -> None:
    state.occur(Commanded(figure=then.chosen[0], by=then.subject))


card(
    "gideon-argus",
    special("command", choose(_under_command, _command), costs=(strain_cost(2),)),
    surge("disabling-shot", when=_ranged),
)
card(AIR_OF_COMMAND, Part("far-reaching-orders"))
card(
    "gideon-argus-mobile-tactician",
    after(
        "mobile-tactician",
        AbilityUsed,
        lambda state, use: gain_points(state, me(state, use), 2),
        when=has_used("command"),
        forced=True,
    ),
)


def _can_command(state: Assault, use: Use) -> bool:
    return bool(_under_command(state, me(state, use)))


card(
    "gideon-argus-masterstroke",
    after(
        "masterstroke",
        AbilityUsed,
        lambda state, use: use_freely(state, me(state, use), "command"),
        when=both(has_used("command"), _can_command),
        costs=(exhaust_cost(),),
    ),
)


# --- Called Shot, Military Efficiency, For the Cause!, Rallying Shout -----------------------------


def _sees_target(state: Assault, use: Use, event: ModifierTime) -> bool:
    target = find_target(state, event.target)
    return here(state, use) and target is not None and sees(state, me(state, use), target)


def _has_damage(state: Assault, use: Use) -> bool:
    return the_attack(state).damage_results > 0


def _has_block(state: Assault, use: Use) -> bool:
    return the_attack(state).blocks > 0


card(
    "gideon-argus-called-shot",
    in_attack(
        "called-shot", adds(surge=1), when=both(a_friend_attacks, _sees_target), costs=(exhaust_cost(),)
    ),
)
card(
    "gideon-argus-military-efficiency",
    in_attack(
        "offence", adds(damage=-1, surge=1), when=both(attacking, _has_damage), costs=(exhaust_cost(),)
    ),
    in_attack("defence", adds(block=-1, evade=1), when=both(defending, _has_block), costs=(exhaust_cost(),)),
)


def _near_and_not_focused(state: Assault, use: Use, event: AttackDeclared) -> bool:
    attacker = state.figures[event.attacker]
    return are_within(state, me(state, use), attacker, 3) and Condition.FOCUSED not in attacker.conditions


def _cheer(state: Assault, use: Use, event: AttackDeclared) -> None:
    gain_condition(state, state.figures[event.attacker], Condition.FOCUSED)


def _heroes_in_sight(state: MissionState, figure: Figure) -> list[Figure]:
    others = [other for other in friends(state, figure, others=True) if other.id in state.heroes]
    return [other for other in others if sees(state, figure, other)]


@follows
def _rally(state: MissionState, pick: Pick, figure: Figure) -> None:
    recover_strain(state, figure, 2)


card(
    "gideon-argus-for-the-cause",
    after(
        "for-the-cause",
        AttackDeclared,
        _cheer,
        when=both(another_attacks, _near_and_not_focused),
        costs=(strain_cost(1), exhaust_cost()),
    ),
)
card(
    "gideon-argus-rallying-shout",
    during("rallying-shout", choose(_heroes_in_sight, _rally), costs=(exhaust_cost(),)),
)


# --- Hammer and Anvil -----------------------------------------------------------------------------

HAMMER_AND_ANVIL = "gideon-argus-hammer-and-anvil"
SECOND = f"{HAMMER_AND_ANVIL}-lasting"


class HammerAndAnvil(Procedure):
    """Two figures may attack the same one, in the order that its player chooses; in the second attack it has no
    dice."""

    seat: Public[int]
    figures: Public[list[int]]
    target: Public[int]
    bare: Public[int] = 0  # the text that takes the dice away, once there has been an attack

    def offer(self, state: Assault) -> Decision | None:
        target, able = state.figures.get(self.target), self._able(state)
        if target is None or len(able) < 2:
            return None
        prompt = text("pick-first-attack", card=asking_text(HAMMER_AND_ANVIL, "hammer-and-anvil"))
        return ask_for(target.seat, prompt, each_of(FIGURE, able), about={"figure": self.target})

    def take(self, state: Assault, first: int) -> None:
        self.figures.sort(key=lambda id: id != first)

    def attack(self, state: Assault) -> None:
        able = self._able(state)
        if able:
            self.figures = [id for id in self.figures if id != able[0]]
            state.push(attack_with(state, state.figures[able[0]], only=[self.target]))
            self.repeat()

    def finish(self, state: Assault) -> None:
        if self.bare:
            state.leave(self.bare)

    def receive(self, state: Assault, child: Procedure) -> None:
        """Only an attack that was made makes the other one the second."""
        if isinstance(child, Attack) and child.target and not self.bare:
            self.bare = state.enter(SECOND, self.seat)

    def _able(self, state: Assault) -> list[int]:
        return [id for id in self.figures if _could_strike(state, id, self.target)]

    steps = (ask(offer, take), attack, finish)


def _could_strike(state: Assault, figure: int, target: int) -> bool:
    return figure in state.figures and may_attack(state, state.figures[figure], only=[target])


def _targets(state: Assault, figures: list[int]) -> list[Figure]:
    """Whom one of these figures at least could attack."""
    first = state.figures[figures[0]]
    return [foe for foe in foes(state, first) if any(_could_strike(state, id, foe.id) for id in figures)]


def _partners(state: Assault, figure: Figure) -> list[Figure]:
    """The friends with whom there is somebody to attack."""
    others = friends(state, figure, others=True)
    return [other for other in others if _targets(state, [figure.id, other.id])]


@follows
def _with_partner(state: Assault, pick: Pick, figure: Figure) -> None:
    both_of_them = [pick.subject, figure.id]
    pick_target(state, pick, _targets(state, both_of_them), _strike, chosen=both_of_them)


@follows
def _strike(state: Assault, pick: Pick, target: Figure) -> None:
    state.push(HammerAndAnvil(seat=pick.seat, figures=list(pick.chosen), target=target.id))


def _is_the_second(state: Assault, use: Use) -> bool:
    current = state.the(HammerAndAnvil)
    return current.bare == use.source and the_attack(state).target == current.target


def _lay_bare(state: Assault, use: Use) -> None:
    attack = the_attack(state)
    attack.change_pool(state, "defence", removed=[die.colour for die in attack.defence_dice])


card(
    HAMMER_AND_ANVIL,
    special("hammer-and-anvil", choose(_partners, _with_partner), attacks=True, costs=(strain_cost(2),)),
)
rule(SECOND, after("hammer-and-anvil", PoolsFormed, _lay_bare, when=_is_the_second, forced=True))
