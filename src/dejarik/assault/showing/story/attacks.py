"""Attacks: declaration, dice, what changes them, surges, and whether and how hard the attack hits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import (
    AboutToReroll,
    AttackDeclared,
    AttackEvent,
    AttackResolved,
    BeforeAttack,
    DiceRolled,
    ModifierTime,
    PoolsFormed,
    RerollTime,
    Tally,
)
from dejarik.assault.rules.attack.reports import (
    AttackCalledOff,
    AttackJudged,
    AttackRedirected,
    DefenceChanged,
    KeywordResolved,
    PoolChanged,
    Reason,
    Rerolled,
    ResultsModified,
    SurgesCancelled,
    SurgeSpent,
    Why,
)
from dejarik.assault.rules.names import (
    ability_text,
    gains_text,
    source_text,
    surge_effect,
    surge_effect_text,
)
from dejarik.assault.rules.texts import Surge, definition_of
from dejarik.assault.showing.fight_records import BeatKind, Pool
from dejarik.assault.showing.plain import listed
from dejarik.assault.showing.story.beats import (
    beat,
    changes,
    dice_shown,
    difference,
    results,
    verdict,
    with_beat,
)
from dejarik.assault.showing.story.scene import (
    STORY,
    AssaultScene,
    bare_key,
    dice_text,
    of_figure,
    of_player,
    with_dice,
)
from dejarik.kernel import Event, Text, text
from dejarik.kernel.telling import Line, player

E = TypeVar("E", bound=AttackEvent)

STORY.acts("attack", AttackDeclared)
# They only give others their time; what has been rolled and what came of it is told by the reports.
STORY.silent(BeforeAttack, PoolsFormed, RerollTime, AboutToReroll, ModifierTime, AttackResolved)


def _both(said: Callable[[Text, Text], Text]) -> Callable[[AssaultScene, E], Line]:
    """A teller that names attacker and target."""
    return lambda scene, event: of_figure(
        scene, event.attacker, said(scene.name(event.attacker), scene.name(event.target))
    )


STORY.tells_occasion(BeforeAttack)(
    lambda scene, event: of_figure(
        scene, event.attacker, text("assault-log-before-attack", attacker=scene.name(event.attacker))
    )
)
STORY.tells_occasion(PoolsFormed)(
    _both(lambda attacker, target: text("assault-log-pools", attacker=attacker, target=target))
)
for moment in (DiceRolled, RerollTime, ModifierTime):
    STORY.tells_occasion(moment)(
        _both(lambda attacker, target: text("assault-log-rolled", attacker=attacker, target=target))
    )
STORY.tells_occasion(AboutToReroll)(
    _both(lambda attacker, target: text("assault-log-reroll-looms", attacker=attacker, target=target))
)
STORY.tells_occasion(AttackResolved)(
    _both(lambda attacker, target: text("assault-log-attack-over", attacker=attacker, target=target))
)


@STORY.tells(AttackDeclared)
def _declared(scene: AssaultScene, event: AttackDeclared) -> Line:
    attacker, target = scene.name(event.attacker), scene.name(event.target)
    if event.tally == Tally():
        said = text("assault-log-attack", attacker=attacker, target=target)
    else:
        gains = gains_text(event.tally.effect)
        said = text("assault-log-attack-with", attacker=attacker, target=target, gains=gains)
    told = beat(event, BeatKind.DECLARED)
    if event.tally != Tally():
        told.changes = changes(event.tally, _used(event))
    return with_beat(of_figure(scene, event.attacker, said), told)


def _used(event: Event) -> Text:
    """The text that something is due to."""
    by = event.due_to
    return text("shown-for-a-time") if by is None else source_text(bare_key(by.key))


@STORY.tells(AttackRedirected)
def _redirected(scene: AssaultScene, event: AttackRedirected) -> Line:
    target = scene.name(event.target)
    line = of_figure(scene, event.target, text("assault-log-redirected", target=target))
    return with_beat(line, beat(event, BeatKind.REDIRECTED))


@STORY.tells(AttackCalledOff)
def _called_off(scene: AssaultScene, event: AttackCalledOff) -> Line:
    attacker = scene.name(event.attacker)
    if event.target:
        said = text("assault-log-called-off", attacker=attacker)
    else:
        said = text("assault-log-no-attack", attacker=attacker)
    return with_beat(of_figure(scene, event.attacker, said), beat(event, BeatKind.CALLED_OFF))


# --- Dice -------------------------------------------------------------------------------------------


@STORY.tells(PoolChanged)
def _pool(scene: AssaultScene, event: PoolChanged) -> Line:
    """Dice of the attack pool belong to the attacker, those of the defence pool to the target."""
    whose = event.attacker if event.pool == "attack" else event.target
    figure, added, removed = scene.name(whose), _colours(event.added), _colours(event.removed)
    if event.reason is not None:
        cause = _cause(scene, event.reason)
        said = text("assault-log-die-added-by", figure=figure, added=added, cause=cause)
    elif event.added and event.removed:
        said = text("assault-log-die-replaced", figure=figure, added=added, removed=removed)
    elif event.added:
        said = text("assault-log-die-added", figure=figure, added=added)
    else:
        said = text("assault-log-die-removed", figure=figure, removed=removed)
    told = beat(event, BeatKind.POOL)
    told.pool = Pool(
        pool=event.pool,
        added=[die.value for die in event.added],
        removed=[die.value for die in event.removed],
        cause=_used(event) if event.reason is None else _cause(scene, event.reason),
    )
    return with_beat(of_figure(scene, whose, said), told)


def _colours(dice: list[Die]) -> Text | str:
    return listed([die.word for die in dice]) if dice else ""


@STORY.tells(DiceRolled)
def _rolled(scene: AssaultScene, event: DiceRolled) -> Line:
    line = of_figure(scene, event.attacker, text("assault-log-roll"))
    words = text(
        "assault-log-against",
        attack=dice_text(event.attack_dice),
        defence=dice_text(event.defence_dice),
    )
    told = beat(event, BeatKind.ROLLED)
    told.attack_dice, told.defence_dice = dice_shown(event.attack_dice), dice_shown(event.defence_dice)
    told.rolled = results(event.attack_dice, event.defence_dice)
    return with_beat(with_dice(line, [*event.attack_dice, *event.defence_dice], words), told)


@STORY.tells(Rerolled)
def _rerolled(scene: AssaultScene, event: Rerolled) -> Line:
    line = of_player(event.seat, text("assault-log-reroll", player=player(event.seat)))
    words = text("assault-log-instead", before=dice_text(event.before), after=dice_text(event.dice))
    told = beat(event, BeatKind.REROLLED)
    told.before, told.after = dice_shown(event.before), dice_shown(event.dice)
    told.rolled = difference(event.before, event.dice)
    return with_beat(with_dice(line, event.dice, words), told)


# --- Results ----------------------------------------------------------------------------------------


@STORY.tells(ResultsModified)
def _modified(scene: AssaultScene, event: ResultsModified) -> Line:
    told = beat(event, BeatKind.MODIFIED)
    if not event.reasons:
        told.changes = changes(event.tally, _used(event))
        line = Line(text=text("assault-log-results", gains=gains_text(event.tally.effect)))
        return with_beat(line, told)
    told.changes = [
        change for reason in event.reasons for change in changes(reason.tally, _cause(scene, reason))
    ]
    *others, whole = (_reason(scene, reason) for reason in event.reasons)
    for each in reversed(others):
        whole = text("assault-log-reasons", first=each, rest=whole)
    return with_beat(Line(text=text("assault-log-modifiers", reasons=whole)), told)


def _reason(scene: AssaultScene, reason: Reason) -> Text:
    return text("assault-log-reason", cause=_cause(scene, reason), gains=gains_text(reason.tally.effect))


def _cause(scene: AssaultScene, reason: Reason) -> Text:
    if reason.condition is not None:
        return text(f"condition-{reason.condition.value}")
    if reason.token:
        return scene.name(reason.token)
    if not reason.key:
        return text("shown-for-a-time")
    figure = scene.figure(reason.figure)
    if reason.name:
        return ability_text(reason.key, reason.name, figure)
    own = figure is not None and figure.card == reason.key
    return scene.name(reason.figure) if own else source_text(reason.key)


@STORY.tells(DefenceChanged)
def _defence(scene: AssaultScene, event: DefenceChanged) -> Line:
    changes = [text("gain-die", die=die.word) for die in event.dice]
    if event.tally != Tally():
        changes.append(gains_text(event.tally.effect))
    said = text("assault-log-defends", figure=scene.name(event.figure), changes=listed(changes))
    return of_figure(scene, event.figure, said)


@STORY.tells(SurgesCancelled)
def _surges_cancelled(scene: AssaultScene, event: SurgesCancelled) -> Line:
    told = beat(event, BeatKind.EVADED)
    told.count = event.count
    line = of_figure(scene, event.target, text("assault-log-surges-cancelled", count=event.count))
    return with_beat(line, told)


@STORY.tells(SurgeSpent)
def _surge_spent(scene: AssaultScene, event: SurgeSpent) -> Line:
    surge = next(each for each in definition_of(event.key).surges if each.name == event.name)
    said = text(
        "assault-log-surge-spent",
        attacker=scene.name(event.attacker),
        count=surge.cost,
        effect=_bought_text(event.key, surge),
    )
    bought = Tally()
    bought.add(surge.effect)
    told = beat(event, BeatKind.SURGE)
    told.count, told.effect = surge.cost, surge_effect(event.key, surge)
    told.changes = changes(bought, told.effect)
    return with_beat(of_figure(scene, event.attacker, said), told)


def _bought_text(key: str, surge: Surge) -> Text:
    """A surge ability; one with a name of its own with what it adds, too."""
    named = surge_effect_text(key, surge)
    if surge.name.isdigit() or surge.effect == AttackEffect():
        return named
    return text("surge-with-gains", effect=named, gains=gains_text(surge.effect, surge.tokens))


@STORY.tells(KeywordResolved)
def _keyword(scene: AssaultScene, event: KeywordResolved) -> Line:
    keyword = text("gain-keyword", keyword=text(f"keyword-{event.keyword}"), amount=str(event.amount))
    said = text("assault-log-keyword", attacker=scene.name(event.attacker), keyword=keyword)
    return of_figure(scene, event.attacker, said)


@STORY.tells(AttackJudged)
def _judged(scene: AssaultScene, event: AttackJudged) -> Line:
    told = beat(event, BeatKind.JUDGED)
    told.verdict = verdict(scene, event)
    return with_beat(of_figure(scene, event.attacker, _verdict(event, scene.name(event.attacker))), told)


def _verdict(event: AttackJudged, attacker: Text) -> Text:
    match event.missed:
        case Why.ACCURACY:
            return text(
                "assault-log-missed-accuracy",
                attacker=attacker,
                accuracy=event.accuracy,
                needed=event.needed,
            )
        case Why.DODGE:
            return text("assault-log-missed-dodge", attacker=attacker)
        case Why.SIGHT:
            if event.ranged:
                return text("assault-log-missed-sight", attacker=attacker)
            return text("assault-log-missed-reach", attacker=attacker)
        case Why.GONE:
            return text("assault-log-missed-gone", attacker=attacker)
        case Why.FOILED:
            return text("assault-log-missed-foiled", attacker=attacker)
        case None:
            pass
    results = {
        "damage": event.damage,
        "block": event.block,
        "pierce": event.pierce,
        "blunted": event.blunted,
        "amount": event.amount,
    }
    if not event.ranged:
        return text("assault-log-hit", attacker=attacker, **results)
    return text(
        "assault-log-hit-ranged",
        attacker=attacker,
        accuracy=event.accuracy,
        needed=event.needed,
        **results,
    )
