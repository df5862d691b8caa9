"""Entries of the log in words: the same on the page of the log and in the story of a stage."""

from __future__ import annotations

from dejarik.assault.campaign.rules.log import EMPIRE, TOGETHER, Entry, Log, What
from dejarik.assault.facts.campaign_missions import campaign_mission_ids, listed_mission
from dejarik.assault.rules.names import card_text
from dejarik.assault.showing.missions import mission_name
from dejarik.kernel import Text, text
from dejarik.messages import declare_family

#: How entries are told: by an amount, by a name with or without whose it is, by whose it is alone, or as they are.
_AMOUNTS = (What.XP, What.CREDITS, What.INFLUENCE, What.EXTRA_AGENDA, What.CHEAPER)
_OWN = (What.CARD, What.LEFT)
_NAMED = (What.ALLY, What.VILLAIN, What.AGENDA, What.ACTIVE, What.FORCED, What.CHOSEN, What.BROUGHT)
_PLAIN = (What.UPGRADED,)
#: What nobody but the Empire may know.
_HIDEABLE = (What.AGENDA, What.ACTIVE)
_MISSIONS = (What.ACTIVE, What.FORCED, What.CHOSEN)
#: What is of no interest in itself: it only says what is still to be done.
_UNTOLD = (
    What.ITEM_DECK,
    What.OWED_CARD,
    What.OWED_ALLY,
    What.OWED_STORY,
    What.OWED_AGENDA,
    What.DUE_SIDE,
    What.DUE_THREAT,
    What.MERIT,
    What.THREAT_DECK,
    What.SIDE_DECK,
    What.AGENDA_DECK,
)


def who(log: Log, seat: int) -> Text:
    """Whose entry it is."""
    if seat == EMPIRE:
        return text("campaign-empire")
    return text("campaign-rebels") if seat == TOGETHER else card_text(log.heroes[seat - 1])


def entry_text(log: Log, entry: Entry, seat: int | None) -> Text | None:
    """An entry as a seat, or a spectator, may read it; None: there is nothing to read."""
    if entry.what in _UNTOLD:
        return None
    change = _change(entry)
    if entry.what is What.PLAYED:
        won = "empire" if entry.seat == EMPIRE else "rebels"
        return text(f"campaign-played-{won}", mission=mission_name(entry.name))
    if entry.what is What.RESULT:
        return text("campaign-result", slot=entry.slot, who=who(log, entry.seat))
    if entry.what in _AMOUNTS:
        return text(f"campaign-amount-{change}", who=who(log, entry.seat), amount=abs(entry.amount))
    if entry.what is What.BOUNTY:
        return text(f"campaign-who-{change}", who=who(log, entry.seat))
    if entry.what in _PLAIN:
        return text(f"campaign-plain-{change}")
    name = name_text(entry, seat)
    if name is None:
        return text(f"campaign-plain-{change}-hidden")
    if entry.what in _NAMED:
        return text(f"campaign-named-{change}", name=name)
    if entry.what in _OWN:
        return text(f"campaign-own-{change}", who=who(log, entry.seat), name=name)
    return text(f"campaign-on-{change}", who=who(log, entry.seat), name=name, on=card_text(entry.on))


def name_text(entry: Entry, seat: int | None) -> Text | None:
    """What an entry is about, if it is about one thing and the seat, or a spectator, may know it."""
    if not entry.name or entry.what in _UNTOLD or not entry.seen(() if seat is None else (seat,)):
        return None
    is_mission = entry.what in (*_MISSIONS, What.PLAYED, What.RESULT)
    return mission_name(entry.name) if is_mission else card_text(entry.name)


def source_text(entry: Entry) -> Text | None:
    """The mission or card that an entry came of."""
    if not entry.source:
        return None
    is_mission = entry.source in campaign_mission_ids()
    return mission_name(entry.source) if is_mission else card_text(entry.source)


def _change(entry: Entry) -> str:
    return f"{entry.what.value}-{'more' if entry.amount > 0 else 'less'}"


def reason_text(entry: Entry) -> Text | None:
    """Why; None where the entry says it all."""
    if entry.reason in REASONS:
        return text(f"campaign-reason-{entry.reason}")
    if entry.source not in campaign_mission_ids():
        return None
    asked = (each.message for each in listed_mission(entry.source).rewards.conditional)
    return next((Text(id) for id in asked if id == f"reward-{entry.reason}"), None)


REASONS = (
    "always",
    "won",
    "crates",
    "spent",
    "starting",
    "few-heroes",
    "bought",
    "sold",
    "given",
    "reward",
    "bane",
    "bane-discarded",
    "not-played",
    "turned-up",
    "too-many",
    "shuffled-back",
    "agenda-played",
    "played",
    "not-chosen",
    "chosen",
    "story-chosen",
    "turned-over",
    "returned",
    "too-much",
    "fitted",
    "taken-off",
    "unused",
    "drawn",
    "tokens",
    "text",
    "bought-off",
    "corrected",
)


def _family(kind: str, whats: tuple[What, ...], *arguments: str, hidden: tuple[What, ...] = ()) -> None:
    ids = [f"campaign-{kind}-{what.value}-{sign}" for what in whats for sign in ("more", "less")]
    ids += [f"campaign-{kind}-{what.value}-{sign}-hidden" for what in hidden for sign in ("more", "less")]
    declare_family(f"campaign-{kind}-*", lambda: ids, arguments)


_family("amount", _AMOUNTS, "who", "amount")
_family("own", _OWN, "who", "name")
_family("on", (What.FITTED,), "who", "name", "on")
_family("named", _NAMED, "name")
_family("who", (What.BOUNTY,), "who")
_family("plain", _PLAIN, hidden=_HIDEABLE)
declare_family(
    "campaign-played-*", lambda: ("campaign-played-empire", "campaign-played-rebels"), ("mission",)
)
declare_family("campaign-reason-*", lambda: (f"campaign-reason-{reason}" for reason in REASONS))
