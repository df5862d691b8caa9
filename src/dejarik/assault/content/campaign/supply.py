"""Supply cards: what heroes find in crates (CORE-TOKEN-05, -06)."""

from __future__ import annotations

from dejarik.assault.campaign.rules.counters import put_tokens, tokens_on
from dejarik.assault.campaign.rules.deploying import TroopsShown
from dejarik.assault.campaign.rules.heroes import deplete
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire, hero_of
from dejarik.assault.campaign.rules.strain import Rested, StrainStored, recover_strain
from dejarik.assault.campaign.rules.supply import KeepSupply, SupplyDrawn, discard_supply, pass_supply
from dejarik.assault.content.blocks import (
    Part,
    When_,
    after,
    always_on,
    attacking,
    before,
    card,
    discard_supply_cost,
    during,
    exhaust_cost,
    here,
    it_is_me,
    many,
    me,
    special,
    strain_cost,
)
from dejarik.assault.content.campaign.between import pays_at_the_end
from dejarik.assault.content.campaign.feats import adds, in_attack
from dejarik.assault.content.campaign.gear import (
    discard_all,
    empty_within_3,
    explode,
    hurt_ones,
    is_hurt,
    is_tired,
    spaces_within_3,
    us,
    whom_it_affects,
)
from dejarik.assault.content.choosing import anywhere, choose, choose_group, choose_space
from dejarik.assault.content.phrases import adjacent_friends, near, things_near
from dejarik.assault.content.picks import Pick, pick_target
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import AttackDeclared
from dejarik.assault.rules.events import RoundBegins
from dejarik.assault.rules.figures.conditions import gain_condition, gain_power, harmful
from dejarik.assault.rules.figures.damage import Strained, recover
from dejarik.assault.rules.figures.groups import exhaust_group
from dejarik.assault.rules.ground import are_adjacent, friends, is_friendly
from dejarik.assault.rules.movement import Place, may_go, places
from dejarik.assault.rules.printed import profile
from dejarik.assault.rules.state import Assault, Figure, Group
from dejarik.kernel import Cost, Source, Use
from dejarik.kernel.abilities import cancel
from dejarik.kernel.effects import follows

# --- Medicine -------------------------------------------------------------------------------------


def _slack(state: MissionState, figure: Figure) -> list[Figure]:
    return [
        each
        for each in us(state, figure)
        if is_tired(state, each) or Condition.FOCUSED not in each.conditions
    ]


@follows
def _stimulate(state: MissionState, pick: Pick, figure: Figure) -> None:
    recover_strain(state, figure, 3)
    gain_condition(state, figure, Condition.FOCUSED)


card(
    "adrenal-stim",
    during("adrenal-stim", choose(whom_it_affects(_slack), _stimulate), costs=(discard_supply_cost(),)),
)


def _sick(state: Assault, figure: Figure) -> list[Figure]:
    return [each for each in us(state, figure) if is_hurt(state, each) or harmful(each)]


@follows
def _infuse(state: Assault, pick: Pick, figure: Figure) -> None:
    """Nobody gains by keeping a Harmful condition, so all go."""
    recover(state, figure, 3)
    discard_all(state, figure)


card(
    "bacta-infusion",
    during("bacta-infusion", choose(whom_it_affects(_sick), _infuse), costs=(discard_supply_cost(),)),
)


@follows
def _patch_up(state: Assault, pick: Pick, figure: Figure) -> None:
    recover(state, figure, 5)


card(
    "emergency-medpac",
    after(
        "emergency-medpac",
        Rested,
        choose(whom_it_affects(hurt_ones), _patch_up),
        when=it_is_me,
        costs=(discard_supply_cost(),),
    ),
)


# --- Explosives -----------------------------------------------------------------------------------


@follows
def _burst(state: Assault, pick: Pick, space: int) -> None:
    explode(state, pick, space, Die.RED, stuns=False)


card(
    "c22-frag-grenade",
    special("c22-frag-grenade", choose_space(spaces_within_3, _burst), costs=(discard_supply_cost(),)),
)


@follows
def _shock(state: Assault, pick: Pick, space: int) -> None:
    explode(state, pick, space, Die.YELLOW, stuns=True, objects=False)


card(
    "shock-grenade",
    special("shock-grenade", choose_space(spaces_within_3, _shock), costs=(discard_supply_cost(),)),
)


@follows
def _flash(state: Assault, pick: Pick, space: int) -> None:
    figures = [each.id for each in things_near(state, space, 1) if isinstance(each, Figure)]
    state.push(
        Suffer(
            figures=figures,
            by=pick.seat,
            source=pick.subject,
            damage=1,
            conditions=[Condition.WEAKENED],
        )
    )


card(
    "flash-bomb",
    during(
        "flash-bomb",
        choose_space(spaces_within_3, _flash),
        costs=(strain_cost(2), discard_supply_cost()),
    ),
)


# --- News of the Empire ---------------------------------------------------------------------------


def _regular_groups(state: MissionState) -> list[Group]:
    """The Empire's ready Deployment cards that are neither elite nor unique (CORE-TERM-12)."""
    return [
        group
        for group in state.groups.values()
        if group.seat == EMPIRE
        and group.ready
        and not profile(group.card).elite
        and not profile(group.card).unique
        and not profile(group.card).is_companion
    ]


@follows
def _jam(state: Assault, pick: Pick, group: Group) -> None:
    exhaust_group(state, group)


card(
    "c1-comlink",
    after(
        "c1-comlink",
        RoundBegins,
        choose_group(anywhere(_regular_groups), _jam),
        costs=(discard_supply_cost(),),
    ),
)


def just_drawn(state: MissionState, use: Use, event: SupplyDrawn) -> bool:
    return event.source == use.source


def _show_troops(state: MissionState, use: Use) -> None:
    reserved = [each.card for each in empire(state).reserved]
    state.learn()
    state.log(TroopsShown(cards=[*empire(state).hand, *reserved]))
    discard_supply(state, use.source)


card("troop-data", after("troop-data", SupplyDrawn, _show_troops, when=just_drawn, forced=True))


# --- Goods ----------------------------------------------------------------------------------------

card("valuable-goods", pays_at_the_end("valuable-goods", "closing-credits", 100))


def _unpack(state: MissionState, use: Use) -> None:
    discard_supply(state, use.source)
    state.push(KeepSupply(figure=use.subject, count=3))


card("supply-chest", after("on-draw", SupplyDrawn, _unpack, when=just_drawn, forced=True))


# --- What heroes may hand over --------------------------------------------------------------------


def _adjacent_heroes(state: MissionState, figure: Figure) -> list[Figure]:
    return [each for each in adjacent_friends(state, figure) if hero_of(state, each) is not None]


@follows
def _hand_over(state: MissionState, pick: Pick, figure: Figure) -> None:
    pass_supply(state, _held(state, pick), figure)


def _held(state: MissionState, pick: Pick) -> int:
    """The card of the hero whose text it is."""
    return next(
        id
        for id, source in state.sources.items()
        if source.key == pick.key and source.subject == pick.subject
    )


def passes_on(name: str, when: When_[MissionState] = here) -> Part:
    """In its activation the hero may give the card to a hero next to it."""
    return during(name, choose(_adjacent_heroes, _hand_over), when=when)


STIMULANTS_HOLD = 4


def _store(state: MissionState, use: Use, event: Strained) -> None:
    """All of it lies on the card, which is discarded when there is enough of it."""
    cancel(state, event)
    state.log(StrainStored(figure=event.figure, card=use.key, amount=event.amount))
    put_tokens(state, use.source, event.amount)
    if tokens_on(state, use.source) >= STIMULANTS_HOLD:
        discard_supply(state, use.source)


card(
    "artificial-stimulants",
    before("artificial-stimulants-store-strain", Strained, _store, when=it_is_me, forced=True),
    passes_on("artificial-stimulants-pass-on"),
)


def _is_wounded(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    hero = hero_of(state, figure)
    return holder is figure and hero is not None and hero.wounded


def _is_healthy(state: MissionState, use: Use) -> bool:
    hero = hero_of(state, use.subject)
    return here(state, use) and hero is not None and not hero.wounded


card(
    "painkillers",
    many(
        "numb-the-pain",
        always_on("numb-the-pain", "speed", 1, who=_is_wounded),
        always_on("numb-the-pain", "endurance", 1, who=_is_wounded),
    ),
    passes_on("hand-over", _is_healthy),
)
card("grappler-arm", always_on("long-reach", "interaction-reach", 1), passes_on("pass-on"))


# --- Tools and weapons ----------------------------------------------------------------------------


def _can_swing(state: MissionState, use: Use) -> bool:
    """Placing oneself is leaving one's space by one's own will (CORE-PLACE-07)."""
    if not here(state, use) or not may_go(state, me(state, use)):
        return False
    return bool(places(state, me(state, use), empty_within_3(state, me(state, use)), close=False))


def _swing(state: MissionState, use: Use) -> None:
    state.push(Place(figure=use.subject, seat=use.seat, among=empty_within_3(state, me(state, use))))


card(
    "grappling-hook",
    during("grappling-hook", _swing, when=_can_swing, costs=(discard_supply_cost(),)),
)


def _spend_crate(state: MissionState, use: Use) -> None:
    state.heroes[use.subject].crates -= 1


CRATE_COST = Cost(lambda state, use: state.heroes[use.subject].crates > 0, _spend_crate)
card(
    "power-generator",
    in_attack(
        "power-generator",
        adds(damage=2, pierce=2),
        when=attacking,
        costs=(CRATE_COST, discard_supply_cost()),
    ),
)
CACHE_HOLDS = 4


def _is_near_cache(state: MissionState, use: Use, event: AttackDeclared) -> bool:
    attacker = state.figures.get(event.attacker)
    return (
        here(state, use)
        and attacker is not None
        and is_friendly(state, me(state, use), attacker)
        and (attacker.id == use.subject or are_adjacent(state, me(state, use), attacker))
    )


CACHE_COST = Cost(
    lambda state, use: tokens_on(state, use.source, CACHE_HOLDS) > 0,
    lambda state, use: put_tokens(state, use.source, -1, CACHE_HOLDS),
)
card(
    "weapons-cache",
    after("weapons-cache", AttackDeclared, adds(damage=1), when=_is_near_cache, costs=(CACHE_COST,)),
)


# --- Shield Pack ----------------------------------------------------------------------------------


def _friends_within_3(state: Assault, figure: Figure) -> list[Figure]:
    return near(state, figure, friends(state, figure), 3)


@follows
def _shield(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_power(state, figure, PowerToken.BLOCK)
    owner = state.figures[pick.subject]
    pick_target(state, pick, _friends_within_3(state, owner), _shield_again, may=True)


@follows
def _shield_again(state: MissionState, pick: Pick, figure: Figure) -> None:
    """The card is depleted for it."""
    deplete(state, _held(state, pick))
    gain_power(state, figure, PowerToken.BLOCK)


card("shield-pack", during("shield", choose(_friends_within_3, _shield), costs=(exhaust_cost(),)))
