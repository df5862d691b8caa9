"""A table for tests of Imperial class cards: those of a deck in the play area, and Attachments on groups."""

from __future__ import annotations

from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import blue, green, white

from dejarik.assault.rules.attack import Attack

HERO = "diala-passil"
STAFF = "diala-passil-plasteel-staff"
BLASTER = "gideon-argus-holdout-blaster"


def empire(
    row: str, *cards: str, threat: int = 0, groups: tuple[str, ...] = (), **figures: str
) -> MissionTable:
    """A table with cards in the Imperial play area: a row of spaces (`A..d`), or a picture. `d` is a hero with a melee
    weapon unless it is somebody else."""
    if "d" in row:
        figures.setdefault("d", HERO)
    given = {letter: [STAFF] for letter, card in figures.items() if card == HERO}
    picture = row if "|" in row else f"| {'   '.join(row)} |"
    return MissionTable(picture, cards=given, empire=cards, threat=threat, groups=groups, **figures)  # type: ignore[arg-type]


def fit(table: MissionTable, card: str, *letters: str) -> MissionTable:
    """An Attachment on the group of these figures."""
    for letter in letters:
        figure = table.figure(letter)
        cards = table.state.attached.setdefault(figure.group, [])
        if card not in cards:
            cards.append(card)
        table.state.enter(card, figure.seat, subject=figure.id)
    table.refresh()
    return table


def fight_on(table: MissionTable) -> MissionTable:
    """The attack in progress goes on, and nobody uses anything."""
    while table.state.find(Attack) is not None:
        lazy = [id for id in ("pass", "done", "keep", "decline") if id in table.options]
        table.choose(lazy[0])
    return table


def until(table: MissionTable, start: str) -> MissionTable:
    """Pass until something is on offer."""
    while not table.offers(start):
        table.choose(next(id for id in ("pass", "done") if id in table.options))
    return table


#: A trooper's dice against a hero with a white die: 2 damage within 3 spaces, and no surge.
HIT = [blue(2, damage=1), green(1, damage=2), white(block=1)]
