"""Missions of the core set's maps: Massassi Ruins, Moisture Farm, Mos Eisley Outskirts."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault import board
from dejarik.assault.content.blocks import Part, after, always_on, rule
from dejarik.assault.content.missions.blocks.carrying import retrieving
from dejarik.assault.content.missions.blocks.scoring import (
    area,
    at_round_end,
    at_round_start,
    controlled,
    inside,
    score_team,
    seats_in_order,
    speaker,
    teams_in_order,
    zone,
)
from dejarik.assault.content.picks import Pick, pick_word
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.damage import Damaged, Destroyed, hurt
from dejarik.assault.rules.events import MissionBegins
from dejarik.assault.rules.ground import (
    are_adjacent,
    board_for,
    is_exterior,
    on_board,
    piece,
    situation,
    space_name,
    team,
)
from dejarik.assault.rules.interacting import Interaction, beside
from dejarik.assault.rules.movement import Moved
from dejarik.assault.rules.names import token_text
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.assault.rules.tokens import add_token, carried_by, controller_of_token, tokens_of
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import gain
from dejarik.kernel import NOBODY, Decision, Option, Procedure, Public, Source, Use, ask, choose, text
from dejarik.kernel.effects import follows

BEACON = "communications-beacon"


# --- Massassi Ruins A: Lost Knowledge -------------------------------------------------------------


def delivers(state: Assault, use: Use, event: Moved) -> bool:
    figure = state.figures.get(event.figure)
    return (
        figure is not None
        and any(token.kind == "holocron" for token in carried_by(state, figure))
        and any(are_adjacent(state, figure, beacon) for beacon in tokens_of(state, BEACON))
    )


def deliver(state: Assault, use: Use, event: Moved) -> None:
    figure = state.figures[event.figure]
    pick_word(state, use, ["deliver"], delivered, may=True, seat=figure.seat, amount=figure.id)


@follows
def delivered(state: SkirmishState, pick: Pick, word: str) -> None:
    figure = state.figures[pick.amount]
    token = next(token for token in carried_by(state, figure) if token.kind == "holocron")
    del state.tokens[token.id]
    gain(state, figure.seat, 10)


rule(
    "massassi-ruins-a",
    Part("retrieve", interactions=retrieving("holocron", most=1)),
    after("deliver", Moved, deliver, when=delivers, forced=True),
)


# --- Massassi Ruins B: Leave No Evidence ----------------------------------------------------------


def call_bombardment(state: SkirmishState, use: Use) -> None:
    for beacon in tokens_of(state, BEACON):
        side = controller_of_token(state, beacon)
        if side is not None:
            pick_word(state, use, ["bombard"], bombard, may=True, seat=speaker(state, side))


@follows
def bombard(state: Assault, pick: Pick, word: str) -> None:
    hurt(state, [figure for figure in on_board(state) if is_exterior(state, figure)], 2, by=pick.seat)


def excavate(state: SkirmishState, use: Use) -> None:
    """Each player in turn may discard one site that it controls."""
    state.push(*(Excavation(seat=seat, key=use.key) for seat in seats_in_order(state)))


class Excavation(Procedure):
    """A player may discard an excavation site for 6 points."""

    seat: Public[int]
    key: Public[str]

    def offer(self, state: Assault) -> Decision | None:
        sites = controlled(state, tokens_of(state, "excavation-site"), team(state, self.seat))
        options = [
            Option(f"discard:{site.id}", token_text(state, site), {"token": site.id}, site.id)
            for site in sites
        ]
        if not options:
            return None
        return choose(self.seat, text("ask-excavate"), [*options, Option("decline", text("option-decline"))])

    def take(self, state: SkirmishState, choice: int | str) -> None:
        if isinstance(choice, int):
            del state.tokens[choice]
            gain(state, self.seat, 6)

    steps = (ask(offer, take),)


rule("massassi-ruins-b", at_round_start(call_bombardment), at_round_end(excavate))


# --- Moisture Farm A: Close to Home ---------------------------------------------------------------


def claim_crates(state: SkirmishState, use: Use) -> None:
    for crate in tokens_of(state, "crate"):
        side = controller_of_token(state, crate)
        if side is not None and side not in crate.marks:
            crate.marks.append(side)
            score_team(state, side, 7)


rule("moisture-farm-a", at_round_end(claim_crates))


# --- Moisture Farm B: Raiding Party ---------------------------------------------------------------

RAIDER = "raider"
RAIDER_HEALTH = 5


def arm(raider: Token) -> None:
    raider.health = RAIDER_HEALTH
    raider.defence = [Die.BLACK]


def raiders_appear(state: Assault, use: Use) -> None:
    for raider in tokens_of(state, RAIDER):
        arm(raider)


def is_raider(state: Assault, use: Use, event: Destroyed) -> bool:
    return event.kind == RAIDER


def raider_defeated(state: SkirmishState, use: Use, event: Destroyed) -> None:
    if event.by != NOBODY:
        gain(state, event.by, 4)


class Raid(Procedure):
    """Raiders shoot at the closest figures they see; then they move, or one more comes to the camp."""

    seat: Public[int]
    key: Public[str]
    waiting: Public[list[int]] = []
    more: Public[bool] = False

    def shoot(self, state: Assault) -> None:
        events = [
            Damaged(target=victim.id, amount=2, by=NOBODY)
            for raider in tokens_of(state, RAIDER)
            for victim in _closest_seen(state, raider)
        ]
        if events:
            state.occur(*events)

    def offer(self, state: Assault) -> Decision | None:
        options = [Option("raid:deploy", text("choice-raiders-deploy"), value="deploy")]
        if tokens_of(state, RAIDER):
            options.append(Option("raid:move", text("choice-raiders-move"), value="move"))
        return choose(self.seat, text("ask-raiders"), options)

    def take(self, state: Assault, choice: str) -> None:
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
        options = [
            Option(
                f"space:{space_name(state, space)}",
                text("option-space", space=space_name(state, space)),
                {"space": space_name(state, space)},
                (space,),
            )
            for space in spaces
        ]
        if not self.more or not options:
            options.append(Option("stay", text("option-stay")))
        return choose(self.seat, text("ask-raider-space"), options)

    def take_space(self, state: Assault, choice: tuple[int] | str) -> None:
        if self.more:
            self.more = False
            if not isinstance(choice, str):
                arm(add_token(state, RAIDER, choice[0]))
        else:
            raider = state.tokens[self.waiting.pop(0)]
            if not isinstance(choice, str):
                raider.space = choice[0]
        self.go_to(Raid.offer_space)

    steps = (shoot, ask(offer, take), ask(offer_space, take_space))


def _closest_seen(state: Assault, raider: Token) -> list[Figure]:
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


def _in_reach(state: Assault, raider: Token) -> board.Spaces:
    """Where a raider can go: like a small figure that moves 3 spaces (CORE-MOVE-30 to -33)."""
    mover = board.figure(board_for(state), 0, NOBODY, board.Position(board.Space(raider.space)))
    found = board.NO_SPACES
    for position in board.reach(situation(state), mover, 3, board.Manner.SPACES).ends():
        found |= 1 << position.space
    return found


def _free(state: Assault, spaces: board.Spaces) -> list[int]:
    """Spaces without figures, raiders and impassable or blocking terrain."""
    ground = board_for(state)
    free = situation(state).empty(spaces & ~ground.blocking & ~ground.impassable)
    for raider in tokens_of(state, RAIDER):
        free &= ~(1 << raider.space)
    return [int(space) for space in board.each(free)]


rule(
    "moisture-farm-b",
    after("raiders", MissionBegins, raiders_appear, forced=True),
    after("raider-defeated", Destroyed, raider_defeated, when=is_raider, forced=True),
    at_round_end(lambda state, use: state.push(Raid(seat=seats_in_order(state)[0], key=use.key))),
)


# --- Mos Eisley Outskirts A: Get to the Ship ------------------------------------------------------

PANEL = "launch-panel"


def flipping(state: Assault, figure: Figure) -> list[Interaction]:
    if state.used(state.scope("round"), f"flip:{figure.seat}"):
        return []
    return [
        Interaction(
            f"flip#{panel.id}",
            text("option-flip", token=token_text(state, panel)),
            panel.id,
            flip(panel.id),
            {"token": panel.id},
        )
        for panel in tokens_of(state, PANEL)
        if beside(state, figure, panel)
    ]


def flip(id: int) -> Callable[[Assault, Figure], None]:
    def do(state: Assault, figure: Figure) -> None:
        state.tokens[id].turned = not state.tokens[id].turned
        state.count_use(state.scope("round"), f"flip:{figure.seat}")

    return do


def launch(state: SkirmishState, use: Use) -> None:
    panels = tokens_of(state, PANEL)
    for side in teams_in_order(state):
        held = controlled(state, panels, side)
        score_team(state, side, sum(2 if panel.turned else 5 for panel in held))


rule("mos-eisley-outskirts-a", Part("flip", interactions=flipping), at_round_end(launch))


# --- Mos Eisley Outskirts B: Smuggled Goods -------------------------------------------------------

CONTRABAND = "contraband"


def carries_contraband(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
    return any(token.kind == CONTRABAND for token in carried_by(state, figure))


def hand_in(state: SkirmishState, use: Use) -> None:
    """15 points for each figure that carries contraband at home, however much it carries."""
    for seat in seats_in_order(state):
        home = zone(state, state.players[seat].zone)
        for figure in on_board(state):
            goods = [token for token in carried_by(state, figure) if token.kind == CONTRABAND]
            if goods and figure.seat == seat and inside(state, figure, home):
                gain(state, seat, 15)
                for token in goods:
                    del state.tokens[token.id]


rule(
    "mos-eisley-outskirts-b",
    Part("retrieve", interactions=retrieving(CONTRABAND)),
    always_on("burden", "speed", -2, who=carries_contraband),
    at_round_end(hand_in),
)
