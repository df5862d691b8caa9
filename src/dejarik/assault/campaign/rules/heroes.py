"""Heroes: their figures, their cards, and their activations (CORE-HERO, CORE-ACT-12 to -14, CORE-CARD-03, -05)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dejarik.assault.campaign.rules.state import DEPLETED, Hero, MissionState, hero_in, is_rebel
from dejarik.assault.campaign.rules.strain import discard_excess
from dejarik.assault.facts.campaign_library import is_shared
from dejarik.assault.rules.activation import Activation, GroupActivation
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.figures.damage import check_defeat
from dejarik.assault.rules.figures.groups import add_group, ready_group
from dejarik.assault.rules.ground import members
from dejarik.assault.rules.reports import FigureEvent, GroupEvent
from dejarik.assault.rules.state import Figure, Group
from dejarik.kernel import IN_PLAY, NOBODY, Decision, Event, Public, Source, Use

#: The text that every hero has besides the sheet: what only heroes may do (CORE-HERO-02).
HERO_RULES = "rules-hero"
EXERT, EXERTIONS = "exert", 2
"""The rule by which a hero suffers strain to gain a movement point, and how often in an activation (CORE-MOVE-08)."""

#: What makes up for missing heroes, by how many there are (CORE-HERO-04, -05).
FEW_HEROES: Mapping[int, str] = {2: "legendary", 3: "heroic"}


class HeroActivates(Event):
    """A hero has been chosen to activate and has not begun: what is used directly before that is used now."""

    figure: Public[int]


class Depleted(GroupEvent):
    """A card has been depleted: its text counts no more in this mission."""


class ReturnedToBox(GroupEvent):
    """A card has been used up for the whole campaign."""


class Commanded(FigureEvent):
    """A hero has commanded a figure to do something, and it has done it or not."""

    by: Public[int]  # the figure of the hero


def add_hero(state: MissionState, seat: int, sheet: str, cards: Iterable[str]) -> Figure:
    """A hero with its figure, not yet on the board, and all its cards (CORE-HERO-09). A reward that is tied to no hero
    lies in front of the player: it is readied in the Status Phase and stays when the hero withdraws (CORE-CARD-05)."""
    group = add_group(state, seat, sheet)
    figure = next(figure for figure in state.figures.values() if figure.group == group.id)
    state.heroes[figure.id] = Hero(figure.id, seat, sheet)
    state.enter(HERO_RULES, seat, subject=figure.id)
    for card in cards:
        state.enter(card, seat, subject=0 if is_shared(card) else figure.id)
    return figure


def group_of(state: MissionState, hero: Hero) -> Group:
    return state.groups[state.figures[hero.figure].group]


def present(state: MissionState) -> list[Hero]:
    """The heroes who have neither withdrawn nor escaped."""
    return [hero for hero in state.heroes.values() if not (hero.withdrawn or hero.figure in state.escaped)]


def give_activations(state: MissionState) -> None:
    """CORE-HERO-03 to -06, CORE-ACT-13: the tokens that each hero has in a round."""
    for hero in present(state):
        group_of(state, hero).activations = tokens_of(state, hero)
        hero.acted = 0


def tokens_of(state: MissionState, hero: Hero) -> int:
    """The activation tokens that a hero has, ready or not."""
    return (2 if len(state.heroes) == 2 else 1) + (hero.figure == state.extra)


def may_activate(state: MissionState, hero: Hero) -> bool:
    """CORE-ACT-14, of one who is ready: nobody a second time before all who can have activated once."""
    waiting = [other for other in present(state) if not other.acted and group_of(state, other).ready]
    return not hero.acted or not waiting


def concerns_ally(state: MissionState, asked: Decision) -> bool:
    """Whether a question is about an ally, which belongs to all Rebels; a companion belongs to its hero."""
    found = _whom_asked_about(state, asked)
    figures = [state.figures[id] for id in found if id in state.figures]
    return bool(figures) and all(
        is_rebel(state, figure) and hero_behind(state, figure) is None for figure in figures
    )


def _whom_asked_about(state: MissionState, asked: Decision) -> set[int]:
    """The figure that the question names, or those whose abilities may be used; else the one that acts, attacks or
    defends for this seat in whatever is under way."""
    named = asked.about.get("decides") or asked.about.get("figure")
    if named:
        return {named}
    uses = {option.value.subject for option in asked.options if isinstance(option.value, Use)}
    if uses:
        return uses
    for procedure in reversed(state.stack):
        match procedure:
            case Use(subject=subject) if subject:
                return {subject}
            case Attack(attacker=attacker, target=target):
                sides = {id for id in (attacker, target) if id in state.figures}
                own = {id for id in sides if state.figures[id].seat == asked.seat}
                if own:
                    return own
            case Activation(figure=figure):
                return {figure}
            case GroupActivation(group=group):  # which of its figures comes next
                return {figure.id for figure in members(state, group)}
    return set()


def hero_behind(state: MissionState, figure: Figure) -> Hero | None:
    """The hero that a figure is, who is inside of it, or whose companion it is (CORE-COMPANION-01)."""
    group = state.groups.get(figure.group)
    owners = (figure.group, group.of if group is not None else 0)
    return hero_in(state, figure) or next(
        (
            hero
            for id, hero in state.heroes.items()
            if id in state.figures and state.figures[id].group in owners
        ),
        None,
    )


# --- Their cards ----------------------------------------------------------------------------------


def cards_of(state: MissionState, figure: Figure) -> dict[int, Source]:
    """The cards in front of a hero, depleted ones included."""
    return {
        id: source
        for id, source in state.sources.items()
        if source.subject == figure.id and source.key not in (figure.card, HERO_RULES)
    }


def shared_cards(state: MissionState, seat: int) -> dict[int, Source]:
    """The rewards of all Rebels that lie in front of this player."""
    return {
        id: source
        for id, source in state.sources.items()
        if source.seat == seat and not source.subject and is_shared(source.key)
    }


def ready_cards(state: MissionState, figure: Figure) -> None:
    """CORE-ACT-12, CORE-CARD-05: all exhausted cards of a hero and of its companion."""
    groups = {figure.group, *(group.id for group in companion_groups(state, figure.group))}
    ends = tuple(f"@{group}" for group in groups)
    state.memory = {
        key: value
        for key, value in state.memory.items()
        if not (key.startswith("exhausted:") and key.endswith(ends))
    }


def ready_companions(state: MissionState, group: Group) -> None:
    """CORE-CARD-05: a hero's Companion cards are readied for each of its activations."""
    for companion in companion_groups(state, group.id):
        ready_group(state, companion)


def companion_groups(state: MissionState, group: int) -> list[Group]:
    """The companions of a hero."""
    return [companion for companion in state.groups.values() if companion.of == group]


def deplete(state: MissionState, id: int) -> None:
    """CORE-CARD-03, IA-DEPLETE-01: nothing of the card counts until the mission is over. An Attachment is one card for
    all figures of its group (CORE-CARD-07); it is not put on another one."""
    source = state.sources[id]
    bearers = [figure for figure in (state.figures.get(source.subject),) if figure is not None]
    source.zone = DEPLETED
    if bearers and source.key in (attached := state.attached.get(bearers[0].group, [])):
        attached.remove(source.key)
        bearers = members(state, bearers[0].group)
        for other in state.sources.values():
            if other.key == source.key and other.subject in {figure.id for figure in bearers}:
                other.zone = DEPLETED
    state.reindex()
    state.log(Depleted(seat=source.seat, card=source.key, group=0))
    for figure in bearers:
        hero = state.heroes.get(figure.id)
        if hero is not None:
            discard_excess(state, hero)  # so is Endurance
        check_defeat(state, figure, NOBODY)  # Health that the card gave is gone


def return_to_box(state: MissionState, id: int) -> None:
    """CORE-CARD-04: the card leaves the game."""
    source = state.leave(id)
    state.log(ReturnedToBox(seat=source.seat, card=source.key, group=0))


def is_depleted(state: MissionState, id: int) -> bool:
    return state.sources[id].zone != IN_PLAY
