"""Capital Escape, a finale of Heart of the Empire: to the shuttle, down in flames, and out under the Emperor's eyes."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_rerolls import RerollAttribute
from dejarik.assault.campaign.rules.attribute_tests import AttributeRolled, AttributeTest
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.heroes import present, tokens_of
from dejarik.assault.campaign.rules.missions import EventHappens, refresh_goals
from dejarik.assault.campaign.rules.state import (
    EMPIRE,
    Hero,
    MissionState,
    decide_together,
    hero_of,
    is_rebel,
    rebels,
)
from dejarik.assault.campaign.rules.strain import recover_strain
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.content.blocks import after, strain_cost
from dejarik.assault.content.campaign.language import (
    REBELS,
    TIME,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    before,
    both,
    brought_by,
    defeated,
    deploy,
    deploys,
    destroyed,
    event,
    everybody_beside,
    for_heroes,
    goal,
    happened,
    imperials_win,
    incapacitates,
    mission,
    moved,
    object_test,
    opened,
    rebels_win,
    resolved,
    reveal,
    round_ends,
    status_begins,
    target,
    whenever,
)
from dejarik.assault.content.campaign.language.crossing import arrive, dismiss_empire, leave_behind
from dejarik.assault.content.campaign.language.escorts import invulnerable
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.reacting import still_there
from dejarik.assault.content.picks import Pick, pick_target, pick_word, words
from dejarik.assault.dice.attack import PowerToken
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.conditions import gain_power_of_choice
from dejarik.assault.rules.figures.damage import Damaged, defeat
from dejarik.assault.rules.figures.groups import dismiss_group
from dejarik.assault.rules.ground import is_exterior, on_board
from dejarik.assault.rules.objects.tokens import DOOR, lose_shield
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.verbs import CHOOSE_FIGURE
from dejarik.kernel import Decision, Procedure, Public, Use, ask, each_of, text
from dejarik.kernel.effects import follows, name_of

CLAMP, GENERATOR, SPEEDER = "docking-clamp", "shield-generator", "speeder"
WALKER, AHSOKA, PALPATINE = "at-dp-elite", "ahsoka-tano-rebel-instigator", "emperor-palpatine-sith-master"

#: What the heroes do while the shuttle falls, each with what is tested and how many successes are there from the start.
ROLES = {
    "gunner": ((Attribute.TECH, Attribute.INSIGHT), 0),
    "pilot": ((Attribute.TECH, Attribute.INSIGHT), 0),
    "navigator": ((Attribute.TECH, Attribute.INSIGHT), 2),
    "defender": ((Attribute.STRENGTH, Attribute.TECH), 0),
}
SET_ASIDE = "set-aside"


# --- The clamps -----------------------------------------------------------------------------------------


def at_a_clamp(state: MissionState, use: Use, event: AttributeRolled) -> bool:
    token = state.tokens.get(state.the(AttributeTest).token)
    return event.figure == use.subject and token is not None and token.kind == CLAMP


def insist(state: MissionState, use: Use) -> None:
    state.push(RerollAttribute(seat=use.seat, most=2))


def walker_there(state: MissionState) -> bool:
    return any(figure.card == WALKER for figure in on_board(state))


def ready_to_leave(state: MissionState) -> bool:
    return state.memory.get(CLAMP, 0) == 2 and not walker_there(state)


# --- Ship Down ------------------------------------------------------------------------------------------


def set_aside(state: MissionState, occasion: EventHappens) -> None:
    """Ahsoka stays behind; so do the figures of the Empire, and what they cost will be threat."""
    for group in [group for group in state.groups.values() if group.card == AHSOKA]:
        dismiss_group(state, group)
    state.memory[SET_ASIDE] = dismiss_empire(state)


class TakeRoles(Procedure):
    """Each hero takes a role for each of its activation tokens, and they are played one after another."""

    taken: Public[list[int]] = []  # who has the roles, in their order

    def offer(self, state: MissionState) -> Decision | None:
        if len(self.taken) == len(ROLES):
            return None
        free = [hero.figure for hero in present(state) if self._has_a_hand(state, hero)]
        prompts = (
            text("capital-escape-gunner"),
            text("capital-escape-pilot"),
            text("capital-escape-navigator"),
            text("capital-escape-defender"),
        )
        return decide_together(state, prompts[len(self.taken)], each_of(CHOOSE_FIGURE, free or state.heroes))

    def _has_a_hand(self, state: MissionState, hero: Hero) -> bool:
        return self.taken.count(hero.figure) < tokens_of(state, hero)

    def take(self, state: MissionState, figure: int) -> None:
        self.taken.append(figure)
        self.go_to(TakeRoles.offer)

    def play(self, state: MissionState) -> None:
        followers = (shoot, land, steer, shield)
        tests = []
        for figure, follower, (attributes, given) in zip(self.taken, followers, ROLES.values(), strict=True):
            tests.append(
                AttributeTest(figure=figure, attributes=list(attributes), then=name_of(follower), added=given)
            )
        state.push(*tests)

    steps = (ask(offer, take), play)


@follows
def shoot(state: MissionState, test: AttributeTest) -> None:
    """The gunner: one of the Stormtroopers for each success."""
    troopers = [
        figure
        for figure in on_board(state)
        if brought_by("ship-down")(state, figure) and figure.card == "stormtrooper"
    ]
    for trooper in troopers[: test.total]:
        defeat(state, trooper, state.heroes[test.figure].seat)


@follows
def land(state: MissionState, test: AttributeTest) -> None:
    """The pilot: a crash hurts everybody, twice as much who has two tokens, and less for each success."""
    hits = []
    for figure in on_board(state):
        hero = hero_of(state, figure)
        amount = 2 * (tokens_of(state, hero) if hero is not None else 1) - test.total
        if is_rebel(state, figure) and amount > 0:
            hits.append(Damaged(target=figure.id, amount=amount, by=EMPIRE))
    if hits:
        state.occur(*hits)


@follows
def steer(state: MissionState, test: AttributeTest) -> None:
    """The navigator: help for the heroes, one of them for each success."""
    help_somebody(state, test.total)


def help_somebody(state: MissionState, left: int) -> None:
    heroes = [state.figures[hero.figure] for hero in present(state)]
    use = speaking(state, "ship-down", seat=rebels(state)[0])
    if left > 0:
        pick_target(state, use, heroes, choose_help, amount=left)


@follows
def choose_help(state: MissionState, pick: Pick, figure: Figure) -> None:
    hero = hero_of(state, figure)
    possible = words({"power-token": True, "recover-strain": hero is not None and hero.strain > 0})
    pick_word(state, pick, possible, give_help, amount=pick.amount, chosen=[figure.id])


@follows
def give_help(state: MissionState, pick: Pick, word: str) -> None:
    for figure in still_there(state, pick.chosen[0]):
        if word == "recover-strain":
            recover_strain(state, figure, 1)
        else:
            gain_power_of_choice(state, figure, tuple(PowerToken))
    help_somebody(state, pick.amount - 1)


@follows
def shield(state: MissionState, test: AttributeTest) -> None:
    """The artifact's defender: threat rises less for each success."""
    gain_threat(state, max(0, 3 - test.total))


def take_stock(state: MissionState, occasion: EventHappens) -> None:
    gain_threat(state, state.memory[SET_ASIDE])


# --- The end --------------------------------------------------------------------------------------------


def power_off(state: MissionState, occasion: EventHappens) -> None:
    for space in list(state.shields):
        lose_shield(state, space)


def everybody_outside(state: MissionState) -> bool:
    return all(is_exterior(state, state.figures[hero.figure]) for hero in present(state))


mission(
    "capital-escape",
    incapacitates(),
    object_test(CLAMP, "release", (Attribute.TECH,), by=REBELS),
    for_heroes(after("insist", AttributeRolled, insist, when=at_a_clamp, costs=(strain_cost(1),))),
    target(GENERATOR, attacked_by=REBELS),
    invulnerable(PALPATINE),
    goal(
        "reach-shuttle",
        Wants(use=(CLAMP,), reach=SPEEDER),
        until="ship-down",
    ),
    goal(
        "defeat-walker",
        Wants(defeat=brought_by("support-troops")),
        from_="support-troops",
        until="ship-down",
        when=walker_there,
    ),
    goal("enter-station", Wants(use=(DOOR,)), from_="ship-down", until="escape-plan"),
    goal("destroy-generators", Wants(destroy=(GENERATOR,)), from_="escape-plan", until="shields-down"),
    goal("get-out", Wants(reach="outside"), from_="shields-down"),
    whenever("walker-down", defeated(WALKER), refresh_goals),
    event("support-troops", round_ends(1), deploys(), when=before("ship-down")),
    event(
        "ship-down",
        status_begins(),
        set_aside,
        leave_behind("start", to="crash"),
        arrive,
        deploy("stormtrooper", active_points),
        lambda state, occasion: state.push(TakeRoles()),
        take_stock,
        deploys(),
        when=both(ready_to_leave, everybody_beside(SPEEDER, over_terrain=True)),
    ),
    event("escape-plan", opened("defense-station-door"), reveal("facility"), deploys()),
    event("shields-down", destroyed(GENERATOR, 2), power_off),
    rebels_win(
        "mission-picked-up",
        moved() | resolved("shields-down"),
        when=both(happened("shields-down"), everybody_outside),
    ),
    imperials_win(TIME, round_ends(9)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=3,
    imperial_goal="hold-out",
)
