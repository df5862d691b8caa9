"""A campaign between its missions, as the kernel and everybody else sees it.

A stage begins with the log of the campaign and ends with a longer one, from which the next mission follows (`sequel`);
the mission ends with a log again. So a campaign is a chain of games, each of which can be replayed by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from dejarik.assault.campaign.party import playable_decks, playable_heroes
from dejarik.assault.campaign.rules.log import EMPIRE, LOG_VERSION, Log, What
from dejarik.assault.campaign.rules.missions import playable_missions
from dejarik.assault.campaign.rules.stages import (
    StagePlayer,
    StageState,
    lay_out,
    note,
)
from dejarik.assault.campaign.rules.state import IMPERIAL_TEAM, REBEL_TEAM
from dejarik.assault.campaign.seating import (
    COMMON,
    boxes_named,
    check_names,
    class_of,
    heroes_of,
    number_of_heroes,
    numbers_of_heroes,
    roles_of,
)
from dejarik.assault.campaign.stages.aftermath import Aftermath
from dejarik.assault.campaign.stages.departing import BringAlly, ChooseMission, Prepare
from dejarik.assault.campaign.stages.empire import ImperialUpgrade
from dejarik.assault.campaign.stages.founding import FoundCampaign
from dejarik.assault.campaign.stages.hiding import redeal
from dejarik.assault.campaign.stages.invariants import violations
from dejarik.assault.campaign.stages.rebels import RebelUpgrade
from dejarik.assault.facts.campaign_library import agenda
from dejarik.assault.facts.campaign_vocabulary import AgendaType
from dejarik.assault.facts.campaigns import campaign
from dejarik.assault.facts.vocabulary import Box
from dejarik.assault.rules.texts import definition_of
from dejarik.kernel import Definition, Game, Occurrence, Problem, Procedure, Rng, Role, Text, Use, text

SETTINGS = ("campaign", "boxes", "threat", "slot", "companion", *COMMON)
STAGE_OVER = "stage-over"
#: How much a house rule may change the threat level.
MOST_HOUSE_THREAT = 2


class StageOptions(msgspec.Struct, frozen=True, tag_field="kind", tag="campaign"):
    """A campaign at one point of its way."""

    log: Log
    bluff: bool = False


class Interlude(Procedure):
    """From the end of a mission, or from the beginning of the campaign, to the next mission."""

    def settle(self, state: StageState) -> None:
        state.push(Aftermath() if state.campaign.played else FoundCampaign())

    def upgrade(self, state: StageState) -> None:
        """CORE-CAMPAIGN-02; not before a forced mission that follows at once (CORE-FORCED-02)."""
        if state.campaign.awaits_upgrades:
            state.push(RebelUpgrade(), ImperialUpgrade())
        else:
            self.go_to(Interlude.choose)

    def close(self, state: StageState) -> None:
        note(state, What.UPGRADED, reason="over", rule="CORE-LOG-04")

    def choose(self, state: StageState) -> None:
        state.push(ChooseMission(), Prepare(), BringAlly())

    def end_stage(self, state: StageState) -> None:
        state.finish(STAGE_OVER)

    steps = (settle, upgrade, close, choose, end_stage)


class StageGame(Game[StageState, StageOptions]):
    """Imperial Assault, a campaign: the Empire in seat 0, a hero in each seat behind it."""

    name = "assault"
    version = "1"
    state_type = StageState
    options_type = StageOptions
    bound = 5_000
    reasons = (STAGE_OVER,)
    has_shared_decisions = True

    # --- Starting ---------------------------------------------------------------------------------

    def new(self, options: StageOptions, rng: Rng) -> StageState:
        log = msgspec.convert(msgspec.to_builtins(options.log), Log)  # options are never changed
        state = at_rest(log, rng)
        if options.bluff:
            state.memory["bluff"] = 1
        state.push(Interlude())
        return state

    def seats(self, options: StageOptions) -> int:
        return 1 + len(options.log.heroes)

    def roles(self, options: StageOptions) -> list[Role]:
        return roles_of(options.log.heroes)

    def seat_count(self, state: StageState) -> int:
        return len(state.players)

    def random_options(self, rng: Rng) -> StageOptions:
        """A campaign at any of its slots: as if the missions before had been played."""
        log = new_log(
            rng.pick(playable_campaigns()), _drawn(rng, 2 + rng.below(3)), rng.pick(playable_decks())
        )
        slot = 1 + rng.below(len(log.plan.slots))
        return StageOptions(_begun(log, str(slot), rng), not rng.below(6))

    def options_from(self, settings: Mapping[str, str], rng: Rng) -> StageOptions:
        """Options by name: `campaign` (of which box), `heroes` (how many, or `players`), `class` (of the Empire),
        `hero-1` to `hero-4`, `boxes` (those in use, with commas between; the core set always is, and those of the
        campaign and of whoever is named are), `threat` (a house rule: how much higher or lower the threat level is),
        `slot` (with which one it begins: as if the missions before had been played), and `companion` (`yes`: its
        missions are told, and played with the people's own figures)."""
        check_names(settings, SETTINGS)
        box = settings.get("campaign") or Box.CORE.value
        known = [each.value for each in playable_campaigns()]
        if box not in known:
            raise Problem("campaign-unknown", campaign=box[:40], known=", ".join(known))
        boxes = _boxes(settings.get("boxes") or "", {Box.CORE, Box(box), *boxes_named(settings)})
        heroes = heroes_of(settings, number_of_heroes(settings, 4), rng, boxes=boxes)
        for each in heroes:
            if heroes.count(each) > 1:
                raise Problem(
                    "mission-bad-party", problem=text("party-hero-twice", hero=text(f"card-{each}"))
                )
        deck = class_of(settings, rng, boxes)
        log = new_log(Box(box), heroes, deck, _house_threat(settings.get("threat") or "0"), boxes)
        log.companion = _is_told(settings.get("companion") or "no")
        return StageOptions(_begun(log, settings.get("slot") or "1", rng))

    def tour(self, settings: Mapping[str, str]) -> Sequence[Mapping[str, str]]:
        """Every campaign with two, three and four heroes."""
        check_names(settings, SETTINGS)
        boxes = (
            [settings["campaign"]]
            if settings.get("campaign")
            else [box.value for box in playable_campaigns()]
        )
        return [
            {**settings, "campaign": box, "heroes": str(heroes)}
            for heroes in numbers_of_heroes(settings)
            for box in boxes
        ]

    # --- Windows ----------------------------------------------------------------------------------

    def definition(self, key: str) -> Definition:
        return definition_of(key)

    def precedence(self, state: StageState, occurrence: Occurrence) -> Sequence[int]:
        """The rules, the Empire, then the Rebels."""
        return range(-1, len(state.players))

    def arbiter(self, state: StageState, occurrence: Occurrence) -> int:
        return EMPIRE

    def label_among(self, state: StageState, use: Use, others: Sequence[Use]) -> Text:
        return text(f"card-{use.key}")

    # --- What is hidden, and what can't be --------------------------------------------------------

    def redeal(self, state: StageState, seat: int | None, rng: Rng) -> None:
        redeal(state, seat, rng)

    def violations(self, state: StageState) -> Iterable[str]:
        return violations(state)


def playable_campaigns() -> list[Box]:
    """The campaigns of which every story mission is written."""
    return [
        box
        for box in Box
        if all(mission in playable_missions() for slot in campaign(box).slots for mission in slot.missions)
    ]


def new_log(
    box: Box, heroes: Sequence[str], deck: str, threat: int = 0, boxes: Sequence[Box] = tuple(Box)
) -> Log:
    """The log of a campaign that has not begun: with all boxes, if nothing else is said."""
    return Log(box, list(boxes), list(heroes), deck, threat, LOG_VERSION)


def at_rest(log: Log, rng: Rng | None = None) -> StageState:
    """A campaign between two missions, of which nothing is being done."""
    state = StageState(game=StageGame.name, rng=rng or Rng.seeded(0), campaign=log)
    state.players = [
        StagePlayer(seat, IMPERIAL_TEAM if seat == EMPIRE else REBEL_TEAM)
        for seat in range(1 + len(log.heroes))
    ]
    bring_cards(state)
    return state


def bring_cards(state: StageState) -> None:
    """Texts of cards count between missions, too: those that say something about it."""
    log = state.campaign
    for seat in log.seats:
        for card in log.names(What.CARD, seat):
            lay_out(state, seat, card)
    for card in log.names(What.CARD):
        lay_out(state, log.seats[0], card)
    for card in log.names(What.CARD, EMPIRE):
        lay_out(state, EMPIRE, card)
    for card in log.names(What.AGENDA, EMPIRE):
        if agenda(card).type is AgendaType.ONGOING:
            lay_out(state, EMPIRE, card)


def _drawn(rng: Rng, heroes: int) -> list[str]:
    names = playable_heroes()
    rng.shuffle(names)
    return names[:heroes]


def _begun(log: Log, given: str, rng: Rng) -> Log:
    """A campaign that begins with this slot."""
    from dejarik.assault.campaign.skipping import skip_to  # it plays such stages

    slots = len(log.plan.slots)
    if not (given.isascii() and given.isdigit() and 1 <= int(given) <= slots):
        raise Problem("campaign-no-slot", given=given[:20], most=slots)
    return skip_to(log, int(given) - 1, rng)


def _is_told(given: str) -> bool:
    if given not in ("no", "yes"):
        raise Problem("campaign-companion", given=given[:20])
    return given == "yes"


def _boxes(given: str, needed: set[Box]) -> list[Box]:
    """The boxes in use (IA-SETUP-12): all of them, or those that are named beside what the campaign needs."""
    known = {box.value: box for box in Box}
    names = [name.strip() for name in given.split(",") if name.strip()]
    for name in names:
        if name not in known:
            raise Problem("campaign-no-box", box=name[:40], known=", ".join(known))
    wanted = {known[name] for name in names} | needed if names else set(Box)
    return [box for box in Box if box in wanted]


def _house_threat(given: str) -> int:
    if given.removeprefix("-").isascii() and given.removeprefix("-").isdigit():
        threat = int(given)
        if abs(threat) <= MOST_HOUSE_THREAT:
            return threat
    raise Problem("campaign-house-threat", given=given[:20], most=MOST_HOUSE_THREAT)


CAMPAIGN = StageGame()
__all__ = ["CAMPAIGN", "StageGame", "StageOptions"]
