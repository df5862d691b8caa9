"""Putting a mission together: its events, objects, goals and ends become one text (`rules.texts`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.missions import (
    Condition,
    Effect,
    EventHappens,
    MissionText,
    count,
    refresh_goals,
    write_mission,
)
from dejarik.assault.campaign.rules.missions import imperials_win as give_to_empire
from dejarik.assault.campaign.rules.missions import rebels_win as give_to_rebels
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, hero_of, is_rebel
from dejarik.assault.content.blocks import Part, rule
from dejarik.assault.content.campaign.language.triggers import Trigger
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.objects.interacting import Interaction, beside
from dejarik.assault.rules.objects.tokens import DOOR, remove_token, tokens_of
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.kernel import Ability, Moment, Use, text
from dejarik.kernel.effects import follows

Side = Callable[[MissionState, Figure], bool]

#: Why most missions are over that the Empire wins.
TIME, WOUNDED = "mission-time", "mission-wounded"


def HEROES(state: MissionState, figure: Figure) -> bool:
    return hero_of(state, figure) is not None


def REBELS(state: MissionState, figure: Figure) -> bool:
    return is_rebel(state, figure)


def IMPERIALS(state: MissionState, figure: Figure) -> bool:
    return figure.seat == EMPIRE


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a mission."""

    part: Part | None = None
    events: dict[str, tuple[Effect, ...]] = field(default_factory=dict)
    goals: dict[str, Condition] = field(default_factory=dict)
    options: dict[str, dict[str, tuple[Effect, ...]]] = field(default_factory=dict)
    obstacle: str = ""
    use: str = ""
    reason: str = ""


def mission(id: str, *blocks: Block, rules: int = 0, imperial_goal: str = "") -> None:
    """A whole mission: what its data file does not say. `rules`: how many its briefing tells."""
    parts = [block.part for block in blocks if block.part is not None]
    events: dict[str, tuple[Effect, ...]] = {}
    goals: dict[str, Condition] = {}
    choices: dict[str, dict[str, tuple[Effect, ...]]] = {}
    for block in blocks:
        events |= block.events
        goals |= block.goals
        choices |= block.options
    obstacles = frozenset(block.obstacle for block in blocks if block.obstacle)
    write_mission(
        MissionText(
            id,
            events,
            goals,
            choices,
            obstacles,
            uses=frozenset(block.use for block in blocks if block.use),
            reasons=frozenset(block.reason for block in blocks if block.reason),
            rules=rules,
            imperial_goal=imperial_goal,
        )
    )
    rule(id, *_joined(parts))


def _joined(parts: list[Part]) -> list[Part]:
    """A text has one answer to what may be interacted with and what may not be attacked: that of all its parts."""
    offers = [part.interactions for part in parts if part.interactions is not None]
    bars = [part.bars_target for part in parts if part.bars_target is not None]
    locks = [part.bars_interaction for part in parts if part.bars_interaction is not None]
    abilities = tuple(ability for part in parts for ability in part.abilities)
    constants = tuple(constant for part in parts for constant in part.constants)
    return [
        Part(
            "mission",
            abilities,
            constants,
            interactions=lambda state, figure: [found for offer in offers for found in offer(state, figure)],
            bars_target=lambda state, figure, target: any(bar(state, figure, target) for bar in bars),
            bars_interaction=lambda state, figure, token: any(lock(state, figure, token) for lock in locks),
        )
    ]


# --- Events and ends ------------------------------------------------------------------------------


def event(
    name: str,
    trigger: Trigger,
    *effects: Effect,
    when: Condition | None = None,
    each: bool = False,
    choices: dict[str, tuple[Effect, ...]] | None = None,
) -> Block:
    """Something that happens once, or each time: its text is read, and its effects are carried out (CORE-EVENT-02)."""

    def happen(state: MissionState, use: Use) -> None:
        state.push(EventHappens(event=name))

    part = _listening(f"event-{name}", trigger, happen, lambda state: _is_due(state, name, when, each))
    return Block(part, {name: effects}, options={name: choices} if choices else {})


def _is_due(state: MissionState, name: str, when: Condition | None, each: bool) -> bool:
    return (each or name not in state.happened) and (when is None or when(state))


def rebels_win(reason: str, trigger: Trigger | None = None, *, when: Condition | None = None) -> Block:
    """The heroes have achieved what they came for; without a trigger, something else of the mission says when."""
    if trigger is None:
        return Block(reason=reason)
    return _end(f"rebels-win-{reason}", reason, trigger, when, lambda state: give_to_rebels(state, reason))


def imperials_win(reason: str, trigger: Trigger, *, when: Condition | None = None) -> Block:
    return _end(f"imperials-win-{reason}", reason, trigger, when, lambda state: give_to_empire(state, reason))


def _end(
    name: str,
    reason: str,
    trigger: Trigger,
    when: Condition | None,
    finish: Callable[[MissionState], None],
) -> Block:
    def happen(state: MissionState, use: Use) -> None:
        finish(state)

    return Block(_listening(name, trigger, happen, when or (lambda state: True)), reason=reason)


def _listening(name: str, trigger: Trigger, do: Callable[[MissionState, Use], None], when: Condition) -> Part:
    """A text of the mission that listens to all signals of a trigger."""
    abilities = []
    for signal in trigger.signals:
        fits, on = signal.fits, signal.on

        def due(state: MissionState, use: Use, fits=fits, on=on) -> bool:  # type: ignore[no-untyped-def]
            return bool(fits(state, use.event(state, on))) and when(state)

        abilities.append(Ability(name, on, do, due, Moment.AFTER, forced=True))
    return Part(name, tuple(abilities))


def goal(name: str, *, from_: str = "", until: str = "", when: Condition | None = None) -> Block:
    """What the Rebels are told to achieve, from one event on and until another (CORE-EVENT-06)."""

    def holds(state: MissionState) -> bool:
        return (
            (not from_ or from_ in state.happened)
            and (not until or until not in state.happened)
            and (when is None or when(state))
        )

    return Block(goals={name: holds})


# --- Objects --------------------------------------------------------------------------------------


def target(kind: str, *, attacked_by: Side, when: Condition | None = None) -> Block:
    """Objects that one side may attack (CORE-OBJECT-01). Their Health and defence are in the data."""

    def bars(state: MissionState, figure: Figure, aim: Figure | Token) -> bool:
        if not isinstance(aim, Token) or aim.kind != kind:
            return False
        return not attacked_by(state, figure) or not (when is None or when(state))

    return Block(Part(f"target-{kind}", bars_target=bars))


def obstacle(kind: str, *, attacked_by: Side) -> Block:
    """One object that blocks all its spaces until it is destroyed; it may be attacked."""
    return replace(target(kind, attacked_by=attacked_by), obstacle=kind)


def gate(*doors: str, locked_to: Side, when: Condition | None = None) -> Block:
    """Doors that one side cannot open."""

    def locks(state: MissionState, figure: Figure, token: Token) -> bool:
        return token.kind == DOOR and locked_to(state, figure) and (when is None or when(state))

    return Block(Part("gate-" + "-".join(doors), bars_interaction=locks))


def usable(
    kind: str,
    name: str,
    do: Callable[[MissionState, Figure, Token], None],
    *,
    by: Side,
    when: Condition | None = None,
) -> Block:
    """Objects that a figure may interact with."""

    def offers(state: MissionState, figure: Figure) -> list[Interaction]:
        if not by(state, figure) or not (when is None or when(state)):
            return []
        return [
            Interaction(
                f"{name}#{token.id}",
                text(f"mission-{state.mission}-use-{name}"),
                token.id,
                _doing(token.id, do),
                {"token": token.id},
            )
            for token in tokens_of(state, kind)
            if beside(state, figure, token)
        ]

    return Block(Part(f"use-{name}", interactions=offers), use=name)


def _doing(
    id: int, do: Callable[[MissionState, Figure, Token], None]
) -> Callable[[MissionState, Figure], None]:
    def carry_out(state: MissionState, figure: Figure) -> None:
        if id in state.tokens:
            do(state, figure, state.tokens[id])

    return carry_out


def object_test(
    kind: str,
    name: str,
    attributes: tuple[Attribute, ...],
    *,
    by: Side,
    needed: int = 1,
    when: Condition | None = None,
    removes: bool = True,
) -> Block:
    """Objects that a figure may interact with to test an attribute (IA-TEST-02): who passes has done it, which the
    mission counts under the name of the kind; the object is removed, or stays turned over."""

    def test(state: MissionState, figure: Figure, token: Token) -> None:
        attempt(
            state,
            figure,
            attributes,
            _removed if removes else _turned,
            needed=needed,
            token=token.id,
        )

    def able(state: MissionState) -> bool:
        return when is None or when(state)

    return usable(kind, name, test, by=by, when=able)


@follows
def _removed(state: MissionState, test: AttributeTest) -> None:
    token = state.tokens.get(test.token)
    if test.passed and token is not None:
        remove_token(state, token)
        count(state, token.kind)


@follows
def _turned(state: MissionState, test: AttributeTest) -> None:
    token = state.tokens.get(test.token)
    if test.passed and token is not None:
        token.turned = True
        count(state, token.kind)


def begin(state: Assault) -> None:
    """The goals as they are when the mission has been set up."""
    assert isinstance(state, MissionState)
    refresh_goals(state)
