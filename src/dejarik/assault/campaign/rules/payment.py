"""What a mission pays once it is over, and which missions follow (CORE-REWARD-01): answers about its result.

`payment_of` is what both sides receive, each part with its reason; `following_of` is where the campaign goes on. Who
takes which card, what is bought and what is drawn is the campaign's.
"""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.assault.campaign.rules.results import Result, result_of
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.facts.campaign_library import agenda_of, reward
from dejarik.assault.facts.campaign_missions import listed_mission
from dejarik.assault.facts.campaign_records import (
    CampaignMissionId,
    MissionKind,
    NextMissions,
    Proviso,
    Reward,
    Side,
)
from dejarik.assault.facts.campaign_vocabulary import Camp
from dejarik.assault.facts.vocabulary import CardId

#: Why something is paid: to everybody, or to who has won. Whatever else is paid has a condition's name.
ALWAYS, WON = "always", "won"

#: How many side missions are turned up after the introduction (CORE-STAGE-05 f), and in place of one (g).
FIRST_SIDE_MISSIONS, REPLACEMENT = 2, 1


@dataclass(frozen=True, slots=True)
class Part:
    """A part of what is paid. `because` is `ALWAYS`, `WON`, or the name of a condition: one that held `times` times, or
    one that did not (`unless`)."""

    reward: Reward
    because: str
    unless: bool = False
    times: int = 1
    winner: Side | None = None
    """Who had to win for it."""


@dataclass(frozen=True, slots=True)
class Payment:
    """What both sides receive, in all, and part by part."""

    heroes: int
    crates: int
    """Credits for crates."""
    parts: tuple[Part, ...] = ()

    def _sum(self, name: str) -> int:
        return sum(int(getattr(part.reward, name)) * part.times for part in self.parts)

    @property
    def xp_each_hero(self) -> int:
        """Experience of each hero, those who have withdrawn included (CORE-REWARD-04)."""
        return self._sum("xp_each_hero")

    @property
    def credits(self) -> int:
        """Credits of the Rebels together: those for each hero, and those for crates."""
        return self._sum("credits_per_hero") * self.heroes + self.crates

    @property
    def xp_imperial(self) -> int:
        return self._sum("xp_imperial")

    @property
    def influence(self) -> int:
        return self._sum("influence")

    @property
    def extra_agenda(self) -> int:
        """How many Agenda cards more the Imperial player draws in its next upgrade stage."""
        return self._sum("extra_agenda")

    @property
    def item_cheaper(self) -> int:
        """How much less one item of the lowest tier costs the Rebels in their next upgrade stage."""
        return self._sum("item_cheaper")

    @property
    def hero_cards(self) -> tuple[CardId, ...]:
        """Reward cards of the Rebels."""
        return tuple(card for card in self._cards if reward(card).side is Camp.REBEL)

    @property
    def imperial_cards(self) -> tuple[CardId, ...]:
        """Reward cards of the Imperial player."""
        return tuple(card for card in self._cards if reward(card).side is Camp.IMPERIAL)

    @property
    def _cards(self) -> tuple[CardId, ...]:
        return tuple(CardId(part.reward.card) for part in self.parts if part.reward.card)

    @property
    def boons(self) -> tuple[CardId, ...]:
        return tuple(CardId(part.reward.boon) for part in self.parts if part.reward.boon)

    @property
    def bane_discarded(self) -> bool:
        """Whether the Bane of this threat mission is gone."""
        return any(part.reward.bane_discarded for part in self.parts)

    @property
    def allies(self) -> tuple[CardId, ...]:
        """Whom the Rebels may bring from now on."""
        return tuple(card for part in self.parts for card in (part.reward.ally, *part.reward.allies) if card)

    @property
    def ally_choice(self) -> bool:
        """Whether they choose one more ally, who is not unique."""
        return any(part.reward.ally_choice for part in self.parts)

    @property
    def villains(self) -> tuple[CardId, ...]:
        """Whom the Imperial player may choose from now on."""
        return tuple(part.reward.villain for part in self.parts if part.reward.villain)

    @property
    def campaign(self) -> Side | None:
        """Who has won the campaign."""
        return next((part.reward.campaign for part in self.parts if part.reward.campaign), None)


@dataclass(frozen=True, slots=True)
class Following:
    """Where the campaign goes on."""

    missions: tuple[CampaignMissionId, ...] = ()
    """The story missions that become active."""
    chosen_by: Side | None = None
    """Who chooses the next one among them; None: there is nothing to choose."""
    face_down: bool = False
    """Whether the Rebels see only then what it is when they play it."""
    forced: CampaignMissionId | None = None
    """What is played first, at once (CORE-FORCED-02)."""
    side_missions: int = 0
    """How many cards of the Side Mission deck become active …"""
    threat_missions: int = 0
    """… and how many threat missions."""


def payment(state: MissionState) -> Payment:
    """What a mission that was played here pays."""
    return payment_of(result_of(state))


def payment_of(over: Result) -> Payment:
    """What a mission that is over pays: its result, and what else both sides have earned (CORE-REWARD-01)."""
    rewards, won = listed_mission(over.mission).rewards, over.winner
    parts = [Part(rewards.always, ALWAYS)]
    if won is not None:
        parts.append(Part(rewards.rebel_win if won is Side.REBEL else rewards.imperial_win, WON, winner=won))
    for each in rewards.conditional:
        parts.append(Part(each.reward, each.name, bool(each.unless), times_held(over, each), each.winner))
    paid = tuple(part for part in parts if part.times and part.reward != Reward())
    return Payment(over.heroes, over.crates, paid)


def following(state: MissionState) -> Following:
    """What follows a mission that was played here."""
    return following_of(result_of(state))


def following_of(over: Result) -> Following:
    """What follows a mission that is over: story missions, and what becomes active besides (CORE-STAGE-05)."""
    facts, won = listed_mission(over.mission), over.winner
    follow = facts.rewards.next or NextMissions()
    default = follow.rebel_win if won is Side.REBEL else follow.imperial_win
    missions = next((each.missions for each in follow.instead if times_held(over, each)), default)
    chooser = Side.REBEL if follow.rebels_choose else won if follow.winner_chooses else None
    return Following(
        missions,
        chooser if len(missions) > 1 else None,
        follow.face_down,
        follow.forced or None if won is Side.IMPERIAL else None,
        _side_missions(facts.id, facts.kind),
        follow.threat_missions,
    )


def _side_missions(id: CampaignMissionId, kind: MissionKind) -> int:
    """CORE-STAGE-05 f, g; CORE-SIDE-03: a mission of an Agenda card is not of the deck."""
    if kind is MissionKind.INTRODUCTION:
        return FIRST_SIDE_MISSIONS
    return REPLACEMENT if kind is MissionKind.SIDE and agenda_of(id) is None else 0


def times_held(over: Result, proviso: Proviso) -> int:
    """How many times the condition of something held when the mission ended."""
    if proviso.winner is not None and proviso.winner is not over.winner:
        return 0
    times = over.merits.get(proviso.name, 0)
    return int(not times) if proviso.unless else times
