"""A told mission as it stands, for everybody and for the Empire alone.

The Rebels know nothing of events that have not been read, of reserved groups, deployment points and sections that are
not laid (CORE-INFO-01), as where they play here.
"""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import token_symbols
from dejarik.assault.campaign.companion.cues import (
    contradictions,
    doors_closed,
    is_open,
    laid_spaces,
    objects_laid,
)
from dejarik.assault.campaign.companion.entering import field_text, fields
from dejarik.assault.campaign.companion.presenting import records
from dejarik.assault.campaign.companion.presenting.setup import map_told, marks
from dejarik.assault.campaign.companion.presenting.words import when_texts
from dejarik.assault.campaign.companion.state import ToldState, result_of_told
from dejarik.assault.campaign.companion.verbs import door_place
from dejarik.assault.campaign.presenting.payment import payment_of_result
from dejarik.assault.campaign.presenting.records import (
    MissionPlayerShown,
    MissionShown,
    PointShown,
    ReservedGroupShown,
    ToldText,
)
from dejarik.assault.campaign.presenting.table import ANY_TOKEN, SIDES, told_text
from dejarik.assault.campaign.rules.cues import all_judged, judged
from dejarik.assault.campaign.rules.missions import option_of
from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.facts.campaign_library import agenda
from dejarik.assault.facts.campaign_records import Occasion
from dejarik.assault.facts.campaign_vocabulary import AgendaType
from dejarik.assault.rules.names import card_text
from dejarik.assault.showing.missions import mission_name
from dejarik.kernel import Text, text


def present_to_all(state: ToldState) -> records.ToldShownToAll:
    """What everybody sees."""
    given = state.entered
    return records.ToldShownToAll(
        format="companion",
        step="entering" if given is not None else "telling" if state.told else "set-up",
        map=map_told(state),
        mission=_mission(state),
        round=state.round,
        threat=state.threat,
        threat_level=state.threat_level,
        players=[
            MissionPlayerShown(
                seat=player.seat, team=player.team, name=_name(state, player.seat), zone=SIDES[player.team]
            )
            for player in state.players
        ],
        goals=_goals(state),
        told=[
            ToldText(title=title, text=said, round=each.round)
            for each in state.told
            for title, said in [told_text(state.mission, each.text)]
        ],
        marks=marks(state),
        doors=_doors(state),
        objects=_objects(state),
        heroes=[
            records.ToldHeroShown(
                seat=hero.seat,
                sheet=hero.sheet,
                name=card_text(hero.sheet),
                cards=list(hero.cards),
                wounded=hero.wounded,
                bounty=hero.bounty,
            )
            for hero in state.heroes
        ],
        ally=state.ally or None,
        empire_class=state.deck,
        empire_cards=list(state.cards),
        villains=list(state.villains),
        agendas=len(_secret(state)),
        influence=state.influence,
        credits=state.purse,
        ended=text(f"outcome-assault-{given.reason}") if given is not None else None,
        won=given.side if given is not None else None,
        fields=[
            records.FieldShown(
                field=each.name,
                kind=each.kind,
                text=field_text(state, each),
                value=each.value,
                choices=list(each.choices),
            )
            for each in fields(state)
        ],
        problems=[
            text("companion-would-be-over", reason=text(f"outcome-assault-{each.reason}"))
            for each in contradictions(state)
        ],
        paid=payment_of_result(result_of_told(state)) if given is not None else None,
    )


def _name(state: ToldState, seat: int) -> Text:
    hero = next((hero for hero in state.heroes if hero.seat == seat), None)
    return text("mission-role-empire") if hero is None else card_text(hero.sheet)


def _mission(state: ToldState) -> MissionShown:
    count = state.text.rules if state.told else 0
    return MissionShown(
        key=state.mission,
        name=mission_name(state.mission),
        rules=[text(f"mission-{state.mission}-rule-{number}") for number in range(1, count + 1)],
        areas=[],
    )


def _goals(state: ToldState) -> list[Text]:
    """What the Rebels have to achieve, by what has been told: a goal that may be done already stays."""
    if not state.told:
        return []
    return [
        text(f"mission-{state.mission}-goal-{name}")
        for name, holds in state.text.goals.items()
        if judged(holds, state) is not False
    ]


def _doors(state: ToldState) -> list[records.DoorTold]:
    closed, spaces = doors_closed(state), laid_spaces(state)
    return [
        records.DoorTold(
            door=str(each.name), place=door_place(state, each.name), open=each.name not in closed
        )
        for each in state.layout.doors
        if spaces.intersection(space for edge in each.edges for space in edge)
    ]


def _objects(state: ToldState) -> list[records.ObjectTold]:
    return [
        records.ObjectTold(
            kind=kind,
            name=text(f"token-{kind}"),
            symbol=token_symbols().get(kind, ANY_TOKEN),
            count=count,
            done=state.counted.get(kind, 0),
        )
        for kind, count in objects_laid(state).items()
    ]


def _secret(state: ToldState) -> list[str]:
    return [card for card in state.players[EMPIRE].agendas if agenda(card).type is AgendaType.SECRET]


# --- What only the Empire knows -------------------------------------------------------------------


def present_to(state: ToldState, seat: int | None) -> records.ToldShownToOne:
    """Events to come, reserved and open groups, deployment points, the own goal: the Imperial player's alone."""
    if seat != EMPIRE:
        return records.ToldShownToOne(
            hand=[],
            goal=None,
            events=[],
            last_round=None,
            reserved=[],
            open_groups=None,
            points=[],
            unlaid=[],
        )
    layout, goal = state.layout, state.text.imperial_goal
    over = layout.limit_until and layout.limit_until in state.happened
    return records.ToldShownToOne(
        hand=_secret(state),
        goal=text(f"mission-{state.mission}-goal-{goal}") if goal else None,
        events=[_event(state, name) for name in state.text.dues if is_open(state, name)],
        last_round=None if over else layout.round_limit or None,
        reserved=[
            ReservedGroupShown(card=_card(state, each.card))
            for each in layout.reserved_groups
            if each.card and each.event not in state.happened
        ],
        open_groups=_open_groups(state),
        points=[
            PointShown(name=str(each.name), space=str(each.space))
            for each in layout.points
            if each.active.at is Occasion.SETUP or each.active.name in state.happened
        ],
        unlaid=[
            [str(space) for space in each.spaces]
            for each in board.load_mission_map(state.map).sections
            if each.name not in state.sections
        ],
    )


def _card(state: ToldState, name: str) -> str:
    own = next((each for each in state.layout.figures if each.name == name), None)
    return name if own is None or not own.like else str(own.like)


def _event(state: ToldState, event: str) -> records.EventDue:
    title, said = told_text(state.mission, event)
    choices = state.text.options.get(event, ())
    return records.EventDue(
        event=event,
        title=title,
        text=said,
        options=[told_text(state.mission, option_of(event, choice))[1] for choice in choices],
        when=when_texts(state, event),
        waits=all_judged([state.text.dues[event].when], state) is False,
    )


def _open_groups(state: ToldState) -> records.OpenGroupsTold | None:
    given = state.layout.open_groups
    if not given.count and not given.also:
        return None
    return records.OpenGroupsTold(
        count=given.count,
        also=[str(card) for card in given.also],
        without=[
            *(text(f"trait-{each.value}") for each in given.not_traits),
            *(text(f"faction-{each.value}") for each in given.not_factions),
        ],
    )
