"""Ko-Tun Feralo, Rebel Quartermaster: her sheet and her class deck."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState, is_rebel
from dejarik.assault.campaign.rules.strain import Rested
from dejarik.assault.campaign.rules.supply import CrateOpened, draw_supply
from dejarik.assault.content.blocks import (
    ONCE_PER_ACTIVATION,
    AboutFigure,
    Part,
    after,
    always_on,
    before,
    both,
    card,
    during,
    exhaust_cost,
    here,
    it_is_me,
    many,
    may,
    may_reroll,
    me,
    rule,
    strain_cost,
    the_attack,
)
from dejarik.assault.content.campaign.feats import adds
from dejarik.assault.content.campaign.gear import double_token, token_counts_once, with_it
from dejarik.assault.content.heart_of_the_empire.rebels import arm
from dejarik.assault.content.phrases import in_this_attack, move_up_to, others_within
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target, pick_word
from dejarik.assault.content.pools import DEFENCE, TakeDieOut
from dejarik.assault.dice.attack import PowerToken
from dejarik.assault.facts.campaign_vocabulary import ItemTrait
from dejarik.assault.rules.attack import (
    AttackDeclared,
    AttackResolved,
    PoolsFormed,
    PowerSpent,
    Reroll,
    RerollTime,
    find_target,
    rerollable,
)
from dejarik.assault.rules.attack.numbers import defence_pool
from dejarik.assault.rules.events import ActivationBegins, ActivationEnds, MissionBegins
from dejarik.assault.rules.figures.conditions import MOST_POWER_TOKENS, gain_power, gain_power_of_choice
from dejarik.assault.rules.ground import are_within, is_friendly, on_board
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.state import NOWHERE, Assault, Figure
from dejarik.kernel import Source, Use
from dejarik.kernel.effects import follows

FIRE_SUPPORT = "fire-support-specialist"


def _is_friend_near(state: Assault, use: Use, figure: int, spaces: int) -> bool:
    """A figure friendly to her, she herself included, at most so many spaces away."""
    friend = state.figures.get(figure)
    return (
        here(state, use)
        and friend is not None
        and is_friendly(state, me(state, use), friend)
        and are_within(state, me(state, use), friend, spaces)
    )


# --- Her sheet ------------------------------------------------------------------------------------


def _distribute(state: MissionState, use: Use) -> None:
    gain_power_of_choice(state, me(state, use), (PowerToken.DAMAGE, PowerToken.BLOCK))
    state.push(afterwards(use, _arm_another))


@follows
def _arm_another(state: MissionState, done: Then, _: object) -> None:
    figure = state.figures.get(done.subject)
    if figure is not None:
        pick_target(state, done, others_within(3)(state, figure), arm)


def _arms_distribution(moment: type[ActivationBegins] | type[ActivationEnds]) -> Part:
    return after(
        "arms-distribution",
        moment,
        _distribute,
        when=it_is_me,
        limit=ONCE_PER_ACTIVATION,
        costs=(strain_cost(1),),
    )


def _opens_near(state: MissionState, use: Use, event: CrateOpened) -> bool:
    return bool(state.supply) and _is_friend_near(state, use, event.figure, 3)


def _offer_stock(state: MissionState, use: Use, event: CrateOpened) -> None:
    pick_word(state, use, ["draw-five"], _draw_five, may=True, seat=state.figures[event.figure].seat)


@follows
def _draw_five(state: MissionState, pick: Pick, _: str) -> None:
    event = state.the(Use).event(state, CrateOpened)
    event.count, event.without = 5, ItemTrait.VALUABLE


card(
    "ko-tun-feralo",
    many(
        "arms-distribution",
        _arms_distribution(ActivationBegins),
        _arms_distribution(ActivationEnds),
    ),
    before("stockpile", CrateOpened, _offer_stock, when=_opens_near, forced=True),
)
card("service-rifle", may_reroll("reroll", side=with_it))


# --- Auxiliary Training, Inch By Inch -------------------------------------------------------------


def _pool_of_spender(state: Assault, use: Use) -> tuple[int, str] | None:
    """The friendly figure that has spent a power token in this attack and has a die to reroll, and its pool."""
    attack = the_attack(state)
    for id, pool in ((attack.attacker, "attack"), (attack.target, "defence")):
        figure = state.figures.get(id)
        if (
            figure is not None
            and id in attack.tokens_spent
            and is_friendly(state, me(state, use), figure)
            and rerollable(attack, pool)
        ):
            return id, pool
    return None


def _assist(state: Assault, use: Use) -> None:
    found = _pool_of_spender(state, use)
    if found is not None:
        state.push(Reroll(seat=state.figures[found[0]].seat, pools=[found[1]], may=True))


def _has_spent(state: Assault, use: Use) -> bool:
    return here(state, use) and _pool_of_spender(state, use) is not None


def _advance(state: MissionState, use: Use) -> None:
    figure = me(state, use)
    gain_points(state, figure, 1)
    pick_target(state, use, others_within(3)(state, figure), _follow)


@follows
def _follow(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_points(state, figure, 1)


card(
    "auxiliary-training",
    after("reroll", RerollTime, _assist, when=_has_spent, costs=(exhaust_cost(),)),
)
card("inch-by-inch", during("advance", _advance, costs=(exhaust_cost(),)))


# --- Combat Logistics, Dig In ---------------------------------------------------------------------


def _within_3(state: MissionState, use: Use, event: AboutFigure) -> bool:
    return _is_friend_near(state, use, event.figure, 3)


def _refresh(state: MissionState, use: Use, event: Rested) -> None:
    gain_power(state, state.figures[event.figure], PowerToken.DAMAGE)


def _target_is_near(state: MissionState, use: Use, event: AttackDeclared) -> bool:
    return _is_friend_near(state, use, event.target, 2)


card(
    "combat-logistics",
    after("rest-bonus", Rested, _refresh, when=_within_3, costs=(exhaust_cost(),)),
    after(
        "supplies",
        MissionBegins,
        lambda state, use: draw_supply(state, me(state, use)),
        when=here,
        forced=True,
    ),
)
card(
    "dig-in",
    after(
        "cover",
        AttackDeclared,
        adds(block=2),
        when=_target_is_near,
        costs=(strain_cost(1), exhaust_cost()),
    ),
)


# --- Fire Support Specialist, Opportunist ---------------------------------------------------------


def _attacker_has_spent(state: MissionState, use: Use, event: PowerSpent) -> bool:
    """The attacker, and there is a die to lose."""
    attack = the_attack(state)
    target = find_target(state, attack.target)
    return (
        event.figure == attack.attacker
        and target is not None
        and bool(defence_pool(state, target, attack.removed))
    )


def _prepare(state: MissionState, use: Use) -> None:
    state.enter(f"{FIRE_SUPPORT}-lasting", use.seat, subject=use.subject, until=state.scope("attack"))


def _after_a_token(state: MissionState, use: Use, event: AttackResolved) -> bool:
    return event.attacker in the_attack(state).tokens_spent and _is_friend_near(state, use, event.attacker, 3)


card(
    FIRE_SUPPORT,
    after(
        "strip-die",
        PowerSpent,
        _prepare,
        when=both(_within_3, _attacker_has_spent),
        costs=(strain_cost(1), exhaust_cost()),
    ),
)
rule(
    f"{FIRE_SUPPORT}-lasting",
    after(
        "strip-die",
        PoolsFormed,
        lambda state, use: state.push(TakeDieOut(seat=use.seat, name=DEFENCE)),
        when=in_this_attack,
        forced=True,
    ),
)
card("opportunist", after("reposition", AttackResolved, move_up_to(1), when=_after_a_token))


# --- Self-Sufficient, Squad Cohesion --------------------------------------------------------------


def _share_out(state: MissionState, use: Use) -> None:
    _next_token(state, use, 4)


def _next_token(state: MissionState, acting: Use | Then, left: int) -> None:
    """Only who has room for another token is chosen (CORE-POWER-02)."""
    rebels = [each for each in on_board(state) if is_rebel(state, each)]
    if left:
        open_handed = [each for each in rebels if len(each.power) < MOST_POWER_TOKENS]
        pick_target(state, acting, open_handed, _give_token, amount=left)


@follows
def _give_token(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_power_of_choice(state, figure)
    state.push(afterwards(pick, _give_more, amount=pick.amount - 1))


@follows
def _give_more(state: MissionState, done: Then, _: object) -> None:
    _next_token(state, done, done.amount)


def _any_rebel(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    return is_rebel(state, figure)


def _beside_ko_tun(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    return (
        holder is not None
        and holder.space != NOWHERE
        and is_friendly(state, holder, figure)
        and are_within(state, holder, figure, 2)
    )


card(
    "self-sufficient",
    after("double-token", PowerSpent, double_token, when=token_counts_once, forced=True),
    during(
        "gain",
        lambda state, use: gain_power_of_choice(state, me(state, use)),
        costs=(strain_cost(1), exhaust_cost()),
    ),
)
card(
    "squad-cohesion",
    after("start-tokens", MissionBegins, _share_out, when=here, forced=True),
    always_on("shared-tokens", "token-reach", 3, who=_any_rebel),
    may("wild-tokens", "tokens-are-wild", who=_beside_ko_tun),
)
