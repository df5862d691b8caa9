"""A table for tests of Agenda cards: secret ones in the Imperial hand, others in the play area."""

from __future__ import annotations

from tests.assault.campaign.imperial.scene import HERO, STAFF
from tests.assault.campaign.scene import MissionTable

from dejarik.assault.campaign.rules.agendas import secret_agendas
from dejarik.assault.campaign.rules.deploying import DeployGroup, Reinforce
from dejarik.assault.campaign.rules.state import DEPLETED, EMPIRE, MissionState, empire
from dejarik.assault.facts.campaign_library import agenda
from dejarik.assault.facts.campaign_vocabulary import AgendaType
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import members
from dejarik.assault.rules.state import Figure


def plot(
    row: str,
    *cards: str,
    threat: int = 0,
    influence: int = 0,
    groups: tuple[str, ...] = (),
    **figures: str,
) -> MissionTable:
    """A table with agendas where they belong: a row of spaces (`A..d`), or a picture. `d` is a hero with a melee weapon
    unless it is somebody else."""
    if "d" in row:
        figures.setdefault("d", HERO)
    given = {letter: [STAFF] for letter, card in figures.items() if card == HERO}
    table = MissionTable(
        row if "|" in row else f"| {'   '.join(row)} |",
        figures,
        cards=given,
        agendas=[card for card in cards if agenda(card).type is AgendaType.SECRET],
        empire=[card for card in cards if agenda(card).type is not AgendaType.SECRET],
        threat=threat,
        groups=groups,
    )
    empire(table.state).influence = influence
    table.refresh()
    return table


def held(table: MissionTable) -> list[str]:
    """The agendas that are left in the hand."""
    return [table.state.sources[id].key for id in secret_agendas(table.state)]


def has_played(table: MissionTable, card: str) -> bool:
    """The card has left the hand, and everybody knows."""
    return held(table) == [] and empire(table.state).played == [card]


def is_depleted(table: MissionTable, card: str) -> bool:
    return table.state.sources[table.source(card)].zone == DEPLETED


def deploy(table: MissionTable, card: str, space: int = 0) -> list[Figure]:
    """A group comes in; stops at the first decision after it stands there."""
    table.push(DeployGroup(card=card, seat=EMPIRE, spaces=[space]))
    while table.offers("place:") or table.offers("space:"):
        table.choose(table.options[0])
    return members(table.state, newest_group(table.state))


def newest_group(state: MissionState) -> int:
    return max(state.groups)


def reinforce(table: MissionTable, group: int, space: int = 0) -> Figure:
    table.push(Reinforce(group=group, space=space))
    while table.offers("place:") or table.offers("space:"):
        table.choose(table.options[0])
    return members(table.state, group)[-1]


def wound(table: MissionTable, letter: str) -> MissionTable:
    """Whatever the hero can take on this side of the sheet."""
    return table.occur(Damaged(target=table.id(letter), amount=99, by=EMPIRE))
