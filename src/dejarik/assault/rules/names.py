"""The words for figures, targets and abilities in options and prompts, as texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain

from dejarik.assault.board.grid import reading_order
from dejarik.assault.dice.attack import AttackEffect, PowerToken
from dejarik.assault.dice.faces import Symbols
from dejarik.assault.facts.campaign_library import every_card
from dejarik.assault.facts.cards import Title
from dejarik.assault.facts.hero_sides import hero_sides, sheet_id
from dejarik.assault.facts.library import all_deployment
from dejarik.assault.facts.mission_figures import is_mission_figure, parts_of
from dejarik.assault.rules.ground import board_for, space_name
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.printed import profile, profile_of
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Group, Token
from dejarik.assault.rules.texts import Surge
from dejarik.kernel import Event, Text, Use, text
from dejarik.kernel.telling import player
from dejarik.messages import Language, declare_family, say

#: The key of an effect that lasts is its card's with this behind it.
LASTING = "-lasting"
#: The key of a text that is part of the rules begins with this.
RULES = "rules-"

_named: dict[tuple[str, str], str] = {}


def name_effect(key: str, effect: str, message: str) -> None:
    """Make known how an effect of a text is called that is on no card, such as an event of a mission."""
    _named[key, effect] = message


@cache
def card_text(card: str) -> Text:
    if is_mission_figure(card):
        mission, name = parts_of(card)
        return text(f"mission-{mission}-figure-{name}")
    return text(f"card-{sheet_id(card)}")


def ranked_text(card: str) -> Text:
    """A Deployment card; an elite one as that where there is a regular one of its title."""
    name, title = card_text(card), _title(card)
    is_elite = profile(card).elite and any(
        other.title == title and not other.elite and not other.unique for other in all_deployment()
    )
    return text("army-elite-card", card=name) if is_elite else name


def figure_text(state: Assault, figure: Figure) -> Text:
    """`Stormtrooper 2 (F7)`: its name and where it stands; with its player where others have some of them too."""
    if figure.space == NOWHERE:
        return figure_name(state, figure)
    namesakes = _namesakes(state, figure)
    name = _member_text(state, figure, namesakes)
    space = space_name(state, figure.space)
    if not _others_have(figure, namesakes):
        return text("name-figure", figure=name, space=space)
    return text("name-figure-of", figure=name, player=player(figure.seat), space=space)


def figure_name(state: Assault, figure: Figure, namesakes: Sequence[Figure] | None = None) -> Text:
    """`Stormtrooper 2`, `Stormtrooper 2 (Player 1)`: no two figures of a game are called the same."""
    namesakes = _namesakes(state, figure) if namesakes is None else namesakes
    return _of_player(figure, _member_text(state, figure, namesakes), namesakes)


def _member_text(state: Assault, figure: Figure, namesakes: Sequence[Figure]) -> Text:
    """`Stormtrooper 2`: among the figures of its player."""
    name = _kind_text(state, figure, namesakes)
    is_one_of_several = is_numbered(state, figure, namesakes)
    return text("name-member", card=name, number=figure.number) if is_one_of_several else name


def is_numbered(state: Assault, figure: Figure, namesakes: Sequence[Figure]) -> bool:
    """Whether its player has or had several figures of its title: a lone figure has no number, nor has one of which
    there is never another, when it comes back."""
    printed = profile_of(state, figure)
    if printed.unique or printed.is_companion:
        return False
    several = printed.size > 1 and _own_name(state, figure) is None
    return several or any(other.id != figure.id and other.seat == figure.seat for other in namesakes)


def group_text(state: Assault, group: Group) -> Text:
    """The card of a group; where its player has several of that title, with the numbers of its figures."""
    namesakes = _namesakes(state, group)
    name = _kind_text(state, group, namesakes)
    if profile(group.card).unique:  # one that was there before is the same one
        return _of_player(group, name, namesakes)
    own = [other for other in namesakes if other.seat == group.seat]
    numbers = [figure.number for figure in own if figure.group == group.id]
    if len({figure.group for figure in own}) > 1 and numbers:
        between = "–".join(dict.fromkeys((str(min(numbers)), str(max(numbers)))))
        name = text("name-group", card=name, numbers=between)
    return _of_player(group, name, namesakes)


def _kind_text(state: Assault, owned: Figure | Group, namesakes: Sequence[Figure]) -> Text:
    """The title of a card; of an elite one as that, where others of the title are not."""
    own = _own_name(state, owned)
    if own is not None:
        return own
    name = card_text(owned.card)
    if profile(owned.card).elite and any(not profile(other.card).elite for other in namesakes):
        return text("army-elite-card", card=name)
    return name


def title_text(state: Assault, owned: Figure | Group) -> Text:
    """The title of a card, or what the mission calls this group."""
    return _own_name(state, owned) or card_text(owned.card)


def _own_name(state: Assault, owned: Figure | Group) -> Text | None:
    group = abs(owned.group) if isinstance(owned, Figure) else owned.id  # also of one that was dismissed
    return mode_of(state).own_name(state, group)


def _of_player(owned: Figure | Group, name: Text, namesakes: Sequence[Figure]) -> Text:
    if not _others_have(owned, namesakes):
        return name
    return text("name-of", name=name, player=player(owned.seat))


def _others_have(owned: Figure | Group, namesakes: Sequence[Figure]) -> bool:
    return any(other.seat != owned.seat for other in namesakes)


def _namesakes(state: Assault, owned: Figure | Group) -> list[Figure]:
    """The figures of the same title, also those that are gone: elite and regular ones are called the same."""
    title = _title(owned.card)
    return _called_alike(
        state, owned, [figure for figure in _everybody(state) if _title(figure.card) == title]
    )


def _called_alike(state: Assault, owned: Figure | Group, of_title: list[Figure]) -> list[Figure]:
    """Those of its title that the mission calls as this one is called."""
    own = _own_name(state, owned)
    return [figure for figure in of_title if _own_name(state, figure) == own]


def namesakes_of_all(state: Assault) -> dict[int, list[Figure]]:
    """The namesakes of each figure in the game, for those who name them all."""
    by_title: dict[Title, list[Figure]] = {}
    for figure in _everybody(state):
        by_title.setdefault(_title(figure.card), []).append(figure)
    return {
        id: _called_alike(state, figure, by_title[_title(figure.card)])
        for id, figure in state.figures.items()
    }


@cache
def _title(card: str) -> Title:
    return profile(card).title


def _everybody(state: Assault) -> Iterable[Figure]:
    return chain(state.figures.values(), state.fallen.values())


def asking_text(key: str, effect: str) -> Text:
    """Which text asks for a choice: the card and its effect; once, where the effect's name says which card it is of."""
    card, named = source_text(key), effect_text(key, effect)
    return named if _says(named, card) else text("pick-effect", card=card, effect=named)


def ability_text(key: str, effect: str, figure: Figure | None) -> Text:
    """An ability by its name, with its card where it is not one that is printed for the figure itself: `Round (Manifest
    Aggression)`, `Foresight`."""
    named = effect_text(key, effect)
    card = key.removesuffix(LASTING)
    own = figure is not None and sheet_id(figure.card) == sheet_id(card)
    if own or card not in known_cards() or _says(named, card_text(card)):
        return named
    return text("pick-effect", card=card_text(card), effect=named)


@cache
def _words(id: str) -> str:
    return say(text(id), Language.ENGLISH)


def alike(one: Text, other: Text) -> bool:
    """Whether two names are the same words."""
    return _words(one.id) == _words(other.id)


def _says(named: Text, card: Text) -> bool:
    """Whether the name of an effect is or begins with that of its card: `Combat Override (arm)`."""
    return f"{_words(named.id)} ".startswith(f"{_words(card.id)} ")


def token_text(state: Assault, token: Token) -> Text:
    """`Crate (F7)`, `Door (F7/F8)`: what it is and where it lies, if it lies anywhere."""
    kind = text(f"token-{token.kind}")
    if token.door >= 0:
        return text("name-token", kind=kind, space=door_name(state, token.door))
    return (
        kind
        if token.space == NOWHERE
        else text("name-token", kind=kind, space=space_name(state, token.space))
    )


def door_name(state: Assault, door: int) -> str:
    """Where a door is: the first and the last of the spaces on both sides of it."""
    edges = board_for(state).map.doors[door].edges
    names = sorted((name for edge in edges for name in edge), key=reading_order)
    return f"{names[0]}–{names[-1]}"


def target_text(state: Assault, target: Figure | Token) -> Text:
    return figure_text(state, target) if isinstance(target, Figure) else token_text(state, target)


def surge_text(key: str, surge: Surge) -> Text:
    """A surge ability, and what it costs where that is more than one."""
    whole = surge_effect_text(key, surge)
    return text("surge-dear", cost=surge.cost, effect=whole) if surge.cost > 1 else whole


def surge_effect_text(key: str, surge: Surge) -> Text:
    """What a surge ability gives and of which card it is; one with a name of its own is called by that, and by that
    alone where it says which card it is of."""
    card = source_text(key)
    if surge.name.isdigit() or not (key in known_cards() or key.startswith(RULES)):
        return text("surge-name", effect=gains_text(surge.effect, surge.tokens), card=card)
    named = effect_text(key, surge.name)
    return named if _says(named, card) else text("surge-name", effect=named, card=card)


def surge_effect(key: str, surge: Surge) -> Text:
    """What a surge ability gives, or its name, without its card and its cost."""
    named = not surge.name.isdigit() and (key in known_cards() or key.startswith(RULES))
    return effect_text(key, surge.name) if named else gains_text(surge.effect, surge.tokens)


def gains_text(effect: AttackEffect, tokens: Sequence[PowerToken] = ()) -> Text:
    """`+2 damage, Pierce 1, Stun`: what an effect adds to an attack, and the power tokens one of which it gives."""
    parts: list[Text] = []
    for symbol in ("damage", "accuracy", "surge", "block", "evade", "dodge"):
        amount = getattr(effect, symbol)
        if amount:
            parts.append(symbols_text(symbol, amount, sign=True))
    for keyword in ("pierce", "blast", "cleave"):
        amount = getattr(effect, keyword)
        if amount:
            shown = signed(amount) if amount < 0 else str(amount)
            parts.append(text("gain-keyword", keyword=text(f"keyword-{keyword}"), amount=shown))
    if effect.recover_damage:
        parts.append(text("gain-recover", amount=effect.recover_damage))
    parts += [text(f"keyword-{condition.value}") for condition in sorted(effect.conditions)]
    if tokens:
        parts.append(text("gain-token", token=_joined([text(f"symbol-{token.value}") for token in tokens])))
    return _joined(parts or [text("name-blank")])


def symbols_text(symbol: str, amount: int, *, sign: bool = False) -> Text:
    """`2 damage`, or what is added or taken away: `+2 damage`. Languages have forms of their own for each number."""
    before = ("−" if amount < 0 else "+") if sign else ""
    return text("gain-symbols", sign=before, count=abs(amount), symbol=symbol)


def signed(amount: int) -> str:
    """`+2`, `−1`: what is added or taken away."""
    return f"{amount:+d}".replace("-", "−")


def _joined(parts: Sequence[Text]) -> Text:
    *others, whole = parts
    for other in reversed(others):
        whole = text("gain-and", first=other, rest=whole)
    return whole


def face_text(symbols: Symbols) -> Text:
    """`3 accuracy, 1 damage`: what a face of a die shows."""
    found = [
        symbols_text(symbol, amount)
        for symbol in ("accuracy", "damage", "surge", "block", "evade", "dodge")
        if (amount := getattr(symbols, symbol))
    ]
    return _joined(found or [text("name-blank")])


def source_text(key: str) -> Text:
    """The name of whatever a source is: a card, a mission, or the card that a lasting effect comes from."""
    if key in known_cards():
        return card_text(key)
    if key.endswith(LASTING):
        return card_text(key.removesuffix(LASTING))
    if key.startswith(RULES):
        return text(f"rules-{key.removeprefix(RULES)}")
    return text(f"mission-{key}")


def effect_text(key: str, effect: str) -> Text:
    """The name of an effect of a card, also while it lasts; of a mission, its own or else the mission's."""
    if key.startswith(RULES):
        return text(f"rules-{key.removeprefix(RULES)}-{effect}")
    if (key, effect) in _named:
        return text(_named[key, effect])
    id = f"card-{sheet_id(key.removesuffix(LASTING))}-{effect}"
    return text(id) if key in known_cards() or id in _known_effects() else source_text(key)


def use_text(state: Assault, use: Use, others: Iterable[Use]) -> Text:
    """An ability by its name. Among others of the same name with the figure that the event is about where one text
    could answer several, with the figure whose ability it is, as that of an Attachment, or with its card where several
    cards give that figure one."""
    ability, figure = effect_text(use.key, use.ability), state.figures.get(use.subject)
    namesakes = [other for other in others if alike(effect_text(other.key, other.ability), ability)]
    if not namesakes:
        return ability_text(use.key, use.ability, figure)
    if any(other.source == use.source for other in namesakes):
        event = use.event(state, Event)
        figure = state.figures.get(getattr(event, "figure", 0) or getattr(event, "target", 0))
    elif figure is not None and state.groups[figure.group].attachment == use.key:
        return text("name-attached", ability=ability)
    elif figure is not None and figure.card != use.key and _given_by_others(use, namesakes):
        return text("pick-effect", card=source_text(use.key), effect=ability)
    if figure is None:
        return text("name-ability-of", ability=ability, of=source_text(use.key))
    return text("name-ability-of", ability=ability, of=figure_text(state, figure))


def _given_by_others(use: Use, namesakes: Iterable[Use]) -> bool:
    """Whether the figure has an ability of the same name from another card, too."""
    return any(other.subject == use.subject and other.key != use.key for other in namesakes)


@cache
def known_cards() -> frozenset[str]:
    return frozenset(card.id for card in every_card()) | hero_sides()


@cache
def _known_effects() -> frozenset[str]:
    return frozenset(id for card in every_card() for id in card.messages)


declare_family("pool-*", lambda: (f"pool-{pool}" for pool in ("attack", "defence")))
