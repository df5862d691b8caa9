"""Victory points, elimination and the end of a skirmish (CORE-VP, CORE-WIN, CORE-FOUR, IA-VP, IA-4P).

Points are given at once; whether the game is over is looked at when an effect has been resolved completely
(CORE-WIN-03, `rules.activation`).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from dejarik.assault.board import Sides
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.figures.damage import Defeated
from dejarik.assault.rules.ground import figures_of
from dejarik.assault.rules.printed import cost_of, profile
from dejarik.assault.rules.state import Token
from dejarik.assault.rules.verbs import PLAYER
from dejarik.assault.skirmish.rules.commands import discard_from_hand, hand
from dejarik.assault.skirmish.rules.state import SkirmishState, opponents
from dejarik.kernel import (
    Decision,
    Event,
    Permission,
    Procedure,
    Public,
    Record,
    ask,
    choose,
    each_of,
    text,
)

POINTS_TO_WIN = {
    Sides.TWO_PLAYER: 40,
    Sides.FREE_FOR_ALL: 40,
    Sides.TEAM: 60,
}  # CORE-WIN-01, CORE-FOUR-02, -03

#: Whether a seat may win and end the game by points: a mission may forbid it for a time.
can_win = Permission[SkirmishState]("can-win", lambda state, seat: True)


class Earned(Record, kw_only=True):
    """What victory points are for, where no other line of the log tells it."""

    tokens: Public[list[int]] = []
    of_one_colour: Public[bool] = False  # because these tokens have the same colour
    carrier: Public[int] = 0  # the figure that has the tokens
    area: Public[str] = ""  # by its name on the map
    zone: Public[str] = ""  # a deployment zone
    attachment: Public[str] = ""  # whose cost is part of the points


class Scored(Event):
    """A player has gained victory points (or lost some)."""

    seat: Public[int]
    points: Public[int]
    earned: Public[Earned] = msgspec.field(default_factory=Earned)


class Eliminated(Event):
    """A player has no figure left."""

    seat: Public[int]


class TieBreak(StrEnum):
    """What is compared among those with equally many points."""

    DEFEATS = "defeats"  # CORE-WIN-05
    LOSSES = "losses"  # CORE-WIN-06
    DIE = "die"  # CORE-WIN-07


class TieCompared(Event):
    """The game is over with a tie: what the teams were compared by, and what each had."""

    by: Public[TieBreak]
    amounts: Public[dict[int, int]]  # by team


def earned_for(tokens: Iterable[Token], *, of_one_colour: bool = False, carrier: int = 0) -> Earned:
    """Points are for these tokens."""
    return Earned(tokens=[token.id for token in tokens], of_one_colour=of_one_colour, carrier=carrier)


def gain(state: SkirmishState, seat: int, points: int, earned: Earned | None = None) -> None:
    """VPs never go below 0 (CORE-VP-04, IA-VP-02)."""
    player = state.players[seat]
    before = player.vp
    player.vp = max(0, before + points)
    if player.vp != before:
        state.log(Scored(seat=seat, points=player.vp - before, earned=earned or Earned()))


def pay(state: SkirmishState, payer: int, receiver: int, points: int) -> None:
    """One player's points go to another, as many as there are (CORE-VP-05)."""
    paid = min(points, state.players[payer].vp)
    gain(state, payer, -paid)
    gain(state, receiver, paid)


def score_defeat(state: SkirmishState, event: Defeated) -> None:
    """Points for a defeated figure (CORE-VP-01), with four players for a group at its last figure (IA-4P-24), and for
    the attachment of a group that is gone (CORE-VP-02)."""
    by_group = state.sides is not Sides.TWO_PLAYER
    if by_group and not event.last:
        return
    seat, by = event.seat, event.by
    points = cost_of(event.card) if by_group else profile(event.card).figure_cost
    attachment = state.groups[event.group].attachment if event.last else ""
    if attachment:
        points += cost_of(attachment)
    if event.last:
        _remove_group(state, event.group)
    if not points:
        return
    rivals = [player.seat for player in state.players if player.team != state.players[seat].team]
    if by in rivals:  # also one whose own last figure has just fallen
        _score(state, by, points, attachment)
    elif len(rivals) == 1:
        _score(state, rivals[0], points, attachment)
    else:
        state.push(ChooseScorer(seat=seat, points=points, attachment=attachment))  # IA-4P-25


def _score(state: SkirmishState, seat: int, points: int, attachment: str) -> None:
    gain(state, seat, points, Earned(attachment=attachment))
    state.players[seat].vp_from_defeats += points


def _remove_group(state: SkirmishState, group: int) -> None:
    """The Deployment card leaves the play area (CORE-DEFEAT-09); companions stay (CORE-COMPANION-08)."""
    del state.groups[group]
    for other in state.groups.values():
        if other.of == group:
            other.of = 0


class ChooseScorer(Procedure):
    """Nobody's opponent defeated the figure: its player chooses the opponent who gains the points."""

    seat: Public[int]
    points: Public[int]
    attachment: Public[str] = ""

    def offer(self, state: SkirmishState) -> Decision | None:
        options = each_of(PLAYER, opponents(state, self.seat))
        return (
            choose(self.seat, text("victory-choose-scorer", points=self.points), options) if options else None
        )

    def take(self, state: SkirmishState, seat: int) -> None:
        _score(state, seat, self.points, self.attachment)

    steps = (ask(offer, take),)


# --- Elimination ----------------------------------------------------------------------------------


def eliminate(state: SkirmishState, seat: int) -> None:
    """Who has no figure left plays no cards from that moment, also in the middle of an effect, and has no use of
    Skirmish Upgrades (IA-4P-26, -27, CORE-FOUR-08, CORE-CMD-13). Whether that ends the game is asked later."""
    player = state.players[seat]
    if player.eliminated or figures_of(state, seat):
        return
    player.eliminated = True
    state.log(Eliminated(seat=seat))
    for id in hand(state, seat):
        discard_from_hand(state, id)
    for id, source in list(state.sources.items()):
        if source.seat == seat and source.key in player.upgrades:
            state.leave(id)


# --- The end --------------------------------------------------------------------------------------


def check_end(state: SkirmishState) -> None:
    """Whether the game is over (CORE-WIN-01 to -04, CORE-FOUR-02, -03)."""
    if state.outcome is not None or not state.round:
        return
    present = {figure.seat for figure in state.figures.values()}
    points: dict[int, int] = {}
    left: set[int] = set()
    for player in state.players:
        if player.seat not in present:  # the figures may have left the game in another way than by a defeat
            eliminate(state, player.seat)
        points[player.team] = points.get(player.team, 0) + player.vp
        if not player.eliminated:
            left.add(player.team)
    enough = POINTS_TO_WIN[state.sides]
    if len(left) > 1 and max(points.values()) < enough:
        return  # nearly always
    teams, alive = sorted(points), sorted(left)
    by_points = any(points[team] >= enough and _may_win(state, team) for team in teams)
    if len(alive) <= 1 and (state.sides is Sides.TWO_PLAYER or not by_points):  # CORE-WIN-02; IA-4P-12, -17
        _finish(state, "elimination", alive or teams)
    elif by_points:  # IA-4P-11: also for who has no figure left
        _finish(state, "points", [team for team in teams if _may_win(state, team)])


def finish_by_points(state: SkirmishState) -> None:
    """The time is up: most points, then the tie-breakers, among those who may win."""
    teams = sorted({player.team for player in state.players})
    _finish(state, "time", [team for team in teams if _may_win(state, team)] or teams)


def team_points(state: SkirmishState, team: int) -> int:
    return sum(player.vp for player in state.players if player.team == team)


def _may_win(state: SkirmishState, team: int) -> bool:
    return any(can_win(state, player.seat) for player in state.players if player.team == team)


def _finish(state: SkirmishState, reason: str, teams: list[int]) -> None:
    best = teams if len(teams) == 1 else _best(state, teams)
    state.finish(reason, *(player.seat for player in state.players if player.team == best[0]))


def _best(state: SkirmishState, teams: list[int]) -> list[int]:
    """Most points, then the tie-breakers (CORE-WIN-05 to -07), with four players too (IA-4P-32)."""
    most = max(team_points(state, team) for team in teams)
    teams = [team for team in teams if team_points(state, team) == most]
    if len(teams) > 1:
        amounts = {team: _points_from_defeats(state, team) for team in teams}
        teams = _compared(state, TieBreak.DEFEATS, amounts, max(amounts.values()))
    if len(teams) > 1:
        amounts = {team: _losses(state, team) for team in teams}
        teams = _compared(state, TieBreak.LOSSES, amounts, min(amounts.values()))
    while len(teams) > 1:
        amounts = {team: Die.BLUE.faces[state.rng.below(6)].accuracy for team in teams}
        teams = _compared(state, TieBreak.DIE, amounts, max(amounts.values()))
    return teams


def _compared(state: SkirmishState, by: TieBreak, amounts: dict[int, int], best: int) -> list[int]:
    state.log(TieCompared(by=by, amounts=amounts))
    return [team for team, amount in amounts.items() if amount == best]


def _points_from_defeats(state: SkirmishState, team: int) -> int:
    return sum(player.vp_from_defeats for player in state.players if player.team == team)


def _losses(state: SkirmishState, team: int) -> int:
    """CORE-WIN-06: damage on the board and the Health of lost figures of groups not fully defeated."""
    seats = [player.seat for player in state.players if player.team == team]
    damage = sum(figure.damage for figure in state.figures.values() if figure.seat in seats)
    for group in state.groups.values():
        if group.seat in seats:
            left = sum(1 for figure in state.figures.values() if figure.group == group.id)
            damage += (group.size - left) * profile(group.card).health
    return damage
