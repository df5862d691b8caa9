"""Mercenary Deployment cards of Heart of the Empire: Maul, and the Clawdite Shapeshifter with its Form cards (IA-FORM).

A form is a text of its own that belongs to the figure, as if it stood on its Deployment card.
"""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    after,
    always_on,
    attacking,
    both,
    by_surge,
    cannot,
    card,
    here,
    it_is_me,
    many,
    me,
    special,
    surge,
    the_attack,
)
from dejarik.assault.content.choosing import anywhere, choose_word
from dejarik.assault.content.families import priority_target
from dejarik.assault.content.phrases import (
    adjacent_foes,
    adjacent_friends,
    roll,
)
from dejarik.assault.content.picks import Pick, pick_target, words
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.library import forms_of
from dejarik.assault.rules.attack import (
    Attack,
    BeforeAttack,
    PoolsFormed,
    eligible_targets,
)
from dejarik.assault.rules.events import (
    ActivationBegins,
    ActivationOver,
    Deployed,
    RoundBegins,
)
from dejarik.assault.rules.figures.conditions import gain_condition, gain_power, gain_power_of_choice
from dejarik.assault.rules.figures.damage import check_defeat, hurt
from dejarik.assault.rules.ground import (
    figures_of,
)
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.reports import FormTaken
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import NOBODY, Source, Use
from dejarik.kernel.effects import follows

# --- Maul -----------------------------------------------------------------------------------------


def not_attacking_yet(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
    """Before he attacks he may still choose Reach, so there is somebody to attack; then the choice decides."""
    attack = state.find(Attack)
    return holder is figure and (attack is None or attack.attacker != figure.id)


def kinds_of_fury(state: Assault) -> list[str]:
    """Without Reach he needs a target beside him. An attack that may be declined is, instead of a choice."""
    attack = the_attack(state)
    may_focus, may_decline = bool(eligible_targets(state, attack)), not attack.must
    return words({"reach-and-cleave": True, "become-focused": may_focus, "no-attack": may_decline})


@follows
def take_fury(state: Assault, pick: Pick, word: str) -> None:
    attack = the_attack(state)
    if word == "no-attack":
        attack.cancel(state)
        return
    attack.must = True
    if word == "become-focused":
        gain_condition(state, state.figures[pick.subject], Condition.FOCUSED)
    else:
        attack.reach = True
        attack.tally.cleave.append(2)


def stalk(state: Assault, attack: Attack, source: Source) -> None:
    figure = state.figures.get(attack.attacker)
    if figure is not None:
        gain_points(state, figure, 2)
        gain_power(state, figure, PowerToken.DAMAGE)


def _activated(figure: int) -> str:
    return f"activated:{figure}"


def before_his_activation(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
    return holder is figure and not state.used(state.scope("round"), _activated(figure.id))


def rage_ends(state: Assault, use: Use) -> None:
    """He has resolved an activation this round: what he has suffered counts now."""
    state.count_use(state.scope("round"), _activated(use.subject))
    check_defeat(state, me(state, use), NOBODY)


card(
    "maul-seeker-of-vengeance",
    many(
        "dual-bladed-fury",
        after(
            "dual-bladed-fury",
            BeforeAttack,
            choose_word(anywhere(kinds_of_fury), take_fury),
            when=attacking,
            forced=True,
        ),
        always_on("dual-bladed-fury", "attack-reach", 1, who=not_attacking_yet),
    ),
    surge("stalk-prey", after=stalk),
    many(
        "sustained-by-rage",
        cannot("sustained-by-rage", "can-recover"),
        cannot("sustained-by-rage", "can-be-defeated", who=before_his_activation),
        after("sustained-by-rage", ActivationOver, rage_ends, when=it_is_me, forced=True),
    ),
)


# --- Clawdite Shapeshifter: taking a form --------------------------------------------------------


def free_forms(state: Assault, figure: Figure) -> list[str]:
    """The forms of this figure's title that nobody in its army has (IA-FORM-04, -05, -06)."""
    taken = {other.form for other in figures_of(state, figure.seat)}
    return [form.id for form in forms_of(profile_of(state, figure).title) if form.id not in taken]


def has_form(state: Assault, use: Use) -> bool:
    return bool(me(state, use).form)


@follows
def take_form(state: Assault, pick: Pick, form: str) -> None:
    """The new form's text counts for the figure, the old one goes back to the supply (IA-FORM-02, -03, -08)."""
    figure = state.figures.get(pick.subject)
    if figure is None:
        return
    for id in [id for id, source in state.sources.items() if source.subject == figure.id]:
        if figure.form and state.sources[id].key == figure.form:
            state.leave(id)
    figure.form = form
    state.log(FormTaken(figure=figure.id, form=form))
    state.enter(form, figure.seat, subject=figure.id)


for shapeshifter in ("clawdite-shapeshifter", "clawdite-shapeshifter-elite"):
    card(
        shapeshifter,
        after("shape", Deployed, choose_word(free_forms, take_form), when=it_is_me),  # IA-FORM-07
        after(  # IA-FORM-08
            "shift", RoundBegins, choose_word(free_forms, take_form), when=both(here, has_form)
        ),
    )


# --- Scout ----------------------------------------------------------------------------------------


def red_die(state: Assault, use: Use) -> bool:
    return any(die.colour is Die.RED for die in the_attack(state).attack_dice)


def change_red_for_blue(state: Assault, use: Use) -> None:
    the_attack(state).change_pool(state, "attack", added=[Die.BLUE], removed=[Die.RED])


card(
    "scout",
    after("rifleman", PoolsFormed, change_red_for_blue, when=both(attacking, red_die), forced=True),
    priority_target(),
)


# --- Senator --------------------------------------------------------------------------------------

MOST_TOKENS = 3


def conspire(state: Assault, use: Use) -> None:
    """No attack: the dice only say how many tokens there are to give."""
    faces = roll(state, *profile_of(state, me(state, use)).dice, Die.YELLOW)
    give_token(state, use, min(MOST_TOKENS, sum(face.surge for face in faces)))


def give_token(state: Assault, use: Use | Pick, left: int) -> None:
    figure = state.figures.get(use.subject)
    if left and figure is not None:
        pick_target(state, use, [figure, *adjacent_friends(state, figure)], receive_token, amount=left)


@follows
def receive_token(state: Assault, pick: Pick, figure: Figure) -> None:
    gain_power_of_choice(state, figure)
    give_token(state, pick, pick.amount - 1)


card("senator", special("conspire", conspire))


# --- Streetrat ------------------------------------------------------------------------------------


def draw_blade(state: Assault, attack: Attack, source: Source) -> None:
    figure = state.figures.get(attack.attacker)
    if figure is not None:
        pick_target(state, by_surge(attack, source, "assassins-blade"), adjacent_foes(state, figure), stab)


@follows
def stab(state: Assault, pick: Pick, figure: Figure) -> None:
    (face,) = roll(state, Die.RED)
    hurt(state, [figure], face.damage, by=pick.seat, source=pick.subject)


card(
    "streetrat",
    surge("assassins-blade", after=draw_blade),
    after(
        "fleet",
        ActivationBegins,
        lambda state, use: gain_points(state, me(state, use), 2),
        when=it_is_me,
        forced=True,
    ),
)
