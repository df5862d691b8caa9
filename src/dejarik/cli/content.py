"""`dejarik content`: how much of each box of both games is known and complete, by type, against what the box holds.

Its JSON has `sets`: set → type → `expected`, `known`, `complete` (copies, as the boxes are counted) and `incomplete`
(ids); `titles` counts different cards. Types that the program has no data of are listed with nothing known. `missing`
says why cards are not complete: card → reasons. `mistakes` are what whoever writes content has to mend.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from enum import Enum
from typing import TYPE_CHECKING

from dejarik.cli.command import Call, Command, ExitCode, Report
from dejarik.kernel.errors import Mistake
from dejarik.kernel.text import Text, text
from dejarik.messages import declare_family, say

if TYPE_CHECKING:
    from dejarik.assault.facts.cards import Box, Card


class Type(Enum):
    """What a box holds that the game is played with, in the order in which it is shown."""

    DEPLOYMENT = "deployment"
    COMMAND = "command"
    COMPANIONS = "companions"
    FORMS = "forms"
    CONDITIONS = "conditions"
    SKIRMISH_MAPS = "skirmish-maps"
    SKIRMISH_MISSIONS = "skirmish-missions"
    CAMPAIGN_MISSIONS = "campaign-missions"
    HEROES = "heroes"
    HERO_CLASS = "hero-class"
    IMPERIAL_CLASS = "imperial-class"
    ITEMS = "items"
    SUPPLY = "supply"
    REWARDS = "rewards"
    AGENDA = "agenda"
    STORY_MISSIONS = "story-missions"
    SIDE_MISSIONS = "side-missions"
    THREAT_MISSIONS = "threat-missions"
    AFFILIATION = "affiliation"
    OBJECTIVE = "objective"
    UNIT = "unit"
    ENHANCEMENT = "enhancement"
    EVENT = "event"
    FATE = "fate"


# How the inventories of the expansions call them.
ITEMS = {
    "Deployment cards": Type.DEPLOYMENT,
    "Command cards": Type.COMMAND,
    "Companion cards": Type.COMPANIONS,
    "Form cards": Type.FORMS,
    "Condition cards": Type.CONDITIONS,
    "Skirmish Mission cards": Type.SKIRMISH_MISSIONS,
    "hero sheets": Type.HEROES,
    "hero Class cards": Type.HERO_CLASS,
    "Imperial Class cards": Type.IMPERIAL_CLASS,
    "Item cards": Type.ITEMS,
    "Supply cards": Type.SUPPLY,
    "Reward cards": Type.REWARDS,
    "Agenda cards": Type.AGENDA,
    "Story Mission cards": Type.STORY_MISSIONS,
    "Side Mission cards": Type.SIDE_MISSIONS,
    "Threat Mission cards": Type.THREAT_MISSIONS,
}

# The inventory has only the expansions. The core box by its own component list, with the cards of the two figure
# packs inside it (10 Command cards, 3 Agenda cards, a Reward, a Side Mission, 4 skirmish missions on 2 maps).
CORE = {
    Type.DEPLOYMENT: 39,
    Type.COMMAND: 52,
    Type.CONDITIONS: 12,
    Type.SKIRMISH_MAPS: 3,
    Type.SKIRMISH_MISSIONS: 6,
    Type.HEROES: 6,
    Type.HERO_CLASS: 54,
    Type.IMPERIAL_CLASS: 27,
    Type.ITEMS: 36,
    Type.SUPPLY: 12,
    Type.REWARDS: 19,
    Type.AGENDA: 21,
    Type.CAMPAIGN_MISSIONS: 32,
    Type.STORY_MISSIONS: 10,
    Type.SIDE_MISSIONS: 15,
}

COLUMNS = ("set", "type", "expected", "known", "complete")
MAPS_OF_AN_EXPANSION = 2  # IA-SETUP-14: one sheet, two maps

# The boxes of the card game print no inventories. One copy of each objective set, by the public list of cards; the sets
# 18 and 36, which the core box holds twice, count once. Balance of the Force with its two challenge decks: 154 cards.
CARD_GAME = {
    "core-set": {
        Type.AFFILIATION: 6,
        Type.OBJECTIVE: 36,
        Type.UNIT: 88,
        Type.ENHANCEMENT: 30,
        Type.EVENT: 44,
        Type.FATE: 18,
    },
    "balance-of-the-force": {
        Type.OBJECTIVE: 25,
        Type.UNIT: 78,
        Type.ENHANCEMENT: 17,
        Type.EVENT: 24,
        Type.FATE: 10,
    },
}


@dataclass(frozen=True)
class Known:
    """What is known of one type in one box."""

    expected: int
    known: int = 0
    complete: int = 0
    incomplete: tuple[str, ...] = ()
    titles: int = 0


@dataclass(frozen=True)
class Shelf:
    """What is known of one box."""

    game: Text
    id: str
    word: Text
    types: dict[Type, Known]


def run(call: Call) -> Report:
    """Counts what is there, for each box and type."""
    from dejarik.assault.skirmish.presenting.missions import check_words

    check_words()
    found = (*count(), *count_card_game())
    data = {shelf.id: {type_.value: asdict(known) for type_, known in shelf.types.items()} for shelf in found}
    missing = _missing()
    wrong = [say(each.message, call.language) for each in _mistakes()]
    return Report(
        {
            "sets": data,
            "missing": {id: [say(why, call.language) for why in reasons] for id, reasons in missing.items()},
            "mistakes": wrong,
        },
        (
            *table(call, found),
            *_listed(
                call.say("content-missing"), (_why(call, id, reasons) for id, reasons in missing.items())
            ),
            *_listed(call.say("content-mistakes"), wrong),
        ),
        ExitCode.FAILED if wrong else ExitCode.DONE,
    )


def _missing() -> dict[str, list[Text]]:
    """Why cards are not complete."""
    from dejarik.assault.content import definitions as assault
    from dejarik.lcg.content import definitions as lcg

    found: dict[str, list[Text]] = {}
    for id, why in (*assault.shortcomings(), *lcg.shortcomings()):
        found.setdefault(id, []).append(why)
    return found


def _mistakes() -> list[Mistake]:
    from dejarik.assault.content import definitions as assault
    from dejarik.lcg.content import definitions as lcg

    return [*assault.mistakes(), *lcg.mistakes()]


def _why(call: Call, id: str, reasons: list[Text]) -> str:
    return f"{id}: {'; '.join(say(why, call.language) for why in reasons)}"


def _listed(heading: str, lines: Iterable[str]) -> list[str]:
    found = [f"  {line}" for line in lines]
    return ["", heading, *found] if found else []


def count() -> list[Shelf]:
    """What is known of every box of Imperial Assault, by type."""
    from dejarik.assault.facts import campaign_library, library
    from dejarik.assault.facts.cards import Box

    campaign: dict[Type, Callable[[Box], Sequence[Card]]] = {
        Type.HEROES: campaign_library.all_heroes,
        Type.HERO_CLASS: campaign_library.all_class_cards,
        Type.IMPERIAL_CLASS: campaign_library.all_imperial_class,
        Type.ITEMS: campaign_library.all_items,
        Type.SUPPLY: campaign_library.all_supply,
        Type.REWARDS: campaign_library.all_rewards,
        Type.AGENDA: campaign_library.all_agenda,
    }
    game = text("content-game-assault")
    return [
        Shelf(
            game,
            box.value,
            box.word,
            {
                **{type_: Known(expected) for type_, expected in _expected(box).items()},
                Type.DEPLOYMENT: _cards(box, Type.DEPLOYMENT, library.all_deployment(box)),
                Type.COMMAND: _cards(box, Type.COMMAND, library.all_command(box)),
                **_if_any(Type.COMPANIONS, _cards(box, Type.COMPANIONS, library.all_companions(box))),
                **_if_any(Type.FORMS, _cards(box, Type.FORMS, library.all_forms(box))),
                Type.CONDITIONS: _cards(box, Type.CONDITIONS, library.all_conditions(box)),
                **_maps(box),
                **_missions(box),
                **{type_: _cards(box, type_, cards(box)) for type_, cards in campaign.items()},
            },
        )
        for box in Box
    ]


def count_card_game() -> list[Shelf]:
    """What is known of every box of the card game, by type; a card in several sets counts in each."""
    from dejarik.lcg.content import definitions
    from dejarik.lcg.facts import library
    from dejarik.lcg.facts.cards import Box, Challenge

    copies = Counter(each.id for each in library.affiliation_cards())
    copies += Counter(id for each in library.all_sets() for id in (each.objective, *each.cards))
    copies += Counter(id for each in Challenge if each for id in library.challenge_deck(each))
    cards = [library.card(id) for id in copies]

    def known(box: Box, type_: Type) -> Known:
        of_type = [each for each in cards if each.box is box and each.type.value == type_.value]
        complete = [each for each in of_type if definitions.is_complete(each.id)]
        return Known(
            expected=CARD_GAME[box.value][type_],
            known=sum(copies[each.id] for each in of_type),
            complete=sum(copies[each.id] for each in complete),
            incomplete=tuple(each.id for each in of_type if each not in complete),
            titles=len(of_type),
        )

    game = text("content-game-lcg")
    return [
        Shelf(game, box.value, box.word, {type_: known(box, type_) for type_ in CARD_GAME[box.value]})
        for box in Box
    ]


def _if_any(type_: Type, known: Known) -> dict[Type, Known]:
    return {type_: known} if known.expected or known.known else {}


def _expected(box: Box) -> dict[Type, int]:
    import msgspec

    from dejarik.assault.facts.cards import Box
    from dejarik.rulebook import read_data

    if box is Box.CORE:
        return dict(CORE)
    codes = {Box.HEART_OF_THE_EMPIRE: "HE", Box.JABBAS_REALM: "JR", Box.RETURN_TO_HOTH: "RH"}
    products = msgspec.json.decode(read_data("components.json"))["products"]
    product = next(each for each in products if each["code"] == codes[box])
    counts = {
        ITEMS[item["item_en"]]: int(item["count"])
        for item in product["inventory"]
        if item["item_en"] in ITEMS
    }
    counts[Type.SKIRMISH_MAPS] = MAPS_OF_AN_EXPANSION
    counts[Type.CAMPAIGN_MISSIONS] = int(product["stated_totals"]["campaign_missions"])
    return {type_: counts[type_] for type_ in Type if type_ in counts}


def _cards(box: Box, type_: Type, cards: Iterable[Card]) -> Known:
    from dejarik.assault.content.definitions import is_complete

    known = tuple(cards)
    return Known(
        expected=_expected(box).get(type_, 0),
        known=sum(card.count for card in known),
        complete=sum(card.count for card in known if is_complete(card.id)),
        incomplete=tuple(card.id for card in known if not is_complete(card.id)),
        titles=len(known),
    )


def _maps(box: Box) -> dict[Type, Known]:
    """Maps are complete as data. So are skirmish missions: one without rules is refused when they are read."""
    from dejarik.assault.board import library as board
    from dejarik.assault.board.missions import missions_of

    expected = _expected(box)
    maps = [id for id in board.map_ids() if board.load_map(id).set == box.value]
    missions = [mission for id in maps for mission in missions_of(id)]
    return {
        Type.SKIRMISH_MAPS: Known(expected[Type.SKIRMISH_MAPS], len(maps), len(maps), (), len(maps)),
        Type.SKIRMISH_MISSIONS: Known(
            expected[Type.SKIRMISH_MISSIONS], len(missions), len(missions), (), len(missions)
        ),
    }


def _missions(box: Box) -> dict[Type, Known]:
    """Campaign missions with their data, complete if they can be played; and the cards that each is drawn by. An
    introduction has no card, and missions of Agenda cards, forced ones among them, have those."""
    from dejarik.assault.campaign.rules.missions import playable_missions
    from dejarik.assault.content import definitions
    from dejarik.assault.facts.campaign_library import all_agenda
    from dejarik.assault.facts.campaign_missions import campaign_mission_ids, listed_mission
    from dejarik.assault.facts.campaign_records import MissionKind

    definitions.load()
    expected, playable = _expected(box), set(playable_missions())
    agendas = tuple(card.id for card in all_agenda() if card.mission is not None)
    own = [mission for id in campaign_mission_ids() if (mission := listed_mission(id)).box is box]
    kinds = {
        Type.CAMPAIGN_MISSIONS: set(MissionKind),
        Type.STORY_MISSIONS: {MissionKind.STORY, MissionKind.INTERLUDE, MissionKind.FINALE},
        Type.SIDE_MISSIONS: {MissionKind.SIDE},
        Type.THREAT_MISSIONS: {MissionKind.THREAT},
    }
    found: dict[Type, Known] = {}
    for type_ in (type_ for type_ in kinds if type_ in expected):
        by_agenda = type_ is Type.CAMPAIGN_MISSIONS
        ids = [
            mission.id
            for mission in own
            if mission.kind in kinds[type_]
            and (by_agenda or not any(card.endswith(f"-{mission.id}") for card in agendas))
        ]
        lacking = tuple(id for id in ids if id not in playable)
        found[type_] = Known(expected[type_], len(ids), len(ids) - len(lacking), lacking, len(ids))
    return found


def table(call: Call, found: Iterable[Shelf]) -> list[str]:
    """A line for each box and type."""
    rows = [[call.say(f"content-column-{column}") for column in COLUMNS]]
    for shelf in found:
        box = call.say("content-box", game=shelf.game, box=shelf.word)
        for type_ in Type:
            if type_ in shelf.types:
                known = shelf.types[type_]
                numbers = (known.expected, known.known, known.complete)
                rows.append([box, call.say(f"content-type-{type_.value}"), *map(str, numbers)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
    return [
        "  ".join(
            cell.ljust(width) if place < 2 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


declare_family("content-type-*", lambda: (f"content-type-{type_.value}" for type_ in Type))
declare_family(
    "content-column-*",
    lambda: (f"content-column-{column}" for column in COLUMNS),
)

COMMAND = Command("content", text("cli-content"), run)
