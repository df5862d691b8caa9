"""Building blocks for the texts of cards: a definition reads like its card.

    card("stormtrooper-elite",
        may_reroll("squad-training", when=beside_friendly(Trait.TROOPER)),
        after("last-stand", Defeated, focus_another, when=it_is_me))

A block serves a family of cards. What is printed as numbers (bonuses, keywords, surges) comes from the data by itself;
blocks carry the effects by their printed names, so that a card is complete when each of its effects has one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dejarik.assault.content.cards import Card, ConditionCard, EffectKind, Keyword, Stat, When
from dejarik.assault.content.library import all_cards
from dejarik.assault.dice.attack import Effect
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.attack import Attack, RerollTime, may_attack
from dejarik.assault.rules.commands import (
    CommandText,
    DiscardCommand,
    hand,
    may_play,
    play_command,
    write_command,
)
from dejarik.assault.rules.conditions import gain_power, gain_power_of_choice
from dejarik.assault.rules.damage import strain
from dejarik.assault.rules.events import DuringActivation, Special
from dejarik.assault.rules.rerolls import Reroll, rerollable
from dejarik.assault.rules.state import HAND, NOWHERE, Assault, Figure
from dejarik.assault.rules.texts import CardText, Surge, SurgeEffect, text_of, write
from dejarik.assault.rules.values import keeps
from dejarik.assault.rules.victory import gain
from dejarik.kernel import Ability, Constant, Cost, Definition, Event, How, Limit, Moment, Source, Use

When_ = Callable[[Any, Use], bool]
Do = Callable[[Any, Use], None]

#: Effects of these kinds change how armies are built, which `skirmish.armies` knows.
BUILT_ELSEWHERE = (EffectKind.DECK_BUILDING,)


@dataclass(frozen=True, slots=True)
class Part:
    """One effect of a card, by its printed name."""

    name: str
    abilities: tuple[Ability, ...] = ()
    constants: tuple[Constant, ...] = ()
    surge: Surge | None = None
    lends_surges: Callable[[Any, Any, int, Any], bool] | None = None
    bars_target: Callable[[Any, Any, Any], bool] | None = None
    interactions: Callable[[Any, Any], list[Any]] | None = None


_DONE: dict[str, set[str]] = {}


def card(id: str, *parts: Part) -> None:
    """The text of a card with figures, of an upgrade, a form or a companion."""
    printed = _printed()[id]
    write(id, _text(printed, parts))
    _DONE[id] = {part.name for part in parts}


def rule(key: str, *parts: Part) -> None:
    """A text that is not a card: a mission's rules, or an effect that lasts for a time."""
    write(key, _text(None, parts))


def is_complete(printed: Card) -> bool:
    """Whether every effect of the card has a definition. What conditions do is part of the rules."""
    if isinstance(printed, ConditionCard):
        return True
    done = _DONE.get(printed.id)
    return done is not None and all(
        effect.restates or effect.kind in BUILT_ELSEWHERE or effect.name in done for effect in printed.effects
    )


def complete_ids() -> frozenset[str]:
    """The cards whose every effect is defined."""
    return frozenset(printed.id for printed in _printed().values() if is_complete(printed))


def _printed() -> dict[str, Card]:
    return {printed.id: printed for printed in all_cards()}


def _text(printed: Card | None, parts: tuple[Part, ...]) -> CardText:
    named = {part.name: part.surge for part in parts if part.surge is not None}
    lends = [part.lends_surges for part in parts if part.lends_surges is not None]
    bars = [part.bars_target for part in parts if part.bars_target is not None]
    offers = [part.interactions for part in parts if part.interactions is not None]
    return CardText(
        definition=Definition(
            abilities=tuple(ability for part in parts for ability in part.abilities),
            constants=(*_printed_constants(printed), *(c for part in parts for c in part.constants)),
        ),
        surges=_printed_surges(printed, named),
        lends_surges=lends[0] if lends else None,
        bars_target=bars[0] if bars else None,
        interactions=offers[0] if offers else None,
    )


_BONUS_QUERIES = {
    Stat.DAMAGE: "attack-damage",
    Stat.SURGE: "attack-surge",
    Stat.ACCURACY: "attack-accuracy",
    Stat.BLOCK: "defence-block",
    Stat.EVADE: "defence-evade",
    Stat.DODGE: "defence-dodge",
}


def _printed_constants(printed: Card | None) -> tuple[Constant, ...]:
    """Printed bonuses and keywords belong to the card's figure (for an Attachment: to each figure of the group)."""
    found: list[Constant] = []
    for bonus in getattr(printed, "bonuses", ()):
        if bonus.when in (When.ATTACKING, When.DEFENDING):
            found.append(Constant(_BONUS_QUERIES[bonus.stat], How.ADD, bonus.amount))
    for each in getattr(printed, "keywords", ()):
        if each.keyword not in (Keyword.MASSIVE, Keyword.MOBILE, Keyword.HABITAT):
            found.append(Constant(f"attack-{each.keyword.value}", How.ADD, each.value or 1))
    return tuple(found)


def _printed_surges(printed: Card | None, named: dict[str, Surge]) -> tuple[Surge, ...]:
    if printed is None:
        return tuple(named.values())
    found: list[Surge] = []
    for place, surge in enumerate(getattr(printed, "surges", ())):
        special = named.get(surge.name)
        found.append(
            Surge(
                name=surge.name or f"{place + 1}",
                effect=surge.gains + special.effect if special else surge.gains,
                cost=surge.cost,
                repeats=special.repeats if special else False,
                limit=special.limit if special else None,
                now=special.now if special and special.now else _gain_tokens(surge.tokens),
                after=special.after if special else None,
            )
        )
    return tuple(found)


def _gain_tokens(tokens: tuple[Any, ...]) -> SurgeEffect | None:
    if not tokens:
        return None

    def gain(state: Assault, attack: Attack, source: Source) -> None:
        figure = state.figures.get(attack.attacker)
        if figure is not None and len(tokens) == 1:
            gain_power(state, figure, tokens[0])
        elif figure is not None:
            gain_power_of_choice(state, figure, tokens)

    return gain


# --- Who and what ---------------------------------------------------------------------------------


def me(state: Assault, use: Use) -> Figure:
    """The figure whose ability is used ("you", IA-YOU-01)."""
    return state.figures[use.subject]


def here(state: Assault, use: Use) -> bool:
    """The figure is on the board."""
    figure = state.figures.get(use.subject)
    return figure is not None and figure.space >= 0


def the_attack(state: Assault) -> Attack:
    return state.the(Attack)


def attacking(state: Assault, use: Use) -> bool:
    """The figure is the attacker."""
    return bool(use.event(state).attacker == use.subject)


def defending(state: Assault, use: Use) -> bool:
    """The figure is the target."""
    return bool(use.event(state).target == use.subject)


def it_is_me(state: Assault, use: Use) -> bool:
    """The event happens to this very figure."""
    return bool(use.event(state).figure == use.subject)


def always(state: Any, use: Use) -> bool:
    return True


def both(*conditions: When_) -> When_:
    return lambda state, use: all(condition(state, use) for condition in conditions)


# --- Actions --------------------------------------------------------------------------------------


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


def special(
    name: str,
    do: Do,
    *,
    when: When_ = here,
    actions: int = 1,
    attacks: bool = False,
    costs: tuple[Cost, ...] = (),
) -> Part:
    """A special action, once an activation of each figure (CORE-ACTION-06, -07)."""
    return Part(
        name,
        (
            Ability(
                name,
                Special,
                _alive(do),
                _kept(name, when),
                limit=Limit("activation"),
                costs=(action_cost(actions, attacks=attacks), *costs),
            ),
        ),
    )


def during(
    name: str, do: Do, *, when: When_ = here, limit: Limit | None = None, costs: tuple[Cost, ...] = ()
) -> Part:
    """Something the figure may do during its activation, before, between and after actions (CORE-ACT-08)."""
    return Part(
        name,
        (
            Ability(
                name,
                DuringActivation,
                _alive(do),
                _kept(name, both(_my_activation, when)),
                limit=limit,
                costs=costs,
            ),
        ),
    )


def _alive(do: Do) -> Do:
    """What a figure does itself, unless it has been defeated by the price (CORE-STRAIN-05, CORE-INTERRUPT-04)."""

    def resolve(state: Assault, use: Use) -> None:
        if use.subject in state.figures:
            do(state, use)

    return resolve


def _my_activation(state: Assault, use: Use) -> bool:
    current = activation(state)
    return current is not None and current.figure == use.subject


def _kept(name: str, when: When_, *, posthumous: bool = False) -> When_:
    """A figure that is gone uses nothing any more, and another card may have taken an ability away."""

    def usable(state: Assault, use: Use) -> bool:
        if not use.subject:
            return when(state, use)
        if not posthumous and use.subject not in state.figures:
            return False
        return when(state, use) and keeps(state, use.subject, name)

    return usable


def could_attack(**kind: Any) -> When_:
    """There is somebody to attack in this way."""
    return lambda state, use: here(state, use) and may_attack(state, me(state, use), **kind)


def discard_cost() -> Cost:
    """One Command card of the hand, chosen by its player."""
    return Cost(
        lambda state, use: bool(hand(state, use.seat)),
        lambda state, use: state.push(DiscardCommand(seat=use.seat)),
    )


def strain_cost(amount: int) -> Cost:
    """Strain of the figure itself, which may even be defeated by it (CORE-STRAIN-05, CORE-ABILITY-03)."""
    return Cost(
        lambda state, use: use.subject in state.figures,
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
    return Cost(
        lambda state, use: f"exhausted:{use.source}" not in state.memory,
        lambda state, use: state.memory.__setitem__(f"exhausted:{use.source}", 1),
    )


def has_use_left(state: Assault, figure: Figure, ability: str) -> bool:
    """Whether the limit of an ability printed on the figure's card leaves another use."""
    found = _own_ability(state, figure, ability)
    if found is None:
        return False
    use, text = found
    limit = _limit_now(state, text)
    return keeps(state, figure.id, ability) and (limit is None or limit.left(state, use))


def may_use_freely(state: Assault, figure: Figure, ability: str) -> bool:
    """Whether the figure could use an ability printed on its card now, without paying for it."""
    found = _own_ability(state, figure, ability)
    return found is not None and has_use_left(state, figure, ability) and found[1].when(state, found[0])


def use_freely(state: Assault, figure: Figure, ability: str, which: int = 0) -> None:
    """The figure uses an ability printed on its card without paying for it; it counts against the ability's limit.

    `which` is the event of the window that it reacts to, if it is a reaction.
    """
    found = _own_ability(state, figure, ability)
    if found is None:
        return
    use, text = found
    use.which = which
    limit = _limit_now(state, text)
    if limit is not None:
        limit.count(state, use)
    use.at = 1  # what there is to pay is left out
    state.push(use)


def _own_ability(state: Assault, figure: Figure, name: str) -> tuple[Use, Ability] | None:
    """An ability printed on the card of the figure, as that figure would use it now."""
    for id, source in state.sources.items():
        if source.subject == figure.id and source.key == figure.card:
            for ability in text_of(source.key).definition.abilities:
                if ability.name == name:
                    return Use.of(id, source, name), ability
    return None


def _limit_now(state: Assault, ability: Ability) -> Limit | None:
    """How often it may be used: what is limited for each activation is not limited outside of one."""
    limit = ability.limit
    return None if limit is not None and limit.per == "activation" and activation(state) is None else limit


# --- Reactions ------------------------------------------------------------------------------------


def after(
    name: str,
    on: type[Event],
    do: Do,
    *,
    when: When_ = always,
    forced: bool = False,
    limit: Limit | None = None,
    costs: tuple[Cost, ...] = (),
    posthumous: bool = False,
) -> Part:
    """A reaction to something that has happened; `posthumous`: also to the figure's own defeat."""
    usable = _kept(name, when, posthumous=posthumous)
    return Part(name, (Ability(name, on, do, usable, Moment.AFTER, forced, limit, costs),))


def before(
    name: str,
    on: type[Event],
    do: Do,
    *,
    when: When_ = always,
    forced: bool = False,
    limit: Limit | None = None,
    costs: tuple[Cost, ...] = (),
) -> Part:
    """Something that changes, replaces or prevents what is about to happen, or comes before it."""
    return Part(name, (Ability(name, on, do, _kept(name, when), Moment.BEFORE, forced, limit, costs),))


ONCE_PER_ROUND = Limit("round")
ONCE_PER_ACTIVATION = Limit("activation")


# --- Constant abilities ---------------------------------------------------------------------------

#: (state, the source, its figure or None, the figure asked about)
Concerns = Callable[[Any, Source, Figure | None, Figure], bool]


def always_on(
    name: str, query: str, value: int = 0, how: How = How.ADD, *, who: Concerns | None = None
) -> Part:
    """A value of the figure itself (or of those that `who` names) is another, as long as this text is in play."""

    def when(state: Assault, source: Source, id: int, subject: int) -> bool:
        figure = state.figures.get(subject)
        mine = state.figures.get(source.subject) if source.subject else None
        if source.subject and (mine is None or not keeps(state, source.subject, name)):
            return False
        if who is None:
            return source.subject == subject
        return figure is not None and who(state, source, mine, figure)

    return Part(name, constants=(Constant(query, how, value, when),))


def many(name: str, *parts: Part) -> Part:
    """Several parts under one printed name."""
    return Part(
        name,
        tuple(ability for part in parts for ability in part.abilities),
        tuple(constant for part in parts for constant in part.constants),
        next((part.surge for part in parts if part.surge is not None), None),
        next((part.lends_surges for part in parts if part.lends_surges is not None), None),
        next((part.bars_target for part in parts if part.bars_target is not None), None),
        next((part.interactions for part in parts if part.interactions is not None), None),
    )


def may(name: str, query: str, *, who: Concerns | None = None) -> Part:
    """The figure may do something that the rules would not allow."""
    return always_on(name, query, how=How.ALLOW, who=who)


def cannot(name: str, query: str, *, who: Concerns | None = None) -> Part:
    """The figure cannot do something; cannot beats can (CORE-RULE-02)."""
    return always_on(name, query, how=How.FORBID, who=who)


def for_the_player(
    name: str, query: str, how: How, *, when: Callable[[Any, Source], bool] | None = None
) -> Part:
    """A value or permission of the source's player (a seat, not a figure) is another."""

    def applies(state: Assault, source: Source, id: int, seat: int) -> bool:
        return source.seat == seat and (when is None or when(state, source))

    return Part(name, constants=(Constant(query, how, 0, applies),))


def loses(name: str, ability: str) -> Part:
    """The figure no longer has a printed ability of its own."""
    return cannot(name, f"keeps-{ability}")


#: (state, the attack, the figure with the text)
InAttack = Callable[[Any, Attack, Figure], bool]


def while_attacking(name: str, when: InAttack | None = None, **results: int) -> Part:
    """Added to the results of the figure's own attacks: `damage=1, accuracy=2, pierce=3 …`."""
    return _results(name, "attack", when, results, mine=lambda attack, id: attack.attacker == id)


def while_defending(name: str, when: InAttack | None = None, **results: int) -> Part:
    """Added to the results when the figure defends: `block=1, evade=1, pierce=1` (taken from the attack's Pierce),
    `accuracy=2` (taken from the attack's accuracy)."""
    return _results(name, "defence", when, results, mine=lambda attack, id: attack.target == id)


def _results(
    name: str,
    side: str,
    when: InAttack | None,
    results: dict[str, int],
    mine: Callable[[Attack, int], bool],
) -> Part:
    def applies(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
        attack = state.find(Attack)
        return (
            holder is figure
            and attack is not None
            and mine(attack, figure.id)
            and (when is None or when(state, attack, figure))
        )

    return many(
        name, *(always_on(name, f"{side}-{stat}", amount, who=applies) for stat, amount in results.items())
    )


def while_others_attack(
    name: str, who: Callable[[Any, Attack, Figure, Figure], bool], *, once: bool = False, **results: int
) -> Part:
    """Added to the results of other figures' attacks: `who(state, attack, holder, attacker)`."""
    return _aura(name, "attack", who, once, results)


def while_others_defend(
    name: str, who: Callable[[Any, Attack, Figure, Figure], bool], *, once: bool = False, **results: int
) -> Part:
    """Added to the results when other figures defend: `who(state, attack, holder, defender)`. With `once`, several
    figures with the same ability do not add up."""
    return _aura(name, "defence", who, once, results)


def _aura(
    name: str,
    side: str,
    who: Callable[[Any, Attack, Figure, Figure], bool],
    once: bool,
    results: dict[str, int],
) -> Part:
    def applies(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
        attack = state.find(Attack)
        if attack is None or holder is None or holder.space == NOWHERE:
            return False
        if not who(state, attack, holder, figure):
            return False
        return not once or not any(
            other.subject < source.subject
            and other.subject in state.figures
            and state.figures[other.subject].space != NOWHERE
            and _has_part(other.key, name)
            and keeps(state, other.subject, name)
            and who(state, attack, state.figures[other.subject], figure)
            for other in state.sources.values()
        )

    return many(
        name, *(always_on(name, f"{side}-{stat}", amount, who=applies) for stat, amount in results.items())
    )


def _has_part(key: str, name: str) -> bool:
    return name in _DONE.get(key, ())


# --- Dice -----------------------------------------------------------------------------------------


def may_reroll(
    name: str,
    *,
    dice: int = 1,
    defence: bool = False,
    either: bool = False,
    all_of_them: bool = False,
    side: When_ = attacking,
    when: InAttack | None = None,
    costs: tuple[Cost, ...] = (),
    limit: Limit | None = None,
) -> Part:
    """Rerolls of up to so many dice in step 3 (CORE-ATTACK-15): attack dice, or defence dice, or of either pool."""
    pools = ["attack", "defence"] if either else ["defence" if defence else "attack"]

    def usable(state: Assault, use: Use) -> bool:
        attack = the_attack(state)
        return (
            side(state, use)
            and any(rerollable(attack, pool) for pool in pools)
            and (when is None or when(state, attack, me(state, use)))
        )

    def do(state: Assault, use: Use) -> None:
        state.push(Reroll(seat=use.seat, pools=list(pools), most=dice, every=all_of_them))

    return after(name, RerollTime, do, when=usable, costs=costs, limit=limit)


def surge(
    name: str,
    *,
    now: SurgeEffect | None = None,
    after: SurgeEffect | None = None,
    effect: Effect | None = None,
    repeats: bool = False,
    limit: Limit | None = None,
) -> Part:
    """What a printed surge ability with a name does beyond its numbers."""
    return Part(name, surge=Surge(name, effect or Effect(), 1, repeats, limit, now, after))


def by_surge(attack: Attack, source: Source, name: str) -> Use:
    """The use of a surge ability, for the choices that it asks for."""
    return Use(source=0, key=source.key, ability=name, seat=attack.seat, subject=attack.attacker)


# --- Command cards --------------------------------------------------------------------------------


def command(
    id: str,
    on: type[Event],
    do: Do,
    *,
    you: Callable[[Any, Use, Figure], bool] | None = None,
    when: When_ | None = None,
    moment: Moment = Moment.AFTER,
    costs: tuple[Cost, ...] = (),
    limit: Limit | None = None,
    widens: Callable[[Attack], None] | None = None,
) -> None:
    """A Command card: played from the hand on its occasion. `you` says whether a figure of the player fits; without
    it no figure is needed (CORE-CMD-06, -08). `widens` is what a card does to an attack before its declaration, if that
    gives it more targets."""
    printed = _printed()[id]
    name = printed.effects[0].name
    write_command(id, CommandText(do, you, when))
    ability = Ability(name, on, play_command, may_play, moment, limit=limit, costs=costs, zones=(HAND,))
    write(id, CardText(Definition((ability,)), widens=widens))
    _DONE[id] = {effect.name for effect in printed.effects}


def anybody(state: Any, use: Use, figure: Figure) -> bool:
    return True


def the_active(state: Assault, use: Use, figure: Figure) -> bool:
    """The figure that is being activated."""
    current = activation(state)
    return current is not None and current.figure == figure.id


def the_attacker(state: Assault, use: Use, figure: Figure) -> bool:
    return bool(use.event(state).attacker == figure.id)


def the_defender(state: Assault, use: Use, figure: Figure) -> bool:
    return bool(use.event(state).target == figure.id)


def command_special(
    id: str,
    do: Do,
    *,
    when: When_ = here,
    actions: int = 1,
    attacks: bool = False,
    costs: tuple[Cost, ...] = (),
) -> None:
    """A Command card that is a special action of the figure that is activated: once an activation, also with several
    copies (CORE-CMD-07, CORE-ACTION-06)."""
    command(
        id,
        Special,
        do,
        you=the_active,
        when=when,
        costs=(action_cost(actions, attacks=attacks), *costs),
        limit=Limit("activation", by_key=True),
    )


def command_during(id: str, do: Do, *, when: When_ = here) -> None:
    """A Command card that is played during the figure's activation."""
    command(id, DuringActivation, do, you=the_active, when=when)
