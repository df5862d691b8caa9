"""A mission as it stands, for everybody and for the Empire alone.

The Rebels know how many cards the Empire has, by their backs, and nothing of deployment points, reserved groups, events
that have not been read and sections that are not laid (CORE-INFO-01).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from dejarik.assault.board import token_symbols
from dejarik.assault.campaign.presenting import records
from dejarik.assault.campaign.presenting.attribute_tests import attribute_test_shown
from dejarik.assault.campaign.presenting.heroes import empire_cards, heroes_shown
from dejarik.assault.campaign.presenting.maps import map_shown, unlaid_shown
from dejarik.assault.campaign.presenting.payment import payment_shown
from dejarik.assault.campaign.rules.agendas import secret_agendas
from dejarik.assault.campaign.rules.attribute_tests import stored_at
from dejarik.assault.campaign.rules.deploying import DEPLOY_GROUP
from dejarik.assault.campaign.rules.layout import last_round, point
from dejarik.assault.campaign.rules.missions import OPTION, events_to_come, mission_text, option_of
from dejarik.assault.campaign.rules.recon import recon_places
from dejarik.assault.campaign.rules.sheet_tokens import sheets, stores
from dejarik.assault.campaign.rules.state import (
    EMPIRE,
    IMPERIAL_TEAM,
    REBEL_TEAM,
    MissionPlayer,
    MissionState,
    empire,
)
from dejarik.assault.campaign.setup import BRIEFING
from dejarik.assault.content.campaign.language.wants import Wants, wanted_now, wants_of
from dejarik.assault.rules.activation.uses import USE as USE_NOW
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.names import card_text
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.printed import cost_of, profile
from dejarik.assault.showing.attacks import attack_shown
from dejarik.assault.showing.figures import fallen_shown, figures_shown, groups_shown
from dejarik.assault.showing.missions import mission_name
from dejarik.assault.showing.plain import names
from dejarik.assault.showing.tokens import open_doors, tokens_shown
from dejarik.kernel import Text, Use, decision, text

#: The symbol of objects that have none of their own.
ANY_TOKEN = "x-mission"
#: The colours in which the sides are drawn.
SIDES = {IMPERIAL_TEAM: "red", REBEL_TEAM: "blue"}


def present_to_all(state: MissionState) -> records.MissionShownToAll:
    """What everybody sees."""
    current = activation(state)
    return records.MissionShownToAll(
        format="mission",
        map=map_shown(state),
        mission=_mission(state),
        round=state.round,
        threat=state.threat,
        threat_level=state.threat_level,
        goals=[_goal(state, goal) for goal in state.goals],
        told=[
            records.ToldText(title=title, text=said, round=each.round)
            for each in state.told
            for title, said in [told_text(state.mission, each.text)]
        ],
        sections=list(state.sections),
        active=current.figure if current is not None else None,
        players=[_player(state, player) for player in state.players],
        heroes=heroes_shown(state),
        empire=_empire(state),
        attached={group: list(cards) for group, cards in state.attached.items()},
        supply=len(state.supply),
        stored={id: stored for id in state.tokens if (stored := stored_at(state, id))},
        on_sheets={figure: _tokens(found) for figure, found in sheets(state).items()},
        supplies=_tokens(stores(state)),
        recon=recon_places(state),
        groups=groups_shown(state),
        figures=figures_shown(state),
        tokens=[
            replace(token, controller=None, symbol=token.symbol or ANY_TOKEN) for token in tokens_shown(state)
        ],
        open_doors=open_doors(state),
        shields=names(state, state.shields),
        rubble=names(state, state.rubble),
        fallen=fallen_shown(state),
        attack=attack_shown(state),
        test=attribute_test_shown(state),
        paid=payment_shown(state) if state.outcome is not None else None,
    )


def _goal(state: MissionState, goal: str) -> records.GoalShown:
    wants = wants_of(state).goals[goal]
    kinds = _kinds(wants)
    about = [token.id for token in state.tokens.values() if token.kind in kinds]
    said = text(f"mission-{state.mission}-goal-{goal}")
    alone = len(state.goals) == 1
    return records.GoalShown(text=said, at=about, counted=_counted(state, REBEL_TEAM, [wants], kinds, alone))


def _kinds(wants: Wants) -> tuple[str, ...]:
    """The objects that it is about."""
    return (*wants.use, *wants.destroy, *wants.carry, *wants.keep)


def goal_counting(state: MissionState, name: str, goals: Sequence[str]) -> str | None:
    """Which of these goals is nearer when that is counted: it is all that the goal is about, ways to it aside."""
    for goal in goals:
        wants = wants_of(state).goals[goal]
        about = {*wants.use, *wants.carry, *wants.destroy} - {DOOR}
        alone = not (wants.counts or wants.keep or wants.defeat is not None)
        if name in wants.counts or (alone and about == {name}):
            return goal
    return None


def side_counting(state: MissionState, name: str) -> int | None:
    """The side that collects what is counted under that name, to win by it or otherwise."""
    known = wants_of(state)
    for side in (REBEL_TEAM, IMPERIAL_TEAM):
        if (side, name) in known.tallies or any(name in wants.counts for wants in known.all_of(side)):
            return side
    return None


def _counted(
    state: MissionState, side: int, all_wants: Iterable[Wants], kinds: Iterable[str] = (), alone: bool = True
) -> int | None:
    """What a side has collected by now, if the mission counts that: what is wanted by its number, or what wins by it
    and is of these kinds. What wins otherwise is shown when there is something of it."""
    wins = [name for team, name in wants_of(state).tallies if team == side]
    names = [name for wants in all_wants for name in wants.counts] or [name for name in wins if name in kinds]
    if not names and alone:
        names = [name for name in wins if state.memory.get(name, 0)]
    return sum(state.memory.get(name, 0) for name in names) if names else None


def _tokens(found: Mapping[str, int]) -> list[records.TokensShown]:
    return [
        records.TokensShown(
            kind=kind, name=text(f"token-{kind}"), symbol=token_symbols().get(kind) or ANY_TOKEN, count=count
        )
        for kind, count in found.items()
    ]


def told_text(mission: str, event: str) -> tuple[Text, Text]:
    """The title and the words of a text that is read to everybody."""
    if event == BRIEFING:
        return mission_name(mission), text(f"mission-{mission}-briefing")
    name, option, _ = event.partition(OPTION)
    said = f"mission-{mission}-event-{event}" if option else f"mission-{mission}-event-{event}-text"
    return text(f"mission-{mission}-event-{name}"), text(said)


def _mission(state: MissionState) -> records.MissionShown:
    is_told = any(each.text == BRIEFING for each in state.told)
    count = mission_text(state).rules if is_told else 0
    return records.MissionShown(
        key=state.mission,
        name=mission_name(state.mission),
        rules=[text(f"mission-{state.mission}-rule-{number}") for number in range(1, count + 1)],
        areas=[],
    )


def _player(state: MissionState, player: MissionPlayer) -> records.MissionPlayerShown:
    hero = next((each for each in state.heroes.values() if each.seat == player.seat), None)
    name = text("mission-role-empire") if hero is None else card_text(hero.sheet)
    return records.MissionPlayerShown(seat=player.seat, team=player.team, name=name, zone=SIDES[player.team])


def _empire(state: MissionState) -> records.EmpireShown:
    player = empire(state)
    hidden = [*player.hand, *(each.card for each in player.reserved)]
    return records.EmpireShown(
        backs=dict(Counter(profile(card).faction.value for card in hidden)),
        agendas=len(secret_agendas(state)),
        played=list(player.played),
        influence=player.influence,
        cards=empire_cards(state),
        attachments=list(player.attachments),
        counted=_counted(state, IMPERIAL_TEAM, wanted_now(state, IMPERIAL_TEAM)),
    )


# --- What only the Empire knows -------------------------------------------------------------------


def present_to(state: MissionState, seat: int | None) -> records.MissionShownToOne:
    """The Empire's hand, reserved groups, deployment points and goal; nothing for anybody else (CORE-INFO-01)."""
    if seat != EMPIRE:
        return records.MissionShownToOne(
            hand=[], agendas=[], goal=None, events=[], last_round=None, reserved=[], points=[], unlaid=[]
        )
    player, using = empire(state), _options(state)
    goal = mission_text(state).imperial_goal
    return records.MissionShownToOne(
        hand=[
            records.HandGroup(card=card, cost=cost_of(card), options=using.get(card, []))
            for card in player.hand
        ],
        agendas=[
            records.HandGroup(card=key, cost=0, options=using.get(key, []))
            for key in (state.sources[id].key for id in secret_agendas(state))
        ],
        goal=text(f"mission-{state.mission}-goal-{goal}") if goal else None,
        events=[_to_come(state, event) for event in events_to_come(state)],
        last_round=last_round(state) or None,
        reserved=[records.ReservedGroupShown(card=each.card) for each in player.reserved],
        points=[records.PointShown(name=name, space=str(point(state, name).space)) for name in player.points],
        unlaid=unlaid_shown(state),
    )


def _to_come(state: MissionState, event: str) -> records.EventToCome:
    title, said = told_text(state.mission, event)
    choices = mission_text(state).options.get(event, ())
    options = [told_text(state.mission, option_of(event, choice))[1] for choice in choices]
    return records.EventToCome(title=title, text=said, options=options)


def _options(state: MissionState) -> dict[str, list[str]]:
    """The options that the Empire is asked to take with a card of its hand."""
    asked = decision(state)
    found: dict[str, list[str]] = {}
    if asked is not None and EMPIRE in asked.seats:
        for option in asked.options:
            value = option.value[1] if option.verb is USE_NOW else option.value
            if option.verb is DEPLOY_GROUP or isinstance(value, Use):
                card = value.key if isinstance(value, Use) else value
                found.setdefault(card, []).append(asked.id_of(state, option))
    return found
