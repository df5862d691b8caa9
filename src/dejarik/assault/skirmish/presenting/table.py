"""The table as it stands, for one seat or a spectator: players, groups, figures, tokens, the own hand, the attack.

Hidden are the other hands and all decks: of them only the number of cards is shown (CORE-CMD-02).
"""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.board import DoorId, MapId, mission_id, mission_layout, token_symbols
from dejarik.assault.board.words import map_name
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.ground import board_for, situation
from dejarik.assault.rules.objects.tokens import controller_of_token
from dejarik.assault.rules.state import NOWHERE, Token
from dejarik.assault.rules.verbs import DISCARD_CARD
from dejarik.assault.skirmish.presenting import records
from dejarik.assault.skirmish.presenting.attacks import attack_shown
from dejarik.assault.skirmish.presenting.figures import fallen_shown, figures_shown, groups_shown
from dejarik.assault.skirmish.presenting.missions import mission_name, mission_rules
from dejarik.assault.skirmish.presenting.plain import names, names_in
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
        open_doors=[door for door in range(state.open_doors.bit_length()) if state.open_doors >> door & 1],
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


# --- Tokens ---------------------------------------------------------------------------------------


def tokens_shown(state: SkirmishState) -> list[records.Token]:
    """Doors, terminals and the mission's tokens, on the board or carried."""
    occupied = 0
    for figure in situation(state).figures.values():
        occupied |= figure.spaces
    return [_token(state, token, occupied) for token in state.tokens.values()]


def _token(state: SkirmishState, token: Token, occupied: board.Spaces) -> records.Token:
    return records.Token(
        id=token.id,
        kind=token.kind,
        name=text(f"token-{token.kind}"),
        symbol=token_symbols().get(token.kind),
        colour=token.colour or None,
        spaces=token_spaces(state, token),
        door=token.door if token.door >= 0 else None,
        locked=token.locked,
        health=token.health,
        damage=token.damage,
        turned=token.turned,
        carrier=token.carrier or None,
        controller=controller_of_token(state, token) if _has_company(state, token, occupied) else None,
        marks=list(token.marks),
    )


def _has_company(state: SkirmishState, token: Token, occupied: board.Spaces) -> bool:
    """Whether anybody stands in the nine spaces in and around a token's: else it needs no search who controls it."""
    if token.space == NOWHERE:
        return False
    stride = board_for(state).stride
    around = 0
    for row in (-stride, 0, stride):
        around |= _bits(7, token.space + row - 1)
    return bool(occupied & around)


def _bits(pattern: int, place: int) -> int:
    return pattern << place if place >= 0 else pattern >> -place


def token_spaces(state: SkirmishState, token: Token) -> list[str]:
    """Where a token lies; of a door, the spaces on both sides of it."""
    if token.door >= 0:
        return names_in(state, board_for(state).door_spaces[DoorId(token.door)])
    return names(state, [token.space]) if token.space != NOWHERE else []


# --- The own hand ---------------------------------------------------------------------------------


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
