"""What a seat does not know between two missions: dealt anew, for search and to show that views hide it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from dejarik.assault.campaign.rules.log import EMPIRE, Entry, Log, What
from dejarik.assault.campaign.rules.stages import StageState
from dejarik.assault.campaign.stages.founding import side_missions_of
from dejarik.assault.facts.campaign_library import agenda, all_agenda
from dejarik.assault.facts.campaign_vocabulary import AgendaType
from dejarik.assault.facts.campaigns import Colour
from dejarik.kernel import Rng
from dejarik.kernel.records import read_member

_AGENDAS = (What.AGENDA, What.AGENDA_DECK)
_SHOWN = (*_AGENDAS, What.OWED_AGENDA)
_UNKNOWN = ""


def redeal(state: StageState, seat: int | None, rng: Rng) -> None:
    """Everybody but the Empire knows neither its agendas nor what it draws; nobody knows what lies in the deck of side
    missions. What is hidden gets another name, the same wherever it is written."""
    log = state.campaign
    names: dict[str, str] = _others_for(_unseen_missions(log), rng)
    if seat != EMPIRE:
        for alike in _unseen_agendas(log):
            names |= _others_for(alike, rng)
        names |= _face_down(log)
    for entry in log.entries:
        if not entry.open:
            entry.name = names.get(entry.name, entry.name)
    player = state.players[EMPIRE]
    player.drawn = [names.get(card, card) for card in player.drawn]
    if seat != EMPIRE:
        _hide_again(state, rng)
    state.rng = rng.split()


def _others_for(alike: list[str], rng: Rng) -> dict[str, str]:
    mixed = list(alike)
    rng.shuffle(mixed)
    return dict(zip(alike, mixed, strict=True))


def _unseen_missions(log: Log) -> list[str]:
    """General side missions that nobody has seen: those of the deck, and those that might be in their place."""
    seen = log.ever(What.ACTIVE)
    return [card.mission for card in side_missions_of(log, Colour.GENERAL) if card.mission not in seen]


def _unseen_agendas(log: Log) -> list[list[str]]:
    """Agendas that only the Empire has seen, those together that could be each other: what they cost is known."""
    shown = {entry.name for entry in log.about(*_AGENDAS, What.OWED_AGENDA) if entry.open}
    found: dict[tuple[AgendaType, int], list[str]] = {}
    for card in dict.fromkeys(entry.name for entry in log.about(*_AGENDAS) if not entry.open):
        if card not in shown:
            found.setdefault((agenda(card).type, agenda(card).cost), []).append(card)
    return list(found.values())


def _hide_again(state: StageState, rng: Rng) -> None:
    """An agenda that everybody has seen and that was shuffled back could be any card of the deck again, for all that
    happened to it since in secret."""
    log = state.campaign
    seen = {
        entry.name: place for place, entry in enumerate(log.entries) if entry.open and entry.what in _SHOWN
    }
    for card, place in sorted(seen.items(), key=lambda each: each[1]):
        others = [
            card,
            *(other for other in _in_deck(log, place) if _is_alike(other, card) and other != card),
        ]
        others = [other for other in others if seen.get(other, -1) <= place]
        if card not in _in_deck(log, place) or len(others) == 1:
            continue
        other = rng.pick(others)
        names = {card: other, other: card}
        for entry in log.entries[place + 1 :]:
            if not entry.open and entry.what in _AGENDAS:
                entry.name = names.get(entry.name, entry.name)
        player = state.players[EMPIRE]
        player.drawn = [names.get(each, each) for each in player.drawn]


def _in_deck(log: Log, place: int) -> list[str]:
    """The agendas that lay in the deck after this entry."""
    count: dict[str, int] = {}
    for entry in log.entries[: place + 1]:
        if entry.what is What.AGENDA_DECK:
            count[entry.name] = count.get(entry.name, 0) + entry.amount
    return [card for card, amount in count.items() if amount > 0]


def _is_alike(card: str, other: str) -> bool:
    """Whether nobody can tell two agendas apart: what they cost is known."""
    one, two = agenda(card), agenda(other)
    return (one.type, one.cost) == (two.type, two.cost)


def _face_down(log: Log) -> dict[str, str]:
    """A story mission that lies face down could be another one of its slot."""
    names: dict[str, str] = {}
    for mission in log.names(What.ACTIVE, EMPIRE):
        slot = next(slot for slot in log.plan.slots if mission in slot.missions)
        others = [str(each) for each in slot.missions]
        names |= dict(zip(others, others[::-1], strict=True))
    return names


# --- A state from a view ----------------------------------------------------------------------------


def determinize(view: Mapping[str, Any], rng: Rng) -> StageState:
    """A state that looks like this to the seat whose view it is: hidden cards are drawn at random."""
    shown = dict(view["state"])
    shown["rng"] = {"word": 0}
    shown["players"] = [
        {**player, "drawn": player["drawn"] if isinstance(player["drawn"], list) else []}
        for player in shown["players"]
    ]
    log = dict(shown["campaign"])
    log["entries"] = [
        entry if entry.get("name", "") is not None else {**entry, "name": _UNKNOWN}
        for entry in log["entries"]
    ]
    shown["campaign"] = log
    state = msgspec.convert(shown, StageState, dec_hook=read_member, str_keys=True)
    _imagine(state.campaign, rng)
    state.rng = rng.split()
    return state


def _recognise(log: Log) -> None:
    """An agenda that everybody saw when it was played or discarded is one of those that were bought in secret."""
    in_front: list[str] = []
    in_hand: list[Entry] = []
    for entry in log.about(What.AGENDA):
        if entry.amount > 0 and entry.open:
            in_front.append(entry.name)
        elif entry.amount > 0:
            in_hand.append(entry)
        elif entry.name in in_front:
            in_front.remove(entry.name)
        elif entry.name and in_hand:
            in_hand.pop(0).name = entry.name


def _imagine(log: Log, rng: Rng) -> None:
    """Names for what has none: a card that leaves its place is one that lay there."""
    _recognise(log)
    agendas = [str(card.id) for card in all_agenda()]
    missions = [card.mission for colour in Colour for card in side_missions_of(log, colour)]
    pools: dict[What, list[str]] = {
        What.AGENDA_DECK: agendas,
        What.SIDE_DECK: [str(each) for each in missions],
        What.THREAT_DECK: [str(each) for each in log.plan.banes],
        What.ACTIVE: [str(each) for slot in log.plan.slots for each in slot.missions],
    }
    for pool in pools.values():
        rng.shuffle(pool)
    lying: dict[What, list[str]] = {}
    for entry in log.entries:
        if entry.name or entry.open:
            continue
        there = lying.setdefault(entry.what, [])
        if entry.amount < 0 and there:
            entry.name = there.pop()
        else:
            pool = pools.get(entry.what) or list(agendas)
            entry.name = pool.pop()
            there.append(entry.name)
