"""Reward cards of the Imperial player: what missions and agendas give, and the banes of threat missions."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeCounted, AttributeTest
from dejarik.assault.campaign.rules.deploying import (
    OptionalDeployment,
    affordable,
)
from dejarik.assault.campaign.rules.heroes import present, return_to_box, tokens_of
from dejarik.assault.campaign.rules.open_groups import AddOpenGroup, OpenGroupsChosen, may_be_open
from dejarik.assault.campaign.rules.prices import DuringDeployment, deployment_cost
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, decide_together, hero_in, hero_of
from dejarik.assault.campaign.rules.threat import can_gain_threat, gain_threat
from dejarik.assault.content.blocks import (
    Part,
    after,
    always_on,
    card,
    deplete_cost,
    during,
    exhaust_cost,
    here,
    special,
    surge,
)
from dejarik.assault.content.campaign.between import PAY, REFUSE, pays_influence
from dejarik.assault.content.campaign.discounts import discount
from dejarik.assault.content.campaign.empire import (
    hero_figures,
    imperials,
    rebel_concerned,
    spaces_within,
)
from dejarik.assault.content.choosing import choose_space
from dejarik.assault.content.picks import Pick, pick_target, pick_word, words
from dejarik.assault.content.series import EachMayMove, could_move
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import Faction
from dejarik.assault.facts.library import deployment
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.events import MissionBegins, RoundBegins, RoundEnds
from dejarik.assault.rules.figures.damage import Strained, hurt
from dejarik.assault.rules.ground import figures_near
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.names import asking_text
from dejarik.assault.rules.objects.tokens import put_rubble
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.verbs import FIGURE
from dejarik.kernel import (
    Ability,
    Cost,
    Decision,
    Option,
    Procedure,
    Public,
    Source,
    Use,
    ask,
    distribute,
    text,
)
from dejarik.kernel.effects import follows

# --- On groups ------------------------------------------------------------------------------------


def _go_on(state: Assault, attack: Attack, source: Source) -> None:
    figure = state.figures.get(attack.attacker)
    if figure is not None:
        gain_points(state, figure, 2)


def _threat_may_rise(state: MissionState, use: Use) -> bool:
    return here(state, use) and can_gain_threat(state, 0)


card("imperial-industry", surge("imperial-industry", after=_go_on))
card(
    "special-operations",
    special("special-operations", lambda state, use: gain_threat(state, 1), when=_threat_may_rise),
)


def _clear_spaces(state: Assault, figure: Figure) -> list[int]:
    """Rubble on rubble would change nothing (IA-RUBBLE-03)."""
    return [space for space in spaces_within(3)(state, figure) if space not in state.rubble]


@follows
def _block(state: Assault, pick: Pick, space: int) -> None:
    put_rubble(state, space)


@follows
def _detonate(state: Assault, pick: Pick, space: int) -> None:
    put_rubble(state, space)
    struck = [figure.id for figure in figures_near(state, 1 << space, 1)]
    state.push(Suffer(figures=struck, by=pick.seat, source=pick.subject, damage=1, strain=1))


card(
    "explosives-clearance",
    during("rubble", choose_space(_clear_spaces, _block), costs=(exhaust_cost(),)),
    after(
        "detonate",
        RoundEnds,
        choose_space(spaces_within(3), _detonate),
        when=here,
        costs=(deplete_cost(),),
    ),
)


# --- On heroes ------------------------------------------------------------------------------------


def _is_wounded(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    hero = hero_of(state, figure)
    return hero is not None and hero.wounded


def _is_hero(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
    return figure.id in state.heroes


def _strain_heroes(state: MissionState, strain: dict[int, int]) -> None:
    """The heroes suffer so much strain each, at the same time."""
    state.occur(*(Strained(figure=id, amount=amount, by=EMPIRE) for id, amount in strain.items()))


SUPPLIES = 100


class PayForSupplies(Procedure):
    """The heroes may spend credits of their campaign; who does not, or cannot, suffers strain."""

    key: Public[str]

    def offer(self, state: MissionState) -> Decision | None:
        if state.purse < SUPPLIES:
            return None
        prompt = text("mission-pay-or-strain", card=text(f"card-{self.key}"), credits=SUPPLIES)
        return decide_together(state, prompt, [Option(PAY, SUPPLIES), Option(REFUSE, 0)])

    def take(self, state: MissionState, paid: int) -> None:
        state.purse -= paid
        if paid:
            self.end()

    def starve(self, state: MissionState) -> None:
        _strain_heroes(state, {hero.figure: 2 for hero in present(state)})

    steps = (ask(offer, take), starve)


def _starve(state: MissionState, use: Use) -> None:
    state.push(PayForSupplies(key=use.key))


def _weary(state: MissionState, use: Use) -> None:
    _strain_heroes(state, {hero.figure: tokens_of(state, hero) for hero in present(state)})


def _distract(state: MissionState, use: Use) -> None:
    state.the(AttributeTest).added -= 1


card("old-wounds", always_on("old-wounds", "attack-damage", -1, who=_is_wounded))
card("supply-deficit", after("supply-deficit", MissionBegins, _starve, forced=True))
card(
    "constant-advantage",
    pays_influence("constant-advantage", 1, lambda state, paid: paid.influence < 3),
)
card("supply-disruption", always_on("supply-disruption", "crate-price", 1, who=_is_hero))
card("weary-from-toil", after("weary-from-toil", MissionBegins, _weary, forced=True))
card(
    "distractions",
    after("distractions", AttributeCounted, _distract, when=rebel_concerned, costs=(deplete_cost(),)),
)


# --- Power of the Shard, Tracked Movements --------------------------------------------------------


class ShareStrain(Procedure):
    """The Imperial player distributes strain among the heroes, at most 1 for each activation token."""

    key: Public[str]
    ability: Public[str]
    amount: Public[int]
    seat: Public[int] = EMPIRE

    def offer(self, state: MissionState) -> Decision | None:
        options = [Option(FIGURE, hero.figure, cap=tokens_of(state, hero)) for hero in present(state)]
        prompt = asking_text(self.key, self.ability)
        return distribute(self.seat, prompt, options, self.amount, self.amount) if options else None

    def take(self, state: MissionState, shares: list[tuple[int, int]]) -> None:
        _strain_heroes(state, {id: amount for id, amount in shares if amount})

    steps = (ask(offer, take),)


def _heroes_left(state: MissionState, use: Use) -> bool:
    return bool(hero_figures(state)) or can_gain_threat(state, 0)


def _use_shard(state: MissionState, use: Use) -> None:
    heroes = bool(hero_figures(state))
    ways = words({"share-strain": heroes, "damage-a-hero": heroes, "raise-threat": can_gain_threat(state, 0)})
    pick_word(state, use, ways, _shard)


@follows
def _shard(state: MissionState, pick: Pick, word: str) -> None:
    if word == "share-strain":
        state.push(ShareStrain(key=pick.key, ability=pick.ability, amount=3))
    elif word == "damage-a-hero":
        pick_target(state, pick, hero_figures(state), _strike)
    else:
        gain_threat(state, 1)


@follows
def _strike(state: MissionState, pick: Pick, figure: Figure) -> None:
    hero = hero_in(state, figure)
    twice = hero is not None and tokens_of(state, hero) > 1
    hurt(state, [figure], 3 if twice else 2, by=EMPIRE)


def _able_to_go(state: MissionState) -> list[int]:
    return [figure.id for figure in imperials(state) if could_move(state, figure.id, 1)]


def _somebody_can_go(state: MissionState, use: Use) -> bool:
    return bool(_able_to_go(state))


def _close_in(state: MissionState, use: Use) -> None:
    figures = _able_to_go(state)
    state.push(EachMayMove(seat=EMPIRE, figures=figures, spaces=1, key=use.key, ability=use.ability, most=3))


card("power-of-the-shard", after("shard", RoundEnds, _use_shard, when=_heroes_left, forced=True))
card("tracked-movements", after("move", RoundBegins, _close_in, when=_somebody_can_go, forced=True))


# --- Deployments ----------------------------------------------------------------------------------


def _box_cost() -> Cost:
    """The card itself goes back to the box."""
    return Cost(
        lambda state, use: use.source in state.sources, lambda state, use: return_to_box(state, use.source)
    )


def _is_rancor(card: str) -> bool:
    return deployment(card).title == "rancor"


def _is_mercenary(card: str) -> bool:
    return deployment(card).faction is Faction.MERCENARY


card(
    "bred-for-war", discount("bred-for-war", 4, _box_cost(), fits=_is_rancor, conditions=(Condition.FOCUSED,))
)
card("mercenary-aid", discount("discount", 1, deplete_cost(), fits=_is_mercenary))


# --- Vader's Legion -------------------------------------------------------------------------------

TROOPERS = "stormtrooper"
#: How many figures come, and for how much threat.
PARTS = {"one-figure": (1, 2), "two-figures": (2, 4)}


def _has_troopers_left(state: MissionState, use: Use) -> bool:
    return may_be_open(state, TROOPERS)


def _recruit(state: MissionState, use: Use) -> None:
    state.push(AddOpenGroup(card=TROOPERS, key=use.key, ability=use.ability))


def _lowered(state: MissionState, price: int) -> int:
    """By how much a group costs less that costs just so much; it may be dearer than with other discounts."""
    return deployment_cost(state, TROOPERS) - price


def _parts(state: MissionState) -> list[str]:
    def payable(word: str) -> bool:
        return TROOPERS in affordable(state, _lowered(state, PARTS[word][1]))

    return words({"one-figure": payable("one-figure"), "two-figures": payable("two-figures")})


def _can_send_part(state: MissionState, use: Use) -> bool:
    """Its price is fixed, so it does not go with what makes a group cheaper."""
    return not state.the(OptionalDeployment).reduced and bool(_parts(state))


def _send_part(state: MissionState, use: Use) -> None:
    pick_word(state, use, _parts(state), _send)


@follows
def _send(state: MissionState, pick: Pick, word: str) -> None:
    figures, price = PARTS[word]
    current = state.the(OptionalDeployment)
    current.reduced, current.reduction = [TROOPERS], _lowered(state, price)
    current.figures = figures


card(
    "vaders-legion",
    after(
        "extra-group",
        OpenGroupsChosen,
        _recruit,
        when=_has_troopers_left,
        forced=True,
    ),
    Part(
        "partial-deployment",
        (Ability("partial-deployment", DuringDeployment, _send_part, _can_send_part),),
    ),
)
