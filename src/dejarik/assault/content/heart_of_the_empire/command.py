"""Command cards of Heart of the Empire."""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    after,
    anybody,
    command,
    command_during,
    command_special,
    me,
    rule,
    the_attack,
    the_attacker,
    while_others_defend,
)
from dejarik.assault.content.choosing import choose, heard
from dejarik.assault.content.companions import bring_into_play, companions_of
from dejarik.assault.content.phrases import near, others_within, things_near
from dejarik.assault.content.picks import Pick, pick_target
from dejarik.assault.dice.attack import AttackEffect, Condition, PowerToken
from dejarik.assault.rules.attack import (
    Attack,
    AttackDeclared,
    AttackResolved,
    BeforeAttack,
    ModifierTime,
    Reroll,
    RerollTime,
    attack_with,
    find_target,
    rerollable,
)
from dejarik.assault.rules.events import RoundBegins
from dejarik.assault.rules.figures.conditions import (
    MOST_POWER_TOKENS,
    gain_condition,
    gain_power,
    gain_power_of_choice,
)
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import are_within, is_friendly, members, on_board, sees, team
from dejarik.assault.rules.movement import gain_points, may_go
from dejarik.assault.rules.printed import Trait, profile_of
from dejarik.assault.rules.reports import NothingShared
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.assault.rules.values import has_trait
from dejarik.assault.rules.verbs import FIGURE
from dejarik.kernel import Decision, How, Option, Procedure, Public, Use, ask, distribute, text
from dejarik.kernel.effects import follows

# --- Arcing Shot ----------------------------------------------------------------------------------


def arc(attack: Attack) -> None:
    attack.arcing = True


command(
    "arcing-shot",
    BeforeAttack,
    lambda state, use: arc(the_attack(state)),
    you=the_attacker,
    widens=arc,
)


# --- Armed Escort ---------------------------------------------------------------------------------


def escorted(state: Assault, attack: Attack, escort: Figure, defender: Figure) -> bool:
    return (
        attack.target == defender.id
        and defender.id != escort.id
        and is_friendly(state, escort, defender)
        and are_within(state, escort, defender, 2)
    )


def escort(state: Assault, use: Use) -> None:
    state.enter("armed-escort-lasting", use.seat, subject=use.subject, until=state.scope("round"))


command_during("armed-escort", escort)
rule("armed-escort-lasting", while_others_defend("armed-escort", escorted, evade=1))


# --- Battle Scars ---------------------------------------------------------------------------------

command_during(
    "battle-scars",
    lambda state, use: gain_power_of_choice(
        state, me(state, use), count=2 if me(state, use).damage >= 3 else 1
    ),
)


# --- Collateral Damage ----------------------------------------------------------------------------


def bystanders(state: Assault, use: Use, event: AttackResolved) -> list[Figure | Token]:
    """Who and what is near the target space, but for the defender."""
    if event.target_space < 0:
        return []
    return [thing for thing in things_near(state, event.target_space, 2) if thing.id != event.target]


@follows
def hit_bystander(state: Assault, pick: Pick, target: Figure | Token) -> None:
    hurt(state, [target], 2, by=pick.seat, source=pick.subject)


command(
    "collateral-damage",
    AttackResolved,
    choose(heard(AttackResolved, bystanders), hit_bystander),
    you=the_attacker,
)


# --- Concentrated Fire ----------------------------------------------------------------------------


def joins_in(state: Assault, use: Use, figure: Figure, event: AttackDeclared) -> bool:
    """Another friendly Trooper declares an attack on somebody whom this figure sees."""
    attacker, target = state.figures.get(event.attacker), find_target(state, event.target)
    return (
        attacker is not None
        and target is not None
        and attacker.id != figure.id
        and has_trait(state, attacker, Trait.TROOPER)
        and is_friendly(state, figure, attacker)
        and sees(state, figure, target)
    )


def join_fire(state: Assault, use: Use) -> None:
    figure = me(state, use)
    if profile_of(state, figure).attacks and not profile_of(state, figure).melee:
        attacker = the_attack(state).attacker
        state.modify("attack-red", How.ADD, 1, subject=attacker, until=state.scope("attack"))
    gain_condition(state, figure, Condition.STUNNED)


command("concentrated-fire", AttackDeclared, join_fire, you=joins_in)


# --- Droid Mastery --------------------------------------------------------------------------------

DROID = "j4x-7"


def master_droid(state: Assault, use: Use) -> None:
    figure = me(state, use)
    droids = companions_of(state, use.seat, DROID)
    if not droids:
        bring_into_play(state, DROID, state.groups[figure.group], [figure.space], counts_for_control=False)
        return
    gain_condition(state, droids[0], Condition.FOCUSED)
    state.push(attack_with(state, droids[0]))


command_during("droid-mastery", master_droid)


# --- Field Supply ---------------------------------------------------------------------------------

MOST_SUPPLIED = 2


def supply(state: Assault, use: Use) -> None:
    side = team(state, use.seat)
    for player in state.players:
        if player.team == side:
            state.enter("field-supply-lasting", player.seat, until=state.scope("round"))
    supply_next(state, use, [])


def supply_next(state: Assault, use: Use | Pick, supplied: list[int]) -> None:
    """One figure after another, two at most, as long as the player likes."""
    figure = state.figures.get(use.subject)
    if figure is not None and len(supplied) < MOST_SUPPLIED:
        others = [other for other in on_board(state) if other.id not in (figure.id, *supplied)]
        pick_target(state, use, near(state, figure, others, 3), receive_supply, may=True, chosen=supplied)


@follows
def receive_supply(state: Assault, pick: Pick, figure: Figure) -> None:
    gain_power_of_choice(state, figure, (PowerToken.DAMAGE, PowerToken.SURGE))
    supply_next(state, pick, [*pick.chosen, figure.id])


def spent_a_token(state: Assault, use: Use) -> bool:
    """A friendly figure has spent a token in its attack: an attacker's tokens are damage and surge."""
    attack = the_attack(state)
    attacker = state.figures.get(attack.attacker)
    return (
        attacker is not None
        and attacker.seat == use.seat
        and not attack.borrowed
        and attacker.id in attack.tokens_spent
        and bool(rerollable(attack, "attack"))
    )


command("field-supply", RoundBegins, supply, you=anybody)
rule(
    "field-supply-lasting",
    after(
        "field-supply",
        RerollTime,
        lambda state, use: state.push(Reroll(seat=use.seat, pools=["attack"])),
        when=spent_a_token,
    ),
)


# --- Forward March --------------------------------------------------------------------------------


def march(state: Assault, use: Use) -> None:
    figure = me(state, use)
    march_next(state, use, [other.id for other in others_within(2)(state, figure)])
    gain_points(state, figure, 1)


def march_next(state: Assault, use: Use | Pick, waiting: list[int]) -> None:
    """The player says in which order they go; who can't go loses the point (CORE-MOVE-06)."""
    figures = [state.figures[id] for id in waiting if id in state.figures]
    able = [figure for figure in figures if may_go(state, figure)]
    pick_target(state, use, able, go_one, chosen=[figure.id for figure in able])


@follows
def go_one(state: Assault, pick: Pick, figure: Figure) -> None:
    gain_points(state, figure, 1)
    march_next(state, pick, [id for id in pick.chosen if id != figure.id])


command_during("forward-march", march)


# --- Heavy Ordnance -------------------------------------------------------------------------------


def load_ordnance(state: Assault, use: Use) -> None:
    attack = the_attack(state)
    if isinstance(find_target(state, attack.target), Token):
        attack.modify(state, AttackEffect(damage=2, pierce=2))
    else:
        attack.modify(state, AttackEffect(damage=1))


command("heavy-ordnance", ModifierTime, load_ordnance, you=the_attacker)


# --- Ready Weapons --------------------------------------------------------------------------------


class ShareTokens(Procedure):
    """A player distributes power tokens of one kind among figures (IA-DISTRIBUTE-01, -02), of which each can keep
    only two (IA-POWER-07)."""

    seat: Public[int]
    figures: Public[list[int]]
    token: Public[PowerToken]
    count: Public[int]

    def offer(self, state: Assault) -> Decision | None:
        options = [
            Option(FIGURE, id, cap=min(MOST_POWER_TOKENS, self.count))
            for id in self.figures
            if id in state.figures
        ]
        if not options:
            return None
        prompt = text("power-share", count=self.count, token=text(f"symbol-{self.token.value}"))
        return distribute(self.seat, prompt, options, 0, self.count)

    def take(self, state: Assault, shares: list[tuple[int, int]]) -> None:
        if not any(amount for _, amount in shares):
            state.log(NothingShared(seat=self.seat))
        for id, amount in shares:
            for _ in range(amount):
                gain_power(state, state.figures[id], self.token)

    steps = (ask(offer, take),)


def share_weapons(state: Assault, use: Use) -> None:
    mates = [figure.id for figure in members(state, me(state, use).group)]
    state.push(ShareTokens(seat=use.seat, figures=mates, token=PowerToken.DAMAGE, count=3))


command_special("ready-weapons", share_weapons)
