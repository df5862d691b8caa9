"""Drokkatta, Demolitions Expert: his sheet and his class deck."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import (
    ONCE_PER_ACTIVATION,
    Part,
    after,
    card,
    during,
    exhaust_cost,
    it_is_me,
    may,
    me,
    strain_cost,
    surge,
    the_attack,
)
from dejarik.assault.content.campaign.feats import (
    adds,
    adds_die,
    attacks_with,
    has_card,
    in_attack,
    made_with,
    ranged_weapons,
)
from dejarik.assault.content.campaign.gear import spaces_within_3, strike, with_it
from dejarik.assault.content.choosing import by_use, choose, choose_space
from dejarik.assault.content.phrases import adjacent_foes, things_near
from dejarik.assault.content.picks import TARGET, Pick
from dejarik.assault.dice.attack import AttackEffect, PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import Attack, AttackDeclared, find_target
from dejarik.assault.rules.events import ActivationEnds
from dejarik.assault.rules.figures.conditions import gain_power
from dejarik.assault.rules.figures.damage import Damaged, hurt
from dejarik.assault.rules.ground import are_within, distance, friends, is_hostile, on_board, sees
from dejarik.assault.rules.movement import MoveSpaces, gain_points
from dejarik.assault.rules.names import asking_text
from dejarik.assault.rules.objects.tokens import put_rubble
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.kernel import (
    Decision,
    Procedure,
    Public,
    Source,
    Use,
    Verb,
    ask,
    choose_some,
    each_of,
    itself,
    text,
)
from dejarik.kernel import choose as choose_one
from dejarik.kernel.effects import follows

THERMAL_EXPLOSIVES = "thermal-explosives"
MOST_STRONGER = 2

# --- His sheet ------------------------------------------------------------------------------------


class Demolition(Procedure):
    """Everything on a space or next to it suffers damage, and rubble is left there (IA-RUBBLE-01). With Thermal
    Explosives he names up to two that suffer more."""

    figure: Public[int]
    seat: Public[int]
    space: Public[int]
    stronger: Public[list[int]] = []  # who suffers 1 more

    def offer(self, state: MissionState) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None or not has_card(state, figure, THERMAL_EXPLOSIVES):
            return None
        options = each_of(TARGET, (each.id for each in self._struck(state)))
        if not options:
            return None
        prompt = text("demolish-stronger", card=asking_text(THERMAL_EXPLOSIVES, "stronger-demolish"))
        return choose_some(self.seat, prompt, options, 0, min(MOST_STRONGER, len(options)))

    def take(self, state: MissionState, chosen: list[int]) -> None:
        self.stronger = chosen

    def blow_up(self, state: MissionState) -> None:
        struck = [
            Damaged(target=each.id, amount=1 + (each.id in self.stronger), by=self.seat, source=self.figure)
            for each in self._struck(state)
        ]
        if struck:
            state.occur(*struck)

    def leave_rubble(self, state: MissionState) -> None:
        put_rubble(state, self.space)

    def _struck(self, state: MissionState) -> list[Figure | Token]:
        return things_near(state, self.space, 1)

    steps = (ask(offer, take), blow_up, leave_rubble)


@follows
def _demolish(state: MissionState, pick: Pick, space: int) -> None:
    state.push(Demolition(figure=pick.subject, seat=pick.seat, space=space))


card(
    "drokkatta",
    during(
        "demolish",
        choose_space(spaces_within_3, _demolish),
        limit=ONCE_PER_ACTIVATION,
        costs=(strain_cost(2),),
    ),
    in_attack("dispersal-shot", adds(damage=-1, surge=1), when=attacks_with(ranged_weapons)),
)


# --- Charging Up, Leave No One Behind -------------------------------------------------------------


def _charge(state: Assault, use: Use) -> None:
    gain_power(state, me(state, use), PowerToken.DAMAGE)


def _far_friends(state: Assault, figure: Figure) -> list[Figure]:
    """Those that he sees 4 or more spaces away; without a way to count it is farther than anything (CORE-SPACE-22)."""
    others = [other for other in friends(state, figure, others=True) if sees(state, figure, other)]
    return [other for other in others if (away := distance(state, figure, other)) is None or away >= 4]


@follows
def _hurry(state: Assault, pick: Pick, figure: Figure) -> None:
    gain_points(state, figure, 2)


card("charging-up", after("token", ActivationEnds, _charge, when=it_is_me, forced=True))
card(
    "leave-no-one-behind",
    during("self", lambda state, use: gain_points(state, me(state, use), 1), costs=(exhaust_cost(),)),
    during("ally", choose(_far_friends, _hurry), costs=(exhaust_cost(),)),
)


# --- Bank Shot, Shrapnel Rounds -------------------------------------------------------------------


def _in_his_ranged_attack(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
    attack = state.find(Attack)
    return (
        holder is figure
        and attack is not None
        and attack.attacker == figure.id
        and made_with(ranged_weapons)(state, attack, figure)
    )


LESS_BLAST = Verb("blast", lambda state, asked, count: text("option-less-blast", count=count), itself)


class RedirectBlast(Procedure):
    """Some of the Blast of an attack becomes damage for one figure."""

    figure: Public[int]  # who suffers it
    seat: Public[int]
    key: Public[str]
    ability: Public[str]

    def offer(self, state: MissionState) -> Decision | None:
        options = each_of(LESS_BLAST, range(1, the_attack(state).tally.blast + 1))
        return choose_one(self.seat, asking_text(self.key, self.ability), options) if options else None

    def take(self, state: MissionState, count: int) -> None:
        attack = the_attack(state)
        attack.modify(state, AttackEffect(blast=-count))
        hurt(state, [state.figures[self.figure]], count, by=self.seat, source=attack.attacker)

    steps = (ask(offer, take),)


def _bystanders(state: MissionState, use: Use) -> list[Figure]:
    """Whom the Blast could be turned to: any figure within 2 spaces of the target, if there is a Blast."""
    attack = the_attack(state)
    target = find_target(state, attack.target)
    if target is None or attack.tally.blast <= 0:
        return []
    others = [figure for figure in on_board(state) if figure.id != attack.target]
    if isinstance(target, Figure):
        return [figure for figure in others if are_within(state, target, figure, 2)]
    return [figure for figure in others if are_within(state, figure, target, 2)]


@follows
def _redirect(state: MissionState, pick: Pick, figure: Figure) -> None:
    state.push(RedirectBlast(figure=figure.id, seat=pick.seat, key=pick.key, ability=pick.ability))


card("bank-shot", may("indirect-target", "attacks-indirectly", who=_in_his_ranged_attack))
card(
    "shrapnel-rounds",
    in_attack(
        "redirect-blast", choose(by_use(_bystanders), _redirect), when=with_it, costs=(exhaust_cost(),)
    ),
)


# --- Repeater Cannon, Structural Exploitation -----------------------------------------------------


def _shake(state: MissionState, attack: Attack, source: Source) -> None:
    """At once, whether or not the attack hits; the target is one of them."""
    attacker = state.figures[attack.attacker]
    if attack.target_space >= 0:
        struck = [
            each
            for each in things_near(state, attack.target_space, 2)
            if isinstance(each, Figure) and is_hostile(state, attacker, each)
        ]
        hurt(state, struck, 1, by=attack.seat, source=attack.attacker)


def _exploit(state: Assault, use: Use) -> None:
    attack = the_attack(state)
    more = 1 if attack.target in state.tokens else 0
    attack.modify(state, AttackEffect(damage=1 + more, accuracy=1, pierce=1 + more))


card("repeater-cannon", surge("shock-wave", now=_shake))
card("structural-exploitation", in_attack("boost", _exploit, costs=(exhaust_cost(),)))


# --- Thermal Explosives, Wookiee Wrath ------------------------------------------------------------


@follows
def _maul(state: MissionState, pick: Pick, figure: Figure) -> None:
    strike(state, pick, figure, Die.RED)
    state.push(MoveSpaces(figure=figure.id, spaces=2, seat=pick.seat, willing=False))


card(
    THERMAL_EXPLOSIVES,
    after(
        "extra-die",
        AttackDeclared,
        adds_die("attack", Die.YELLOW),
        when=attacks_with(ranged_weapons),
        costs=(strain_cost(1), exhaust_cost()),
    ),
    Part("stronger-demolish"),  # `Demolition` asks for it
)
card("wookiee-wrath", during("maul", choose(adjacent_foes, _maul), costs=(exhaust_cost(),)))
