"""Setting a mission up in its eight steps (CORE-MISSION-01 to -11)."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.assault import board
from dejarik.assault.campaign.party import Party
from dejarik.assault.campaign.rules.arriving import place_members
from dejarik.assault.campaign.rules.bounties import claim_bounty
from dejarik.assault.campaign.rules.bringing import can_be_brought
from dejarik.assault.campaign.rules.confiscating import confiscate
from dejarik.assault.campaign.rules.deploying import DeployGroup, OptionalDeployment, ally_cost, has_figures
from dejarik.assault.campaign.rules.figures import card_named
from dejarik.assault.campaign.rules.heroes import FEW_HEROES, add_hero, group_of
from dejarik.assault.campaign.rules.layout import laid_spaces, layout_of, own_hero, spaces_of
from dejarik.assault.campaign.rules.missions import mission_text, refresh_goals, tell
from dejarik.assault.campaign.rules.open_groups import OpenGroupsChosen, may_be_open
from dejarik.assault.campaign.rules.riding import GetIn
from dejarik.assault.campaign.rules.rounds import Mission, TokenPassed
from dejarik.assault.campaign.rules.sections import lay_out
from dejarik.assault.campaign.rules.state import (
    EMPIRE,
    MissionState,
    Reserved,
    decide_together,
    empire,
    rebels,
)
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.campaign_library import agenda, all_supply, attaches_to
from dejarik.assault.facts.campaign_records import MissionAlly, Occasion
from dejarik.assault.facts.campaign_vocabulary import AgendaType
from dejarik.assault.facts.library import all_deployment
from dejarik.assault.rules.events import Deployed, MissionBegins
from dejarik.assault.rules.ground import members, piece, situation
from dejarik.assault.rules.movement import Place
from dejarik.assault.rules.names import ranked_text
from dejarik.assault.rules.printed import cost_of, profile
from dejarik.assault.rules.state import HAND, NOWHERE, Figure
from dejarik.assault.rules.verbs import CHOOSE_FIGURE
from dejarik.kernel import NOBODY, Decision, Procedure, Public, Verb, ask, choose, each_of, itself, text

BRIEFING = "mission-briefing"


def muster(state: MissionState, party: Party) -> None:
    """Everything that the sides bring: heroes with their cards, the Empire's class and agendas."""
    for seat, brought in enumerate(party.heroes, start=1):
        few = FEW_HEROES.get(len(party.heroes))
        figure = add_hero(state, seat, brought.hero, [*brought.cards, *([few] if few else [])])
        sources = {
            state.sources[id].key: id for id in state.sources if state.sources[id].subject == figure.id
        }
        state.fitted |= {sources[card]: sources[weapon] for card, weapon in brought.on.items()}
        if brought.bounty:
            claim_bounty(state, figure.id)
    for card in party.empire.cards:
        if attaches_to(card) is not None:
            empire(state).attachments.append(card)
        else:
            state.enter(card, EMPIRE)
    for card in party.empire.agendas:
        secret = agenda(card).type is AgendaType.SECRET
        state.enter(card, EMPIRE, zone=HAND, open=False) if secret else state.enter(card, EMPIRE)
    state.purse = party.credits
    empire(state).villains += party.empire.villains
    empire(state).influence = party.empire.influence
    if party.ally:
        state.memory[f"ally:{party.ally}"] = 1


def whole_supply(state: MissionState) -> list[str]:
    """All cards of the Supply deck: those of the boxes in use (IA-SETUP-02)."""
    return [
        card.id
        for card in all_supply()
        if is_complete(card.id) and card.set not in state.boxes_out_of_use
        for _ in range(card.count)
    ]


OPEN_GROUP = Verb(
    "group",
    lambda state, asked, card: text("option-open-group", card=ranked_text(card), cost=cost_of(card)),
    itself,
    lambda state, asked, card: {"card": card, "cost": cost_of(card)},
)


class SetUpMission(Procedure):
    """The eight steps before round 1."""

    def build(self, state: MissionState) -> None:
        """Steps 1 and 2: the map with its tokens; threat 0."""
        state.gaps = sorted(mission_text(state).gaps)
        lay_out(state)
        state.enter(state.mission, NOBODY)
        if mission_text(state).confiscates:
            for hero in state.heroes.values():
                confiscate(state, hero)
        of_heroes = mission_text(state).hero_text
        for hero in state.heroes.values() if of_heroes else ():
            state.enter(of_heroes, hero.seat, subject=hero.figure)
        of_empire = mission_text(state).empire_text
        if of_empire:
            state.enter(of_empire, EMPIRE)
        of_figures = mission_text(state).figure_text
        for player in state.players if of_figures else ():
            state.enter(of_figures, player.seat)
        state.supply = whole_supply(state)
        state.rng.shuffle(state.supply)
        layout = layout_of(state)
        empire(state).points = [each.name for each in layout.points if each.active.at is Occasion.SETUP]

    def sort_groups(self, state: MissionState) -> None:
        """Step 3: reserved groups are set aside, those that only the module knows by itself; open ones are chosen."""
        layout = layout_of(state)
        empire(state).reserved = [
            Reserved(card, each.event, each.card if each.card != card else "")
            for each in layout.reserved_groups
            if each.card
            for card in [card_named(state, each.card)]
        ]
        empire(state).hand += layout.open_groups.also
        state.push(*(ChooseOpenGroup() for _ in range(layout.open_groups.count)))
        state.occur(OpenGroupsChosen())

    def deploy_initial(self, state: MissionState) -> None:
        """Step 4; and those of the Rebels whom the diagram shows."""
        groups = [(group.card, spaces_of(state, group.spaces)) for group in layout_of(state).initial_groups]
        shown = [space for _, spaces in groups for space in spaces]
        for card, spaces in groups:
            state.push(DeployGroup(card=card, seat=EMPIRE, spaces=spaces, clear=shown))
        for given in layout_of(state).allies:
            if _comes_early(state, given):
                self._join(state, given)
        if mission_text(state).vehicle:
            state.push(GetIn(name=mission_text(state).vehicle))

    def special_setup(self, state: MissionState) -> None:
        """When the initial groups are there: threat and an optional deployment (docs/rulings.md)."""
        if layout_of(state).special_setup:
            gain_threat(state, 2 * state.threat_level)
            state.push(OptionalDeployment())

    def brief(self, state: MissionState) -> None:
        """Step 6: the briefing is read."""
        tell(state, BRIEFING)
        refresh_goals(state)

    def place_heroes(self, state: MissionState) -> None:
        """Step 7: as close as possible to the entrance, in the order of the Rebels' choice."""
        state.push(PlaceHeroes())

    def bring_allies(self, state: MissionState) -> None:
        """CORE-ALLY-03, -07: those that the mission gives come free, an earned one gives the Empire threat. Whose
        section is not laid yet is brought by an event."""
        for given in layout_of(state).allies:
            if not _comes_early(state, given):
                self._join(state, given)
        for key in [key for key in state.memory if key.startswith("ally:")]:
            del state.memory[key]
            state.push(BringAlly(card=key.removeprefix("ally:")))  # after those that the mission gives

    def _join(self, state: MissionState, given: MissionAlly) -> None:
        spaces = laid_spaces(state, given.spaces)
        seat = own_hero(state).seat if given.card == mission_text(state).vehicle else rebels(state)[0]
        if spaces:
            state.push(DeployGroup(card=given.card, seat=seat, spaces=spaces, event=BRIEFING))

    def choose_extra(self, state: MissionState) -> None:
        """Step 8: with three heroes one begins with the second token (CORE-HERO-05)."""
        if len(state.heroes) == 3:
            state.push(FirstToken())

    def begin(self, state: MissionState) -> None:
        """Fewer heroes may have less time: then the dial does not begin with 1."""
        state.round = mission_text(state).first_round.get(len(state.heroes), 1) - 1
        state.occur(MissionBegins())

    def play(self, state: MissionState) -> None:
        state.push(Mission())

    steps = (
        build,
        sort_groups,
        deploy_initial,
        special_setup,
        brief,
        place_heroes,
        bring_allies,
        choose_extra,
        begin,
        play,
    )


def _comes_early(state: MissionState, given: MissionAlly) -> bool:
    """Whether figures that the mission gives to the Rebels are there before the heroes: where the diagram shows them
    (CORE-MISSION-06), unless they come in with the heroes."""
    if given.card == mission_text(state).vehicle or given.card in mission_text(state).escorts:
        return True
    return bool(given.spaces) and not set(given.spaces) & set(layout_of(state).entrances)


class ChooseOpenGroup(Procedure):
    """The Imperial player chooses a group into the hand, secretly (CORE-MISSION-03, -04)."""

    def offer(self, state: MissionState) -> Decision | None:
        fitting = [
            card.id for card in all_deployment() if is_complete(card.id) and may_be_open(state, card.id)
        ]
        options = each_of(OPEN_GROUP, fitting)
        return choose(EMPIRE, text("setup-open-group"), options) if options else None

    def take(self, state: MissionState, card: str) -> None:
        empire(state).hand.append(card)

    steps = (ask(offer, take),)


def where_rebels_enter(state: MissionState, own: Sequence[str] = ()) -> list[int]:
    """Where heroes and their ally come in (CORE-MISSION-09, CORE-ALLY-03): on the entrances, or next to them where
    something stands there."""
    layout = layout_of(state)
    spaces = spaces_of(state, own or layout.entrances)
    if not layout.beside_entrances:
        return spaces
    taken = board.object_thing(sum(1 << space for space in spaces))
    return [int(space) for space in board.each(board.adjacent_spaces(situation(state), taken))]


def _emptier_entrances(state: MissionState) -> Sequence[str]:
    """Where heroes have to be divided, the entrances that the fewest of them have come to; else all."""
    layout = layout_of(state)
    if not layout.divided_entrances:
        return ()
    come = dict.fromkeys(layout.entrances, 0)
    for figure in (state.figures[id] for id in state.heroes):
        if figure.space != NOWHERE:
            come[min(come, key=lambda name: _away(state, figure, name))] += 1
    return [name for name, count in come.items() if count == min(come.values())]


def _away(state: MissionState, figure: Figure, name: str) -> float:
    [space] = spaces_of(state, [name])
    found = board.distance(situation(state), piece(state, figure), board.space_thing(1 << space))
    return float("inf") if found is None else found


class PlaceHeroes(Procedure):
    """The heroes come onto the board, one after another."""

    def offer(self, state: MissionState) -> Decision | None:
        waiting = [
            hero.figure
            for hero in state.heroes.values()
            if state.figures[hero.figure].space == NOWHERE and not hero.aboard
        ]
        if not waiting:
            return None
        return decide_together(state, text("setup-next-hero"), each_of(CHOOSE_FIGURE, waiting))

    def take(self, state: MissionState, figure: int) -> None:
        hero = state.heroes[figure]
        layout = layout_of(state)
        own = layout.hero_entrances.get(layout.hero if hero is own_hero(state) else hero.sheet)
        among = where_rebels_enter(state, (own,) if own else _emptier_entrances(state))
        state.push(Place(figure=figure, seat=hero.seat, among=among, close=True))
        self.go_to(PlaceHeroes.offer)

    def announce(self, state: MissionState) -> None:
        state.occur(*(Deployed(figure=hero.figure) for hero in state.heroes.values() if not hero.aboard))

    steps = (ask(offer, take), announce)


class BringAlly(Procedure):
    """An earned ally comes to the entrance, and the Empire has threat and a deployment for it (CORE-ALLY-03)."""

    card: Public[str]
    group: Public[int] = 0

    def enter(self, state: MissionState) -> None:
        unique = profile(self.card).unique
        if not can_be_brought(state.mission, self.card) or (
            unique and not has_figures(state, self.card, rebels(state)[0])  # CORE-ALLY-10
        ):
            self.end()
            return
        state.push(
            DeployGroup(
                card=self.card, seat=rebels(state)[0], spaces=where_rebels_enter(state), anywhere=True
            )
        )

    def receive(self, state: MissionState, child: Procedure) -> None:
        if isinstance(child, DeployGroup):
            self.group = child.group

    def answer(self, state: MissionState) -> None:
        gain_threat(state, ally_cost(state, self.group))
        state.push(OptionalDeployment())

    steps = (enter, answer)


class FirstToken(Procedure):
    """Three heroes: who has the second activation token in the first round."""

    def offer(self, state: MissionState) -> Decision | None:
        return decide_together(state, text("heroes-first-token"), each_of(CHOOSE_FIGURE, state.heroes))

    def take(self, state: MissionState, figure: int) -> None:
        state.extra = figure
        state.log(TokenPassed(figure=figure))

    steps = (ask(offer, take),)


__all__ = ["BRIEFING", "SetUpMission", "group_of", "members", "muster", "place_members"]
