"""The table as it stands, for one seat or a spectator: players, groups, figures, tokens, the own hand, the attack.

Hidden are the other hands and all decks: of them only the number of cards is shown (CORE-CMD-02).
"""

from __future__ import annotations

from dejarik.assault.board import MapId, mission_id, mission_layout
from dejarik.assault.board.words import map_name
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.verbs import DISCARD_CARD
from dejarik.assault.showing.attacks import attack_shown
from dejarik.assault.showing.figures import fallen_shown, figures_shown, groups_shown
from dejarik.assault.showing.missions import mission_name, mission_rules
from dejarik.assault.showing.plain import names
from dejarik.assault.showing.tokens import open_doors, tokens_shown
from dejarik.assault.skirmish.presenting import records
from dejarik.assault.skirmish.rules.commands import hand
from dejarik.assault.skirmish.rules.state import SkirmishPlayer, SkirmishState
from dejarik.assault.skirmish.rules.victory import POINTS_TO_WIN, team_points
from dejarik.assault.skirmish.setup import SetUp
from dejarik.kernel import Option, Use, decision, text


def present_to_all(state: SkirmishState) -> records.ShownToAll:
    """What a page shows of a skirmish to everybody: all but the hand."""
    current = activation(state)
    return records.ShownToAll(
        map=records.NamedMap(id=state.map, name=map_name(MapId(state.map))),
        mission=_mission(state),
        mode=state.sides,
        round=state.round,
        initiative=_initiative(state),
        goal=POINTS_TO_WIN[state.sides],
        active=current.figure if current is not None else None,
        players=[_player(state, player) for player in state.players],
        groups=groups_shown(state),
        figures=figures_shown(state),
        tokens=tokens_shown(state),
        open_doors=open_doors(state),
        shields=names(state, state.shields),
        rubble=names(state, state.rubble),
        fallen=fallen_shown(state),
        attack=attack_shown(state),
    )


def present_to(state: SkirmishState, seat: int | None) -> records.ShownToOne:
    """What a page shows to one seat: the own hand."""
    return records.ShownToOne(hand=[] if seat is None else hand_shown(state, seat))


def _initiative(state: SkirmishState) -> int | None:
    """Who has initiative; nobody before that is decided (CORE-SETUP-02)."""
    setting_up = next((each for each in state.stack if isinstance(each, SetUp)), None)
    is_decided = setting_up is None or setting_up.at >= _DECIDED
    return state.initiative if is_decided else None


_DECIDED = next(place for place, step in enumerate(SetUp.steps) if step is SetUp.decided)


def _mission(state: SkirmishState) -> records.Mission:
    key = mission_id(state.map, state.mission)
    return records.Mission(
        key=key,
        side=state.mission,
        name=mission_name(key),
        rules=mission_rules(key),
        areas=[str(area.name) for area in mission_layout(key).areas],
    )


def _player(state: SkirmishState, player: SkirmishPlayer) -> records.Player:
    return records.Player(
        seat=player.seat,
        team=player.team,
        name=text("option-player", seat=player.seat + 1),
        army=player.army,
        vp=player.vp,
        goal_vp=team_points(state, player.team),
        zone=player.zone,
        deck=len(player.deck),
        hand=len(hand(state, player.seat)),
        discard=list(player.discard),
        upgrades=list(player.upgrades),
        eliminated=player.eliminated,
    )


def hand_shown(state: SkirmishState, seat: int) -> list[records.HandCard]:
    """The Command cards in the hand of a seat, each with the options that play or discard it now."""
    held = hand(state, seat)
    asked = decision(state) if held else None
    playing: dict[str, list[str]] = {}  # by card: two copies of it are one option
    discarding: dict[int, list[str]] = {}
    if asked is not None and seat in asked.seats:
        for option in asked.options:
            use = _use(option)
            if use is not None and use.source in held:
                playing.setdefault(use.key, []).append(asked.id_of(state, option))
            elif option.verb is DISCARD_CARD:
                discarding[option.value] = [asked.id_of(state, option)]
    shown: list[records.HandCard] = []
    for id in held:
        card = state.sources[id].key
        shown.append(
            records.HandCard(source=id, card=card, options=playing.get(card, []) + discarding.get(id, []))
        )
    return shown


def _use(option: Option) -> Use | None:
    """The use that an option stands for."""
    value = option.value
    if isinstance(value, tuple) and len(value) == 2:
        value = value[1]
    return value if isinstance(value, Use) else None
