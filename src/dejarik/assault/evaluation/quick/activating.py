"""What a figure does next in its activation: it keeps to its course, and uses texts that are worth it on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.assault.dice.attack import Condition
from dejarik.assault.evaluation.positions import evaluate
from dejarik.assault.evaluation.quick.courses import NO_DEED, Course, Outing
from dejarik.assault.evaluation.quick.habits import Habit, habit_of
from dejarik.assault.evaluation.stakes import stakes_of
from dejarik.assault.evaluation.survey import twin_of
from dejarik.assault.rules.activation import ATTACK_ACTION, END, MOVE, Activation
from dejarik.assault.rules.activation.activation import INTERACT
from dejarik.assault.rules.activation.uses import SPECIAL, USE
from dejarik.assault.rules.ground import position_of
from dejarik.assault.rules.movement.movement import ESCAPE
from dejarik.assault.rules.movement.steps import GO
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.verbs import DISCARD_CONDITION
from dejarik.kernel import Decision, Option, Use, apply, decision
from dejarik.kernel.engine import share_decision

if TYPE_CHECKING:
    from dejarik.assault.evaluation.quick.policy import QuickPolicy

ACTIVATION = "activation"
WORTH_IT = 0.1
"""What a text must be worth more than all else to be used."""
MOST_TRIED = 3
"""Texts that are tried out at one decision …"""
MOST_TRIALS = 9
"""… and in one activation."""
MOST_USED = 3
"""How often one text is used in an activation: what changes nothing does not go on for ever."""
MOST_PLANS = 3
"""How often a course is planned at one decision."""
MISSION_SAMPLES = 3
"""How often something is tried that only this mission offers: tests fail at times, and are worth it."""
BLEEDING = 0.6
IDLE = 0.5
"""An action that is worth less than this has nothing better to do than to try something."""
HANDY = 10.0
"""What speaks for looking first at what can be done with objects."""


class Outline:
    """An activation as far as it has been thought out."""

    def __init__(self, activation: Activation) -> None:
        self.frame = activation.frame
        self.figure = activation.figure
        self.used: dict[str, int] = {}
        self.judged: dict[tuple[str, int], float] = {}  # what texts are worth, by name and actions left
        self.trials = 0
        self.barred: set[int] = set()  # the objects with which nothing can be done after all …
        self.attacks = True  # … and whether anybody can be attacked
        self.ready = False  # has got movement points for something that they buy
        self.fresh = True  # the course was planned for this very decision
        self.mark: tuple[object, ...] = ()
        self.outing: Outing | None = None
        self.course: Course | None = None

    def is_of(self, activation: Activation) -> bool:
        return self.frame == activation.frame and self.figure == activation.figure


def rate_activation(
    policy: QuickPolicy, state: Assault, asked: Decision, activation: Activation
) -> dict[int, float]:
    """One option stands out."""
    outline = policy.outline
    if outline is None or not outline.is_of(activation):
        outline = policy.outline = Outline(activation)
    if len(asked.options) == 1:
        return {0: 1.0}
    figure = state.figures[activation.figure]
    _look(policy, state, outline, activation, figure, asked)
    place = _text_worth_using(policy, state, asked, outline, activation)
    if place is None and stakes_of(state).drives(state, figure):
        place = _move_worth_its_points(policy, state, asked, outline, activation)
    if place is None:
        place = _next(state, asked, outline, activation, figure)
    if (
        place is None and not outline.fresh and (activation.actions or figure.points)
    ):  # it has come to its end
        outline.course = None
        _look(policy, state, outline, activation, figure, asked)
        place = _next(state, asked, outline, activation, figure)
    if place is None:
        place = _move_worth_its_points(policy, state, asked, outline, activation)
    if place is None:
        place = next(place for place, option in enumerate(asked.options) if option.verb is END)
    return {place: 1.0}


def _bar(outline: Outline) -> bool:
    """The deed that was planned can't be done: plan without it. False: there was none."""
    deed = outline.course.deed if outline.course is not None else NO_DEED
    if not deed.value:
        return False
    if deed.token:
        outline.barred.add(deed.token)
    else:
        outline.attacks = False
    return True


def _mark(state: Assault, activation: Activation, figure: Figure) -> tuple[object, ...]:
    """What a course depends on, beside where it leads through."""
    return (
        tuple(state.figures),
        len(state.tokens),
        state.open_doors,
        tuple(figure.conditions),
        activation.attacked,
        activation.actions,
    )


def _look(
    policy: QuickPolicy,
    state: Assault,
    outline: Outline,
    activation: Activation,
    figure: Figure,
    asked: Decision,
) -> None:
    """Plan the course, or see that it still holds."""
    mark = (*_mark(state, activation, figure), figure.points, position_of(figure))
    outline.fresh = outline.course is None or outline.mark != mark
    if not outline.fresh:
        return
    moves = activation.actions if any(option.verb is MOVE for option in asked.options) else 0
    outing = Outing(
        policy.scouting(state, asked.seat),
        figure,
        moves,
        attacks=activation.may_attack_again(state) and outline.attacks,
        barred=outline.barred,
    )
    outline.outing, outline.course, outline.mark = outing, outing.best(activation.actions), mark


def _next(
    state: Assault, asked: Decision, outline: Outline, activation: Activation, figure: Figure
) -> int | None:
    """The next step of the course, if it is offered."""
    course = outline.course
    assert course is not None
    going = course.position != position_of(figure)
    deed = course.deed
    if deed.value and activation.actions and (course.first or not going):
        place = _deed(asked, deed.target, deed.token)
        if place is None and deed.token and not outline.ready and stakes_of(state).points_buy:
            outline.ready = True
            outline.barred.add(deed.token)  # so it is worth something to do it
            return next((place for place, option in enumerate(asked.options) if option.verb is MOVE), None)
        if place is not None:
            outline.course = course._replace(deed=deed._replace(value=0.0))
            _expect(state, outline, activation, figure, actions=-1, attacked=deed.target > 0)
            return place
    if not going:
        return None
    for place, option in enumerate(asked.options):
        if option.verb is GO and option.value.position == course.position:
            outline.mark = ()
            if deed.value or not activation.actions:  # the rest of the course holds there
                outline.mark = (
                    *_mark(state, activation, figure),
                    figure.points - option.value.cost,
                    course.position,
                )
            return place
    stakes = stakes_of(state)
    bought = [
        place
        for place, option in enumerate(asked.options)
        if option.verb is USE and stakes.buys_point(option.value[1])
    ]
    if bought and not course.moves:
        _expect(state, outline, activation, figure, points=1)
        return bought[0]
    speed = outline.outing.speed if outline.outing is not None else 0
    for place, option in enumerate(asked.options):
        if option.verb is MOVE:
            outline.course = course._replace(moves=course.moves - 1)
            _expect(state, outline, activation, figure, actions=-1, points=speed)
            return place
    return None


def _expect(
    state: Assault,
    outline: Outline,
    activation: Activation,
    figure: Figure,
    *,
    actions: int = 0,
    points: int = 0,
    attacked: bool = False,
) -> None:
    """The course holds if nothing else has changed by the next time."""
    mark = list(_mark(state, activation, figure))
    mark[-2:] = activation.attacked or attacked, activation.actions + actions
    outline.mark = (*mark, figure.points + points, position_of(figure))


def _deed(asked: Decision, target: int, token: int) -> int | None:
    for place, option in enumerate(asked.options):
        if target and option.verb is ATTACK_ACTION:
            return place
        if token and option.verb is INTERACT and option.value.token == token:
            return place
    return None


# --- Texts ----------------------------------------------------------------------------------------


def _name(option: Option) -> tuple[str, str] | None:
    """The text and its ability that an option uses, or what else has to be weighed; None: a plain step."""
    verb, value = option.verb, option.value
    if verb is SPECIAL or verb is USE:
        return value[1].key, value[1].ability
    if isinstance(value, Use):
        return value.key, value.ability
    if verb is INTERACT:
        return "interact", value.id
    if verb is DISCARD_CONDITION:
        return "discard", value.value
    if verb is ESCAPE:
        return "escape", ""
    return None


def _text_worth_using(
    policy: QuickPolicy, state: Assault, asked: Decision, outline: Outline, activation: Activation
) -> int | None:
    stakes = stakes_of(state)
    best, chosen = WORTH_IT, None
    open_: list[tuple[float, int, str]] = []
    planned = outline.course.deed.token if outline.course is not None else 0
    for place, option in enumerate(asked.options):
        name = _name(option)
        if name is None or (option.verb is USE and stakes.buys_point(option.value[1])):
            continue
        if option.verb is INTERACT and planned and option.value.token == planned:
            continue
        words = ".".join(name)
        if outline.used.get(words, 0) >= MOST_USED:
            continue
        driving = option.verb is USE and stakes.drives(state, state.figures[activation.figure])
        own = driving and stakes.is_rare(state, words)  # worth something else at every step
        value = None if own else _known(state, option, name, outline, activation)
        if value is None and not own:
            value = outline.judged.get((words, activation.actions))
        if value is None:
            first = 0.0 if option.verb is SPECIAL or option.verb is USE else HANDY
            open_.append((-first - habit_of(state.mode, ACTIVATION, *name).gain, place, words))
        elif value > best:
            best, chosen = value, place
    if chosen is None and open_:
        best, chosen = _try(policy, state, asked, outline, activation, sorted(open_)[:MOST_TRIED])
    if chosen is not None:
        name = _name(asked.options[chosen])
        assert name is not None
        words = ".".join(name)
        outline.used[words] = outline.used.get(words, 0) + 1
    return chosen


def _known(
    state: Assault, option: Option, name: tuple[str, str], outline: Outline, activation: Activation
) -> float | None:
    """What a text is worth without looking; None: it has to be tried."""
    if option.verb is DISCARD_CONDITION:
        return 5.0 if option.value is Condition.STUNNED else BLEEDING - _spent(outline, activation)
    habit: Habit = habit_of(state.mode, ACTIVATION, *name)
    if not habit.is_clear or (
        option.verb is SPECIAL and habit.gain <= 0 and _spent(outline, activation) < IDLE
    ):
        return None
    return habit.gain


def _spent(outline: Outline, activation: Activation) -> float:
    """What an action is worth to the course."""
    outing = outline.outing
    if outing is None:
        return 0.0
    return outing.best(activation.actions).value - outing.best(activation.actions - 1).value


def _try(
    policy: QuickPolicy,
    state: Assault,
    asked: Decision,
    outline: Outline,
    activation: Activation,
    options: list[tuple[float, int, str]],
) -> tuple[float, int | None]:
    """The best of these by a trial each, and what it is worth beyond the course."""
    outing, side = outline.outing, policy.side(state, asked.seat)
    assert outing is not None
    best, chosen = WORTH_IT, None
    if outline.trials >= MOST_TRIALS:
        return best, None
    now = evaluate(state, side) + outing.best(activation.actions).value
    dice = policy.dice(state)
    for _, place, words in options:
        outline.trials += 1
        option, value = asked.options[place], 0.0
        samples = (
            MISSION_SAMPLES if option.verb is not SPECIAL and stakes_of(state).is_rare(state, words) else 1
        )
        for _ in range(samples):
            twin = policy.try_out(state, asked, option, dice if samples == 1 else dice.split())
            judged = policy.judge(state, twin, side)
            after = _afterwards(policy, twin, asked.seat, outline, activation, state)
            value += (judged + after - now) / samples
        outline.judged[words, activation.actions] = value
        if value > best:
            best, chosen = value, place
    return best, chosen


def _move_worth_its_points(
    policy: QuickPolicy, state: Assault, asked: Decision, outline: Outline, activation: Activation
) -> int | None:
    """Who has nothing better to do may move for what movement points buy beside steps."""
    moving = next((place for place, option in enumerate(asked.options) if option.verb is MOVE), None)
    outing = outline.outing
    if moving is None or outing is None or not stakes_of(state).points_buy:
        return None
    twin = twin_of(state)
    apply(twin, share_decision(state, twin, asked.options[moving]))
    following = decision(twin)
    if following is None or not isinstance(twin.stack[-1], Activation):
        return None
    offered = {_name(option) for option in asked.options}
    bought = [each for each in following.options if each.verb in (USE, ESCAPE) and _name(each) not in offered]
    side, dice = policy.side(state, asked.seat), policy.dice(state)
    now = evaluate(state, side) + outing.best(activation.actions).value
    for option in bought[:MOST_TRIED]:
        after = policy.try_out(twin, following, option, dice)
        value = policy.judge(state, after, side)
        value += _afterwards(policy, after, asked.seat, outline, activation, state)
        if value > now + WORTH_IT:
            return moving
    return None


def _afterwards(
    policy: QuickPolicy, twin: Assault, seat: int, outline: Outline, activation: Activation, state: Assault
) -> float:
    """What is left to be done in the activation."""
    if twin.outcome is not None or not twin.stack:
        return 0.0
    top = twin.stack[-1]
    if not isinstance(top, Activation) or top.frame != activation.frame or top.figure not in twin.figures:
        return 0.0
    figure, before = twin.figures[top.figure], state.figures[top.figure]
    outing = outline.outing
    assert outing is not None
    same = (
        figure.points == before.points
        and position_of(figure) == position_of(before)
        and figure.conditions == before.conditions
        and twin.figures.keys() == state.figures.keys()
        and twin.open_doors == state.open_doors
        and twin.tokens == state.tokens
        and top.attacked == activation.attacked
    )
    if not same:
        outing = Outing(
            policy.scouting(twin, seat),
            figure,
            top.actions,
            attacks=top.may_attack_again(twin),
            barred=outline.barred,
        )
    return outing.best(top.actions).value
