"""The text of a card as the rules read it: abilities and constants for the kernel, surges and targeting for attacks.

Content builds these with the blocks in `content.blocks`; the rules look them up by the key of a source and never by
the name of a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from dejarik.assault.dice.attack import AttackEffect, PowerToken
from dejarik.assault.facts.campaign_library import every_card
from dejarik.authoring import names
from dejarik.authoring.mistakes import Texts
from dejarik.kernel import IN_PLAY, NOBODY, Definition, Limit
from dejarik.kernel.effects import name_effects
from dejarik.kernel.errors import Mistake

if TYPE_CHECKING:
    from dejarik.assault.rules.state import Assault, Figure, Token
    from dejarik.assault.rules.weapons import Weapon
    from dejarik.kernel import Source

#: (state, the attack in progress, the source of the surge ability)
SurgeEffect = Callable[[Any, Any, "Source"], None]
SurgeCondition = Callable[[Any, Any, "Source"], bool]


@dataclass(frozen=True, slots=True)
class Surge:
    """A surge ability (CORE-SURGE-01): its price, what it adds to the attack, and what else it does.

    `now` happens when it is bought, `after` when the attack has been resolved (step 8); there are such as are there
    only `when` something holds for the attack.
    """

    name: str
    effect: AttackEffect = field(default_factory=AttackEffect)
    cost: int = 1
    repeats: bool = False
    limit: Limit | None = None
    now: SurgeEffect | None = None
    after: SurgeEffect | None = None
    when: SurgeCondition | None = None
    tokens: tuple[PowerToken, ...] = ()  # one of which `now` gives


@dataclass(frozen=True, slots=True)
class Widening:
    """What a card that is played before the declaration changes about an attack, and on whom it could be played."""

    change: Callable[[Any, Any], None]  # (state, the attack)
    fits: Callable[[Any, Figure], bool]


@dataclass(frozen=True, slots=True)
class Vantage:
    """Where the two of a ranged attack count as standing, if not where they are."""

    attacker: int
    target: int


@dataclass(frozen=True, slots=True)
class CardDefinition(Definition):
    """All that one card says: besides abilities and constants, what only this game asks of a text."""

    surges: tuple[Surge, ...] = ()
    #: Whether these surge abilities may be used by a figure other than the card's own.
    lends_surges: Callable[[Any, Any, int, Any], bool] | None = None
    #: Whether a figure with this text may not attack a target.
    bars_target: Callable[[Any, Any, Any], bool] | None = None
    #: What lets an attack be aimed at more.
    widens: Widening | None = None
    #: What this text takes off the deployment cost of a card in a mission.
    discounts: Callable[[Any, str], int] | None = None
    #: And off its reinforcement cost.
    reinforcement_discounts: Callable[[Any, str], int] | None = None
    #: Whether what it can do depends on the groups that wait in secret: a mission's.
    by_hand: bool = False
    #: Hostile figures at least so many spaces away have no line of sight to the figure; 0: they have.
    covert: int = 0
    #: Whether a figure may ignore others when it looks at this one: (state, the source, who looks, at whom).
    exposes: Callable[[Any, Source, Figure, Figure], bool] | None = None
    #: The figures that do not hinder the sight of a figure to a target: (state, who looks, at what).
    sight_past: Callable[[Any, Figure, Figure | Token], list[Figure]] | None = None
    #: From where to where ranged attacks are aimed and counted that could not be aimed otherwise: a mission's.
    vantage: Callable[[Any, Figure, Figure], Vantage | None] | None = None
    #: What a figure may interact with by this text: a mission's.
    interactions: Callable[[Any, Any], list[Any]] | None = None
    #: The spaces through which a figure may escape by this text: a mission's.
    exits: Callable[[Any, Any], list[int]] | None = None
    #: Whether a figure may not interact with an object, such as a door that is locked to it.
    bars_interaction: Callable[[Any, Any, Any], bool] | None = None
    #: What a figure that has this card may attack with; None: with nothing now.
    weapon: Callable[[Any, Figure], Weapon | None] | None = None
    #: Whether its surge abilities count in the attack under way: a weapon's only in those with it (CORE-ATTACK-56).
    counts_in: Callable[[Any, int], bool] | None = None

    @property
    def changes_sight(self) -> bool:
        """Whether it hides a figure or looks past others."""
        return bool(self.covert or self.exposes or self.sight_past)


_TEXTS = Texts[CardDefinition]()


def write(key: str, definition: CardDefinition) -> None:
    """Make a text known under its key. Content calls this once for every card."""
    _TEXTS.write(key, definition)
    name_effects(key, definition)


def definition_of(key: str) -> CardDefinition:
    """The text behind a source's key."""
    return _TEXTS[key]


def written() -> frozenset[str]:
    """The keys of all texts."""
    return frozenset(_TEXTS)


def misnamed() -> Iterator[Mistake]:
    """The names in texts that the rules do not know. Each printed effect can be lost (`values.keeps`)."""
    kept = {f"keeps-{effect.name}" for card in every_card() for effect in card.effects}
    texts = ((key, _TEXTS.place(key), _TEXTS[key]) for key in _TEXTS)
    return names.misnamed(texts, "dejarik.assault", kept)


def surges_of(state: Assault, attacker: Figure) -> list[tuple[int, Surge]]:
    """Every surge ability that this figure may use in an attack, with the id of its source."""
    found: list[tuple[int, Surge]] = []
    for id in sources_with(state, "surges"):
        source = state.sources[id]
        text = _TEXTS[source.key]
        lends = text.lends_surges
        if source.subject != attacker.id and (lends is None or not lends(state, source, id, attacker)):
            continue
        if text.counts_in is None or text.counts_in(state, id):
            found += [(id, surge) for surge in text.surges]
    return found


def may_target(state: Assault, attacker: Figure, target: Figure | Token) -> bool:
    """Whether a figure may attack this one, wherever it is."""
    return bool(attackable(state, attacker, [target]))


def attackable(state: Assault, attacker: Figure, targets: list[Figure | Token]) -> list[Figure | Token]:
    """Those that no text of the attacker and no rule of the mission forbids (CORE-ATTACK-13, CORE-OBJECT-01)."""
    for id in sources_with(state, "bars_target"):
        source = state.sources[id]
        bars = _TEXTS[source.key].bars_target
        if bars is not None and (source.subject == attacker.id or source.seat == NOBODY):
            targets = [target for target in targets if not bars(state, attacker, target)]
    return targets


def vantage_of(state: Assault, attacker: Figure, target: Figure | Token) -> Vantage | None:
    """Where a text says that the two of a ranged attack count as standing."""
    for id in sources_with(state, "vantage"):
        vantage = _TEXTS[state.sources[id].key].vantage
        figure = state.figures.get(target.id)
        found = vantage(state, attacker, figure) if vantage is not None and figure is not None else None
        if found is not None:
            return found
    return None


def offers_of(state: Assault, figure: Figure) -> list[Any]:
    """What texts in play let this figure interact with: its own, and those that are nobody's."""
    found: list[Any] = []
    for id in sources_with(state, "interactions"):
        source = state.sources[id]
        offers = _TEXTS[source.key].interactions
        if offers is not None and source.subject in (0, figure.id):
            found += offers(state, figure)
    return found


def exits_of(state: Assault, figure: Figure) -> list[int]:
    """The spaces through which a figure may escape (CORE-ESCAPE-01)."""
    found: dict[int, None] = {}
    for id in sources_with(state, "exits"):
        exits = _TEXTS[state.sources[id].key].exits
        if exits is not None:
            found |= dict.fromkeys(exits(state, figure))
    return list(found)


def may_interact(state: Assault, figure: Figure, token: Token) -> bool:
    """Whether no text in play forbids a figure to interact with an object."""
    for id in sources_with(state, "bars_interaction"):
        bars = _TEXTS[state.sources[id].key].bars_interaction
        if bars is not None and bars(state, figure, token):
            return False
    return True


def sources_with(state: Assault, part: str) -> list[int]:
    """The sources in play whose text has such a part; worked out once for each change of the sources."""
    memo = state.index.memo
    found: list[int] | None = memo.get(part)
    if found is None:
        found = memo[part] = [
            id
            for id, source in state.sources.items()
            if source.zone == IN_PLAY and getattr(_TEXTS[source.key], part)
        ]
    return found
