"""30th Floor Plaza A, Overwatch: everybody shoots at somebody, then tactical positions are scored."""

from __future__ import annotations

from dejarik.assault.content.missions.blocks import Wants, at_round_end, mission, score_each, seats_in_order
from dejarik.assault.content.phrases import roll
from dejarik.assault.content.picks import Pick, pick_target
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import figures_of
from dejarik.assault.rules.state import NOWHERE, Figure
from dejarik.assault.skirmish.rules.state import SkirmishState, opponents
from dejarik.kernel import Procedure, Public, Use
from dejarik.kernel.effects import follows

POSITION = "tactical-position"


class Overwatch(Procedure):
    """Each player in turn shoots at a figure of the opponent; then positions are scored."""

    seats: Public[list[int]]
    key: Public[str]

    def aim(self, state: SkirmishState) -> None:
        if not self.seats:
            return
        self.repeat()
        seat = self.seats.pop(0)
        targets = [
            figure
            for rival in opponents(state, seat)
            for figure in figures_of(state, rival)
            if figure.space != NOWHERE
        ]
        use = Use(source=0, key=self.key, ability="round-end", seat=seat)
        pick_target(state, use, targets, shoot)

    def score(self, state: SkirmishState) -> None:
        score_each(state, POSITION, 2)

    steps = (aim, score)


@follows
def shoot(state: SkirmishState, pick: Pick, figure: Figure) -> None:
    [face] = roll(state, Die.BLUE)
    hurt(state, [figure], face.damage, by=pick.seat)


mission(
    "30th-floor-plaza-a",
    at_round_end(lambda state, use: state.push(Overwatch(seats=seats_in_order(state), key=use.key))),
    wants=Wants(hold={POSITION: 2}),
)
