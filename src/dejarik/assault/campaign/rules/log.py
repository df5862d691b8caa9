"""The log of a campaign (CORE-LOG-01): a document of entries, each of which says what changed, by how much and why.

Nothing else is kept. What somebody has is the sum of the entries about it, so every total can be traced to its cause,
and whatever has been lost is still told of. A stage of the campaign, a mission or what lies between two of them,
begins with a log and ends with a longer one. The document is plain data with a version of its own: it can be exported,
and goes on where the program that wrote it is replaced by a newer one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from enum import Enum
from typing import TypedDict, Unpack

from dejarik.assault.facts.campaign_missions import listed_mission
from dejarik.assault.facts.campaign_records import MissionKind
from dejarik.assault.facts.campaigns import Campaign, Slot, campaign
from dejarik.assault.facts.vocabulary import Box
from dejarik.kernel import NOBODY, Public, Record, Seen

#: The form of the document; `log_files` reads older ones.
LOG_VERSION = 3

EMPIRE = 0
#: What belongs to the Rebels together (CORE-LOG-02), or to nobody.
TOGETHER = NOBODY


class What(Enum):
    """What an entry is about."""

    XP = "xp"
    CREDITS = "credits"
    INFLUENCE = "influence"
    CARD = "card"  # a hero's, the Rebels' or the Empire's: class, item and reward cards
    FITTED = "fitted"  # a modification, on a weapon
    LEFT = "left"  # a card that a hero owns and does not bring to the next mission
    ALLY = "ally"
    VILLAIN = "villain"
    AGENDA = "agenda"  # bought, in the hand or in the play area
    AGENDA_DECK = "agenda-deck"
    ITEM_DECK = "item-deck"  # how many cards a tier had at the start
    SIDE_DECK = "side-deck"
    THREAT_DECK = "threat-deck"
    ACTIVE = "active"  # a mission that can be chosen
    FORCED = "forced"  # a mission that has to be played at once
    CHOSEN = "chosen"  # the mission that is played next
    BROUGHT = "brought"  # the ally that goes with the heroes
    PLAYED = "played"  # a mission that is over
    RESULT = "result"  # who has won a mission, put right
    MERIT = "merit"  # what was achieved in it besides
    UPGRADED = "upgraded"  # both upgrade stages of a slot are over
    EXTRA_AGENDA = "extra-agenda"  # more Agenda cards to be drawn
    CHEAPER = "cheaper"  # credits that one item costs less
    OWED_CARD = "owed-card"  # a reward that the Rebels have still to give to one of them
    OWED_ALLY = "owed-ally"  # an ally that they have still to choose
    OWED_STORY = "owed-story"  # a story mission that the Empire may choose to become active
    OWED_AGENDA = (
        "owed-agenda"  # one that has been played, and is discarded or shuffled back as the Empire likes
    )
    DUE_SIDE = "due-side"  # missions that have still to be turned up, from either deck
    DUE_THREAT = "due-threat"
    BOUNTY = "bounty"  # a token that a hero keeps between missions


#: Of what an entry tells an amount; of everything else it tells of one thing, or of a few.
SUMS = frozenset(
    {What.XP, What.CREDITS, What.INFLUENCE, What.CHEAPER, What.MERIT, What.ITEM_DECK, What.PLAYED}
)
MOST_OF_A_SUM, MOST_THINGS = 100_000, 10


class CorrectedBy(Record):
    """Who has put something right, with everybody's agreement, and why."""

    seat: Public[int]
    name: Public[str]  # of the person who sat there
    why: Public[str]


class Entry(Record):
    """A line of the log: `amount` of something, more or less, for a seat, because of something."""

    slot: Public[int]  # of the mission that it came with or after; 0: before the first
    what: Public[What]
    amount: Public[int] = 1
    seat: Public[int] = TOGETHER
    name: Seen[str] = ""  # of the card or mission
    on: Public[str] = ""  # the weapon that a modification is on; of a mission, why it was over
    reason: Public[str] = ""  # a word that a message explains
    source: Public[str] = ""  # the mission or card that it came of
    rule: Public[str] = ""
    open: Public[bool] = True  # else only the seat sees what it is called; without one, nobody
    corrected: Public[CorrectedBy | None] = None

    def seen(self, eyes: Collection[int]) -> bool:
        return self.open or self.seat in eyes


class Details(TypedDict, total=False):
    """What an entry says besides; see there."""

    seat: int
    name: str
    on: str
    reason: str
    source: str
    rule: str
    open: bool


class Log(Record):
    """A campaign so far: which one, with what, who plays, and all that happened."""

    campaign: Public[Box]
    boxes: Public[list[Box]]
    heroes: Public[list[str]]  # their sheets, from seat 1 on
    deck: Public[str]  # the Imperial class
    threat: Public[int] = 0  # a house rule: by how much the threat level of every mission differs
    version: Public[int] = 1  # always written, but by the first
    entries: Public[list[Entry]] = []
    companion: Public[bool] = False  # it is played with the people's own figures, and told here

    @property
    def seats(self) -> range:
        """Those of the heroes."""
        return range(1, 1 + len(self.heroes))

    @property
    def plan(self) -> Campaign:
        """The campaign as it is printed."""
        return campaign(self.campaign)

    # --- Writing ----------------------------------------------------------------------------------

    def write(
        self,
        what: What,
        amount: int = 1,
        **details: Unpack[Details],
    ) -> Entry:
        """One more entry, for the slot that is in progress."""
        slot = self.slot_number + (what is What.PLAYED and not is_forced(details.get("name", "")))
        entry = Entry(slot, what, amount, **details)
        self.entries.append(entry)
        return entry

    def drop(
        self,
        what: What,
        name: str,
        *,
        seat: int = TOGETHER,
        reason: str = "",
        rule: str = "",
        open: bool | None = None,
    ) -> None:
        """That something is not there any more, hidden as it was, or as it should be now."""
        was = next(
            entry
            for entry in reversed(self.entries)
            if (entry.what, entry.name, entry.seat) == (what, name, seat) and entry.amount > 0
        )
        is_open = was.open if open is None else open
        self.write(what, -1, seat=seat, name=name, on=was.on, reason=reason, rule=rule, open=is_open)

    # --- Reading ----------------------------------------------------------------------------------

    def about(self, *whats: What) -> Iterator[Entry]:
        return (entry for entry in self.entries if entry.what in whats)

    def total(self, what: What, seat: int = TOGETHER) -> int:
        """How much there is."""
        return sum(entry.amount for entry in self.about(what) if entry.seat == seat)

    def names(self, what: What, seat: int = TOGETHER) -> list[str]:
        """What is there now, in the order in which it came."""
        found: dict[str, int] = {}
        for entry in self.about(what):
            if entry.seat == seat:
                found[entry.name] = found.get(entry.name, 0) + entry.amount
        return [name for name, amount in found.items() for _ in range(amount)]

    def ever(self, what: What) -> set[str]:
        """Everything that anybody has ever had of this."""
        return {entry.name for entry in self.about(what)}

    def used_up(self, what: What) -> set[str]:
        """Everything that anybody has ever had of this, without what was put right as never theirs."""
        last = {entry.name: entry for entry in self.about(what)}
        return {name for name, entry in last.items() if entry.amount > 0 or entry.corrected is None}

    def fittings(self, seat: int) -> dict[str, str]:
        """The modifications of a hero, each with its weapon."""
        there = self.names(What.FITTED, seat)
        return {
            entry.name: entry.on
            for entry in self.about(What.FITTED)
            if entry.seat == seat and entry.amount > 0 and entry.name in there
        }

    def impossible(self) -> Iterator[str]:
        """Amounts that no campaign has: whoever counts them one by one would never come to an end."""
        for entry in self.entries:
            if abs(entry.amount) > (MOST_OF_A_SUM if entry.what in SUMS else MOST_THINGS):
                yield f"{entry.what.value} {entry.amount}"

    # --- Where the campaign stands ----------------------------------------------------------------

    @property
    def played(self) -> list[Entry]:
        """The missions that are over."""
        return list(self.about(What.PLAYED))

    @property
    def slot_number(self) -> int:
        """How many slots of the log have their mission: forced ones take none (CORE-FORCED-01)."""
        return sum(not is_forced(entry.name) for entry in self.about(What.PLAYED))

    @property
    def slot(self) -> Slot:
        """The last slot that has its mission."""
        return self.plan.slots[self.slot_number - 1]

    @property
    def next_slot(self) -> Slot | None:
        """The one that comes then; None after the finale."""
        slots = self.plan.slots
        return slots[self.slot_number] if self.slot_number < len(slots) else None

    @property
    def is_founded(self) -> bool:
        return bool(self.names(What.CHOSEN)) or bool(self.played)

    @property
    def is_over(self) -> bool:
        """CORE-CAMPAIGN-03: the finale has been played, and nothing is forced any more."""
        return self.next_slot is None and not self.names(What.FORCED)

    @property
    def winner(self) -> int:
        """Who has won the campaign: the Empire's seat, or the Rebels together."""
        finale = next(entry for entry in reversed(self.played) if not is_forced(entry.name))
        return self.winner_of(finale)

    def winner_of(self, played: Entry) -> int:
        """Who has won a mission that is over, as it was put right."""
        righted = [entry.seat for entry in self.about(What.RESULT) if entry.name == played.name]
        return righted[-1] if righted else played.seat

    @property
    def awaits_upgrades(self) -> bool:
        """Whether the upgrade stages of the last slot are still to come (CORE-LOG-04, CORE-FORCED-02)."""
        done = self.total(What.UPGRADED)
        return done < self.slot_number < len(self.plan.slots) and not self.names(What.FORCED)

    @property
    def threat_level(self) -> int:
        """Of the mission that is played next; a forced one has that of the mission before it (CORE-LOG-05)."""
        forced = any(is_forced(name) for name in self.names(What.CHOSEN))
        slot = self.slot if forced or self.next_slot is None else self.next_slot
        return max(1, slot.threat_level + self.threat)

    def active(self, *kinds: MissionKind) -> list[str]:
        """The missions of these kinds that can be chosen, face-down ones included (CORE-STAGE-03)."""
        names = [*self.names(What.ACTIVE), *self.names(What.ACTIVE, EMPIRE)]
        return [name for name in names if listed_mission(name).kind in kinds]


SIDE_KINDS = (MissionKind.SIDE, MissionKind.THREAT)
STORY_KINDS = tuple(kind for kind in MissionKind if kind not in (*SIDE_KINDS, MissionKind.FORCED))


def is_forced(mission: str) -> bool:
    return listed_mission(mission).kind is MissionKind.FORCED
