"""What can be done in a mission of a test, by name: `beaten`, `in_round(5)`, `happens("ambush")`, `defeats("at-st")`.

A deed takes the `Field` that it is done in, so that a test can say a scene as a list of deeds.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.assault.campaign.field import Field

from dejarik.assault.board import SpaceName
from dejarik.assault.campaign.rules.layout import area_of, door_number, section
from dejarik.assault.campaign.rules.missions import EventHappens, count, imperials_win, rebels_win
from dejarik.assault.campaign.rules.sections import place_section
from dejarik.assault.campaign.rules.sheet_tokens import put_on_sheet
from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import board_for, space_name
from dejarik.assault.rules.movement import Escaped
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL

Deed = Callable[[Field], object]


def won(field: Field) -> None:
    field.now(lambda state: rebels_win(state, ""))


def lost(field: Field) -> None:
    field.now(lambda state: imperials_win(state, ""))


def beaten(field: Field) -> None:
    """The Empire wounds one hero after another."""
    for letter in "abcd"[: len(field.state.heroes)]:
        if field.outcome is None and not field.hero(letter).wounded:
            field.wound(letter)


def wounded(*letters: str) -> Deed:
    return lambda field: [field.wound(letter) for letter in letters]


def in_round(number: int) -> Deed:
    def do(field: Field) -> None:
        field.state.round = number

    return do


def happens(*events: str) -> Deed:
    """These events of the mission happen, whatever is the reason."""

    def do(field: Field) -> None:
        for event in events:
            field.now(lambda state, event=event: state.push(EventHappens(event=event)))  # type: ignore[misc]
            field.until("activate-group")

    return do


def defeats(card: str, number: int = 1) -> Deed:
    return lambda field: field.defeat(*field.of_card(card)[:number])


def hits(card: str, damage: int = 1) -> Deed:
    return lambda field: field.occur(Damaged(target=field.of_card(card)[0].id, amount=damage, by=1))


def counts(name: str, number: int) -> Deed:
    def do(field: Field) -> None:
        for _ in range(number):
            field.now(lambda state: count(state, name))

    return do


def remembers(name: str, number: int) -> Deed:
    def do(field: Field) -> None:
        field.state.memory[name] = number

    return do


def destroys(kind: str, number: int = 1) -> Deed:
    def do(field: Field) -> None:
        for _ in range(number):
            field.destroy(kind).until("activate-group")

    return do


def opens(door: str) -> Deed:
    return lambda field: field.open(door_number(field.state, door)).until("activate-group")


def round_ends(field: Field) -> None:
    field.end_round()
    if field.outcome is None:
        field.until("activate-group")


def claims_the_sixth_charge(field: Field) -> None:
    field.open(field.tokens(DOOR)[0].door).until("activate-group").clear()
    put_on_sheet(field.state, field.id("b"), "explosive", 5)
    field.put("a", "E6").activate("a").choose(
        "move", "use:rules-overcharged-figures.claim", "decline"
    ).finish()


def brings_down(number: int) -> Deed:
    return destroys("structural-support", number)


def throws_one(field: Field) -> None:
    put_on_sheet(field.state, field.id("b"), "explosive", -1)


def picks_up_benex(field: Field) -> None:
    field.put("a", "E8").use("a", "retrieve").finish()


def stand_on_the_landing(*letters: str) -> Deed:
    def do(field: Field) -> None:
        field.now(lambda state: place_section(state, section(state, "landing-nwn")))
        ground = board_for(field.state)
        laid = [SpaceName(space_name(field.state, space)) for space in area_of(field.state, "landing")]
        there = [name for name in laid if name in ground.map.spaces and name not in ground.map.blocking]
        for letter, name in zip(letters, there, strict=False):
            field.put(letter, name)

    return do


def vader_leaves(field: Field) -> None:
    [vader] = field.of_card("darth-vader-lord-of-the-sith")
    field.occur(
        Escaped(figure=vader.id, card=vader.card, seat=EMPIRE, group=vader.group, carried=["bardottan-shard"])
    )


def decides(option: str) -> Deed:
    def do(field: Field) -> None:
        field.clear()
        counts(TERMINAL, 1)(field)
        field.until("mission-choose").choose(f"option:{option}").until("activate-group")

    return do


def barrels(ours: int, theirs: int) -> tuple[Deed, ...]:
    """So many on the stockpiles when the last round ends."""
    piled = counts("rebel-stockpile", ours), counts("spicers-stockpile", theirs)
    return in_round(6), Field.clear, *piled, round_ends


def takes_a_site(field: Field) -> None:
    """An Imperial figure stands on a site alone when the round ends."""
    field.state.memory["sites-secured"] = 3
    field.clear().put("a", "F9").put("b", "F10").put(field.of_card("stormtrooper")[0], "B10").end_round()
