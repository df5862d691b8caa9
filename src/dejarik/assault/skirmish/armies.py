"""Armies for a skirmish: what an army is, everything that can be wrong with it, and armies drawn at random.

Carries army building (CORE-ARMY) with Attachments, negative costs and neutral cards (IA-ATTACH, IA-NEGCOST,
IA-NEUTRAL). Playing the cards is elsewhere; reading and writing armies as text is in `army_text`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

import msgspec

from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.cards import (
    CardId,
    CommandCard,
    CompanionCard,
    DeploymentCard,
    Faction,
    FigureSize,
    GameMode,
    HostRestriction,
    RestrictionKind,
    Title,
)
from dejarik.assault.facts.library import (
    all_command,
    all_deployment,
    command,
    companion,
    deployment,
    is_command,
    is_deployment,
)
from dejarik.kernel.errors import Problem
from dejarik.kernel.rng import Rng
from dejarik.kernel.text import Text, text

POINTS = 40  # CORE-ARMY-02
COMMAND_CARDS = 15  # CORE-ARMY-10
COMMAND_POINTS = 15  # CORE-ARMY-10

AFFILIATIONS = (Faction.REBEL, Faction.IMPERIAL, Faction.MERCENARY)


class Army(msgspec.Struct, frozen=True):
    """An army: its affiliation, its Deployment cards (upgrades included) and its Command deck (CORE-ARMY-01)."""

    name: str
    faction: Faction
    cards: tuple[CardId, ...]
    command: tuple[CardId, ...]


def points(army: Army) -> int:
    """What the Deployment cards cost together; negative costs lower it (CORE-ARMY-07, IA-NEGCOST-01)."""
    return sum(card.cost for card in _deployment_cards(army))


def command_points(army: Army) -> int:
    """What the Command cards cost together."""
    return sum(card.cost for card in _command_cards(army))


def command_points_allowed(army: Army) -> int:
    """What they may cost together: 15, unless a card of the army says otherwise (CORE-ARMY-10)."""
    return COMMAND_POINTS + _more_command_points(_deployment_cards(army))


def named(card: DeploymentCard | CommandCard) -> Text:
    """The name of a card, with its rank where a regular card of the same name may exist."""
    if isinstance(card, DeploymentCard) and card.elite and not card.unique:
        return text("army-elite-card", card=card.name)
    return card.name


def problems(army: Army) -> list[Text]:
    """Everything that is wrong with an army; nothing when it is legal."""
    cards = _deployment_cards(army)
    return [
        *_unknown(army),
        *_wrong_points(cards),
        *_wrong_affiliations(army.faction, cards),
        *_too_many_copies(cards),
        *_campaign_only(cards),
        *_without_hosts(cards),
        *_incomplete((*cards, *_command_cards(army))),
        *_wrong_command_deck(army),
    ]


def advice(army: Army) -> list[Text]:
    """What is legal and still unwise: Command cards that no figure of the army can be played on."""
    cards = _deployment_cards(army)
    useless = [card for card in dict.fromkeys(_command_cards(army)) if not playable(card, cards)]
    return [text("army-advice-unplayable", card=named(card)) for card in useless]


def playable(card: CommandCard, cards: Iterable[DeploymentCard]) -> bool:
    """Whether the Command card needs no figure, or one of these cards has or brings a figure for it (CORE-CMD-06)."""
    if card.restriction.kind is RestrictionKind.NONE:
        return True
    figures: list[DeploymentCard | CompanionCard] = [each for each in cards if not each.is_upgrade]
    figures += [companion(each.companion) for each in cards if each.companion]
    return any(_can_be_played_on(card, figure) for figure in figures)


def _can_be_played_on(card: CommandCard, figure: DeploymentCard | CompanionCard) -> bool:
    wanted = card.restriction
    if wanted.traits and not set(wanted.traits) & set(figure.traits):
        return False
    if wanted.figure and (isinstance(figure, CompanionCard) or wanted.figure != figure.title):
        return False
    if wanted.faction and wanted.faction is not figure.faction:
        return False
    if wanted.size and figure.base:
        return (wanted.size is FigureSize.SMALL) == figure.base.is_small
    return True


# --- What can be wrong


def _deployment_cards(army: Army) -> tuple[DeploymentCard, ...]:
    return tuple(deployment(id) for id in army.cards if is_deployment(id))


def _command_cards(army: Army) -> tuple[CommandCard, ...]:
    return tuple(command(id) for id in army.command if is_command(id))


def _unknown(army: Army) -> Iterable[Text]:
    for id in dict.fromkeys(army.cards):
        if is_command(id):
            yield text("army-command-among-deployment", card=command(id).name)
        elif not is_deployment(id):
            yield unknown_card(id, [card.id for card in all_deployment()])
    for id in dict.fromkeys(army.command):
        if is_deployment(id):
            yield text("army-deployment-among-command", card=deployment(id).name)
        elif not is_command(id):
            yield unknown_card(id, [card.id for card in all_command()])


def unknown_card(given: str, known: Sequence[str]) -> Text:
    """That there is no such card, with the names that come closest."""
    close = get_close_matches(given, known, n=3, cutoff=0.5)
    if not close:
        return text("army-unknown-card", given=given)
    return text("army-unknown-card-closest", given=given, closest=", ".join(close))


def _wrong_points(cards: Sequence[DeploymentCard]) -> Iterable[Text]:
    spent = sum(card.cost for card in cards)
    if spent > POINTS:  # CORE-ARMY-02
        yield text("army-too-dear", points=spent, limit=POINTS, over=spent - POINTS)
    if not any(card.group_size for card in cards):
        yield text("army-no-figures")


def _wrong_affiliations(faction: Faction, cards: Sequence[DeploymentCard]) -> Iterable[Text]:
    """CORE-ARMY-03, IA-NEUTRAL-02: one affiliation and neutral cards, and those that a card of the army admits."""
    if faction not in AFFILIATIONS:
        yield text("army-neutral")
        return
    for foreign in Faction:
        if foreign in (faction, Faction.NEUTRAL):
            continue
        strangers = [card for card in cards if card.faction is foreign]
        if not strangers:
            continue
        allowed = _admitted(faction, foreign, cards)
        if not allowed:
            for card in dict.fromkeys(strangers):
                yield text("army-affiliation", card=named(card), affiliation=foreign.word, army=faction.word)
            continue
        # CORE-ARMY-06: a card that speaks of Deployment cards does not mean Skirmish Upgrades.
        for card in strangers:
            if card.is_upgrade:
                yield text("army-admits-no-upgrades", card=named(card), affiliation=foreign.word)
        groups = sum(not card.is_upgrade for card in strangers)
        if groups > allowed:
            yield text("army-too-many-admitted", affiliation=foreign.word, count=groups, allowed=allowed)


def _admitted(faction: Faction, foreign: Faction, cards: Iterable[DeploymentCard]) -> int:
    """How many cards of another affiliation the cards of the army admit."""
    return sum(
        card.army_building.admits_up_to
        for card in cards
        if card.faction is faction and card.army_building and card.army_building.admits is foreign
    )


def _copy_group(card: DeploymentCard) -> tuple[Title, bool]:
    """CORE-ARMY-04: copies go by name; elite and regular cards apart, unique ones by the name alone."""
    return card.title, card.elite and not card.unique


def _too_many_copies(cards: Sequence[DeploymentCard]) -> Iterable[Text]:
    counted = Counter(_copy_group(card) for card in cards)
    first = {_copy_group(card): card for card in reversed(cards)}
    for group, count in counted.items():
        card = first[group]
        if count <= card.copies_allowed:
            continue
        if card.unique:
            yield text("army-unique-twice", card=named(card), count=count)
        else:
            yield text("army-too-many-copies", card=named(card), count=count, allowed=card.copies_allowed)


def _campaign_only(cards: Sequence[DeploymentCard]) -> Iterable[Text]:
    for card in dict.fromkeys(cards):
        if GameMode.SKIRMISH not in card.modes:  # CORE-ARMY-05, IA-RESTRICT-01
            yield text("army-campaign-only", card=named(card))


def _incomplete(cards: Iterable[DeploymentCard | CommandCard]) -> Iterable[Text]:
    for card in dict.fromkeys(cards):
        if not is_complete(card.id):
            yield text("army-incomplete", card=named(card))


def _more_command_points(cards: Iterable[DeploymentCard]) -> int:
    return sum(card.army_building.command_points for card in cards if card.army_building)


def _wrong_command_deck(army: Army) -> Iterable[Text]:
    cards = _command_cards(army)
    if len(army.command) != COMMAND_CARDS:  # CORE-ARMY-10
        yield text("army-command-count", count=len(army.command), wanted=COMMAND_CARDS)
    spent, limit = command_points(army), command_points_allowed(army)
    if spent > limit:
        yield text("army-command-too-dear", points=spent, limit=limit, over=spent - limit)
    for card, count in Counter(cards).items():
        if count > card.copies_allowed:  # CORE-ARMY-11
            yield text("army-command-copies", card=named(card), count=count, allowed=card.copies_allowed)


# --- Attachments


def _without_hosts(cards: Sequence[DeploymentCard]) -> Iterable[Text]:
    """CORE-ARMY-08, CORE-ARMY-12: every Attachment needs a card to be put on, and a card takes only one."""
    hosts = [card for card in cards if not card.is_upgrade]
    attachments = [(card, card.attaches_to) for card in cards if card.attaches_to]
    homeless = [card for card, place in attachments if not any(map(place.admits, hosts))]
    for card, place in attachments:
        if card in homeless:
            yield text("army-no-host", card=named(card), host=_host_words(place))
    housed = [place for card, place in attachments if card not in homeless]
    missing = len(housed) - most_attached(housed, hosts)
    if missing:
        yield text("army-too-few-hosts", attachments=len(housed), missing=missing)


def most_attached(attachments: Sequence[HostRestriction], hosts: Sequence[DeploymentCard]) -> int:
    """How many of these Attachments can be put on these cards at once, one on each (IA-ATTACH-03).

    A largest matching: an Attachment that finds its host taken asks the one there to move on.
    """
    taken: dict[int, int] = {}

    def settle(attachment: int, asked: set[int]) -> bool:
        for place, host in enumerate(hosts):
            if place in asked or not attachments[attachment].admits(host):
                continue
            asked.add(place)
            if place not in taken or settle(taken[place], asked):
                taken[place] = attachment
                return True
        return False

    return sum(settle(attachment, set()) for attachment in range(len(attachments)))


def _host_words(place: HostRestriction) -> Text:
    if place.card:
        return named(deployment(place.card))
    if place.unique:
        return text("army-host-unique")
    first, *others = (trait.word for trait in place.traits)
    words = first
    for other in others:
        words = text("army-either", one=words, other=other)
    return words


# --- Armies drawn at random


def random_army(rng: Rng, faction: Faction | None = None) -> Army:
    """A legal army of complete cards, filled as far as its points go, with a legal Command deck for it."""
    groups = [card for card in _drawable() if not card.is_upgrade]
    possible = [each for each in AFFILIATIONS if any(card.faction is each for card in groups)]
    if faction is not None:
        possible = [each for each in possible if each is faction]
    if not possible:
        raise Problem("army-none-complete")
    chosen = rng.pick(possible)
    cards = _random_cards(rng, chosen)
    deck = _random_deck(rng, cards)
    name = f"{chosen.value}-{rng.below(1_000_000):06d}"
    return Army(name, chosen, tuple(card.id for card in cards), tuple(card.id for card in deck))


def _drawable() -> list[DeploymentCard]:
    return [card for card in all_deployment() if GameMode.SKIRMISH in card.modes and is_complete(card.id)]


def _random_cards(rng: Rng, faction: Faction) -> list[DeploymentCard]:
    # An upgrade takes part or not by the toss of a coin: else every army would be filled up with them.
    pool = [card for card in _drawable() if not card.is_upgrade or rng.below(2)]
    cards: list[DeploymentCard] = []
    while fitting := [card for card in pool if _fits(faction, cards, card)]:
        cards.append(rng.pick(fitting))
    return cards


def _fits(faction: Faction, cards: list[DeploymentCard], card: DeploymentCard) -> bool:
    """Whether the army stays legal with this card; an army with room but without figures can still get them."""
    more = [*cards, card]
    return (
        sum(each.cost for each in more) <= POINTS
        and not any(_wrong_affiliations(faction, more))
        and not any(_too_many_copies(more))
        and not any(_without_hosts(more))
    )


def _random_deck(rng: Rng, cards: Sequence[DeploymentCard]) -> list[CommandCard]:
    """15 Command cards within their points, of those that figures of the army can use as far as these suffice."""
    known = [card for card in all_command() if is_complete(card.id)]
    useful = [card for card in known if playable(card, cards)]
    limit = COMMAND_POINTS + _more_command_points(cards)
    for pool in (useful, known):
        copies = [card for card in pool for _ in range(card.copies_allowed)]
        if len(copies) >= COMMAND_CARDS and _cheapest(copies, COMMAND_CARDS) <= limit:
            return _draw_deck(rng, copies, limit)
    raise Problem("army-none-complete")


def _cheapest(copies: Iterable[CommandCard], count: int) -> int:
    return sum(sorted(card.cost for card in copies)[:count])


def _draw_deck(rng: Rng, copies: list[CommandCard], limit: int) -> list[CommandCard]:
    """Draws cards one by one, each such that the cheapest of the rest can still complete the deck.

    A card that is passed over is none of the cheapest, so these are always there to complete it.
    """
    rest = list(copies)
    rng.shuffle(rest)
    deck: list[CommandCard] = []
    while len(deck) < COMMAND_CARDS:
        card = rest.pop()
        wanted = COMMAND_CARDS - len(deck) - 1
        if card.cost + _cheapest(rest, wanted) <= limit:
            deck.append(card)
            limit -= card.cost
    return deck
