"""Precision Training: marksmen, and dice that fall as they should."""

from __future__ import annotations

from dataclasses import replace

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.threat import threat_cost
from dejarik.assault.content.blocks import (
    after,
    attacking,
    both,
    card,
    deplete_cost,
    exhaust_cost,
    is_exhausted,
    may,
    may_reroll,
    ready_it,
    rule,
    surge,
    the_attack,
)
from dejarik.assault.content.campaign.empire import (
    EXHAUST,
    declared,
    imperial_attacks,
    imperial_defends,
    is_imperial,
    lasts_for_the_attack,
    modified,
    side_rerolls,
    while_imperials_attack,
)
from dejarik.assault.content.campaign.feats import adds
from dejarik.assault.content.choosing import anywhere, choose_word
from dejarik.assault.content.core.rebels import colours_to_take, shatter
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import AboutToReroll, Attack, AttackDeclared, Reroll, RerollTime, Rolled
from dejarik.assault.rules.attack.reports import Rerolled
from dejarik.assault.rules.names import face_text
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import (
    Decision,
    How,
    Procedure,
    Public,
    Source,
    Text,
    Use,
    Verb,
    ask,
    choose,
    each_of,
    text,
)
from dejarik.kernel.records import copy

# --- Strike Force, Assassins ----------------------------------------------------------------------

card("precision-training-strike-force", may_reroll("strike-force"))
card(
    "precision-training-assassins",
    may("assassins-line-of-sight", "sees-through-figures"),
    side_rerolls("assassins-reroll", dice=0, when=attacking),
)


# --- Pinpoint Accuracy, Sharpshooters, Knowledge of Attack, Find the Weakness ---------------------


def _is_dodged(state: MissionState, use: Use) -> bool:
    return the_attack(state).dodges > 0


def _has_surges(state: MissionState, use: Use) -> bool:
    return the_attack(state).surge_results > 0


card(
    "precision-training-pinpoint-accuracy",
    modified(
        "pinpoint-accuracy",
        adds(dodge=-1),
        when=both(imperial_attacks, _is_dodged),
        costs=(deplete_cost(),),
    ),
)
card("precision-training-sharpshooters", while_imperials_attack("sharpshooters", accuracy=1))
card(
    "precision-training-knowledge-of-attack",
    modified("knowledge-of-attack", adds(surge=-1), when=both(imperial_defends, _has_surges)),
)
card("precision-training-find-the-weakness", while_imperials_attack("find-the-weakness", pierce=1))


# --- Versatile Attack, Exacting Strike ------------------------------------------------------------

VERSATILE = "precision-training-versatile-attack"


def _vary(state: MissionState, use: Use, event: AttackDeclared) -> None:
    name = f"attack-{Die.YELLOW.value}"
    state.modify(name, How.ADD, 1, subject=event.attacker, until=state.scope("attack"))
    lasts_for_the_attack(state, use)


def _is_versatile(state: MissionState, attack: Attack, source: Source) -> bool:
    now = state.scope("attack")
    return any(each.key == f"{VERSATILE}-lasting" and each.until == now for each in state.sources.values())


def _for_imperials(state: MissionState, source: Source, id: int, attacker: Figure) -> bool:
    return is_imperial(state, attacker)


card(
    VERSATILE,
    replace(
        after(
            "versatile-attack",
            AttackDeclared,
            _vary,
            when=imperial_attacks,
            costs=(threat_cost(1), exhaust_cost()),
        ),
        surge=surge("versatile-attack", when=_is_versatile).surge,
        lends_surges=_for_imperials,
    ),
)
rule(f"{VERSATILE}-lasting")
card(
    "precision-training-exacting-strike",
    declared(
        "exacting-strike",
        choose_word(anywhere(colours_to_take), shatter),
        costs=(threat_cost(2), exhaust_cost()),
    ),
)


# --- Single-Minded --------------------------------------------------------------------------------


def _die_label(state: Assault, asked: Decision, value: tuple[int, int]) -> Text:
    die = _face(state, value)
    return text("option-turn-die", die=die.colour.word, face=face_text(die.symbols))


def _face(state: Assault, value: tuple[int, int]) -> Rolled:
    place, face = value
    return Rolled(state.the(Attack).attack_dice[place].colour, face)


TURN = Verb(
    "turn",
    _die_label,
    lambda state, asked, value: f"{value[0]}:{value[1]}",
    lambda state, asked, value: {"die": value[0], "face": value[1]},
)


class TurnDie(Procedure):
    """An attack die that is about to be rerolled is turned to another of its results instead."""

    seat: Public[int]

    def offer(self, state: Assault) -> Decision | None:
        dice = state.the(Attack).attack_dice
        options = []
        for name, place in state.the(Reroll).chosen:
            if name == "attack":
                faces = dice[place].colour.faces
                seen = {dice[place].symbols}
                for face, symbols in enumerate(faces):
                    if symbols not in seen:
                        seen.add(symbols)
                        options.append((place, face))
        return choose(self.seat, text("turn-die-prompt"), each_of(TURN, options)) if options else None

    def take(self, state: Assault, value: tuple[int, int]) -> None:
        place, face = value
        attack, reroll = state.the(Attack), state.the(Reroll)
        reroll.chosen = [each for each in reroll.chosen if tuple(each) != ("attack", place)]
        die = attack.attack_dice[place]
        before = copy(die)
        die.face, die.rerolled = face, True
        state.log(
            Rerolled(
                attacker=attack.attacker, target=attack.target, seat=self.seat, before=[before], dice=[die]
            )
        )

    steps = (ask(offer, take),)


def _rerolls_attack_die(state: MissionState, use: Use) -> bool:
    reroll = state.the(Reroll)
    return reroll.seat == use.seat and any(name == "attack" for name, _ in reroll.chosen)


def _turn(state: MissionState, use: Use) -> None:
    state.push(TurnDie(seat=use.seat))


card(
    "precision-training-single-minded",
    after(
        "single-minded-set-die",
        AboutToReroll,
        _turn,
        when=both(imperial_attacks, _rerolls_attack_die),
        costs=EXHAUST,
    ),
    after(
        "single-minded-ready",
        RerollTime,
        ready_it,
        when=both(imperial_attacks, is_exhausted),
        costs=(threat_cost(1),),
    ),
)
