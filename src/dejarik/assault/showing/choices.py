"""Hints for what is neither a way nor an attack: objects, dice, spaces under fire, and what a card asks for.

Each says what the choice is about: the words of the card or mission that asks, and what lies or stands there. It judges
nothing that the rules do not: averages of dice are counted over their six faces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from dejarik.assault.content.missions.blocks.bombardment import Guns
from dejarik.assault.content.picks import TARGET
from dejarik.assault.dice.faces import Die, Symbols
from dejarik.assault.rules import values
from dejarik.assault.rules.attack import Attack, Reroll, pool
from dejarik.assault.rules.ground import on_board, piece, space_name
from dejarik.assault.rules.names import LASTING, RULES, effect_text, source_text
from dejarik.assault.rules.objects.interacting import Interaction
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.verbs import CHOOSE_FIGURE
from dejarik.assault.showing.cards import condition_card, condition_text, printed_card
from dejarik.assault.showing.lookups import token_explained
from dejarik.assault.showing.missions import mission_rules
from dejarik.assault.showing.plain import names
from dejarik.assault.showing.records import FireHint, Hint, UnderFire
from dejarik.kernel import Option


def effect_shown(key: str, name: str = "") -> Hint:
    """What an effect of a card, a mission or something that lasts does, in words."""
    card = printed_card(key.removesuffix(LASTING))
    if key.startswith(RULES):
        return Hint(name=effect_text(key, name))
    if card is None:
        return Hint(name=source_text(key), text=mission_rules(key))
    effect = next((each for each in card.effects if each.name == name), None) or next(
        iter(card.effects), None
    )
    if effect is None:
        return Hint(card=str(card.id), name=card.name)
    return Hint(
        card=str(card.id),
        name=card.effect_name(effect.name),
        text=card.effect_text(effect.name),
        kind=effect.kind,
    )


def explained(state: Assault, option: Option) -> Hint | FireHint | None:
    """What there is to say about an option of one of these kinds; None when it is none of them."""
    find = _BY_VERB.get(option.verb.word)
    return None if find is None else find(state, option)


# --- Places ---------------------------------------------------------------------------------------


def _space(state: Assault, option: Option) -> Hint | None:
    """A space that a card, a mission or an attack asks for, and who stands there."""
    if option.value < 0:  # a door
        return None
    name = space_name(state, option.value)
    found = _asking(state) or Hint()
    found.spaces, found.figures = [name], [figure.id for figure in _standing(state, name)]
    return found


def _fire(state: Assault, option: Option) -> FireHint | None:
    """A space to be fired at by a gun of the mission: who would be hit, and how hard on average."""
    guns = state.stack[-1]
    if not isinstance(guns, Guns):
        return None
    faces = [face.damage for face in guns.die.faces]
    name = space_name(state, option.value)
    hit = _standing(state, name)
    told = effect_shown(guns.key)
    return FireHint(
        name=told.name,
        text=told.text,
        spaces=[name],
        die=guns.die,
        damage={str(amount): count / len(faces) for amount, count in sorted(Counter(faces).items())},
        expected=sum(faces) / len(faces),
        targets=[
            UnderFire(id=figure.id, defeat=sum(face >= _left(state, figure) for face in faces) / len(faces))
            for figure in hit
        ],
    )


def _standing(state: Assault, name: str) -> list[Figure]:
    return [figure for figure in on_board(state) if name in names(state, piece(state, figure).cells)]


def _left(state: Assault, figure: Figure) -> int:
    return values.health(state, figure.id) - figure.damage


# --- Things ---------------------------------------------------------------------------------------


def _interact(state: Assault, option: Option) -> Hint | None:
    """Something next to the figure: what it is, and what the mission says about it."""
    if not isinstance(option.value, Interaction):
        return None
    token = state.tokens.get(option.value.token)
    if token is None:
        return None
    found = token_explained(state, token)
    found.token = token.id
    return found


def _die(state: Assault, option: Option) -> Hint | None:
    """A die: the face that shows, if it has been rolled, and what it shows on average (CORE-DICE-01)."""
    return die_hint(*_which(state, option))


def die_hint(colour: Die | None, face: int = -1) -> Hint | None:
    """A die by its colour and the face that shows, if one does."""
    if colour is None:
        return None
    faces = colour.faces
    sums = {kind: sum(getattr(each, kind) for each in faces) for kind in Symbols.__struct_fields__}
    return Hint(
        die=colour,
        face=face if face >= 0 else None,
        symbols=faces[face] if face >= 0 else Symbols(),
        average={kind: amount / len(faces) for kind, amount in sums.items() if amount},
    )


def _which(state: Assault, option: Option) -> tuple[Die | None, int]:
    """The colour of the die of an option, and the face it shows; -1 for one that has not been rolled."""
    if isinstance(state.stack[-1], Reroll):
        name, place = option.value
        rolled = pool(state.the(Attack), name)[place]
        return rolled.colour, rolled.face
    chosen = option.value if isinstance(option.value, tuple) else ()
    return next((each for each in chosen if isinstance(each, Die)), None), -1


# --- What is asked for ----------------------------------------------------------------------------


def _choose(state: Assault, option: Option) -> Hint | None:
    """One of the words, figures or tokens that a card asks for."""
    target = option.value if option.verb in (TARGET, CHOOSE_FIGURE) else None
    found = _asking(state)
    if target is not None:
        found = found or Hint()
        found.target = target
    return found


def _condition(state: Assault, option: Option) -> Hint | None:
    card = condition_card(option.value)
    return None if card is None else Hint(name=card.name, text=condition_text(card))


def _asking(state: Assault) -> Hint | None:
    """The words of the card or mission that asks, if one does."""
    top = state.stack[-1]
    key = getattr(top, "key", "")
    return effect_shown(key, getattr(top, "ability", "")) if key else None


_BY_VERB: dict[str, Callable[[Assault, Option], Hint | FireHint | None]] = {
    "space": _space,
    "fire": _fire,
    "interact": _interact,
    "die": _die,
    "choose": _choose,
    "group": _choose,
    "player": _choose,
    "condition": _condition,
}
