"""The Battle of Hoth, the introduction of Return to Hoth: four power stations, then the whole field."""

from __future__ import annotations

from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.missions import EventHappens
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.campaign.language import (
    HEROES,
    IMPERIALS,
    REBELS,
    WOUNDED,
    Wants,
    all_heroes_wounded,
    blow_up,
    both,
    cannot,
    counted,
    defeated,
    deploy,
    event,
    forbid,
    gain,
    goal,
    happened,
    imperials_win,
    mission,
    no_imperials_left,
    object_test,
    rebels_win,
    removed_last,
    resolved,
    round_ends,
    untouched,
    usable,
)
from dejarik.assault.content.phrases import roll
from dejarik.assault.content.picks import Pick, pick_space, pick_target
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.campaign_library import is_medical
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import foes
from dejarik.assault.rules.objects.tokens import remove_token, tokens_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Use
from dejarik.kernel.abilities import due_to_now
from dejarik.kernel.effects import follows

ID = "the-battle-of-hoth"
STATION, TURRET = "power-station", "gun-turret"


def _stations(state: MissionState, *, active: bool) -> list[int]:
    return [token.space for token in tokens_of(state, STATION) if token.turned is active]


def landing(state: MissionState) -> list[int]:
    """An inactive power station; if all are active, an active deployment point."""
    return _stations(state, active=False) or active_points(state)


def rig(state: MissionState, occasion: EventHappens) -> None:
    use = Use(source=0, key=ID, ability=occasion.event, seat=EMPIRE)
    pick_space(state, use, _stations(state, active=True), explode)


@follows
def explode(state: MissionState, pick: Pick, space: int) -> None:
    [face] = roll(state, Die.RED)
    blow_up(state, space, face.damage, Condition.BLEEDING)


def aim(state: MissionState, figure: Figure, token: Token) -> None:
    """The turret is fired at a hostile figure anywhere."""
    use = Use(source=0, key=ID, ability="fire", seat=figure.seat, subject=figure.id)
    pick_target(state, use, foes(state, figure), fire, amount=token.id)


@follows
def fire(state: MissionState, pick: Pick, foe: Figure) -> None:
    [face] = roll(state, Die.RED)
    hurt(state, [foe], 1 + face.damage, by=pick.seat, source=pick.subject)
    remove_token(state, state.tokens[pick.amount])


def by_no_medical_card(state: MissionState) -> bool:
    """What is being carried out now is the effect of another card, or of none."""
    text = due_to_now(state)
    return text is None or not is_medical(text.key)


mission(
    ID,
    object_test(
        STATION,
        "activate",
        (Attribute.INSIGHT, Attribute.TECH),
        by=HEROES,
        only=untouched,
        removes=False,
    ),
    usable(TURRET, "fire", aim, by=REBELS, once=True),
    goal("activate-stations", Wants(use=(STATION,)), until="fight-them-back"),
    goal("clear-field", Wants(defeat=IMPERIALS), from_="fight-them-back"),
    event("a-deadly-turn", round_ends(1), deploy("sc2-m-repulsor-tank", landing)),
    event("hopes-dashed", round_ends(3), deploy("dengar", landing)),
    event("deep-freeze", round_ends(5)),
    cannot("can-recover", HEROES, when=both(happened("deep-freeze"), by_no_medical_card)),
    event("rigged-to-blow", counted(STATION, 2), rig),
    event("final-surge", counted(STATION, 3), gain(3)),
    event("fight-them-back", counted(STATION, 4), forbid("can-gain-threat")),
    event("fallen-comrades", defeated("echo-base-trooper", of="mission-briefing"), gain(2), each=True),
    rebels_win(
        "mission-field-cleared",
        removed_last() | resolved("fight-them-back"),
        when=both(happened("fight-them-back"), no_imperials_left),
    ),
    imperials_win(WOUNDED, all_heroes_wounded()),
    rules=3,
    imperial_goal="wound-heroes",
)
