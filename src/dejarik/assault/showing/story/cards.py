"""Cards and texts: abilities that are used, and what is chosen for them."""

from __future__ import annotations

from dejarik.assault.facts.library import is_command
from dejarik.assault.rules.attack import Rolled
from dejarik.assault.rules.events import RolledAside
from dejarik.assault.rules.names import (
    RULES,
    ability_text,
    alike,
    card_text,
    group_text,
    known_cards,
    source_text,
)
from dejarik.assault.rules.reports import Chosen, NothingShared, TileNamed
from dejarik.assault.showing.story.scene import STORY, AssaultScene, bare_key, dice_text, of_player, with_dice
from dejarik.kernel import NOBODY, AbilityUsed, Text, Use, text
from dejarik.kernel.telling import Line, player


@STORY.tells(AbilityUsed)
def _used(scene: AssaultScene, event: AbilityUsed) -> Line | None:
    """A choice is the figure's or player's, what is forced the card's; what is forced and did nothing is not told, nor
    a mission's rule without anything to tell of it."""
    key = bare_key(event.key)
    of_mission = event.seat == NOBODY or not (key in known_cards() or key.startswith(RULES))
    if is_command(event.key):
        return None  # it is told when it is announced
    if (of_mission or (event.forced and event.idle)) and (event.over or not _is_heading(scene, event)):
        return None
    if of_mission:
        return of_player(event.seat, text("assault-log-mission", mission=source_text(event.key)))
    ability = _ability(scene, event)
    who = scene.name(event.subject) if scene.figure(event.subject) else None
    if event.forced and key != event.key and _ends_with_it(scene, event):
        said = text("assault-log-text-ends", card=card_text(key))
        if who is not None:
            said = text("assault-log-forced-idle", card=who, ability=ability)
    elif event.forced:
        said = text("assault-log-forced", card=who or card_text(key), ability=ability)
        if who is None and alike(ability, card_text(key)):
            said = text("assault-log-forced", card=player(event.seat), ability=ability)
    elif event.over:
        said = text("assault-log-idle", card=ability)
    elif event.idle:
        said = text("assault-log-used-idle", user=who or player(event.seat), ability=ability)
    else:
        said = text("assault-log-used", user=who or player(event.seat), ability=ability)
    line = of_player(event.seat, said)
    if not (event.forced or event.idle or event.over):
        line.act = "card"
    return line


def _ends_with_it(scene: AssaultScene, event: AbilityUsed) -> bool:
    """Whether an effect that lasts has done nothing but come to its end."""
    return event.source not in scene.state.sources and not _is_heading(scene, event)


def _is_heading(scene: AssaultScene, event: AbilityUsed) -> bool:
    """Whether anything is told within it, or will be after a choice."""
    return any(
        each.due_to is not None
        and (each.due_to.source, each.due_to.ability) == (event.source, event.ability)
        and STORY.tells_of(each)
        for each in scene.after()
    ) or any(
        isinstance(each, Use) and (each.source, each.ability) == (event.source, event.ability)
        for each in scene.state.stack
    )


@STORY.tells_cancelled(AbilityUsed)
def _use_cancelled(scene: AssaultScene, event: AbilityUsed) -> Line | None:
    by = event.cancelled_by
    if by is None:
        return None
    said = text("assault-log-cancelled-by", card=_ability(scene, event), by=source_text(by.key))
    return of_player(event.seat, said)


def _ability(scene: AssaultScene, event: AbilityUsed) -> Text:
    """The name of an ability; of one that is not the figure's own, with its card."""
    return ability_text(event.key, event.ability, scene.figure(event.subject))


@STORY.tells(Chosen)
def _chosen(scene: AssaultScene, event: Chosen) -> Line:
    """What was the only one there is told as that: nobody has chosen it."""
    who = player(event.seat)
    if event.only:
        said = text("assault-log-only-choice", choice=_choice(scene, event))
    elif event.space >= 0:
        said = text("assault-log-chosen-space", player=who, space=scene.space(event.space))
    else:
        said = text("assault-log-chosen", player=who, choice=_choice(scene, event))
    return of_player(event.seat, said)


def _choice(scene: AssaultScene, event: Chosen) -> Text | str:
    if event.space >= 0:
        return scene.space(event.space)
    if event.word:
        return text(f"choice-{event.word}")
    if event.player != NOBODY:
        return player(event.player)
    if event.card:
        return card_text(event.card)
    group = scene.state.groups.get(event.group)
    return scene.name(event.target) if group is None else group_text(scene.state, group)


@STORY.tells(NothingShared)
def _nothing_shared(scene: AssaultScene, event: NothingShared) -> Line:
    return of_player(event.seat, text("assault-log-nothing-shared", player=player(event.seat)))


@STORY.tells(TileNamed)
def _tile(scene: AssaultScene, event: TileNamed) -> Line:
    said = text("assault-log-tile", player=player(event.seat), space=event.space)
    return of_player(event.seat, said)


@STORY.tells(RolledAside)
def _rolled(scene: AssaultScene, event: RolledAside) -> Line:
    dice = [Rolled(colour, face) for colour, face in zip(event.dice, event.faces, strict=True)]
    line = Line(text=text("assault-log-roll"))
    return with_dice(line, dice, dice_text(dice))
