"""A told mission, as the kernel and everybody else sees it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec

from dejarik.assault.campaign.companion.course import TellMission
from dejarik.assault.campaign.companion.hiding import redeal
from dejarik.assault.campaign.companion.state import ToldHero, ToldPlayer, ToldState
from dejarik.assault.campaign.game import MISSION, MissionOptions
from dejarik.assault.campaign.party import Party, problems
from dejarik.assault.campaign.rules.log import Log
from dejarik.assault.campaign.rules.missions import playable_missions
from dejarik.assault.campaign.rules.state import EMPIRE, IMPERIAL_TEAM, MOST_THREAT, REBEL_TEAM
from dejarik.assault.campaign.seating import roles_of
from dejarik.assault.facts.campaign_library import agenda
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.campaign_records import Occasion
from dejarik.assault.facts.campaign_vocabulary import AfterUse, AgendaType
from dejarik.kernel import Definition, Game, Problem, Rng, Role


class ToldOptions(msgspec.Struct, frozen=True, tag_field="kind", tag="companion"):
    """A mission that is told, alone or as part of a campaign; see `MissionOptions`."""

    mission: str
    party: Party
    threat_level: int = 0
    bluff: bool = False
    log: Log | None = None


class ToldGame(Game[ToldState, ToldOptions]):
    """Imperial Assault with one's own figures: the Empire in seat 0, a hero in each seat behind it."""

    name = "assault"
    version = "1"
    state_type = ToldState
    options_type = ToldOptions
    bound = 20_000
    reasons = ()  # those of missions
    has_shared_decisions = True

    def new(self, options: ToldOptions, rng: Rng) -> ToldState:
        if options.mission not in playable_missions():
            known = ", ".join(playable_missions())
            raise Problem("mission-not-playable", mission=options.mission[:40], known=known)
        for wrong in problems(options.party):
            raise Problem("mission-bad-party", problem=wrong)
        layout, party = campaign_mission(options.mission), options.party
        state = ToldState(
            game=self.name,
            rng=rng,
            mission=options.mission,
            map=str(layout.map),
            threat_level=options.threat_level or layout.threat_level or 2,
        )
        state.players = [
            ToldPlayer(seat, IMPERIAL_TEAM if seat == EMPIRE else REBEL_TEAM)
            for seat in range(self.seats(options))
        ]
        _muster(state, party)
        state.sections = [str(each.region) for each in layout.sections if each.placed.at is Occasion.SETUP]
        state.push(TellMission())
        return state

    def seats(self, options: ToldOptions) -> int:
        return 1 + len(options.party.heroes)

    def roles(self, options: ToldOptions) -> list[Role]:
        return roles_of(each.hero for each in options.party.heroes)

    def seat_count(self, state: ToldState) -> int:
        return len(state.players)

    def random_options(self, rng: Rng) -> ToldOptions:
        return told(MISSION.random_options(rng))

    def options_from(self, settings: Mapping[str, str], rng: Rng) -> ToldOptions:
        """Options by name: those of a mission that is played here."""
        return told(MISSION.options_from(settings, rng))

    def bring(
        self,
        options: ToldOptions,
        setting: str,
        value: str,
        *,
        open_seats: Collection[int] = (),
        rng: Rng | None = None,
    ) -> ToldOptions:
        return told(MISSION.bring(played(options), setting, value, open_seats=open_seats, rng=rng))

    def definition(self, key: str) -> Definition:
        return MISSION.definition(key)

    def redeal(self, state: ToldState, seat: int | None, rng: Rng) -> None:
        redeal(state, seat, rng)

    def violations(self, state: ToldState) -> Iterable[str]:
        if not 0 <= state.threat <= MOST_THREAT:
            yield f"threat is {state.threat}"
        if len(set(state.sections)) != len(state.sections):
            yield "a section is laid twice"


def told(options: MissionOptions) -> ToldOptions:
    """A mission, told instead of played."""
    return ToldOptions(options.mission, options.party, options.threat_level, log=options.log)


def played(options: ToldOptions) -> MissionOptions:
    """The same mission, played here."""
    return MissionOptions(options.mission, options.party, options.threat_level, log=options.log)


def _muster(state: ToldState, party: Party) -> None:
    """What the sides bring."""
    state.heroes = [
        ToldHero(seat, each.hero, list(each.cards), bounty=each.bounty)
        for seat, each in enumerate(party.heroes, start=1)
    ]
    state.deck = party.empire.deck
    state.cards = [*party.empire.cards, *(each for each in party.empire.agendas if not _is_secret(each))]
    state.villains = list(party.empire.villains)
    state.influence, state.purse, state.ally = party.empire.influence, party.credits, party.ally
    player = state.players[EMPIRE]
    player.agendas = [each for each in party.empire.agendas if _can_be_kept(each)]
    player.kept = list(player.agendas)


def _is_secret(card: str) -> bool:
    return agenda(card).type is AgendaType.SECRET


def _can_be_kept(card: str) -> bool:
    """Secret agendas that are not played stay in the hand, and some lie in front of their player for good."""
    return _is_secret(card) or agenda(card).after_use is AfterUse.STAYS


TOLD = ToldGame()
