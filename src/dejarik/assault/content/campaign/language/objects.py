"""The objects of a mission: what may be attacked, opened, used and tested, by whom and when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from dejarik.assault.board import Nature
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt
from dejarik.assault.campaign.rules.figures import card_named, is_neutral
from dejarik.assault.campaign.rules.layout import door_number, laid_spaces, layout_of, own_hero, place_of
from dejarik.assault.campaign.rules.missions import Condition, count
from dejarik.assault.campaign.rules.state import MissionState, hero_of
from dejarik.assault.campaign.rules.values import counts_as_imperial, counts_as_rebel, interacts_as_hero
from dejarik.assault.content.blocks import Part, may
from dejarik.assault.content.campaign.language.mission import Block, Side
from dejarik.assault.content.campaign.language.wants import Demand, OfToken, Usable
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.library import deployment, is_deployment
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.objects.interacting import Interaction, beside
from dejarik.assault.rules.objects.tokens import DOOR, carried_by, remove_token, tokens_of, turn_token
from dejarik.assault.rules.printed import profile, profile_of
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.kernel import Constant, How, Source, text
from dejarik.kernel.effects import follows
from dejarik.kernel.queries import Amount


def hero(sheet: str) -> Side:
    """One hero by name, whatever side of the sheet is up."""

    def is_that_one(state: MissionState, figure: Figure) -> bool:
        hero = hero_of(state, figure)
        return hero is not None and hero.sheet == sheet

    return is_that_one


def THE_HERO(state: MissionState, figure: Figure) -> bool:
    """The hero whose own mission it is."""
    return own_hero(state).figure == figure.id


def HEROES(state: MissionState, figure: Figure) -> bool:
    return interacts_as_hero(state, figure.id)


def REBELS(state: MissionState, figure: Figure) -> bool:
    return counts_as_rebel(state, figure)


def HEALTHY(state: MissionState, figure: Figure) -> bool:
    """Rebel figures, but no wounded heroes."""
    hero = hero_of(state, figure)
    return counts_as_rebel(state, figure) and not (hero is not None and hero.wounded)


def IMPERIALS(state: MissionState, figure: Figure) -> bool:
    return counts_as_imperial(state, figure.id)


def SENTIENT(state: MissionState, figure: Figure) -> bool:
    """Figures of the Empire whose cards do not say otherwise."""
    effects = deployment(figure.card).effects if is_deployment(figure.card) else ()
    return IMPERIALS(state, figure) and all(effect.name != "non-sentient" for effect in effects)


@dataclass(frozen=True, slots=True)
class Unguarded:
    """No Imperial figure (of a title, elite ones included) is on or next to an object."""

    title: str = ""

    def guards(self, state: MissionState, figure: Figure) -> bool:
        return counts_as_imperial(state, figure.id) and self.title in ("", profile_of(state, figure).title)

    def __call__(self, state: MissionState, token: Token) -> bool:
        return not any(
            self.guards(state, figure) and beside(state, figure, token) for figure in on_board(state)
        )


def unguarded(card: str = "") -> Unguarded:
    """No Imperial figure (of the title of a card) is on or next to the object."""
    return Unguarded(profile(card).title if card else "")


def guarded(card: str = "") -> OfToken:
    """An Imperial figure (of the title of a card, elite ones included) is on or next to the object."""
    free = unguarded(card)
    return lambda state, token: not free(state, token)


def beside_healthy(state: MissionState, token: Token) -> bool:
    """A healthy Rebel figure is on or next to the object: a hero who is not wounded, or another figure."""
    return any(HEALTHY(state, figure) and beside(state, figure, token) for figure in on_board(state))


def untouched(state: MissionState, token: Token) -> bool:
    """The object still shows the side that it had at the start."""
    return not token.turned


# --- Attacking ------------------------------------------------------------------------------------


def target(
    kind: str,
    *,
    attacked_by: Side,
    when: Condition | None = None,
    whole: bool = False,
    seen_past: Side | None = None,
) -> Block:
    """Objects that one side may attack (CORE-OBJECT-01). Their Health and defence are in the data. A `whole` one is one
    object on all its spaces; figures of the side that it is `seen_past` do not block line of sight to it."""

    def bars(state: MissionState, figure: Figure, aim: Figure | Token) -> bool:
        if not isinstance(aim, Token) or aim.kind != kind:
            return False
        return not attacked_by(state, figure) or not (when is None or when(state))

    def past(state: MissionState, viewer: Figure, aim: Figure | Token) -> list[Figure]:
        if seen_past is None or not isinstance(aim, Token) or aim.kind != kind:
            return []
        return [figure for figure in on_board(state) if seen_past(state, figure)]

    part = Part(f"target-{kind}", bars_target=bars, sight_past=past if seen_past is not None else None)
    return Block(part, target=kind, whole=kind if whole else "")


def whole(kind: str) -> Block:
    """One object on all its spaces."""
    return Block(whole=kind)


def obstacle(kind: str, *, attacked_by: Side) -> Block:
    """One object that blocks all its spaces until it is destroyed; it may be attacked."""
    return replace(target(kind, attacked_by=attacked_by), obstacle=kind)


def neutral(
    kind: str,
    *,
    attacked_by: Side | None = None,
    only: Side | None = None,
    nature: Nature = Nature.ORDINARY,
) -> Block:
    """Objects that stand on the map as neutral figures: nothing affects them (CORE-NEUTRAL-01, -02), except where one
    side may attack them: all, or `only` some of them. `nature`: what about the space that they take up is otherwise
    than with others."""
    if attacked_by is None:
        return Block(neutral=kind, nature=nature)
    may_attack = attacked_by

    def is_one(state: MissionState, figure: Figure) -> bool:
        return is_neutral(figure) and figure.card == card_named(state, kind)

    def is_exposed(state: MissionState, figure: Figure) -> bool:
        return is_one(state, figure) and (only is None or only(state, figure))

    def bars(state: MissionState, figure: Figure, aim: Figure | Token) -> bool:
        if not isinstance(aim, Figure) or not is_one(state, aim):
            return False
        return not (is_exposed(state, aim) and may_attack(state, figure))

    affected = may(
        f"neutral-{kind}",
        "can-be-affected",
        who=lambda state, source, holder, figure: is_exposed(state, figure),
    )
    return Block(replace(affected, bars_target=bars), neutral=kind, nature=nature)


def stronger(kind: str, when: OfToken, *, block: int | Callable[[MissionState], int]) -> Block:
    """Objects of a kind have so many blocks more while something holds for them."""
    name = f"stronger-{kind}"
    more: int | Amount = (
        block if isinstance(block, int) else (lambda state, source, id, subject: block(state))
    )

    def applies(state: Assault, source: Source, id: int, subject: int) -> bool:
        assert isinstance(state, MissionState)
        token = state.tokens.get(subject)
        return token is not None and token.kind == kind and when(state, token)

    return Block(Part(name, constants=(Constant("defence-block", How.ADD, more, applies, name=name),)))


# --- Doors ----------------------------------------------------------------------------------------


def gate(*doors: str, locked_to: Side, when: Condition | None = None) -> Block:
    """Doors that one side cannot open."""

    def locks(state: MissionState, figure: Figure, token: Token) -> bool:
        return (
            token.kind == DOOR
            and token.door in [door_number(state, name) for name in doors]
            and locked_to(state, figure)
            and (when is None or when(state))
        )

    return Block(Part("gate-" + "-".join(doors), bars_interaction=locks))


# --- Face down ------------------------------------------------------------------------------------


def chosen_by_empire(kind: str) -> Block:
    """Tokens that the data have face down are put as the Imperial player likes, and not at random (CORE-EVENT-11)."""
    return Block(chosen=kind)


# --- Escaping -------------------------------------------------------------------------------------


def way_out(kind: str = "", *, by: Side, when: Condition | None = None) -> Block:
    """A place through which figures may escape (CORE-ESCAPE-01); without a kind, the entrance."""

    def exits(state: MissionState, figure: Figure) -> list[int]:
        if not by(state, figure) or not (when is None or when(state)):
            return []
        return place_of(state, kind) if kind else laid_spaces(state, layout_of(state).entrances)

    return Block(Part(f"way-out-{kind or 'entrance'}", exits=exits))


def carrying(kind: str, side: Side) -> Side:
    """Those of a side who carry an object of a kind."""
    return lambda state, figure: (
        side(state, figure) and any(token.kind == kind for token in carried_by(state, figure))
    )


# --- Using ----------------------------------------------------------------------------------------


def usable(
    kind: str,
    name: str,
    do: Callable[[MissionState, Figure, Token], None] | None = None,
    *,
    by: Side,
    when: Condition | None = None,
    only: OfToken | None = None,
    once: bool = False,
    test: Demand | None = None,
) -> Block:
    """Objects that a figure may interact with, those `only` for which something holds; `once` an activation.
    Where nothing is done by it, an event or an end waits for it (`interacted`)."""

    def is_usable(state: MissionState, token: Token) -> bool:
        return (when is None or when(state)) and (only is None or only(state, token))

    def offers(state: MissionState, figure: Figure) -> list[Interaction]:
        if not by(state, figure):
            return []
        if once and state.used(state.scope("activation"), _mark(name, figure)):
            return []
        return [
            Interaction(
                f"{name}#{token.id}",
                text(f"mission-{state.mission}-use-{name}"),
                token.id,
                _doing(token.id, do, _mark(name, figure) if once else ""),
                {"token": token.id},
            )
            for token in tokens_of(state, kind)
            if is_usable(state, token) and beside(state, figure, token)
        ]

    guards = only.guards if isinstance(only, Unguarded) else None
    return Block(
        Part(f"use-{name}", interactions=offers), use=name, usable={kind: Usable(by, is_usable, guards, test)}
    )


def _mark(name: str, figure: Figure) -> str:
    return f"use-{name}.{figure.id}"


def _doing(
    id: int, do: Callable[[MissionState, Figure, Token], None] | None, mark: str
) -> Callable[[MissionState, Figure], None]:
    def carry_out(state: MissionState, figure: Figure) -> None:
        if id in state.tokens:
            if mark:
                state.count_use(state.scope("activation"), mark)
            if do is not None:
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
    only: OfToken | None = None,
    removes: bool = True,
    then: Callable[[MissionState, AttributeTest], None] | None = None,
    once: bool = False,
) -> Block:
    """Objects that a figure may interact with to test an attribute (IA-TEST-02): who passes has done it, which the
    mission counts under the name of the kind; the object is removed, or stays turned over. Or something else comes
    of it: `then` hears how it went (marked with `@follows`)."""
    follower = then or (_removed if removes else _turned)

    def test(state: MissionState, figure: Figure, token: Token) -> None:
        attempt(
            state,
            figure,
            attributes,
            follower,
            needed=needed,
            token=token.id,
        )

    demand = Demand(attributes, needed)
    return usable(kind, name, test, by=by, when=when, only=only, once=once, test=demand)


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
        turn_token(state, token)
        count(state, token.kind)
