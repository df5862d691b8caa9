"""Return to Echo Base: tunnels, two power stations, and an ion cannon that has to hit a convoy ten times."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeCounted, AttributeTest, attempt
from dejarik.assault.campaign.rules.deploying import deploy_reserved
from dejarik.assault.campaign.rules.layout import point, space_of
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.threat import spend_threat
from dejarik.assault.content.blocks import after
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    WOUNDED,
    Block,
    Wants,
    all_heroes_wounded,
    counted,
    deploys,
    event,
    gap,
    goal,
    happened,
    imperials_win,
    mission,
    object_test,
    rebels_win,
    round_begins,
    round_ends,
    usable,
    whenever,
)
from dejarik.assault.content.campaign.language.fortunes import banes, boons
from dejarik.assault.content.campaign.language.reacting import still_there
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.hero_sides import side_of
from dejarik.assault.rules.figures.damage import strain
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.objects.interacting import beside
from dejarik.assault.rules.state import Figure, Token
from dejarik.assault.rules.verbs import DECLINE
from dejarik.kernel import Decision, Option, Procedure, Public, Use, Verb, ask, choose, text
from dejarik.kernel.effects import follows, name_of

STATION, CANNON, CONVOY = "power-station", "fire-control", "convoy"
ARMED, ONSLAUGHT = "armed-and-operational", "onslaught"
DIAL = 3
"""What the dial shows in the first round, without Banes."""
TOUGHNESS = 10
"""The damage that destroys the convoy."""
INTERFERENCE = 2
"""The threat that takes a success away."""
GROUPS = ("probe-droid-elite", "hk-assassin-droid", "hk-assassin-droid-elite")
"""Who comes with Sorin, by the number of Banes."""


def turn_dial(state: MissionState) -> None:
    """The threat level is what the dial shows."""
    state.threat_level = DIAL + banes(state) + state.round - 1


def reinforcements(state: MissionState, occasion: EventHappens) -> None:
    card = GROUPS[min(banes(state), len(GROUPS) - 1)]
    deploy_reserved(state, card, occasion.event, [space_of(state, point(state, "red").space)])


def convoy_appears(state: MissionState, occasion: EventHappens) -> None:
    state.memory[CONVOY] = min(2, boons(state))


# --- The cannon -----------------------------------------------------------------------------------


def fire(state: MissionState, figure: Figure, token: Token) -> None:
    """Insight and tech are rolled together."""
    state.push(
        AttributeTest(
            figure=figure.id,
            attributes=[Attribute.INSIGHT],
            extra=list(side_of(figure.card).attribute(Attribute.TECH)),
            then=name_of(hit),
            about=token.id,
        )
    )


def _is_fired(state: MissionState, use: Use) -> bool:
    return state.the(AttributeTest).then == name_of(hit) and _disturbers(state) > 0


def _disturbers(state: MissionState) -> int:
    """The Imperial figures on or next to the fire control that is used now."""
    token = state.tokens[state.the(AttributeTest).about]
    return sum(IMPERIALS(state, figure) and beside(state, figure, token) for figure in on_board(state))


SPEND = Verb("spend", text("echo-base-disturb", threat=INTERFERENCE))


class Disturb(Procedure):
    """The Imperial player may pay threat for a success less, once for each figure there."""

    left: Public[int]
    seat: Public[int] = EMPIRE

    def offer(self, state: MissionState) -> Decision | None:
        if not self.left or state.threat < INTERFERENCE:
            return None
        return choose(EMPIRE, text("echo-base-disturb-prompt"), [Option(SPEND), Option(DECLINE)])

    def take(self, state: MissionState, choice: str | None) -> None:
        if choice != DECLINE.word:
            spend_threat(state, INTERFERENCE)
            state.the(AttributeTest).added -= 1
            self.left -= 1
            self.go_to(Disturb.offer)

    steps = (ask(offer, take),)


def disturb(state: MissionState, use: Use) -> None:
    state.push(Disturb(left=_disturbers(state)))


@follows
def hit(state: MissionState, test: AttributeTest) -> None:
    for _ in range(test.total):
        count(state, CONVOY)
    for figure in still_there(state, test.figure):
        attempt(state, figure, (Attribute.STRENGTH,), recoil)


@follows
def recoil(state: MissionState, test: AttributeTest) -> None:
    if not test.passed and test.figure in state.figures:
        strain(state, state.figures[test.figure], 2, by=EMPIRE)


mission(
    "return-to-echo-base",
    whenever("dial", round_begins(), turn_dial),
    gap("tunnel"),
    object_test(STATION, "restart", (Attribute.TECH, Attribute.INSIGHT), by=REBELS, needed=3),
    usable(CANNON, "fire", fire, by=HEROES, when=happened(ARMED), once=True),
    Block(after("disturb", AttributeCounted, disturb, when=_is_fired, forced=True)),
    goal("restart-stations", Wants(use=(STATION,)), until=ARMED),
    goal("hit-convoy", Wants(use=(CANNON,), counts=(CONVOY,)), from_=ARMED),
    event(
        ONSLAUGHT,
        round_ends(),
        deploys(),
        reinforcements,
        when=lambda state: state.memory.get(STATION, 0) > 0,
    ),
    event(ARMED, counted(STATION, 2), deploys(), convoy_appears),
    rebels_win("mission-convoy-destroyed", counted(CONVOY, TOUGHNESS)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=3,
    imperial_goal="wound-heroes",
)
