"""Skirmish Upgrades of Heart of the Empire: Attachments of negative cost that change one character (IA-NEGCOST)."""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    ONCE_PER_ACTIVATION,
    after,
    attacking,
    card,
    defending,
    during,
    exhaust_cost,
    has_use_left,
    here,
    it_is_me,
    loses,
    may,
    may_reroll,
    may_use_freely,
    me,
    rule,
    the_attack,
    use_freely,
)
from dejarik.assault.content.choosing import choose_word
from dejarik.assault.content.phrases import attack, move_up_to
from dejarik.assault.content.picks import Pick, words
from dejarik.assault.content.pools import ATTACK, TakeDieOut
from dejarik.assault.rules.attack import AttackResolved, PoolsFormed, attack_with, may_attack
from dejarik.assault.rules.events import Deployed, RoundEnds
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.skirmish.rules.commands import Revealed, to_hand
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import Use
from dejarik.kernel.effects import follows, then

# --- Driven by Hatred: Darth Vader ----------------------------------------------------------------

HATRED = "driven-by-hatred"


def strikes(state: Assault, figure: Figure) -> list[str]:
    chokes = may_use_freely(state, figure, "force-choke")
    attacks = may_attack(state, figure, asked=figure.seat)
    return words({"force-choke": chokes, "attack": attacks})


@follows
def strike(state: Assault, pick: Pick, word: str) -> None:
    figure = state.figures[pick.subject]
    if word == "force-choke":
        use_freely(state, figure, word)
    else:
        state.enter(f"{HATRED}-lasting", pick.seat, subject=figure.id, until=state.scope("round"))
        state.push(attack_with(state, figure, must=True, granted_by=HATRED))


def is_that_attack(state: Assault, use: Use, event: PoolsFormed) -> bool:
    return attacking(state, use, event) and the_attack(state).granted_by == HATRED


def take_die_out(state: Assault, use: Use) -> None:
    state.leave(use.source)
    state.push(TakeDieOut(seat=use.seat, name=ATTACK))


card(
    HATRED,
    loses("lost-ability", "brutality"),
    may_reroll("reroll"),
    after(
        "end-of-round",
        RoundEnds,
        then(move_up_to(2), choose_word(strikes, strike, may=True)),
        when=here,
        forced=True,
    ),
)
rule(
    f"{HATRED}-lasting",
    after("end-of-round", PoolsFormed, take_die_out, when=is_that_attack, forced=True),
)


# --- Rogue Smuggler: Han Solo ---------------------------------------------------------------------


def hurt_but_able(state: Assault, use: Use, event: AttackResolved) -> bool:
    """Only what Return Fire itself does not allow: that the attack did him damage."""
    return (
        defending(state, use, event)
        and bool(event.damage)
        and has_use_left(state, me(state, use), "return-fire")
        and may_attack(state, me(state, use), asked=use.seat, only=[event.attacker])
    )


card(
    "rogue-smuggler",
    loses("lost-ability", "distracting"),
    may_reroll("reroll"),
    after(
        "return-fire",
        AttackResolved,
        lambda state, use: use_freely(state, me(state, use), "return-fire", use.which),
        when=hurt_but_able,
    ),
    after("end-of-round-attack", RoundEnds, attack(must=True), costs=(exhaust_cost(),)),
)


# --- Wookiee Avenger: Chewbacca -------------------------------------------------------------------

SOUGHT = "debts-repaid"


def finds_card(state: SkirmishState, use: Use, event: Deployed) -> bool:
    """While the game is being set up; later the starting hand has been drawn."""
    return it_is_me(state, use, event) and not state.round and SOUGHT in state.players[use.seat].deck


def search_deck(state: SkirmishState, use: Use) -> None:
    """The card is shown and taken into the hand, which is one card smaller for it."""
    deck = state.players[use.seat].deck
    deck.remove(SOUGHT)
    to_hand(state, use.seat, SOUGHT)
    state.log(Revealed(seat=use.seat, card=SOUGHT))
    state.rng.shuffle(deck)
    fewer = f"fewer-cards:{use.seat}"
    state.memory[fewer] = state.memory.get(fewer, 0) + 1


card(
    "wookiee-avenger",
    loses("lost-ability", "protector"),
    may("dodge-conversion", "evades-for-dodges"),
    after("setup-search", Deployed, search_deck, when=finds_card, forced=True),
    during(
        "free-slam",
        lambda state, use: use_freely(state, me(state, use), "slam"),
        when=lambda state, use: may_use_freely(state, me(state, use), "slam"),
        limit=ONCE_PER_ACTIVATION,
    ),
)
