"""Onar Koma, Furious Bodyguard: his sheet and his class deck."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, AttributeTestBegins, attempt
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.strain import Rested
from dejarik.assault.content.blocks import (
    ONCE_PER_ACTIVATION,
    after,
    attacking,
    before,
    both,
    cannot,
    card,
    damage_cost,
    defending,
    during,
    exhaust_cost,
    here,
    is_exhausted,
    it_is_me,
    me,
    ready_it,
    the_attack,
)
from dejarik.assault.content.blocks.gear import in_hand
from dejarik.assault.content.campaign.feats import (
    adds,
    adds_die,
    foe_beside_defends,
    in_attack,
    lower_defence,
    note_use,
    target_defeated,
    testing,
    times_used,
)
from dejarik.assault.content.choosing import choose, choose_word
from dejarik.assault.content.jabbas_realm.hunters import could_be_shoved, duck, push_by
from dejarik.assault.content.phrases import become
from dejarik.assault.content.picks import Pick
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.activation.activation import INTERACT, Activation
from dejarik.assault.rules.active import activation_of
from dejarik.assault.rules.attack import AttackDeclared, AttackResolved, ModifierTime
from dejarik.assault.rules.events import ActivationOver
from dejarik.assault.rules.figures.damage import hurt, recover
from dejarik.assault.rules.ground import are_adjacent, are_within, is_friendly, is_hostile
from dejarik.assault.rules.movement import Moved, gain_points
from dejarik.assault.rules.names import asking_text
from dejarik.assault.rules.objects.interacting import Interaction, interact, interactions
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Decision, Procedure, Public, Source, Use, ask, each_of
from dejarik.kernel import choose as asking
from dejarik.kernel.effects import follows

# --- His sheet ------------------------------------------------------------------------------------


@follows
def _push_away(state: Assault, pick: Pick, figure: Figure) -> None:
    state.push(push_by(figure, 1, pick.seat, [], must=True))


def _recover_more(state: Assault, use: Use) -> None:
    note_use(state, use, "activation")
    recover(state, me(state, use), 2)


def _has_rested(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
    return holder is figure and times_used(state, figure, "power-through-rest-bonus", "activation") > 0


card(
    "onar-koma",
    after("rush", Moved, choose(could_be_shoved, _push_away), when=it_is_me, limit=ONCE_PER_ACTIVATION),
    cannot("power-through-immunity", "can-gain-harmful"),
    after("power-through-rest-bonus", Rested, _recover_more, when=it_is_me, forced=True),
    cannot("power-through-rest-limit", "can-rest", who=_has_rested),
)


def _with_this_rifle(state: MissionState, use: Use) -> bool:
    return in_hand(state, use.source)


card(
    "onar-koma-bodyguard-rifle",
    after(
        "adjust",
        AttackDeclared,
        adds(damage=-1, accuracy=2),
        when=both(attacking, _with_this_rifle),
    ),
)


# --- Get Down, Keep Up, Stay Behind Me ------------------------------------------------------------


def _friend_within_2_defends(state: Assault, use: Use, event: ModifierTime) -> bool:
    target, onar = state.figures.get(event.target), me(state, use)
    return (
        here(state, use)
        and target is not None
        and is_friendly(state, onar, target)
        and are_within(state, onar, target, 2)
    )


def _warn(state: MissionState, use: Use) -> None:
    attributes = [Attribute.STRENGTH, Attribute.INSIGHT]
    attempt(state, me(state, use), attributes, _warned, key=use.key, ability=use.ability)


@follows
def _warned(state: MissionState, test: AttributeTest) -> None:
    if test.passed:
        strong = test.attribute is Attribute.STRENGTH
        the_attack(state).modify(state, AttackEffect(block=1) if strong else AttackEffect(evade=1))


def _follow(state: Assault, use: Use) -> None:
    """At the end of his own activation, too, he has no other time to spend it."""
    gain_points(state, me(state, use), 1, at_once=True)


def _friend_beside_defends(state: MissionState, use: Use, event: ModifierTime) -> bool:
    target, onar = state.figures.get(event.target), me(state, use)
    return (
        here(state, use)
        and not state.heroes[onar.id].wounded
        and target is not None
        and is_friendly(state, onar, target)
        and are_adjacent(state, onar, target)
    )


card(
    "onar-koma-get-down",
    in_attack("get-down", _warn, when=_friend_within_2_defends, costs=(exhaust_cost(),)),
)
card("onar-koma-keep-up", after("keep-up", ActivationOver, _follow, when=here, costs=(exhaust_cost(),)))
card(
    "onar-koma-stay-behind-me",
    in_attack("shield-others", adds(block=1), when=_friend_beside_defends, costs=(damage_cost(1),)),
)


# --- Mutual Destruction, Hold Still, Black Sun Armor, Don't Make Me Hurt You ----------------------


def _rushed_into(state: Assault, use: Use, event: Moved) -> bool:
    pick = state.find(Pick)
    return (
        event.pushed
        and pick is not None
        and pick.ability == "rush"
        and pick.subject == use.subject
        and event.figure in state.figures
    )


def _crash(state: Assault, use: Use, event: Moved) -> None:
    both_of_them = [me(state, use), state.figures[event.figure]]
    hurt(state, both_of_them, 1, by=use.seat, source=use.subject)


def _foe_retreats(state: Assault, use: Use, event: Moved) -> bool:
    foe, onar = state.figures.get(event.figure), me(state, use)
    return (
        event.willing
        and foe is not None
        and Condition.FOCUSED not in onar.conditions
        and is_hostile(state, onar, foe)
        and are_adjacent(state, onar, foe)
    )


card(
    "onar-koma-mutual-destruction",
    in_attack("bonus-damage", adds(damage=1), costs=(damage_cost(1),)),
    after("crashing-rush", Moved, _crash, when=_rushed_into, costs=(exhaust_cost(),)),
)
card(
    "onar-koma-hold-still",
    in_attack(
        "grab",
        choose_word(["less-block", "less-evade"], lower_defence),
        when=foe_beside_defends,
        costs=(exhaust_cost(),),
    ),
    before("punish-retreat", Moved, become(Condition.FOCUSED), when=both(here, _foe_retreats), forced=True),
)
card(
    "onar-koma-black-sun-armor",
    in_attack("plating", choose_word(["block", "evade"], duck), when=defending),
)
card(
    "onar-koma-dont-make-me-hurt-you",
    after("extra-die", AttackDeclared, adds_die("attack", Die.RED), when=attacking, costs=(exhaust_cost(),)),
    after(
        "chain",
        AttackResolved,
        ready_it,
        when=both(attacking, target_defeated, is_exhausted),
        costs=(damage_cost(1),),
    ),
)


# --- Brute Strength -------------------------------------------------------------------------------


def _use_strength(state: MissionState, use: Use) -> None:
    state.the(AttributeTest).rolls = Attribute.STRENGTH


@follows
def _forced(state: MissionState, test: AttributeTest) -> None:
    """What comes of it, `ForceIt` knows."""


class ForceIt(Procedure):
    """He is about to interact with something: with 2 successes that takes no action."""

    figure: Public[int]
    seat: Public[int]
    key: Public[str]
    interaction: Public[str] = ""
    passed: Public[bool] = False

    def offer(self, state: MissionState) -> Decision:
        options = each_of(INTERACT, interactions(state, state.figures[self.figure]))
        return asking(self.seat, asking_text(self.key, "force-it"), options, about={"figure": self.figure})

    def take(self, state: MissionState, choice: Interaction) -> None:
        self.interaction = choice.id
        onar = state.figures[self.figure]
        attempt(state, onar, [Attribute.STRENGTH], _forced, needed=2, key=self.key, ability="force-it")

    def receive(self, state: MissionState, child: Procedure) -> None:
        if isinstance(child, AttributeTest):
            self.passed = child.passed

    def act(self, state: MissionState) -> None:
        onar = state.figures.get(self.figure)
        own = None if onar is None else activation_of(state, onar)
        if onar is None or own is None:
            return
        found = [each for each in interactions(state, onar) if each.id == self.interaction]
        if found and not self.passed:
            own.actions -= 1
            own.go_to(Activation.bleed)
        if found:
            interact(state, onar, found[0])

    steps = (ask(offer, take), act)


def _could_force(state: MissionState, use: Use) -> bool:
    onar = me(state, use)
    own = activation_of(state, onar)
    return own is not None and own.actions > 0 and bool(interactions(state, onar))


card(
    "onar-koma-brute-strength",
    after(
        "substitute-attribute",
        AttributeTestBegins,
        _use_strength,
        when=testing(Attribute.INSIGHT, Attribute.TECH),
    ),
    during(
        "force-it",
        lambda state, use: state.push(ForceIt(figure=use.subject, seat=use.seat, key=use.key)),
        when=_could_force,
        costs=(exhaust_cost(),),
    ),
)
