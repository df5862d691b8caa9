"""Nemeses: villains, and those who follow them."""

from __future__ import annotations

from dataclasses import replace

from dejarik.assault.campaign.rules.heroes import present, tokens_of
from dejarik.assault.campaign.rules.open_groups import OpenGroupsChosen
from dejarik.assault.campaign.rules.rounds import InsteadOfActivating
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.threat import threat_cost, threat_level
from dejarik.assault.campaign.rules.villains import (
    VILLAIN,
    AddVillain,
    free_villains,
    is_villain_card,
    known_villains,
)
from dejarik.assault.content.blocks import (
    Part,
    after,
    both,
    cannot,
    card,
    deplete_cost,
    is_exhausted,
    it_is_me,
    me,
    ready_it,
    the_attack,
    while_others_attack,
)
from dejarik.assault.content.campaign.between import earns_villains
from dejarik.assault.content.campaign.discounts import discount
from dejarik.assault.content.campaign.empire import (
    EXHAUST,
    ONCE_PER_ATTACK,
    declared,
    imperial_attacks,
    imperial_is_done,
    imperials,
    is_villain,
    modified,
    rebel_is_done,
    side_rerolls,
)
from dejarik.assault.content.campaign.feats import adds
from dejarik.assault.content.choosing import choose_word
from dejarik.assault.content.picks import Pick
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Faction
from dejarik.assault.facts.library import deployment
from dejarik.assault.rules.attack import Attack, AttackDeclared, AttackEvent, ModifierTime
from dejarik.assault.rules.events import ActivationBegins, ActivationOver
from dejarik.assault.rules.figures.damage import Strained
from dejarik.assault.rules.ground import are_adjacent, are_within, is_friendly
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.printed import Trait, profile_of
from dejarik.assault.rules.reports import Chosen
from dejarik.assault.rules.state import NOWHERE, Figure
from dejarik.kernel import (
    Ability,
    Decision,
    How,
    Procedure,
    Public,
    Source,
    Use,
    ask,
    choose,
    each_of,
    text,
)
from dejarik.kernel.effects import follows

# --- Inspirational --------------------------------------------------------------------------------


def _inspired(state: MissionState, figure: Figure | None, traits: frozenset[Trait]) -> bool:
    return (
        figure is not None
        and figure in imperials(state)
        and not is_villain(state, figure)
        and not profile_of(state, figure).traits.isdisjoint(traits)
    )


def _inspiring(state: MissionState) -> list[str]:
    """The villains who have a trait in common with who fights."""
    attack = the_attack(state)
    fighters = [state.figures.get(attack.attacker), state.figures.get(attack.target)]
    return [
        card
        for card in known_villains(state)
        if any(_inspired(state, figure, frozenset(deployment(card).traits)) for figure in fighters)
    ]


class NameVillain(Procedure):
    """The Imperial player names a villain, or reveals one that waits; its followers fight better."""

    key: Public[str]
    ability: Public[str]
    seat: Public[int] = EMPIRE

    def offer(self, state: MissionState) -> Decision | None:
        options = each_of(VILLAIN, _inspiring(state))
        return choose(EMPIRE, text("villain-name"), options) if options else None

    def take(self, state: MissionState, card: str) -> None:
        state.log(Chosen(seat=EMPIRE, key=self.key, ability=self.ability, card=card))
        attack, traits = the_attack(state), frozenset(deployment(card).traits)
        if _inspired(state, state.figures.get(attack.attacker), traits):
            attack.modify(state, AttackEffect(surge=1))
        if _inspired(state, state.figures.get(attack.target), traits):
            attack.modify(state, AttackEffect(evade=1))

    steps = (ask(offer, take),)


def _somebody_inspires(state: MissionState, use: Use) -> bool:
    return bool(_inspiring(state))


def _inspire(state: MissionState, use: Use) -> None:
    state.push(NameVillain(key=use.key, ability=use.ability))


card(
    "nemeses-inspirational",
    replace(declared("inspirational", _inspire, when=_somebody_inspires), by_hand=True),
)


# --- Powerful Foes, Leave Them to Me --------------------------------------------------------------


def _joins(state: MissionState, use: Use) -> bool:
    return bool(free_villains(state))


def _add_villain(state: MissionState, use: Use) -> None:
    state.push(AddVillain())


def extra_open_group() -> Part:
    """An earned villain more among the open groups."""
    return after("extra-open-group", OpenGroupsChosen, _add_villain, when=_joins, forced=True)


def _threat_level(state: MissionState) -> int:
    return threat_level(state, 0)


card(
    "nemeses-powerful-foes",
    earns_villains("villains-earned", Faction.IMPERIAL, Faction.MERCENARY),
    extra_open_group(),
    discount("discount", _threat_level, deplete_cost(), fits=is_villain_card, threat=1),
)
card(
    "nemeses-leave-them-to-me",
    extra_open_group(),
    discount("discount", 5, deplete_cost(), fits=is_villain_card, exhausted=True),
)


# --- Fearsome Presence ----------------------------------------------------------------------------


def _frightened(state: MissionState) -> dict[int, int]:
    """The heroes beside costly figures, and the strain that each suffers: what tokens it has, ready or not."""
    fearsome = [
        figure
        for figure in imperials(state)
        if profile_of(state, figure).figure_cost >= threat_level(state, 0)
        and not profile_of(state, figure).is_companion
    ]
    found = {}
    for hero in present(state):
        figure = state.figures[hero.figure]
        if figure.space != NOWHERE and any(are_adjacent(state, figure, other) for other in fearsome):
            found[figure.id] = tokens_of(state, hero)
    return found


def _somebody_is_frightened(state: MissionState, use: Use) -> bool:
    return bool(_frightened(state))


def _frighten(state: MissionState, use: Use) -> None:
    state.occur(*(Strained(figure=id, amount=amount, by=EMPIRE) for id, amount in _frightened(state).items()))


card(
    "nemeses-fearsome-presence",
    after(
        "fearsome-presence",
        ActivationOver,
        _frighten,
        when=both(imperial_is_done, _somebody_is_frightened),
        costs=EXHAUST,
    ),
)


# --- Prepare the Ambush ---------------------------------------------------------------------------


def _wait(state: MissionState, use: Use) -> None:
    """The turn passes: that is all."""


def _is_first(state: MissionState, use: Use, event: ActivationBegins) -> bool:
    """It belongs to the first Imperial group that activates in this round."""
    figure = state.figures.get(event.figure)
    if figure is None or figure.seat != EMPIRE or profile_of(state, figure).is_companion:
        return False
    return state.memory.get(_first(state), figure.group) == figure.group


def _first(state: MissionState) -> str:
    return f"first-group:{state.round}"


def _head_start(state: MissionState, use: Use, event: ActivationBegins) -> None:
    figure = state.figures[event.figure]
    state.memory.pop(f"first-group:{state.round - 1}", None)
    state.memory[_first(state)] = figure.group
    gain_points(state, figure, 2)


card(
    "nemeses-prepare-the-ambush",
    Part("pass", (Ability("pass", InsteadOfActivating, _wait, costs=EXHAUST),)),
    after("head-start", ActivationBegins, _head_start, when=_is_first, forced=True),
)


# --- I'm on the Leader, Ringleader ----------------------------------------------------------------


def _leads(state: MissionState, use: Use, event: AttackEvent) -> bool:
    """The target is healthy, and no healthy hero has suffered less."""
    healthy = {hero.figure: state.figures[hero.figure].damage for hero in present(state) if not hero.wounded}
    return event.target in healthy and healthy[event.target] == min(healthy.values())


card(
    "nemeses-im-on-the-leader",
    modified("im-on-the-leader", adds(damage=2), when=both(imperial_attacks, _leads)),
)


def _beside_ringleader(state: MissionState, attack: Attack, holder: Figure, attacker: Figure) -> bool:
    return (
        attack.attacker == attacker.id
        and attacker.id != holder.id
        and is_friendly(state, holder, attacker)
        and are_adjacent(state, holder, attacker)
    )


def _hurry(state: MissionState, use: Use) -> None:
    gain_points(state, me(state, use), 2)


card(
    "nemeses-ringleader",
    after("quick", ActivationBegins, _hurry, when=it_is_me, forced=True),
    while_others_attack("lead", _beside_ringleader, accuracy=1, damage=1),
)


# --- Punishing Force, Devastating Legion ----------------------------------------------------------

card(
    "nemeses-punishing-force",
    side_rerolls("punishing-force", dice=0),
    after("ready", ActivationOver, ready_it, when=both(rebel_is_done, is_exhausted), forced=True),
)


def _near_a_villain(state: MissionState, use: Use, event: AttackEvent) -> bool:
    target = state.figures.get(event.target)
    return (
        target is not None
        and target not in imperials(state)
        and any(
            are_within(state, figure, target, 3) for figure in imperials(state) if is_villain(state, figure)
        )
    )


@follows
def _devastate(state: MissionState, pick: Pick, word: str) -> None:
    less = AttackEffect(block=-1) if word == "less-block" else AttackEffect(evade=-1)
    the_attack(state).modify(state, less)


card(
    "nemeses-devastating-legion",
    after(
        "devastating-legion",
        ModifierTime,
        choose_word(["less-block", "less-evade"], _devastate),
        when=_near_a_villain,
        limit=ONCE_PER_ATTACK,
    ),
)


# --- Indomitable ----------------------------------------------------------------------------------


def _villains(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    return is_villain(state, figure)


def _villain_is_attacked(state: MissionState, use: Use, event: AttackDeclared) -> bool:
    target = state.figures.get(event.target)
    return target is not None and is_villain(state, target)


def _harden(state: MissionState, use: Use, event: AttackDeclared) -> None:
    name = f"defence-{Die.BLACK.value}"
    state.modify(name, How.ADD, 1, subject=event.target, until=state.scope("attack"))


card(
    "nemeses-indomitable",
    cannot("immunity", "can-gain-harmful", who=_villains),
    after("hardened", AttackDeclared, _harden, when=_villain_is_attacked, costs=EXHAUST),
    after(
        "ready",
        AttackDeclared,
        ready_it,
        when=both(_villain_is_attacked, is_exhausted),
        costs=(threat_cost(1),),
    ),
)
