"""Turf War, a story mission of Jabba's Realm: five supports of a compound, a rancor in the swamp, a bounty hunter."""

from __future__ import annotations

from dejarik.assault.campaign.rules.deploying import DeployGroup, has_figures
from dejarik.assault.campaign.rules.layout import spaces_of
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.open_groups import ADD_GROUP
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.content.campaign.language import (
    IMPERIALS,
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    deploys,
    destroyed,
    event,
    goal,
    imperials_win,
    mission,
    opened,
    rebels_win,
    reveal,
    round_ends,
    target,
)
from dejarik.assault.content.campaign.language.areas import entered
from dejarik.assault.content.campaign.language.figures import confined
from dejarik.assault.content.campaign.language.merits import merit, narrow
from dejarik.assault.content.campaign.language.triggers import on
from dejarik.assault.content.definitions import is_complete
from dejarik.assault.content.phrases import roll
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Faction, GameMode, Trait
from dejarik.assault.facts.library import all_deployment
from dejarik.assault.rules.figures.damage import Destroyed, hurt
from dejarik.assault.rules.ground import figures_near, on_board
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.names import asking_text
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.kernel import Decision, Owner, Procedure, Public, ask, choose, each_of

SUPPORT, RANCOR, IG_88 = "structural-support", "rancor-elite-campaign", "ig-88-assassin-droid"
JABBA = "jabba-the-hutt-vile-gangster-campaign"
DEAREST, SUPPORTS = 10, 5


def collapse(state: MissionState, occasion: EventHappens) -> None:
    """Everybody within 4 spaces of the support suffers what a green die shows."""
    cause = occasion.cause(Destroyed)
    [face] = roll(state, Die.GREEN)
    hurt(state, figures_near(state, 1 << cause.space, 4), face.damage, by=cause.by)


def fall_back(state: MissionState, occasion: EventHappens) -> None:
    imperials = [figure for figure in on_board(state) if IMPERIALS(state, figure)]
    state.push(*(MoveSpaces(figure=figure.id, spaces=2, seat=EMPIRE) for figure in imperials))


# --- The bounty hunter -----------------------------------------------------------------------------


def bounty_hunters(state: MissionState) -> list[str]:
    """Hunters among the unique Mercenaries whom nobody uses, for at most 10 threat; and IG-88."""
    taken = {*empire(state).hand, *(each.card for each in empire(state).reserved)}
    return [
        card.id
        for card in all_deployment()
        if card.unique
        and card.faction is Faction.MERCENARY
        and GameMode.CAMPAIGN in card.modes
        and Trait.HUNTER in card.traits
        and (card.cost <= DEAREST or card.id == IG_88)
        and card.id != JABBA  # for whom the heroes work
        and not card.is_upgrade
        and card.id not in taken
        and has_figures(state, card.id)
        and is_complete(card.id)
    ]


class HireHunter(Procedure):
    """The Imperial player chooses who waits in the stronghold."""

    event: Public[str]
    seat: Public[int] = EMPIRE
    cards: Owner[list[str]] = []

    def offer(self, state: MissionState) -> Decision | None:
        prompt = asking_text(state.mission, self.event)
        return choose(EMPIRE, prompt, each_of(ADD_GROUP, self.cards)) if self.cards else None

    def take(self, state: MissionState, card: str) -> None:
        spaces = spaces_of(state, ["J9"])
        state.push(DeployGroup(card=card, seat=EMPIRE, spaces=spaces, event=self.event))

    steps = (ask(offer, take),)


def hire(state: MissionState, occasion: EventHappens) -> None:
    state.push(HireHunter(event=occasion.event, cards=bounty_hunters(state)))


def four_supports_fell(state: MissionState) -> bool:
    return sum(token.kind == SUPPORT for token in state.removed.values()) >= SUPPORTS - 1


mission(
    "turf-war",
    target(SUPPORT, attacked_by=REBELS),
    target(DOOR, attacked_by=REBELS),
    confined(RANCOR, "swamp"),
    goal("destroy-supports", Wants(destroy=(SUPPORT, DOOR))),
    event(
        "collapse",
        on(Destroyed, lambda state, event: event.kind == SUPPORT),
        collapse,
        deploys(),
        each=True,
    ),
    event("fall-back", round_ends(1), fall_back, deploys()),
    event("beware-of-rancor", entered("swamp", side=REBELS), reveal("beyond-swamp"), deploys()),
    event("its-a-small-world", opened("stronghold-door"), reveal("stronghold"), deploys(), hire),
    rebels_win("mission-supports-destroyed", destroyed(SUPPORT, SUPPORTS)),
    imperials_win(TIME, round_ends(7)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    merit("4-supports-destroyed", when=four_supports_fell),
    narrow(),
    rules=2,
    imperial_goal="hold-out",
)
