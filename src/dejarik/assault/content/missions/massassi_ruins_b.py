"""Massassi Ruins B, Leave No Evidence: excavation sites to discard, and a beacon that calls a bombardment."""

from __future__ import annotations

from dejarik.assault.content.missions.blocks import (
    Wants,
    at_round_end,
    at_round_start,
    controlled,
    mission,
    seats_in_order,
    speaker,
)
from dejarik.assault.content.picks import Pick, pick_word
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import is_exterior, on_board, team
from dejarik.assault.rules.objects.tokens import controller_of_token, remove_token, tokens_of
from dejarik.assault.rules.verbs import DECLINE, token_label
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import gain
from dejarik.kernel import (
    Decision,
    Option,
    Procedure,
    Public,
    Use,
    Verb,
    as_fact,
    ask,
    choose,
    each_of,
    itself,
    text,
)
from dejarik.kernel.effects import follows

SITE = "excavation-site"
BEACON = "communications-beacon"


def call_bombardment(state: SkirmishState, use: Use) -> None:
    for beacon in tokens_of(state, BEACON):
        side = controller_of_token(state, beacon)
        if side is not None:
            pick_word(state, use, ["bombard"], bombard, may=True, seat=speaker(state, side))


@follows
def bombard(state: SkirmishState, pick: Pick, word: str) -> None:
    hurt(state, [figure for figure in on_board(state) if is_exterior(state, figure)], 2, by=pick.seat)


def excavate(state: SkirmishState, use: Use) -> None:
    """Each player in turn may discard one site that it controls."""
    state.push(*(Excavation(seat=seat, key=use.key) for seat in seats_in_order(state)))


DISCARD_SITE = Verb("discard", token_label, itself, as_fact("token"))


class Excavation(Procedure):
    """A player may discard an excavation site for 6 points."""

    seat: Public[int]
    key: Public[str]

    def offer(self, state: SkirmishState) -> Decision | None:
        sites = controlled(state, tokens_of(state, SITE), team(state, self.seat))
        options = each_of(DISCARD_SITE, (site.id for site in sites))
        if not options:
            return None
        return choose(self.seat, text("ask-excavate"), [*options, Option(DECLINE)])

    def take(self, state: SkirmishState, choice: int | str) -> None:
        if isinstance(choice, int):
            remove_token(state, state.tokens[choice])
            gain(state, self.seat, 6)

    steps = (ask(offer, take),)


mission(
    "massassi-ruins-b",
    at_round_start(call_bombardment),
    at_round_end(excavate),
    wants=Wants(hold={SITE: 6, BEACON: 1}),
)
