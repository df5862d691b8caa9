"""A campaign mission as plain facts: what lies where, who stands where, which events there are, and what is won.

Everything is called by a slug that is unique among its like in a mission (`captains-squad`), so that its module
(what happens) and its messages (what is told) can name it. Sentences, conditions and effects are not here.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NewType

import msgspec

from dejarik.assault.board.grid import SpaceName
from dejarik.assault.board.mapdata import Colour, Edge, MapId, RegionName
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.vocabulary import Box, CardId, Faction, Trait
from dejarik.authoring.datafiles import Printed

CampaignMissionId = NewType("CampaignMissionId", str)
Slug = NewType("Slug", str)
"""Lower-case words with dashes between them."""


class MissionKind(StrEnum):
    """What a mission is in its campaign."""

    INTRODUCTION = "introduction"
    STORY = "story"
    INTERLUDE = "interlude"
    FINALE = "finale"
    SIDE = "side"
    THREAT = "threat"
    FORCED = "forced"


class Side(StrEnum):
    """The two sides of a mission, and those who are on neither."""

    REBEL = "rebel"
    IMPERIAL = "imperial"
    NEUTRAL = "neutral"


class Occasion(StrEnum):
    """When something of a mission comes or goes."""

    SETUP = "setup"
    EVENT = "event"
    SECTION = "section"  # when a section is laid
    ROUND = "round"  # at the end of a round
    OBSCURED = "obscured"  # when a Rebel figure comes next to a tile that is not laid yet
    RULE = "rule"  # the mission's module knows
    NEVER = "never"  # a point that only marks a space


class Moment(Printed, frozen=True, kw_only=True):
    """An occasion, with the event or section that it is, or the round."""

    at: Occasion
    name: Slug = Slug("")
    round: int = 0


SETUP = Moment(at=Occasion.SETUP)


class Sturdy(Printed, frozen=True, kw_only=True):
    """What can be attacked, if it has Health: so much, and so much more for each point of the threat level."""

    health: int = 0
    health_by_threat: int = 0
    block: int = 0
    dice: tuple[Die, ...] = ()


# --- Groups -------------------------------------------------------------------------------------


class OpenGroups(Printed, frozen=True, kw_only=True):
    """How many groups the Imperial player chooses, which are free besides, and which can't be chosen."""

    count: int = 0
    also: tuple[CardId, ...] = ()
    not_traits: tuple[Trait, ...] = ()
    not_factions: tuple[Faction, ...] = ()


class InitialGroup(Printed, frozen=True, kw_only=True):
    """A group that is there from the start, a space for each figure; all of its base for a large one."""

    card: CardId
    spaces: tuple[SpaceName, ...]


class ReservedGroup(Printed, frozen=True, kw_only=True):
    """A group that is set aside. Without a card or an event, the mission's module knows it."""

    card: CardId = CardId("")
    event: Slug = Slug("")
    stays: bool = False
    """It is only set aside: nothing brings it."""


class MissionAlly(Printed, frozen=True, kw_only=True):
    """Figures that the mission gives to the heroes; without spaces, the mission's module knows where."""

    card: CardId
    spaces: tuple[SpaceName, ...] = ()


class MissionFigure(Printed, frozen=True, kw_only=True):
    """A figure of this mission alone: like a card with other numbers, or like none.

    Numbers of its own replace those of the card; what begins with `more` is added to them, and so is Health by threat.
    """

    name: Slug
    side: Side
    like: CardId = CardId("")
    called: bool = False
    """Whether it goes by a name of its own, although it is like a card."""
    figures: int = 1
    health: int = 0
    more_health: int = 0
    health_by_threat: int = 0
    speed: int = 0
    more_speed: int = 0
    attack: tuple[Die, ...] = ()
    attacks_as: CardId = CardId("")
    """Another card whose attack it has instead of its own."""
    defence: tuple[Die, ...] = ()
    damage: int = 0
    accuracy: int = 0
    block: int = 0
    evade: int = 0
    cost: int = 0


# --- The map ------------------------------------------------------------------------------------


class DeploymentPoint(Printed, frozen=True, kw_only=True):
    """A deployment point: where it is, and from when till when it is active."""

    name: Slug
    colour: Colour
    space: SpaceName
    active: Moment = msgspec.field(name="from", default=SETUP)
    until: Moment | None = None


class MissionDoor(Sturdy, frozen=True, kw_only=True):
    """A door: those it is locked to, and till when; no `until` means as long as the mission's module says."""

    name: Slug
    edges: tuple[Edge, Edge]
    locked_to: tuple[Side, ...] = ()
    until: Moment | None = None
    open_at_start: bool = False

    @property
    def on_board(self) -> str:
        """What a board calls it (`Ground.door`): its first edge."""
        return "-".join(self.edges[0])


class TokenSide(StrEnum):
    """What lies on the map: which side of a mission token is up, another token, or a place of the map itself."""

    REBEL = "rebel"
    IMPERIAL = "imperial"
    NEUTRAL = "neutral"
    TERMINAL = "terminal"
    ENERGY_SHIELD = "energy_shield"
    RUBBLE = "rubble"
    PLACE = "place"


class MissionObject(Sturdy, frozen=True, kw_only=True):
    """Objects of one kind. They have no colour, one together, or one each; those that lie face down are mixed."""

    name: Slug
    kind: Slug
    side: TokenSide
    spaces: tuple[SpaceName, ...] = ()
    colours: tuple[Colour, ...] = ()
    face_down: bool = False
    placed: Moment = SETUP
    """With its section; or by an event that shows it."""


class MissionArea(Printed, frozen=True, kw_only=True):
    """Spaces that the mission speaks of together."""

    name: Slug
    spaces: tuple[SpaceName, ...]


class MissionSection(Printed, frozen=True, kw_only=True):
    """A section of the map (`region`), and when it is laid and taken away."""

    name: Slug
    region: RegionName
    placed: Moment = SETUP
    removed: Moment | None = None


# --- Events and rewards -------------------------------------------------------------------------


class Arrival(Printed, frozen=True, kw_only=True):
    """A group that an event deploys. Without a card or spaces, or in a branch alone, the module knows more."""

    card: CardId = CardId("")
    spaces: tuple[SpaceName, ...] = ()
    side: Side = Side.IMPERIAL
    reinforce: bool = True
    redeploy: bool = True
    figures: int = 0
    """How many of the group come; 0: all."""
    anywhere: bool = False
    """Each figure comes to any of the spaces."""
    exhausted: bool = False
    in_branch: bool = False


class MissionEvent(Printed, frozen=True, kw_only=True):
    """An event by its name, with those of its effects that are plain numbers and places."""

    name: Slug
    deploys: tuple[Arrival, ...] = ()
    points_on: tuple[Slug, ...] = ()
    points_off: tuple[Slug, ...] = ()
    threat: int = 0
    threat_by_level: int = 0
    """Threat gained for each point of the threat level."""
    optional_deployment: bool = False
    optional_at: tuple[SpaceName, ...] = ()
    """Where it is resolved; without spaces, at any active point."""
    choice: Side | None = None
    """Who chooses among its options, where it has some."""


class Reward(Printed, frozen=True, kw_only=True):
    """What is won."""

    xp_each_hero: int = 0
    credits_per_hero: int = 0
    xp_imperial: int = 0
    influence: int = 0
    extra_agenda: int = 0
    """Agenda cards that the Imperial player draws more."""
    card: str = ""
    ally: CardId = CardId("")
    ally_choice: bool = False
    """One ally that is not unique, of the heroes' choice."""
    allies: tuple[CardId, ...] = ()
    villain: CardId = CardId("")
    boon: str = ""
    bane_discarded: bool = False
    item_cheaper: int = 0
    """Credits that one item of the lowest tier costs less."""
    campaign: Side | None = None
    """Who wins the campaign."""


class Proviso(Printed, frozen=True, kw_only=True):
    """Under which condition something counts: who has won, and what the mission's module knows by a name to hold
    (`when`) or not to hold (`unless`)."""

    winner: Side | None = None
    when: Slug = Slug("")
    unless: Slug = Slug("")

    @property
    def name(self) -> Slug:
        """What the module calls it."""
        return self.when or self.unless

    @property
    def message(self) -> str:
        """The id of the sentence that gives it as a reason."""
        return f"reward-{self.when}" if self.when else f"reward-not-{self.unless}"


class ConditionalReward(Proviso, frozen=True, kw_only=True):
    """What is won besides; as often as it holds, where the module counts."""

    reward: Reward


class ConditionalMissions(Proviso, frozen=True, kw_only=True):
    """Which story missions follow instead of those that would."""

    missions: tuple[CampaignMissionId, ...]


class NextMissions(Printed, frozen=True, kw_only=True):
    """Which story missions follow, by who has won."""

    rebel_win: tuple[CampaignMissionId, ...] = ()
    imperial_win: tuple[CampaignMissionId, ...] = ()
    instead: tuple[ConditionalMissions, ...] = ()
    """Which follow in their place; the first that holds."""
    forced: CampaignMissionId = CampaignMissionId("")
    """A forced mission that is resolved first, if the Imperial player has won."""
    winner_chooses: bool = False
    rebels_choose: bool = False
    face_down: bool = False
    threat_missions: int = 0
    """How many threat missions become active besides."""


class Rewards(Printed, frozen=True, kw_only=True):
    """What the mission pays, and where the campaign goes on."""

    always: Reward = Reward()
    rebel_win: Reward = Reward()
    imperial_win: Reward = Reward()
    conditional: tuple[ConditionalReward, ...] = ()
    next: NextMissions | None = None

    @property
    def provisos(self) -> tuple[Proviso, ...]:
        """The conditions of what is won, and of what follows."""
        return (*self.conditional, *(self.next.instead if self.next is not None else ()))

    @property
    def each(self) -> tuple[Reward, ...]:
        """All that can be won."""
        return (self.always, self.rebel_win, self.imperial_win, *(each.reward for each in self.conditional))


# --- The mission --------------------------------------------------------------------------------


class CampaignMission(Printed, frozen=True, kw_only=True):
    """One file of `facts/campaign_missions`."""

    id: CampaignMissionId
    box: Box
    kind: MissionKind
    map: MapId
    hero: str = ""
    """The hero whose own side mission it is."""
    threat_level: int = 0
    """0: that of the campaign, or the mission's module knows it."""
    special_setup: bool = False
    """After the initial groups, threat rises by twice the threat level and an optional deployment may be resolved."""
    round_limit: int = 0
    limit_until: Slug = Slug("")
    """The event from which on no round is the last one."""
    open_groups: OpenGroups = OpenGroups()
    initial_groups: tuple[InitialGroup, ...] = ()
    reserved_groups: tuple[ReservedGroup, ...] = ()
    allies: tuple[MissionAlly, ...] = ()
    figures: tuple[MissionFigure, ...] = ()
    entrances: tuple[SpaceName, ...] = ()
    beside_entrances: bool = False
    """The heroes begin next to the entrances and not on them: something stands there."""
    divided_entrances: bool = False
    """The heroes are divided among the entrances as evenly as possible."""
    later_entrances: tuple[SpaceName, ...] = ()
    """Where the heroes come to a second map."""
    hero_entrances: dict[str, SpaceName] = {}
    """Heroes that begin elsewhere."""
    points: tuple[DeploymentPoint, ...] = ()
    doors: tuple[MissionDoor, ...] = ()
    objects: tuple[MissionObject, ...] = ()
    crates: tuple[SpaceName, ...] = ()
    terminals: tuple[SpaceName, ...] = ()
    areas: tuple[MissionArea, ...] = ()
    sections: tuple[MissionSection, ...] = ()
    events: tuple[MissionEvent, ...] = ()
    rewards: Rewards = Rewards()
