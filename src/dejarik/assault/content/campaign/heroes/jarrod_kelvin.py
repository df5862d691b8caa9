"""Jarrod Kelvin with "Jax": his sheet and his class deck. What J4X-7 itself can do is in `heart_of_the_empire`."""

from __future__ import annotations

from dejarik.assault.campaign.rules.heroes import HeroActivates
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, is_rebel
from dejarik.assault.campaign.rules.supply import crate_interactions
from dejarik.assault.content.blocks import (
    Part,
    after,
    always_on,
    both,
    card,
    defending,
    during,
    exhaust_cost,
    here,
    it_is_me,
    many,
    may,
    me,
    rule,
    special,
    strain_cost,
    the_attack,
)
from dejarik.assault.content.blocks.costs import exhaust_source, is_source_exhausted
from dejarik.assault.content.campaign.feats import (
    adds,
    attacks_with,
    can_attack_with,
    has_card,
    in_attack,
    melee_weapons,
    note_use,
    times_used,
    weapon_attack,
    weapon_called,
)
from dejarik.assault.content.campaign.gear import (
    ATTACK_COLOURS,
    between_missions,
    exchanges_die,
    exhaust_weapon_cost,
)
from dejarik.assault.content.choosing import anywhere, choose, choose_word
from dejarik.assault.content.companions import companion_called, companions_of
from dejarik.assault.content.heart_of_the_empire.rebels import DROID, bring_droid
from dejarik.assault.content.picks import WORD, Pick, words
from dejarik.assault.dice.attack import AttackEffect, Condition, PowerToken
from dejarik.assault.rules.activation import GroupActivation
from dejarik.assault.rules.activation.activation import INTERACT
from dejarik.assault.rules.active import activation_of
from dejarik.assault.rules.attack import AttackDeclared, AttackResolved, ModifierTime, PoolsFormed
from dejarik.assault.rules.events import ActivationBegins, ActivationEnds, Deployed
from dejarik.assault.rules.figures.conditions import gain_condition, gain_power
from dejarik.assault.rules.figures.damage import hurt, recover
from dejarik.assault.rules.figures.groups import ready_group
from dejarik.assault.rules.ground import are_adjacent, on_board, sees
from dejarik.assault.rules.movement import MoveSpaces, gain_points, may_go
from dejarik.assault.rules.names import asking_text, token_text
from dejarik.assault.rules.objects.interacting import Interaction, interact, interactions
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Token
from dejarik.assault.rules.verbs import DECLINE
from dejarik.kernel import (
    Decision,
    Occurrence,
    Option,
    Procedure,
    Public,
    Source,
    Text,
    Use,
    Verb,
    ask,
    each_of,
    itself,
    text,
)
from dejarik.kernel import choose as choose_one
from dejarik.kernel.decisions import as_fact
from dejarik.kernel.effects import follows

CLAWS = "vibro-claws"
UPGRADES, SLICING = "slicers-upgrades", "grant-to-j4x-7"


def _droids(state: Assault, seat: int) -> list[Figure]:
    """J4X-7, if it is on the map."""
    return [droid for droid in companions_of(state, seat, DROID) if droid.space != NOWHERE]


# --- His sheet ------------------------------------------------------------------------------------


def _is_alone(state: MissionState, use: Use) -> bool:
    return here(state, use) and not companions_of(state, use.seat, DROID)


def _call(state: MissionState, use: Use) -> None:
    jarrod = me(state, use)
    droid = bring_droid(state, jarrod, counts_for_control=True)
    if has_card(state, jarrod, UPGRADES):
        state.enter(f"{UPGRADES}-lasting", use.seat, subject=droid.id)


@follows
def _parry(state: Assault, pick: Pick, result: str) -> None:
    note_use(state, pick, "attack")
    the_attack(state).modify(state, AttackEffect(block=1) if result == "block" else AttackEffect(evade=1))


card(
    "jarrod-kelvin",
    many(
        "droid-mastery",
        during("droid-mastery", _call, when=_is_alone, costs=(strain_cost(2),)),
        after("droid-mastery", HeroActivates, _call, when=both(it_is_me, _is_alone), costs=(strain_cost(2),)),
    ),
    in_attack(
        "parry",
        choose_word(["block", "evade"], _parry),
        when=defending,
        costs=(exhaust_weapon_cost(melee_weapons),),
    ),
)
card(CLAWS, between_missions("cannot-be-sold"))


# --- Balanced Approach, Forward Momentum ----------------------------------------------------------


def _balance(state: MissionState, use: Use) -> None:
    """Points at the end of an activation are spent at once or lost (CORE-MOVE-05)."""
    jarrod = me(state, use)
    own = activation_of(state, jarrod)
    assert own is not None
    if not own.has_attacked:
        gain_power(state, jarrod, PowerToken.DAMAGE)
    if not own.has_moved:
        gain_points(state, jarrod, 1, at_once=True)
    if not own.has_rested:
        recover(state, jarrod, 1)


def _him_and_droid(state: MissionState, jarrod: Figure) -> list[Figure]:
    return [jarrod, *_droids(state, jarrod.seat)]


@follows
def _urge(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_points(state, figure, 1)


def _has_parried(state: MissionState, use: Use, event: AttackResolved) -> bool:
    return defending(state, use, event) and times_used(state, me(state, use), "parry", "attack") > 0


card(
    "balanced-approach",
    after("end-of-activation", ActivationEnds, _balance, when=it_is_me, forced=True),
)
card(
    "forward-momentum",
    after("start", ActivationBegins, choose(_him_and_droid, _urge), when=it_is_me, forced=True),
    after(
        "after-parry",
        AttackResolved,
        lambda state, use: gain_points(state, me(state, use), 1),
        when=_has_parried,
        forced=True,
    ),
)


# --- Scout's Loadout, Slicer's Upgrades -----------------------------------------------------------


def _is_spotted(state: MissionState, use: Use, event: ModifierTime) -> bool:
    """A Rebel attacks a figure that Jarrod or J4X-7 sees."""
    attacker, target = state.figures.get(event.attacker), state.figures.get(event.target)
    return (
        here(state, use)
        and attacker is not None
        and target is not None
        and is_rebel(state, attacker)
        and any(sees(state, each, target) for each in _him_and_droid(state, me(state, use)))
    )


def _is_watched(state: MissionState, use: Use, event: Deployed) -> bool:
    """J4X-7 sees an Imperial figure arrive: the first one of those that are deployed together."""
    seen = [
        each.figure
        for each in state.the(Occurrence).events
        if isinstance(each, Deployed) and _sees_arrive(state, use, each.figure)
    ]
    return event.figure in seen[:1]


def _sees_arrive(state: MissionState, use: Use, arrived: int) -> bool:
    figure = state.figures.get(arrived)
    return (
        figure is not None
        and figure.space != NOWHERE
        and figure.seat == EMPIRE
        and any(sees(state, droid, figure) for droid in _droids(state, use.seat))
    )


def _all_rebels(state: MissionState) -> list[Figure]:
    return [figure for figure in on_board(state) if is_rebel(state, figure)]


@follows
def _warn(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_power(state, figure, PowerToken.EVADE)


def _break_label(state: MissionState, asked: Decision, id: int) -> Text:
    return text("option-slice-damage", target=token_text(state, state.tokens[id]))


BREAK = Verb("choose", _break_label, itself, as_fact("target"))


class Slice(Procedure):
    """J4X-7 interacts with an object as a hero would, or damages one next to it."""

    figure: Public[int]
    seat: Public[int]

    def offer(self, state: MissionState) -> Decision | None:
        droid = state.figures.get(self.figure)
        if droid is None:
            return None
        options = [*each_of(INTERACT, interactions(state, droid))]
        options += each_of(BREAK, (token.id for token in self._breakable(state, droid)))
        prompt = asking_text(UPGRADES, SLICING)
        return choose_one(self.seat, prompt, options, about={"figure": droid.id}) if options else None

    def take(self, state: MissionState, choice: Interaction | int) -> None:
        if isinstance(choice, int):
            hurt(state, [state.tokens[choice]], 3, by=self.seat, source=self.figure)
        else:
            interact(state, state.figures[self.figure], choice)

    def _breakable(self, state: MissionState, droid: Figure) -> list[Token]:
        return [
            token for token in state.tokens.values() if token.health and are_adjacent(state, droid, token)
        ]

    steps = (ask(offer, take),)


def _slice(state: MissionState, use: Use) -> None:
    state.push(
        MoveSpaces(figure=use.subject, spaces=1, seat=use.seat), Slice(figure=use.subject, seat=use.seat)
    )


def _is_slicing(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    own = activation_of(state, figure) if holder is figure else None
    return own is not None and own.special == SLICING


card(
    "scouts-loadout",
    in_attack("spot-weakness", adds(evade=-1), when=_is_spotted, costs=(exhaust_cost(),)),
    after("watch-deployment", Deployed, choose(anywhere(_all_rebels), _warn), when=_is_watched),
)
card(UPGRADES, Part(SLICING))  # J4X-7 has it as long as it is in play: `_call`
rule(
    f"{UPGRADES}-lasting",
    special(SLICING, _slice, actions=2),
    Part(SLICING, interactions=crate_interactions),
    may(SLICING, "can-interact", who=_is_slicing),
    may(SLICING, "interacts-as-hero", who=_is_slicing),
    always_on(SLICING, "test-strength", 1, who=_is_slicing),
    always_on(SLICING, "test-insight", 1, who=_is_slicing),
    always_on(SLICING, "test-tech", 1, who=_is_slicing),
)


# --- Explosive Reflexes, Mutual Progression -------------------------------------------------------


def _can_swap(state: MissionState, use: Use, event: PoolsFormed) -> bool:
    return (
        defending(state, use, event)
        or attacks_with(melee_weapons)(state, use, event)
        or event.attacker in [droid.id for droid in _droids(state, use.seat)]
    )


card(
    "explosive-reflexes",
    after("swap-die", PoolsFormed, exchanges_die(ATTACK_COLOURS), when=_can_swap, costs=(exhaust_cost(),)),
)
card(
    "mutual-progression",  # his own numbers are printed as such
    always_on("speed", "speed", 1, who=companion_called(DROID)),
    always_on("block", "defence-block", 1, who=companion_called(DROID)),
)


# --- Leaping Slash, Mechanical Master -------------------------------------------------------------


class LeapingSlash(Procedure):
    """Jarrod moves, may exhaust the Vibro-Claws to attack with them, and attacks with another melee weapon."""

    figure: Public[int]
    seat: Public[int]

    def leap(self, state: MissionState) -> None:
        state.push(MoveSpaces(figure=self.figure, spaces=2, seat=self.seat))

    def offer(self, state: MissionState) -> Decision | None:
        figure = state.figures.get(self.figure)
        ready = figure is not None and can_attack_with(state, figure, _ready_claws)
        options = each_of(WORD, ((word,) for word in words({"exhaust-claws": ready})))
        prompt = asking_text("leaping-slash", "leap")
        return choose_one(self.seat, prompt, [*options, Option(DECLINE)]) if options else None

    def take(self, state: MissionState, choice: tuple[str] | str) -> None:
        if isinstance(choice, tuple):
            jarrod = state.figures[self.figure]
            attack = weapon_attack(state, jarrod, _ready_claws, must=True)
            exhaust_source(state, attack.weapons[0])
            state.push(attack)

    def slash(self, state: MissionState) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None and can_attack_with(state, figure, _other_blades):
            state.push(weapon_attack(state, figure, _other_blades, must=True))

    steps = (leap, ask(offer, take), slash)


def _ready_claws(state: MissionState, figure: Figure) -> list[int]:
    return [id for id in weapon_called(CLAWS)(state, figure) if not is_source_exhausted(state, id)]


def _other_blades(state: MissionState, figure: Figure) -> list[int]:
    return [id for id in melee_weapons(state, figure) if state.sources[id].key != CLAWS]


def _could_leap(state: MissionState, use: Use) -> bool:
    if not here(state, use):
        return False
    jarrod = me(state, use)
    return may_go(state, jarrod) or can_attack_with(state, jarrod, melee_weapons)


def _droid_attacks(state: MissionState, use: Use, event: AttackDeclared) -> bool:
    return event.attacker in [droid.id for droid in _droids(state, use.seat)]


def _focus_it(state: MissionState, use: Use, event: AttackDeclared) -> None:
    gain_condition(state, state.figures[event.attacker], Condition.FOCUSED)


def _another_hero(state: MissionState, use: Use, event: HeroActivates) -> bool:
    return event.figure != use.subject and bool(_droids(state, use.seat))


def _send(state: MissionState, use: Use) -> None:
    """The droid goes with that hero, before or after (IA-COMP-16)."""
    for droid in _droids(state, use.seat):
        ready_group(state, state.groups[droid.group])
        state.the(GroupActivation).guests.append(droid.group)


card(
    "leaping-slash",
    special(
        "leap",
        lambda state, use: state.push(LeapingSlash(figure=use.subject, seat=use.seat)),
        when=_could_leap,
        attacks=True,
        costs=(strain_cost(1),),
    ),
)
card(
    "mechanical-master",
    after("focused-droid", AttackDeclared, _focus_it, when=_droid_attacks, forced=True),
    after("extra-activation", HeroActivates, _send, when=_another_hero, costs=(exhaust_cost(),)),
)
