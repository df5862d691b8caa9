"""Hutt Mercenaries: bounties on heroes, and those who hunt for them (IA-BOUNTY)."""

from __future__ import annotations

from dataclasses import replace

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.bounties import (
    BountyDiscarded,
    claim_bounty,
    discard_bounty,
    has_bounty,
    hunted,
)
from dejarik.assault.campaign.rules.heroes import present
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.blocks import (
    Part,
    after,
    both,
    card,
    during,
    for_the_player,
    is_exhausted,
    many,
    ready_it,
    surge,
    the_attack,
    using,
)
from dejarik.assault.content.campaign.between import hunts_all_heroes
from dejarik.assault.content.campaign.empire import (
    EXHAUST,
    an_imperial_acts,
    attacker_in,
    declared,
    hero_defends,
    imperial_attacks,
    imperial_concerned,
    is_imperial,
    is_mercenary,
    modified,
    side_rerolls,
    target_hero,
)
from dejarik.assault.content.choosing import choose, choose_word
from dejarik.assault.content.phrases import adjacent_foes, roll
from dejarik.assault.content.picks import Pick
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import (
    Attack,
    AttackEvent,
    BeforeAttack,
    Reroll,
    RerollTime,
    rerollable,
)
from dejarik.assault.rules.attack.targets import has_target
from dejarik.assault.rules.events import Deployed, MissionBegins
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import Defeated, hurt
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import Widening
from dejarik.kernel import How, Source, Use
from dejarik.kernel.effects import follows, name_of
from dejarik.kernel.records import copy

MERCENARIES = "mercenary-bonus"


def _hunted_defends(state: MissionState, use: Use, event: AttackEvent) -> bool:
    """A hero with a bounty token is the target."""
    return event.target in state.heroes and has_bounty(state, event.target)


def _hunted_attacks(state: MissionState, use: Use, event: AttackEvent) -> bool:
    return event.attacker in state.heroes and has_bounty(state, event.attacker)


# --- Wanted: Dead ---------------------------------------------------------------------------------


def _nobody_is_hunted(state: MissionState, use: Use) -> bool:
    return not hunted(state) and bool(present(state))


def _hand_out(state: MissionState, use: Use) -> None:
    for hero in present(state):
        claim_bounty(state, hero.figure)


def _hunted_is_defeated(state: MissionState, use: Use, event: Defeated) -> bool:
    """Also who is only wounded by it (CORE-WOUND-01)."""
    return has_bounty(state, event.figure)


def _claim(state: MissionState, use: Use, event: Defeated) -> None:
    discard_bounty(state, event.figure)


@follows
def _collect(state: MissionState, pick: Pick, word: str) -> None:
    the_attack(state).modify(state, AttackEffect(damage=1) if word == "damage" else AttackEffect(surge=1))


card(
    "hutt-mercenaries-wanted-dead",
    many(
        "hand-out-bounties",
        hunts_all_heroes("first-bounties"),
        after("hand-out-bounties", MissionBegins, _hand_out, when=_nobody_is_hunted, forced=True),
        after("hand-out-bounties", BountyDiscarded, _hand_out, when=_nobody_is_hunted, forced=True),
    ),
    modified("collect", choose_word(["damage", "surge"], _collect), when=_hunted_defends),
    after("bounty-claimed", Defeated, _claim, when=_hunted_is_defeated, forced=True),
)


# --- Scouted, Vendetta ----------------------------------------------------------------------------


def _dice_to_reroll(state: MissionState, use: Use) -> bool:
    return bool(rerollable(the_attack(state), "defence"))


def _scout(state: MissionState, use: Use, event: RerollTime) -> None:
    state.push(Reroll(seat=use.seat, pools=["defence"]))
    state.modify("evades-for-dodges", How.ALLOW, subject=event.target, until=state.scope("attack"))


card(
    "hutt-mercenaries-scouted",
    after("scouted", RerollTime, _scout, when=both(_hunted_attacks, _dice_to_reroll), costs=EXHAUST),
    for_the_player("open-groups", "may-hire", How.ALLOW),
)


def _for_imperials(state: MissionState, source: Source, id: int, attacker: Figure) -> bool:
    return is_imperial(state, attacker)


def _is_used_up(state: MissionState, attack: Attack, source: Source) -> bool:
    return is_exhausted(state, using(state, source))


def _renew(state: MissionState, attack: Attack, source: Source) -> None:
    ready_it(state, using(state, source))


card(
    "hutt-mercenaries-vendetta",
    side_rerolls("vendetta", when=_hunted_defends),
    replace(surge("ready-again", now=_renew, when=_is_used_up), lends_surges=_for_imperials),
)


# --- Cheap Shot, Savage Motivation ----------------------------------------------------------------


@follows
def _shoot_cheaply(state: MissionState, pick: Pick, figure: Figure) -> None:
    hindrance = -1 if is_mercenary(state, state.figures[pick.subject]) else 0
    state.push(
        AttributeTest(
            figure=figure.id,
            attributes=[Attribute.STRENGTH],
            then=name_of(_shot),
            may=True,
            key=pick.key,
            ability=pick.ability,
            added=hindrance,
        )
    )


@follows
def _shot(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if figure is not None and not test.passed:
        gain_condition(state, figure, Condition.WEAKENED)


@follows
def _motivate(state: MissionState, pick: Pick, figure: Figure) -> None:
    mercenary = is_mercenary(state, state.figures[pick.subject])
    (face,) = roll(state, Die.BLUE if mercenary else Die.YELLOW)
    hurt(state, [figure], face.damage, by=EMPIRE, source=pick.subject)


card(
    "hutt-mercenaries-cheap-shot",
    during("cheap-shot", choose(adjacent_foes, _shoot_cheaply), when=an_imperial_acts, costs=EXHAUST),
    Part(MERCENARIES),  # what `_shoot_cheaply` adds
)
card(
    "hutt-mercenaries-savage-motivation",
    during("savage-motivation", choose(adjacent_foes, _motivate), when=an_imperial_acts, costs=EXHAUST),
    Part(MERCENARIES),  # which die `_motivate` rolls
)


# --- Nowhere to Hide ------------------------------------------------------------------------------


def _aim_at_hunted(state: MissionState, attack: Attack) -> None:
    """Sight past figures, for an attack on a hero with a bounty token; nobody: there is none to aim at."""
    attack.through_figures = True
    attack.only = [id for id in hunted(state) if not attack.only or id in attack.only] or [NOBODY_AT_ALL]


NOBODY_AT_ALL = -1  # no target has such an id


def _has_hunted_target(state: MissionState, use: Use) -> bool:
    tried = copy(the_attack(state))
    _aim_at_hunted(state, tried)
    return has_target(state, tried)


def _flush_out(state: MissionState, use: Use) -> None:
    attack = the_attack(state)
    _aim_at_hunted(state, attack)
    name = f"attack-{Die.BLUE.value}"
    state.modify(name, How.ADD, 1, subject=attack.attacker, until=state.scope("attack"))


card(
    "hutt-mercenaries-nowhere-to-hide",
    replace(
        after(
            "nowhere-to-hide",
            BeforeAttack,
            _flush_out,
            when=both(imperial_attacks, _has_hunted_target),
            costs=EXHAUST,
        ),
        widens=Widening(_aim_at_hunted, is_imperial),
    ),
)


# --- Nowhere to Run, Guild Hunters, Most Wanted ---------------------------------------------------


def _is_tired(state: MissionState, use: Use) -> bool:
    hero = target_hero(state)
    return hero is not None and hero.strain >= 3


def _run_down(state: MissionState, use: Use) -> None:
    figure = attacker_in(state)
    more = 1 if figure is not None and is_mercenary(state, figure) else 0
    the_attack(state).modify(state, AttackEffect(damage=1 + more))


card(
    "hutt-mercenaries-nowhere-to-run",
    declared("nowhere-to-run", _run_down, when=both(hero_defends, _is_tired)),
    Part(MERCENARIES),  # what `_run_down` adds
)


def _is_hired(state: MissionState, use: Use, event: Deployed) -> bool:
    return is_mercenary(state, state.figures[event.figure])


def _lie_in_wait(state: MissionState, use: Use, event: Deployed) -> None:
    gain_condition(state, state.figures[event.figure], Condition.HIDDEN)


card(
    "hutt-mercenaries-guild-hunters",
    after("ambush", Deployed, _lie_in_wait, when=both(imperial_concerned, _is_hired), forced=True),
    Part("extra-surges", lends_surges=_for_imperials),
)


def _strike_the_wanted(state: MissionState, use: Use) -> None:
    attack = the_attack(state)
    attack.modify(state, AttackEffect(damage=3 if has_bounty(state, attack.target) else 2))


card(
    "hutt-mercenaries-most-wanted",
    modified("most-wanted", _strike_the_wanted, when=hero_defends),
)
