"""A mission that is told: what has been read, laid and counted so far, and the result as it is being entered."""

from __future__ import annotations

from typing import ClassVar

from dejarik.assault.campaign.rules.cues import Ending, Sign
from dejarik.assault.campaign.rules.log import Entry
from dejarik.assault.campaign.rules.missions import MissionText, text_of
from dejarik.assault.campaign.rules.results import Result
from dejarik.assault.campaign.rules.state import EMPIRE, Told
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.campaign_records import CampaignMission, Side
from dejarik.kernel import Decision, Option, Owner, Public, Record, State, Text, choose

#: No group says so much in an evening.
MOST_PRESSES = 4000


class ToldPlayer(Record):
    """A player; only the Empire knows its agendas."""

    seat: Public[int]
    team: Public[int]
    agendas: Owner[list[str]] = []  # secret ones, and those that would stay in play
    kept: Owner[list[str]] = []  # those of them that it still has at the end


class ToldHero(Record):
    """A hero at the people's own table, as far as it matters."""

    seat: Public[int]
    sheet: Public[str]
    cards: Public[list[str]]
    wounded: Public[bool] = False
    bounty: Public[bool] = False


class Entered(Record):
    """The result of the mission, as people enter it."""

    side: Public[Side]
    reason: Public[str]
    merits: Public[dict[str, int]] = {}
    crates: Public[int] = 0  # credits for them, and those that texts pay
    spent: Public[int] = 0  # credits
    influence: Public[int] = 0  # that the Empire has spent
    gained: Public[int] = 0  # influence that texts have paid at the end


class ToldState(State, kw_only=True, tag_field="kind", tag="companion"):
    """A told mission at one moment."""

    mode: ClassVar[str] = "companion"

    mission: Public[str]
    map: Public[str]
    threat_level: Public[int]
    players: Public[list[ToldPlayer]] = []
    heroes: Public[list[ToldHero]] = []
    deck: Public[str] = ""  # the Imperial class
    cards: Public[list[str]] = []  # of the Empire, in play
    villains: Public[list[str]] = []
    ally: Public[str] = ""
    purse: Public[int] = 0  # the credits of the Rebels
    influence: Public[int] = 0
    round: Public[int] = 0
    threat: Public[int] = 0
    sections: Public[list[str]] = []  # of the map, those that are laid
    happened: Public[list[str]] = []
    told: Public[list[Told]] = []
    opened: Public[list[str]] = []  # doors
    counted: Public[dict[str, int]] = {}  # objects of each kind that have been dealt with
    at_end_of_round: Public[bool] = False
    entered: Public[Entered | None] = None
    presses: Public[int] = 0  # how often people have said something
    memory: Public[dict[str, int]] = {}
    corrections: Public[list[Entry]] = []  # of the campaign's log, since the mission was over

    @property
    def is_worn_out(self) -> bool:
        """Whether so much was said that the mission has to end now: nothing goes on for ever."""
        return self.presses >= MOST_PRESSES

    @property
    def layout(self) -> CampaignMission:
        return campaign_mission(self.mission)

    @property
    def text(self) -> MissionText:
        return text_of(self.mission)

    @property
    def healthy(self) -> int:
        return sum(not hero.wounded for hero in self.heroes)

    @property
    def won(self) -> Side | None:
        return None if self.entered is None else self.entered.side

    @property
    def rebels(self) -> list[int]:
        return [hero.seat for hero in self.heroes]

    def everybody(self, prompt: Text, options: list[Option], *, pause: bool = True) -> Decision:
        """A question to whoever is at the table. The first is a hero: a screen that all share shows what Rebels see."""
        first, *others = self.rebels
        return choose(first, prompt, options, pause=pause, partners=(*others, EMPIRE))

    def endings(self) -> list[Ending]:
        return list(self.text.endings)


def result_of_told(state: ToldState) -> Result:
    """What the campaign needs to know of a told mission."""
    given = state.entered
    assert given is not None
    return Result(
        state.mission,
        state.threat_level,
        len(state.heroes),
        given.side,
        given.reason,
        dict(given.merits),
        given.crates,
        state.purse - given.spent,
        state.influence - given.influence + given.gained,
        given.gained,
        [hero.seat for hero in state.heroes if hero.bounty],
        list(state.players[EMPIRE].kept),
    )


def needs_all_wounded(ending: Ending) -> bool:
    """Whether a mission is over so when the last healthy hero is wounded, and at no other time."""
    return bool(ending.due.cues) and all(cue.sign is Sign.ALL_WOUNDED for cue in ending.due.cues)
