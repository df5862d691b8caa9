"""Moisture Farm B, Raiding Party: raiders shoot at everybody, move, and grow in number."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.content.blocks import after
from dejarik.assault.content.missions.blocks import Wants, area, at_round_end, mission, seats_in_order
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.events import MissionBegins
from dejarik.assault.rules.figures.damage import Damaged, Destroyed
from dejarik.assault.rules.ground import board_for, on_board, piece, situation
from dejarik.assault.rules.names import token_text
from dejarik.assault.rules.objects.tokens import move_token, place_token, tokens_of
from dejarik.assault.rules.reports import Shot
from dejarik.assault.rules.state import Figure, Token
from dejarik.assault.rules.verbs import SPACE, STAY
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import gain
from dejarik.kernel import (
    NOBODY,
    Decision,
    Option,
    Procedure,
    Public,
    Use,
    Verb,
    ask,
    choose,
    each_of,
    itself,
    text,
)

RAIDER = "raider"
RAIDER_HEALTH = 5


def arm(raider: Token) -> None:
    raider.health = RAIDER_HEALTH
    raider.defence = [Die.BLACK]


def raiders_appear(state: SkirmishState, use: Use) -> None:
    for raider in tokens_of(state, RAIDER):
        arm(raider)


def is_raider(state: SkirmishState, use: Use, event: Destroyed) -> bool:
    return event.kind == RAIDER


def raider_defeated(state: SkirmishState, use: Use, event: Destroyed) -> None:
    if event.by != NOBODY:
        gain(state, event.by, 4)


RAIDERS_DEPLOY = Verb("raid", text("choice-raiders-deploy"), itself)
RAIDERS_MOVE = Verb("raid", text("choice-raiders-move"), itself)


class Raid(Procedure):
    """Raiders shoot at the closest figures they see; then they move, or one more comes to the camp."""

    seat: Public[int]
    key: Public[str]
    waiting: Public[list[int]] = []
    more: Public[bool] = False

    def shoot(self, state: SkirmishState) -> None:
        shots = [
            Shot(token=raider.id, kind=raider.kind, space=raider.space, target=victim.id)
            for raider in tokens_of(state, RAIDER)
            for victim in _closest_seen(state, raider)
        ]
        for shot in shots:
            state.log(shot)
        if shots:
            state.occur(*(Damaged(target=shot.target, amount=2, by=NOBODY) for shot in shots))

    def offer(self, state: SkirmishState) -> Decision | None:
        options = [Option(RAIDERS_DEPLOY, "deploy")]
        if tokens_of(state, RAIDER):
            options.append(Option(RAIDERS_MOVE, "move"))
        return choose(self.seat, text("ask-raiders"), options)

    def take(self, state: SkirmishState, choice: str) -> None:
        if choice == "move":
            self.waiting = [raider.id for raider in tokens_of(state, RAIDER)]
        else:
            self.more = True

    def offer_space(self, state: SkirmishState) -> Decision | None:
        if self.more:
            spaces = _free(state, area(state, "Camp"))
        elif self.waiting:
            raider = state.tokens[self.waiting[0]]
            spaces = _free(state, _in_reach(state, raider))
        else:
            return None
        options = each_of(SPACE, spaces)
        if not self.more or not options:
            options.append(Option(STAY))
        if self.more:
            return choose(self.seat, text("ask-new-raider"), options)
        raider = state.tokens[self.waiting[0]]
        return choose(self.seat, text("ask-raider-space", raider=token_text(state, raider)), options)

    def take_space(self, state: SkirmishState, choice: int | str) -> None:
        if self.more:
            self.more = False
            if not isinstance(choice, str):
                arm(place_token(state, RAIDER, choice))
        else:
            raider = state.tokens[self.waiting.pop(0)]
            if not isinstance(choice, str):
                move_token(state, raider, choice)
        self.go_to(Raid.offer_space)

    steps = (shoot, ask(offer, take), ask(offer_space, take_space))


def _closest_seen(state: SkirmishState, raider: Token) -> list[Figure]:
    """The figures nearest to a raider among those it sees."""
    stands = board.object_thing(1 << raider.space)
    known = situation(state)
    seen = [
        (away, figure)
        for figure in on_board(state)
        if board.can_see(known, stands, piece(state, figure))
        and (away := board.distance(known, stands, piece(state, figure))) is not None
    ]
    nearest = min((away for away, _ in seen), default=0)
    return [figure for away, figure in seen if away == nearest]


def _in_reach(state: SkirmishState, raider: Token) -> board.Spaces:
    """Where a raider can go: like a small figure that moves 3 spaces (CORE-MOVE-30 to -33)."""
    mover = board.figure(board_for(state), 0, NOBODY, board.Position(board.Space(raider.space)))
    found = board.NO_SPACES
    for position in board.reach(situation(state), mover, 3, board.Manner.SPACES).ends():
        found |= 1 << position.space
    return found


def _free(state: SkirmishState, spaces: board.Spaces) -> list[int]:
    """Spaces without figures, raiders and impassable or blocking terrain."""
    ground = board_for(state)
    free = situation(state).empty(spaces & ~ground.blocking & ~ground.impassable)
    for raider in tokens_of(state, RAIDER):
        free &= ~(1 << raider.space)
    return [int(space) for space in board.each(free)]


mission(
    "moisture-farm-b",
    after("raiders", MissionBegins, raiders_appear, forced=True),
    after("raider-defeated", Destroyed, raider_defeated, when=is_raider, forced=True),
    at_round_end(lambda state, use: state.push(Raid(seat=seats_in_order(state)[0], key=use.key))),
    wants=Wants(shoot={RAIDER: 4}),
)
