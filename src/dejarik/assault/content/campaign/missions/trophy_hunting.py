"""Trophy Hunting, a story mission of Jabba's Realm: a generator, an officer in hiding, and the rancor of his cage."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.deploying import DeployGroup, deploy_reserved, has_figures
from dejarik.assault.campaign.rules.layout import laid_spaces, layout_of, objects, space_of
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.open_groups import ADD_GROUP
from dejarik.assault.campaign.rules.sections import lay_object
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, decide_together, is_rebel, rebels
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.content.blocks import may
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Block,
    Wants,
    all_heroes_wounded,
    both,
    counted,
    event,
    goal,
    happened,
    imperials_win,
    mission,
    object_test,
    rebels_win,
    removed_last,
    round_ends,
    target,
    usable,
)
from dejarik.assault.content.campaign.language.choices import options_for
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.merits import fell, merit, narrow
from dejarik.assault.content.campaign.language.reacting import reacts
from dejarik.assault.content.campaign.language.triggers import on
from dejarik.assault.content.definitions import is_complete
from dejarik.assault.content.picks import Pick, pick_space, pick_target
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.library import deployment, is_deployment
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.attack import Tally, attack_with, may_attack
from dejarik.assault.rules.events import ActivationBegins, ActivationEnds, MissionBegins
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import Defeated, Destroyed, defeat, hurt, recover
from dejarik.assault.rules.ground import are_within, board_for, figures_near, on_board
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.names import asking_text
from dejarik.assault.rules.objects.tokens import TERMINAL, remove_token, tokens_of
from dejarik.assault.rules.reports import TokenPlaced
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Decision, Procedure, Public, Source, ask, each_of
from dejarik.kernel.effects import follows

GUARDS, KALLENN, RANCOR, CELL = "stormtrooper-elite", "kallenn", "rancor-elite-campaign", "power-cell"
FREED, PROTECTION = "freed-from-bonds", "elite-protection"
PLACES = ("M16", "F1", "O6", "B14")
HUNTERS = ("ig-88-assassin-droid", "dengar", "boba-fett", "bossk", "greedo")


# --- Kallenn and his rancor ------------------------------------------------------------------------


def is_kallenn(state: MissionState, figure: Figure) -> bool:
    return figure.card == "imperial-officer-elite" and state.arrivals.get(figure.group) == FREED


def kallenn(state: MissionState) -> list[Figure]:
    return [figure for figure in on_board(state) if is_kallenn(state, figure)]


def _is_his(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    return is_kallenn(state, figure)


def _is_he(state: MissionState, event: ActivationBegins) -> bool:
    """Who is asked about may be gone by then."""
    figure = state.figures.get(event.figure)
    return figure is not None and is_kallenn(state, figure)


def act_more(state: MissionState, event: ActivationBegins) -> None:
    current = activation(state)
    if current is not None:
        current.actions += 1


def devour(state: MissionState, event: ActivationBegins | ActivationEnds) -> None:
    for figure in kallenn(state):
        defeat(state, figure, by=rebels(state)[0])


def _is_near_him(state: MissionState, event: ActivationBegins | ActivationEnds) -> bool:
    rancor = state.figures.get(event.figure)
    return (
        rancor is not None
        and rancor.card == RANCOR
        and any(are_within(state, rancor, figure, 2) for figure in kallenn(state))
    )


# --- The generator ---------------------------------------------------------------------------------


def name_guards(state: MissionState, event: MissionBegins) -> None:
    state.memory["guards"] = next(group.id for group in state.groups.values() if group.card == GUARDS)


def power_down(state: MissionState, figure: Figure, terminal: Token) -> None:
    """Then the hero may test tech for 2 movement points."""
    remove_token(state, terminal)
    count(state, "generator")
    attempt(state, figure, (Attribute.TECH,), hurry, may=True)


@follows
def hurry(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if test.passed and figure is not None:
        gain_points(state, figure, 2)


def deal(state: MissionState, occasion: EventHappens) -> None:
    """Who and what is where, nobody knows before: two cells, Kallenn and the Rancor in four places."""
    places = list(PLACES)
    state.rng.shuffle(places)
    [facts] = objects(state, CELL)
    for token in lay_object(state, facts, board_for(state).map.spaces):
        token.space = space_of(state, places.pop())
        state.log(TokenPlaced(token=token.id, kind=token.kind, space=token.space))
    deploy_reserved(state, KALLENN, occasion.event, [space_of(state, places.pop())])
    deploy_reserved(state, RANCOR, occasion.event, [space_of(state, places.pop())])


# --- Jabba's aid -----------------------------------------------------------------------------------


class HireHunter(Procedure):
    """The Rebels choose a bounty hunter; threat rises by half the price, rounded down."""

    event: Public[str]

    def offer(self, state: MissionState) -> Decision | None:
        seat = rebels(state)[0]
        cards = [
            card
            for card in HUNTERS
            if is_deployment(card) and is_complete(card) and has_figures(state, card, seat)
        ]
        prompt = asking_text(state.mission, self.event)
        return decide_together(state, prompt, each_of(ADD_GROUP, cards)) if cards else None

    def take(self, state: MissionState, card: str) -> None:
        spaces = laid_spaces(state, layout_of(state).entrances)
        state.push(
            DeployGroup(card=card, seat=rebels(state)[0], spaces=spaces, anywhere=True, event=self.event)
        )
        gain_threat(state, deployment(card).cost // 2)

    steps = (ask(offer, take),)


# --- Elite Protection ------------------------------------------------------------------------------


def mark(state: MissionState, occasion: EventHappens) -> None:
    ground = board_for(state)
    spaces = [int(ground.space(name)) for name in ground.map.spaces]
    pick_space(state, speaking(state, occasion.event), spaces, bombard)


@follows
def bombard(state: MissionState, pick: Pick, space: int) -> None:
    for figure in figures_near(state, 1 << space, 3):
        if is_rebel(state, figure):
            attempt(state, figure, (Attribute.INSIGHT,), take_cover)


@follows
def take_cover(state: MissionState, test: AttributeTest) -> None:
    figure = state.figures.get(test.figure)
    if figure is not None:
        hurt(state, [figure], 1 if test.passed else 3, by=EMPIRE)


def rally(state: MissionState, occasion: EventHappens) -> None:
    imperials = [figure for figure in on_board(state) if IMPERIALS(state, figure)]
    pick_target(state, speaking(state, occasion.event), imperials, take_heart)


@follows
def take_heart(state: MissionState, pick: Pick, figure: Figure) -> None:
    recover(state, figure, 2)
    gain_condition(state, figure, Condition.FOCUSED)


def strike(state: MissionState, occasion: EventHappens) -> None:
    able = [figure for figure in on_board(state) if IMPERIALS(state, figure) and may_attack(state, figure)]
    pick_target(state, speaking(state, occasion.event), able, hit_hard)


@follows
def hit_hard(state: MissionState, pick: Pick, figure: Figure) -> None:
    state.push(attack_with(state, figure, must=True, tally=Tally(damage=1)))


def nothing_left(state: MissionState) -> bool:
    return not tokens_of(state, CELL) and not kallenn(state)


mission(
    "trophy-hunting",
    reacts("name-guards", MissionBegins, name_guards),
    usable(TERMINAL, "power-down", power_down, by=HEROES, when=happened("guards-fallen")),
    target(CELL, attacked_by=REBELS, seen_past=lambda state, figure: True),
    object_test(CELL, "pull-out", (Attribute.INSIGHT, Attribute.STRENGTH), by=REBELS),
    Block(may("attacks-more", "attacks-freely", who=_is_his)),
    reacts(
        "rule-3",
        ActivationBegins,
        act_more,
        when=_is_he,
    ),
    reacts("rule-4", ActivationBegins, devour, when=_is_near_him),
    reacts("rule-5", ActivationEnds, devour, when=_is_near_him),
    goal(
        "defeat-guards",
        Wants(defeat=lambda state, figure: figure.group == state.memory.get("guards")),
        until="guards-fallen",
    ),
    goal("power-down", Wants(use=(TERMINAL,)), from_="guards-fallen", until=FREED),
    goal("finish", Wants(destroy=(CELL,), use=(CELL,), defeat=is_kallenn), from_=FREED),
    event(
        PROTECTION,
        round_ends(1) | round_ends(3) | round_ends(5),
        options_for(again=0, levels=1),
        each=True,
        choices={"mark": (mark,), "rally": (rally,), "strike": (strike,)},
    ),
    event("jabbas-aid", round_ends(2), lambda state, occasion: state.push(HireHunter(event=occasion.event))),
    event(
        "guards-fallen",
        on(Defeated, lambda state, event: event.last and event.group == state.memory.get("guards")),
    ),
    event(FREED, counted("generator", 1), deal),
    rebels_win(
        "mission-trophy-taken",
        removed_last() | on(Destroyed) | counted(CELL, 1) | counted(CELL, 2),
        when=both(happened(FREED), nothing_left),
    ),
    imperials_win(TIME, round_ends(6)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("kallenn-defeated", when=fell(is_kallenn)),
    narrow(),
    rules=5,
    imperial_goal="hold-out",
)
