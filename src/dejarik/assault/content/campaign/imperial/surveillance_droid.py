"""88-Z, the companion of Reactive Defenses: what it can do, how it comes into play, and what others order it to do.

It belongs to the Imperial player and to no group, so it activates with any Imperial group (IA-COMP-16).
"""

from __future__ import annotations

from dejarik.assault.campaign.rules.arriving import place_near
from dejarik.assault.campaign.rules.deploying import active_points
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.blocks import cannot, card, many, surge
from dejarik.assault.content.phrases import perform_move
from dejarik.assault.content.picks import WORD
from dejarik.assault.rules.activation.uses import USE
from dejarik.assault.rules.attack import Attack, attack_with, may_attack
from dejarik.assault.rules.events import Special
from dejarik.assault.rules.figures.damage import strain
from dejarik.assault.rules.figures.groups import add_group, dismiss_group
from dejarik.assault.rules.ground import members, on_board
from dejarik.assault.rules.movement import may_go
from dejarik.assault.rules.names import figure_text
from dejarik.assault.rules.state import ANY_GROUP, Figure
from dejarik.assault.rules.verbs import DECLINE
from dejarik.kernel import (
    Decision,
    Moment,
    Option,
    Procedure,
    Public,
    Source,
    Use,
    ask,
    choose,
    text,
)

DROID = "88-z"


def _harass(state: MissionState, attack: Attack, source: Source) -> None:
    figure = state.figures.get(attack.target)
    if figure is not None and not attack.missed:
        strain(state, figure, 1, by=attack.seat)


card(
    DROID,
    surge("harass", after=_harass),
    many("remote", cannot("remote", "counts-as-imperial"), cannot("remote", "counts-for-control")),
)


def droid(state: MissionState) -> Figure | None:
    """88-Z, if it is on the map."""
    return next((figure for figure in on_board(state) if figure.card == DROID), None)


def deploy_droid(state: MissionState) -> None:
    """It comes to an active deployment point; an old one leaves first (IA-COMP-17, -19)."""
    for old in [group for group in state.groups.values() if group.card == DROID]:
        dismiss_group(state, old)
    figure = members(state, add_group(state, EMPIRE, DROID, of=ANY_GROUP).id)[0]
    state.push(place_near(figure, active_points(state), EMPIRE))


def own_specials(state: MissionState, figure: Figure) -> list[Use]:
    """The special actions that Class cards give it and that it could use now, without an action of its own."""
    found = []
    for id, ability in state.index.listens(Special, Moment.AFTER):
        source = state.sources[id]
        if not source.subject and source.seat == figure.seat:
            use = Use.of(id, source, ability.name)
            use.subject = figure.id
            if ability.holds(state, use):
                found.append(use)
    return found


class RemoteOrder(Procedure):
    """88-Z may interrupt to perform a move, an attack or a special action."""

    figure: Public[int]

    def offer(self, state: MissionState) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None:
            return None
        options = [Option(USE, (USE.word, use)) for use in own_specials(state, figure)]
        if may_go(state, figure):
            options.append(Option(WORD, ("perform-a-move",)))
        if may_attack(state, figure, asked=figure.seat):
            options.append(Option(WORD, ("perform-an-attack",)))
        if not options:
            return None
        prompt = text("remote-prompt", figure=figure_text(state, figure))
        return choose(EMPIRE, prompt, [*options, Option(DECLINE)], about={"figure": figure.id})

    def take(self, state: MissionState, choice: tuple[str] | tuple[str, Use] | str) -> None:
        figure = state.figures[self.figure]
        match choice:
            case (_, Use() as use):
                use.at = 1  # nothing to pay: it is no action of its own
                state.push(use)
            case ("perform-a-move",):
                perform_move(state, figure)
            case ("perform-an-attack",):
                state.push(attack_with(state, figure, must=True))

    steps = (ask(offer, take),)
