"""The Last Line: three checkpoints and a wall, held for seven rounds against waves that the Empire has planned."""

from __future__ import annotations

from dejarik.assault.campaign.rules.deploying import deploy_reserved
from dejarik.assault.campaign.rules.layout import point, space_of
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.open_groups import OpenGroupsChosen, may_be_open
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, Reserved, empire
from dejarik.assault.content.blocks import after, is_complete
from dejarik.assault.content.campaign.empire import imperials
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    Block,
    Condition,
    Wants,
    beside_healthy,
    both,
    deploys,
    destroyed,
    event,
    gain,
    goal,
    imperials_want,
    imperials_win,
    mission,
    of_card,
    options,
    rebels_win,
    round_ends,
    stronger,
    target,
    whenever,
)
from dejarik.assault.content.campaign.language.merits import before_end_of, earns, fell, merit
from dejarik.assault.content.picks import Pick, pick_target
from dejarik.assault.dice.attack import Condition as FigureCondition
from dejarik.assault.facts.library import all_deployment
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import recover
from dejarik.assault.rules.names import ranked_text
from dejarik.assault.rules.objects.tokens import tokens_of
from dejarik.assault.rules.printed import cost_of
from dejarik.assault.rules.state import Figure
from dejarik.kernel import (
    Decision,
    Option,
    Owner,
    Procedure,
    Public,
    Use,
    Verb,
    ask,
    choose,
    each_of,
    itself,
    text,
)
from dejarik.kernel.effects import follows

ID = "the-last-line"
CHECKPOINT, WALL = "defense-checkpoint", "siege-wall"
WAVES = {"first-wave": "red", "second-wave": "blue", "third-wave": "green"}
"""The waves in their order, and the checkpoint that each of them comes through."""
WAVE_COST = 10
FELLED_EARLY = "sorin-defeated-by-round-3"

sorin_fell = fell(of_card("general-sorin"))


# --- Waves ----------------------------------------------------------------------------------------

WAVE_GROUP = Verb(
    "group",
    lambda state, asked, card: text("option-open-group", card=ranked_text(card), cost=cost_of(card)),
    itself,
    lambda state, asked, card: {"card": card, "cost": cost_of(card)},
)
WAVE_DONE = Verb("done", text("last-line-wave-done"), declines=True)


class PlanWave(Procedure):
    """The Imperial player puts groups aside for a wave, secretly, up to a total cost."""

    number: Public[int]
    seat: Public[int] = EMPIRE
    left: Owner[int] = WAVE_COST

    def offer(self, state: MissionState) -> Decision | None:
        fitting = [
            card.id
            for card in all_deployment()
            if is_complete(card) and may_be_open(state, card.id) and cost_of(card.id) <= self.left
        ]
        if not fitting:
            return None
        prompt = text("last-line-wave", number=self.number, cost=self.left)
        return choose(EMPIRE, prompt, [*each_of(WAVE_GROUP, fitting), Option(WAVE_DONE)])

    def take(self, state: MissionState, card: str) -> None:
        if card != WAVE_DONE.word:
            empire(state).reserved.append(Reserved(card, list(WAVES)[self.number - 1]))
            self.left -= cost_of(card)
            self.go_to(PlanWave.offer)

    steps = (ask(offer, take),)


def plan_waves(state: MissionState, use: Use) -> None:
    state.push(*(PlanWave(number=number) for number in range(1, len(WAVES) + 1)))


def wave_comes(state: MissionState, occasion: EventHappens) -> None:
    space = space_of(state, point(state, _point_of(WAVES[occasion.event])).space)
    for each in [each for each in empire(state).reserved if each.event == occasion.event]:
        deploy_reserved(state, each.card, each.event, [space])


# --- Checkpoints ----------------------------------------------------------------------------------


def _point_of(colour: str) -> str:
    return f"checkpoint-{colour}"


def _has_fallen(colour: str) -> Condition:
    return lambda state: all(token.colour != colour for token in tokens_of(state, CHECKPOINT))


def take_over(state: MissionState) -> None:
    """A checkpoint that is destroyed is an active deployment point from then on."""
    for colour in WAVES.values():
        name = _point_of(colour)
        if _has_fallen(colour)(state) and name not in empire(state).points:
            empire(state).points.append(name)


# --- Combat Surge ---------------------------------------------------------------------------------

SURGE = Use(source=0, key=ID, ability="combat-surge", seat=EMPIRE)


def patch_up(state: MissionState, occasion: EventHappens) -> None:
    pick_target(state, SURGE, [figure for figure in imperials(state) if figure.damage], recovers)


@follows
def recovers(state: MissionState, pick: Pick, figure: Figure) -> None:
    recover(state, figure, 6)


def steel(state: MissionState, occasion: EventHappens) -> None:
    pick_target(state, SURGE, imperials(state), focus_one)


@follows
def focus_one(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_condition(state, figure, FigureCondition.FOCUSED)
    pick_target(state, SURGE, [other for other in imperials(state) if other is not figure], focus_other)


@follows
def focus_other(state: MissionState, pick: Pick, figure: Figure) -> None:
    gain_condition(state, figure, FigureCondition.FOCUSED)


mission(
    ID,
    Block(after("plan-waves", OpenGroupsChosen, plan_waves, forced=True)),
    target(CHECKPOINT, attacked_by=IMPERIALS),
    stronger(CHECKPOINT, beside_healthy, block=2),
    target(WALL, attacked_by=IMPERIALS, whole=True, seen_past=REBELS),
    stronger(WALL, lambda state, token: True, block=lambda state: len(tokens_of(state, CHECKPOINT))),
    stronger(WALL, beside_healthy, block=2),
    whenever("take-over", destroyed(CHECKPOINT, 0), take_over),
    goal("hold-wall", Wants(keep=(WALL, CHECKPOINT))),
    imperials_want(Wants(destroy=(WALL, CHECKPOINT))),
    event("the-power-of-the-empire", round_ends(3), earns(FELLED_EARLY, when=sorin_fell), deploys()),
    event(
        "combat-surge",
        round_ends(5),
        options(imperial=True),
        choices={"repairs": (patch_up,), "focus": (steel,), "threat": (gain(4),)},
    ),
    *(event(wave, round_ends(), wave_comes, when=_has_fallen(colour)) for wave, colour in WAVES.items()),
    rebels_win("mission-wall-held", round_ends(7)),
    imperials_win("mission-wall-destroyed", destroyed(WALL)),
    merit(FELLED_EARLY, when=both(sorin_fell, before_end_of(3))),
    rules=4,
    imperial_goal="destroy-wall",
)
