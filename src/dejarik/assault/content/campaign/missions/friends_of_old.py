"""Friends of Old: four hiding places, three of Gideon's soldiers, and a search that does not wait."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.deploying import DeployGroup, Reinforce, active_points, deploy_reserved
from dejarik.assault.campaign.rules.face_down import Revealed, is_face_down, reveal_token
from dejarik.assault.campaign.rules.missions import EventHappens, count
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, hero_of, rebels
from dejarik.assault.content.campaign.language import (
    HEROES,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    cannot,
    counted,
    defeated,
    deploy,
    escaped,
    event,
    gain,
    goal,
    imperials_want,
    imperials_win,
    mission,
    object_test,
    of_card,
    one_may_attack,
    rebels_win,
    revealed,
    round_ends,
    way_out,
    whenever,
)
from dejarik.assault.content.campaign.language.interrupting import speaking
from dejarik.assault.content.campaign.language.reacting import reacts, still_there
from dejarik.assault.content.phrases import perform_move
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target, pick_word, words
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import attack_with, may_attack
from dejarik.assault.rules.events import ActivationOver
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import hurt, recover
from dejarik.assault.rules.ground import are_within, on_board
from dejarik.assault.rules.movement import may_go
from dejarik.assault.rules.objects.tokens import remove_token, tokens_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel.effects import follows

HIDDEN, TROOPERS, OFFICER = "hidden-trooper", "rebel-troopers", "imperial-officer-elite"
SQUAD, SEARCH = "the-squad", "search-parties"
FALLEN, ACTED = "troopers-fallen", "squad-has-acted"
TRAITOR = "yellow"

is_trooper = of_card(TROOPERS)


def _newest(state: MissionState) -> Figure | None:
    """The trooper who has come last."""
    troopers = [figure for figure in on_board(state) if is_trooper(state, figure)]
    return max(troopers, key=lambda figure: figure.id, default=None)


def _take_place(state: MissionState, space: int, event: str, *, exhausted: bool = False) -> None:
    """A trooper comes there, on the card of those who are there already."""
    group = next((group for group in state.groups.values() if state.named.get(group.id) == TROOPERS), None)
    if group is not None:
        state.push(Reinforce(group=group.id, seat=group.seat, space=space))
        return
    seat = rebels(state)[0]
    state.push(
        DeployGroup(card=TROOPERS, seat=seat, spaces=[space], figures=1, event=event, exhausted=exhausted)
    )


def _is_trooper_done(state: MissionState, over: ActivationOver) -> bool:
    figure = state.figures.get(over.figure) or state.fallen.get(over.figure)
    return figure is not None and is_trooper(state, figure)


def remember(state: MissionState, over: ActivationOver) -> None:
    """Who comes later in this round finds the card exhausted, also if nobody is left on it."""
    state.count_use(state.scope("round"), ACTED)


# --- A hero finds somebody ------------------------------------------------------------------------


@follows
def look_closely(state: MissionState, test: AttributeTest) -> None:
    token = state.tokens.get(test.token)
    if test.passed and token is not None:
        reveal_token(state, token)


def in_an_activation(state: MissionState) -> bool:
    """A hero has found it, and no search party."""
    return state.find(Activation) is not None


def by_colour(state: MissionState, occasion: EventHappens) -> None:
    colour = occasion.cause(Revealed).colour
    state.push(EventHappens(event=SQUAD, option=colour, because=occasion.because))


def come_out(state: MissionState, occasion: EventHappens) -> None:
    found = occasion.cause(Revealed)
    remove_token(state, state.tokens[found.token])
    _take_place(state, found.space, SQUAD, exhausted=bool(state.used(state.scope("round"), ACTED)))


def betray(state: MissionState, occasion: EventHappens) -> None:
    found = occasion.cause(Revealed)
    remove_token(state, state.tokens[found.token])
    deploy_reserved(state, OFFICER, SQUAD, [found.space])


def tend(state: MissionState, occasion: EventHappens) -> None:
    """One hero within 3 spaces of the trooper recovers 5 damage."""
    trooper = _newest(state)
    if trooper is not None:
        near = [
            figure
            for figure in on_board(state)
            if hero_of(state, figure) is not None and figure.damage and are_within(state, trooper, figure, 3)
        ]
        active = still_there(state, state.the(Activation).figure)
        seat = active[0].seat if active else rebels(state)[0]
        pick_target(state, speaking(state, SQUAD, seat=seat), near, heal, together=True)


@follows
def heal(state: MissionState, pick: Pick, figure: Figure) -> None:
    recover(state, figure, 5)


def take_aim(state: MissionState, occasion: EventHappens) -> None:
    trooper = _newest(state)
    if trooper is not None:
        gain_condition(state, trooper, Condition.FOCUSED)


def fire(state: MissionState, occasion: EventHappens) -> None:
    trooper = _newest(state)
    if trooper is not None and may_attack(state, trooper):
        state.push(attack_with(state, trooper))


def inspire(state: MissionState, occasion: EventHappens) -> None:
    """The hero who has found him may move or attack."""
    hero = state.figures.get(state.the(Activation).figure)
    if hero is not None:
        possible = {
            "perform-a-move": may_go(state, hero),
            "perform-an-attack": may_attack(state, hero),
        }
        use = speaking(state, SQUAD, seat=hero.seat, subject=hero.id)
        pick_word(state, use, words(possible), seize_the_moment, may=True, decides=hero)


@follows
def seize_the_moment(state: MissionState, pick: Pick, word: str) -> None:
    hero = state.figures[pick.subject]
    if word == "perform-a-move":
        perform_move(state, hero)
    else:
        state.push(attack_with(state, hero, must=True))


def is_officer(state: MissionState, figure: Figure) -> bool:
    """The traitor, by whomever he was found."""
    return figure.card == OFFICER and state.arrivals.get(figure.group) in (SQUAD, SEARCH)


# --- The Empire does ------------------------------------------------------------------------------


def _unfound(state: MissionState) -> list[Token]:
    return [token for token in tokens_of(state, HIDDEN) if is_face_down(state, token)]


def any_unfound(state: MissionState) -> bool:
    return bool(_unfound(state))


def beat_the_thicket(state: MissionState, occasion: EventHappens) -> None:
    pick_target(state, speaking(state, SEARCH), _unfound(state), drag_out)


@follows
def drag_out(state: MissionState, pick: Pick, token: Token) -> None:
    reveal_token(state, token)
    state.push(afterwards(pick, take_away, chosen=[token.id]))


@follows
def take_away(state: MissionState, then: Then, nothing: None) -> None:
    token = state.tokens[then.chosen[0]]
    space = token.space
    remove_token(state, token)
    if token.colour == TRAITOR:
        deploy_reserved(state, OFFICER, SQUAD, [space], by=SEARCH)
        return
    _take_place(state, space, SEARCH)
    state.push(afterwards(then, beaten))


@follows
def beaten(state: MissionState, then: Then, nothing: None) -> None:
    """He suffers as much damage as the threat level and is Stunned, if he is still there."""
    trooper = _newest(state)
    if trooper is not None:
        hurt(state, [trooper], state.threat_level, by=EMPIRE)
        state.push(afterwards(then, dazed, chosen=[trooper.id]))


@follows
def dazed(state: MissionState, then: Then, nothing: None) -> None:
    trooper = state.figures.get(then.chosen[0])
    if trooper is not None:
        gain_condition(state, trooper, Condition.STUNNED)


mission(
    "friends-of-old",
    object_test(HIDDEN, "search", (Attribute.INSIGHT,), by=HEROES, then=look_closely),
    way_out(by=is_trooper),
    cannot("moves-repeatedly", is_trooper, when=lambda state: True),
    reacts("squad-acts", ActivationOver, remember, when=_is_trooper_done),
    whenever("fallen", defeated(TROOPERS), lambda state: count(state, FALLEN)),
    goal("save-troopers", Wants(use=(HIDDEN,), reach="entrance", who=is_trooper, protect=is_trooper)),
    imperials_want(Wants(defeat=is_trooper)),
    event(
        SQUAD,
        revealed(HIDDEN) & in_an_activation,
        by_colour,
        each=True,
        choices={
            "red": (come_out, tend, deploy("stormtrooper", active_points)),
            "blue": (come_out, take_aim, fire, gain(levels=1)),
            "green": (come_out, inspire, deploy("probe-droid", active_points)),
            "yellow": (betray, one_may_attack(is_officer)),
        },
    ),
    event(SEARCH, round_ends(from_=4), beat_the_thicket, when=any_unfound, each=True),
    rebels_win("mission-troopers-escaped", escaped(TROOPERS, 2)),
    imperials_win("mission-troopers-defeated", counted(FALLEN, 2)),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=3,
    imperial_goal="hunt-troopers",
)
