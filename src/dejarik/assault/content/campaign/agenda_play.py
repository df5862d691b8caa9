"""What Agenda cards have in common: secret ones are played from the hand, some are put on a group that comes in, and
many speak of "up to" so many figures (CORE-AGENDA-02)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from dejarik.assault import board
from dejarik.assault.campaign.rules.agendas import play_cost
from dejarik.assault.campaign.rules.attachments import attach_card
from dejarik.assault.campaign.rules.deploying import GroupDeployed
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.content.blocks import Part, after
from dejarik.assault.content.campaign.empire import imperials
from dejarik.assault.content.picks import TARGET, Pick
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.movement import may_go
from dejarik.assault.rules.names import asking_text
from dejarik.assault.rules.printed import Trait
from dejarik.assault.rules.reports import Chosen
from dejarik.assault.rules.state import HAND, Figure, Group
from dejarik.assault.rules.values import has_trait
from dejarik.assault.rules.verbs import DECLINE
from dejarik.authoring.mistakes import require_mark
from dejarik.kernel import Cost, Decision, Option, Procedure, Public, Use, ask, choose, each_of, text
from dejarik.kernel.effects import Effect, called, follows, name_of

# --- Playing them ---------------------------------------------------------------------------------


def played(part: Part, *costs: Cost) -> Part:
    """An effect of a card in the hand: using it plays the card."""
    return replace(
        part,
        abilities=tuple(
            replace(ability, zones=(HAND,), costs=(*costs, play_cost(), *ability.costs))
            for ability in part.abilities
        ),
    )


def on_deployment(name: str, fits: Callable[[MissionState, Group], bool]) -> Part:
    """Played when an Imperial group that fits is deployed, and put on it; what it does there, `<card>-lasting` says."""

    def is_fitting(state: MissionState, use: Use, event: GroupDeployed) -> bool:
        return event.seat == EMPIRE and event.group in state.groups and fits(state, state.groups[event.group])

    return played(after(name, GroupDeployed, _put_on, when=is_fitting))


def _put_on(state: MissionState, use: Use, event: GroupDeployed) -> None:
    attach_card(state, use.key, state.groups[event.group])


@follows
def put_on_chosen(state: MissionState, pick: Pick, group: Group) -> None:
    """The card is put on the group that was chosen."""
    attach_card(state, pick.key, group)


# --- Up to so many figures ------------------------------------------------------------------------


class SomeFigures(Procedure):
    """The Imperial player chooses figures one after another; what follows happens to each at once."""

    figures: Public[list[int]]
    left: Public[int]
    then: Public[str]
    key: Public[str]
    ability: Public[str]
    subject: Public[int] = 0
    seat: Public[int] = EMPIRE

    def offer(self, state: MissionState) -> Decision | None:
        options = each_of(TARGET, (id for id in self.figures if id in state.figures))
        if not options or not self.left:
            return None
        prompt = text("pick-figure", card=asking_text(self.key, self.ability))
        about = {"card": self.key, "figure": self.subject}
        return choose(self.seat, prompt, [*options, Option(DECLINE)], about=about)

    def take(self, state: MissionState, choice: int | str) -> None:
        if isinstance(choice, str):
            return
        self.figures.remove(choice)
        self.left -= 1
        state.log(Chosen(seat=self.seat, key=self.key, ability=self.ability, target=choice))
        called(self.then)(state, self, state.figures[choice])
        self.go_to(SomeFigures.offer)

    steps = (ask(offer, take),)


class UpTo(Effect[MissionState]):
    """Up to so many figures; possible if there is one."""

    def __init__(
        self,
        most: int,
        among: Callable[[MissionState, Use], Iterable[Figure]],
        then: Callable[[Any, Any, Figure], None],
    ) -> None:
        require_mark(then)
        self._most, self._among, self._then = most, among, then

    def possible(self, state: MissionState, use: Use) -> bool:
        return any(True for _ in self._among(state, use))

    def __call__(self, state: MissionState, acting: Any) -> None:
        state.push(
            SomeFigures(
                figures=[figure.id for figure in self._among(state, acting)],
                left=self._most,
                then=name_of(self._then),
                key=acting.key,
                ability=acting.ability,
                subject=acting.subject,
            )
        )


def up_to(
    most: int,
    among: Callable[[MissionState, Use], Iterable[Figure]],
    then: Callable[[Any, Any, Figure], None],
) -> UpTo:
    """`up_to(2, any_imperial, become_focused)`: up to so many of these figures; `then(state, choice, figure)`."""
    return UpTo(most, among, then)


# --- Who and where --------------------------------------------------------------------------------


def any_imperial(state: MissionState, use: Use) -> list[Figure]:
    return imperials(state)


def imperials_that_could_go(state: MissionState) -> list[Figure]:
    """The Imperial figures that may leave their spaces."""
    return [figure for figure in imperials(state) if may_go(state, figure)]


def group_has(*traits: Trait) -> Callable[[MissionState, Group], bool]:
    """A figure of the group has one of these traits."""
    return lambda state, group: any(
        has_trait(state, figure, *traits) for figure in imperials(state) if figure.group == group.id
    )


def spaces_on_map(state: MissionState) -> list[int]:
    """All spaces of the map as it is laid now, where there is not something that nobody can enter."""
    ground = board_for(state)
    return [int(space) for space in board.each(ground.on_map & ~ground.blocking)]
