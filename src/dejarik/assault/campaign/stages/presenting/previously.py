"""The story so far in a few sentences, for somebody who comes back to a campaign: the last mission, what it gave to
either side, what was bought since, and what comes next. Told from the log alone, as far as a seat may read it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dejarik.assault.campaign.rules.log import EMPIRE, TOGETHER, Entry, Log, What
from dejarik.assault.campaign.stages.presenting.words import name_text, who
from dejarik.assault.rules.names import card_text
from dejarik.assault.showing.missions import mission_name
from dejarik.assault.showing.plain import listed
from dejarik.kernel import Text, text
from dejarik.messages import declare_family

#: Why something changes hands for a price, or only between heroes: it was not gained by the mission.
_TRADED = ("bought", "sold", "given", "returned", "drawn")
#: Cards, and those who fight beside a side.
_THINGS = (What.CARD, What.ALLY, What.VILLAIN)


def previously(log: Log, seat: int | None) -> list[Text]:
    """What a seat, or a spectator, is told."""
    return [*_last_mission(log, seat), _next(log)]


def _last_mission(log: Log, seat: int | None) -> Iterator[Text]:
    """How it ended, and what came of it."""
    if not log.played:
        yield text("previously-begun", campaign=log.campaign.word)
        return
    last = max(place for place, entry in enumerate(log.entries) if entry.what is What.PLAYED)
    over, since = log.entries[last], log.entries[last + 1 :]
    won = "empire" if log.winner_of(over) == EMPIRE else "rebels"
    yield text(
        f"previously-won-{won}", mission=mission_name(over.name), reason=Text(f"outcome-assault-{over.on}")
    )
    gained = [entry for entry in since if entry.amount > 0 and entry.reason not in _TRADED]
    heroes = [*_experience(log, gained), *_amount(gained, What.CREDITS, TOGETHER), *_things(gained, False)]
    if heroes:
        yield text("previously-gained", who=who(log, TOGETHER), what=listed(heroes))
    empire = [
        *_amount(gained, What.XP, EMPIRE),
        *_amount(gained, What.INFLUENCE, EMPIRE),
        *_things(gained, True),
    ]
    if empire:
        yield text("previously-gained", who=who(log, EMPIRE), what=listed(empire))
    yield from _traded(log, since, seat)


def _experience(log: Log, gained: Sequence[Entry]) -> Iterator[Text]:
    """Of the heroes: of all of them at once, where it is the same."""
    each = {seat: _sum(gained, What.XP, seat) for seat in log.seats}
    amounts = set(each.values())
    if len(amounts) == 1 and amounts != {0}:
        yield text("previously-xp-each", amount=amounts.pop())
    elif amounts != {0}:
        yield from (
            text("previously-xp-of", who=who(log, seat), amount=amount)
            for seat, amount in each.items()
            if amount
        )


def _amount(gained: Sequence[Entry], what: What, seat: int) -> Iterator[Text]:
    amount = _sum(gained, what, seat)
    if amount:
        yield text(f"previously-{what.value}", amount=amount)


def _sum(entries: Sequence[Entry], what: What, seat: int) -> int:
    return sum(entry.amount for entry in entries if (entry.what, entry.seat) == (what, seat))


def _things(gained: Sequence[Entry], empire: bool) -> Iterator[Text]:
    for entry in gained:
        if entry.what in _THINGS and (entry.seat == EMPIRE) == empire and entry.open:
            yield card_text(entry.name)


def _traded(log: Log, since: Sequence[Entry], seat: int | None) -> Iterator[Text]:
    """What was bought and sold; of agendas that a seat may not know, only how many."""
    bought = [entry for entry in since if entry.reason == "bought" and entry.amount > 0]
    for hero in log.seats:
        cards = [card_text(each.name) for each in bought if (each.what, each.seat) == (What.CARD, hero)]
        if cards:
            yield text("previously-bought", who=who(log, hero), cards=listed(cards))
    sold = [entry for entry in since if entry.reason == "sold" and entry.what is What.CREDITS]
    if sold:
        cards = [card_text(entry.source) for entry in sold]
        credits = sum(entry.amount for entry in sold)
        yield text("previously-sold", cards=listed(cards), credits=credits)
    empire = [entry for entry in bought if entry.seat == EMPIRE and entry.what in (What.CARD, What.AGENDA)]
    names = [name_text(entry, seat) for entry in empire]
    known = [name for name in names if name is not None]
    if len(known) < len(names):
        known.append(text("previously-secret", count=len(names) - len(known)))
    if known:
        yield text("previously-bought", who=who(log, EMPIRE), cards=listed(known))


def _next(log: Log) -> Text:
    """What everybody waits for."""
    chosen = log.names(What.CHOSEN)
    if chosen:
        return text("previously-next-mission", mission=mission_name(chosen[0]), threat=log.threat_level)
    if log.next_slot is None:
        return text("previously-over", who=who(log, log.winner))
    return text(
        "previously-next-slot",
        number=log.slot_number + 1,
        kind=text(f"shown-mission-kind-{log.next_slot.kind.value}"),
        threat=log.threat_level,
    )


declare_family(
    "previously-won-*", lambda: ("previously-won-rebels", "previously-won-empire"), ("mission", "reason")
)
declare_family(
    "previously-*",
    lambda: (f"previously-{what.value}" for what in (What.XP, What.CREDITS, What.INFLUENCE)),
    ("amount",),
)
