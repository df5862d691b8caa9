"""A mission, as the kernel and everybody else sees it: how it starts, who sits where, what is hidden."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence

import msgspec

from dejarik.assault.campaign.budgets import budget_of, slots_of
from dejarik.assault.campaign.chronicle import mission_chronicler
from dejarik.assault.campaign.hidden_groups import other_groups_might_serve
from dejarik.assault.campaign.hiding import possible_agendas, redeal
from dejarik.assault.campaign.invariants import violations
from dejarik.assault.campaign.party import (
    Party,
    playable_decks,
    playable_heroes,
    problems,
    random_party,
    starting_hero,
    starting_party,
)
from dejarik.assault.campaign.rules.agendas import secret_agendas
from dejarik.assault.campaign.rules.heroes import HERO_RULES, concerns_ally
from dejarik.assault.campaign.rules.log import Log
from dejarik.assault.campaign.rules.milestones import milestones_of
from dejarik.assault.campaign.rules.missions import (
    all_reasons,
    mission_text,
    playable_missions,
    special_uses,
)
from dejarik.assault.campaign.rules.mode import MISSION_MODE
from dejarik.assault.campaign.rules.state import (
    EMPIRE,
    IMPERIAL_TEAM,
    REBEL_TEAM,
    MissionPlayer,
    MissionState,
    rebels,
)
from dejarik.assault.campaign.rules.wounds import INCAPACITATED
from dejarik.assault.campaign.seating import (
    COMMON,
    HEROES,
    check_names,
    class_of,
    heroes_of,
    known_heroes,
    number_of_heroes,
    numbers_of_heroes,
    roles_of,
)
from dejarik.assault.campaign.setup import SetUpMission, muster
from dejarik.assault.campaign.upgrades import fitting_party, take_over
from dejarik.assault.content import definitions
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.vocabulary import Box
from dejarik.assault.rules.names import use_text
from dejarik.assault.rules.precedence import precedence
from dejarik.assault.rules.texts import definition_of
from dejarik.kernel import Decision, Definition, Game, Occurrence, Problem, Rng, Role, Text, Use, text
from dejarik.kernel.chronicles import Chronicler
from dejarik.kernel.milestones import Milestones
from dejarik.messages import declare_family

definitions.load()

SETTINGS = ("mission", "party", "threat-level", *COMMON)
#: Cards as at the mission's place in its campaign, as at the beginning of one, or any by chance.
FITTING, STARTING, RANDOM = PARTIES = ("fitting", "starting", "random")
HIGHEST_THREAT_LEVEL = 6


class MissionOptions(msgspec.Struct, frozen=True, tag_field="kind", tag="mission"):
    """A mission played alone or as part of a campaign: which one, who takes part, and the threat level (0: as the
    mission says)."""

    mission: str
    party: Party
    threat_level: int = 0
    bluff: bool = False
    log: Log | None = None
    """Of the campaign that it belongs to, as it was before."""


class MissionGame(Game[MissionState, MissionOptions]):
    """Imperial Assault, a mission of the campaign: the Empire in seat 0, a hero in each seat behind it."""

    name = "assault"
    version = "1"
    state_type = MissionState
    options_type = MissionOptions
    bound = 20_000
    reasons = all_reasons()
    has_shared_decisions = True

    # --- Starting ---------------------------------------------------------------------------------

    def new(self, options: MissionOptions, rng: Rng) -> MissionState:
        _check_mission(options.mission)
        for wrong in problems(options.party):
            raise Problem("mission-bad-party", problem=wrong)
        layout = campaign_mission(options.mission)
        state = MissionState(game=self.name, rng=rng, map=str(layout.map), mission=options.mission)
        state.threat_level = options.threat_level or layout.threat_level or 2
        state.players = [
            MissionPlayer(seat, IMPERIAL_TEAM if seat == EMPIRE else REBEL_TEAM)
            for seat in range(self.seats(options))
        ]
        if options.log is not None:
            state.boxes_out_of_use = [box for box in Box if box not in options.log.boxes]
        if options.bluff:
            state.memory["bluff"] = 1
        muster(state, options.party)
        state.push(SetUpMission())
        return state

    def seats(self, options: MissionOptions) -> int:
        return 1 + len(options.party.heroes)

    def roles(self, options: MissionOptions) -> list[Role]:
        return roles_of(each.hero for each in options.party.heroes)

    def seat_count(self, state: MissionState) -> int:
        return len(state.players)

    def random_options(self, rng: Rng) -> MissionOptions:
        """Any cards by chance; at times those of the mission's place, one of those that it can have."""
        heroes, mission, bluff = 2 + rng.below(3), rng.pick(playable_missions()), not rng.below(6)
        if rng.below(3):
            return MissionOptions(mission, random_party(rng, heroes), 2 + rng.below(3), bluff)
        budget = budget_of(mission, slot=rng.pick(slots_of(mission)))
        names = playable_heroes()
        rng.shuffle(names)
        party = fitting_party(names[:heroes], rng.pick(playable_decks()), budget, rng)
        return MissionOptions(mission, party, budget.threat_level, bluff)

    def options_from(self, settings: Mapping[str, str], rng: Rng) -> MissionOptions:
        """Options by name: `mission`, `heroes` (how many, or `players`), `class` (of the Empire), `hero-1` to `hero-4`,
        `party` (`fitting` the place of the mission in its campaign, `starting` or `random`) and `threat-level`, which
        also says at which of its places a side mission is played."""
        check_names(settings, SETTINGS)
        mission = settings.get("mission") or rng.pick(playable_missions())
        _check_mission(mission)
        kind, level = settings.get("party") or FITTING, _threat_level(settings.get("threat-level") or "0")
        if kind not in PARTIES:
            raise Problem("mission-no-party", given=kind[:40], known=", ".join(PARTIES))
        count, own = number_of_heroes(settings, 2 + rng.below(3) if kind == RANDOM else 4), _own_hero(mission)
        if kind == RANDOM:
            return MissionOptions(mission, random_party(rng, count, own), level)
        heroes = heroes_of(settings, count, rng, own)
        deck = class_of(settings, rng)
        if kind == STARTING:
            return MissionOptions(mission, starting_party(heroes, deck), level)
        budget = budget_of(mission, threat_level=level)
        return MissionOptions(mission, fitting_party(heroes, deck, budget, rng), budget.threat_level)

    def tour(self, settings: Mapping[str, str]) -> Sequence[Mapping[str, str]]:
        """Every mission with two, three and four heroes, by turns with cards that fit and with any."""
        check_names(settings, SETTINGS)
        missions = [settings["mission"]] if settings.get("mission") else playable_missions()
        return [
            {
                "mission": mission,
                "heroes": str(heroes),
                "party": RANDOM if number % 2 else FITTING,
                **settings,
            }
            for heroes in numbers_of_heroes(settings)
            for number, mission in enumerate(missions, start=heroes)
        ]

    def bring(
        self,
        options: MissionOptions,
        setting: str,
        value: str,
        *,
        open_seats: Collection[int] = (),
        rng: Rng | None = None,
    ) -> MissionOptions:
        """The hero of a seat, with cards of the own class and the items that the hero before had."""
        heroes = list(options.party.heroes)
        known = HEROES[: len(heroes)]
        if setting not in known:
            raise Problem("mission-setting", setting=setting[:40])
        place, [name] = known.index(setting), known_heroes([value])
        if all(each == starting_hero(each.hero) for each in heroes):
            heroes[place] = starting_hero(name)
        elif name != heroes[place].hero:
            budget = budget_of(options.mission, threat_level=options.threat_level)
            heroes[place] = take_over(name, heroes[place], budget, rng or Rng.seeded(0))
        party = msgspec.structs.replace(options.party, heroes=tuple(heroes))
        return msgspec.structs.replace(options, party=party)

    # --- Windows ----------------------------------------------------------------------------------

    def definition(self, key: str) -> Definition:
        return definition_of(key)

    def precedence(self, state: MissionState, occurrence: Occurrence) -> Sequence[int]:
        return precedence(state, occurrence)

    def arbiter(self, state: MissionState, occurrence: Occurrence) -> int:
        return MISSION_MODE.arbiter(state)

    def partners_in(self, state: MissionState, asked: Decision) -> tuple[int, ...]:
        """The Rebels control allies together (CORE-ALLY-04): any of them may answer for one."""
        seats = rebels(state)
        if asked.seat not in seats or not concerns_ally(state, asked):
            return ()
        return tuple(seat for seat in seats if seat != asked.seat)

    def label_among(self, state: MissionState, use: Use, others: Sequence[Use]) -> Text:
        """A rule of the mission is called by its event, as in the briefing, or by why the mission would be over; one
        that none of these names, by the mission."""
        if use.key != state.mission:
            return use_text(state, use, others)
        end = re.fullmatch("(?:rebels|imperials)-win-(.+)", use.ability)
        if end:
            return text(f"outcome-assault-{end[1]}")
        own, told = f"mission-{use.key}", set(mission_text(state).messages)
        called = (f"{own}-{use.ability}", f"{own}-asks-{use.ability}")
        return text(next((id for id in called if id in told), own))

    def has_bluff_windows(self, state: MissionState) -> bool:
        return "bluff" in state.memory

    def open_bluff_windows(self, state: MissionState) -> None:
        state.memory["bluff"] = 1

    def offers_bluff(self, state: MissionState, occurrence: Occurrence, seat: int) -> bool:
        return super().offers_bluff(state, occurrence, seat) or (
            self.has_bluff_windows(state) and other_groups_might_serve(state, occurrence, seat)
        )

    def hidden_hand(self, state: MissionState, seat: int) -> Sequence[int]:
        return secret_agendas(state) if seat == EMPIRE else ()

    def might_hold(self, state: MissionState, seat: int) -> tuple[str, ...]:
        return tuple(possible_agendas(state))

    # --- What is hidden, and what can't be --------------------------------------------------------

    def redeal(self, state: MissionState, seat: int | None, rng: Rng) -> None:
        redeal(state, seat, rng)

    def milestones(self, state: MissionState) -> Milestones:
        """Its events, their options and its ends."""
        return Milestones(state.mission, milestones_of(state))

    def chronicler(self, options: MissionOptions) -> Chronicler[MissionState]:
        return mission_chronicler(options.mission, options.party)

    def violations(self, state: MissionState) -> Iterable[str]:
        return violations(state)


def _own_hero(mission: str) -> str:
    """Whose own mission it is; nobody's, for most."""
    return campaign_mission(mission).hero or ""


def _check_mission(mission: str) -> None:
    if mission not in playable_missions():
        raise Problem("mission-not-playable", mission=mission[:40], known=", ".join(playable_missions()))


def _threat_level(given: str) -> int:
    level = int(given) if given.isascii() and given.isdigit() else -1
    if not 0 <= level <= HIGHEST_THREAT_LEVEL:
        raise Problem("mission-wrong-threat-level", given=given[:20], most=HIGHEST_THREAT_LEVEL)
    return level


MISSION = MissionGame()

for _part in (
    "briefing",
    "event-*",
    "event-*-text",
    "event-*-option-*",
    "goal-*",
    "use-*",
    "figure-*",
    "rule-*",
):
    declare_family(f"mission-*-{_part}", lambda: ())
declare_family(
    "rules-*-*",
    lambda: (
        *(f"{HERO_RULES}-{name}" for name in ("rest", "exert", "recover")),
        *(f"{key}-{name}" for key, name in special_uses()),
    ),
)
declare_family("rules-*", lambda: (HERO_RULES, INCAPACITATED, *(key for key, _ in special_uses())))
