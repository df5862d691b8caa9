"""The attack (CORE-ATTACK, CORE-SURGE, CORE-KEYWORD, CORE-POWER), step by step as the rules number them.

Each step that cards may change opens a window; constant abilities are folded in step 4. The dice lie in the attack
until it is over, so that it can be saved, looked at and interrupted at any point.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

import msgspec

from dejarik.assault.board import space_thing, within
from dejarik.assault.dice.attack import HARMFUL, Condition, Effect, PowerToken
from dejarik.assault.dice.faces import FACES, NOTHING, Die, Symbols
from dejarik.assault.rules import values
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.commands import may_be_played_on
from dejarik.assault.rules.conditions import discard_condition, gain_condition
from dejarik.assault.rules.damage import Cause, Damaged, hurt, recover
from dejarik.assault.rules.ground import (
    are_adjacent,
    distance,
    on_board,
    situation,
    space_name,
    thing,
)
from dejarik.assault.rules.names import figure_text, surge_text, target_text
from dejarik.assault.rules.printed import profile
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Token
from dejarik.assault.rules.targets import (
    NO_SPACE,
    Target,
    candidates,
    eligible_targets,
    find_target,
    has_target,
    in_reach,
    target_spaces,
)
from dejarik.assault.rules.texts import Surge, surges_of, text_of
from dejarik.kernel import (
    NOBODY,
    Decision,
    Event,
    Moment,
    Option,
    Procedure,
    Public,
    Record,
    ask,
    choose,
    choose_some,
    text,
)
from dejarik.kernel.abilities import index_of


class AttackEvent(Event):
    """A moment of an attack. `target` is a figure or a token."""

    attacker: Public[int]
    target: Public[int] = 0


class BeforeAttack(AttackEvent):
    """Step 0: before the target is declared."""


class AttackDeclared(AttackEvent):
    """Step 1: the target has been declared."""


class PoolsFormed(AttackEvent):
    """Step 2, before the roll: the time to add, remove and replace dice."""


class DiceRolled(AttackEvent):
    """Step 2, directly after the roll."""


class RerollTime(AttackEvent):
    """Step 3: rerolls."""


class ModifierTime(AttackEvent):
    """Step 4: what players choose to change about the results."""


class AttackResolved(AttackEvent):
    """Step 8: after the attack."""

    damage: Public[int] = 0
    missed: Public[bool] = False
    defeated: Public[bool] = False
    target_space: Public[int] = -1
    target_seat: Public[int] = NOBODY  # whose figure the target was in step 7, also when it is gone
    near: Public[list[int]] = []  # the figures that were adjacent to it then


class PowerSpent(Event):
    """A figure has spent a power token in an attack."""

    figure: Public[int]
    token: Public[PowerToken]


class Rolled(Record):
    """A die of an attack: its colour, the face it shows, and whether it has been rerolled (CORE-ATTACK-16)."""

    colour: Public[Die]
    face: Public[int] = -1
    rerolled: Public[bool] = False

    @property
    def symbols(self) -> Symbols:
        return FACES[self.colour][self.face] if self.face >= 0 else NOTHING


class Tally(Record):
    """What is added to the dice of an attack, step by step. Negative numbers take away (CORE-DICE-08)."""

    damage: Public[int] = 0
    surge: Public[int] = 0
    accuracy: Public[int] = 0
    block: Public[int] = 0
    evade: Public[int] = 0
    dodge: Public[int] = 0
    pierce: Public[int] = 0
    blast: Public[int] = 0
    recover: Public[int] = 0
    cleave: Public[list[int]] = []
    conditions: Public[list[Condition]] = []

    def add(self, effect: Effect) -> None:
        self.damage += effect.damage
        self.surge += effect.surge
        self.accuracy += effect.accuracy
        self.block += effect.block
        self.evade += effect.evade
        self.dodge += effect.dodge
        self.pierce += effect.pierce
        self.blast += effect.blast
        self.recover += effect.recover_damage
        if effect.cleave:
            self.cleave.append(effect.cleave)
        self.conditions += sorted(effect.conditions)


class Attack(Procedure):
    """One attack, from before its declaration to what comes after it.

    The fields up to `granted_by` say what kind of attack it is and may be set by whatever grants it.
    """

    scope: ClassVar[str] = "attack"

    attacker: Public[int]
    seat: Public[int]  # who resolves it
    melee: Public[bool] = False
    dice: Public[list[Die]] = []  # the attack pool; empty: as printed
    only: Public[list[int]] = []  # the only targets allowed; empty: any
    barred: Public[list[int]] = []  # targets not allowed
    must: Public[bool] = False  # no declining
    borrowed: Public[bool] = False  # with a hostile figure (IA-ATTACK-03)
    copies: Public[int] = 0  # the figure whose attack pool is used instead of one's own (CORE-ATTACK-52)
    reach: Public[bool] = False
    through_figures: Public[bool] = False
    arcing: Public[bool] = False
    removed: Public[list[Die]] = []  # taken out of the defence pool before it is formed
    granted_by: Public[str] = ""  # the ability that grants it, for those who refer to it

    target: Public[int] = 0
    target_space: Public[int] = -1
    attack_dice: Public[list[Rolled]] = []
    defence_dice: Public[list[Rolled]] = []
    tally: Public[Tally] = msgspec.field(default_factory=Tally)
    bought: Public[dict[str, int]] = {}  # surge abilities and how often
    spent: Public[int] = 0  # surges
    tokens_spent: Public[list[int]] = []  # figures that have spent a power token in this attack
    focused: Public[bool] = False  # the attacker was Focused when the pools were formed (CORE-COND-18)
    away: Public[int] = -1  # how far the target was when the dice were rolled; -1: out of count
    missed: Public[bool] = False
    damage: Public[int] = 0  # what the target suffered in step 7
    on_figure: Public[bool] = False  # in step 7 the target was a figure, not an object (CORE-OBJECT-05)
    target_seat: Public[int] = NOBODY  # whose figure it was
    near: Public[list[int]] = []  # the figures that were adjacent to it
    defeated: Public[bool] = False  # that figure has been defeated

    # --- What the dice and everything added to them say -------------------------------------------

    @property
    def surges_left(self) -> int:
        return max(0, self._sum(self.attack_dice, "surge") + self.tally.surge) - self.spent

    @property
    def accuracy(self) -> int:
        return max(0, self._sum(self.attack_dice, "accuracy") + self.tally.accuracy)

    @property
    def evades(self) -> int:
        return max(0, self._sum(self.defence_dice, "evade") + self.tally.evade)

    @property
    def blocks(self) -> int:
        return max(0, self._sum(self.defence_dice, "block") + self.tally.block)

    @property
    def dodges(self) -> int:
        return max(0, self._sum(self.defence_dice, "dodge") + self.tally.dodge)

    @property
    def damage_results(self) -> int:
        return max(0, self._sum(self.attack_dice, "damage") + self.tally.damage)

    @staticmethod
    def _sum(dice: list[Rolled], symbol: str) -> int:
        return sum(getattr(die.symbols, symbol) for die in dice)

    def cancel(self) -> None:
        """The attack can't go on (CORE-ATTACK-42)."""
        self.end()

    # --- Step 0 and 1: declare --------------------------------------------------------------------

    def before(self, state: Assault) -> None:
        if self.attacker not in state.figures or not values.can_attack(state, self.attacker):
            self.end()
            return
        state.occur(BeforeAttack(attacker=self.attacker))

    def offer_targets(self, state: Assault) -> Decision | None:
        if self.attacker not in state.figures or not values.can_attack(state, self.attacker):
            return None
        options = [
            Option(
                f"attack:{target.id}",
                text("option-attack", target=target_text(state, target)),
                {"target": target.id},
                target.id,
            )
            for target in eligible_targets(state, self)
        ]
        if not options:
            return None
        if not self.must:
            options.append(Option("decline", text("option-decline-attack")))
        return choose(self.seat, text("attack-target"), options, about={"figure": self.attacker})

    def take_target(self, state: Assault, choice: int | str) -> None:
        if isinstance(choice, int):
            self.target = choice

    def declare(self, state: Assault) -> None:
        if not self.target:
            self.end()

    def offer_space(self, state: Assault) -> Decision | None:
        """A target of several spaces: which one (CORE-ATTACK-11); asked again when the target has moved (-40)."""
        attacker = state.figures.get(self.attacker)
        target = find_target(state, self.target)
        if attacker is None or target is None or not in_reach(state, self, attacker, target):
            return None
        spaces = target_spaces(state, self, target)
        if self.target_space in spaces or not spaces:
            return None
        options = [
            Option(
                f"space:{space_name(state, space)}" if space >= 0 else "space:door",
                text("option-space", space=space_name(state, space) if space >= 0 else "-"),
                {"space": space_name(state, space) if space >= 0 else ""},
                (space,),
            )
            for space in spaces
        ]
        return choose(self.seat, text("attack-space"), options, about={"figure": self.target})

    def take_space(self, state: Assault, space: tuple[int]) -> None:
        self.target_space = space[0]

    def declared(self, state: Assault) -> None:
        current = activation(state)
        if current is not None and current.figure == self.attacker and not self.borrowed:  # CORE-ATTACK-54
            current.has_attacked = True
        state.occur(AttackDeclared(attacker=self.attacker, target=self.target))

    def offer_attack_token(self, state: Assault) -> Decision | None:
        return self._offer_token(
            state, state.figures.get(self.attacker), (PowerToken.DAMAGE, PowerToken.SURGE)
        )

    def offer_defence_token(self, state: Assault) -> Decision | None:
        return self._offer_token(state, state.figures.get(self.target), (PowerToken.BLOCK, PowerToken.EVADE))

    def _offer_token(
        self, state: Assault, figure: Figure | None, kinds: tuple[PowerToken, ...]
    ) -> Decision | None:
        """CORE-POWER-04, -05: one token of a kind that helps."""
        if figure is None or figure.id in self.tokens_spent or self._is_over(state):
            return None
        held = [kind for kind in kinds if kind in figure.power]
        if not held:
            return None
        seat = self.seat if figure.id == self.attacker else figure.seat
        options = [
            Option(
                f"token:{kind.value}",
                text("option-spend-token", token=text(f"symbol-{kind.value}")),
                value=(figure.id, kind),
            )
            for kind in held
        ]
        return choose(
            seat,
            text("attack-token", figure=figure_text(state, figure)),
            [*options, Option("keep", text("option-keep-tokens"))],
        )

    def take_token(self, state: Assault, choice: tuple[int, PowerToken] | str) -> None:
        if isinstance(choice, str):
            return
        id, kind = choice
        state.figures[id].power.remove(kind)
        self.tokens_spent.append(id)
        self.tally.add(_TOKEN_EFFECTS[kind])
        state.occur(PowerSpent(figure=id, token=kind))

    # --- Step 2: roll -----------------------------------------------------------------------------

    def form_pools(self, state: Assault) -> None:
        if self._is_over(state):
            self.end()  # CORE-ATTACK-42
            return
        attacker = state.figures[self.attacker]
        target = find_target(state, self.target)
        assert target is not None
        if not self.dice:
            self.dice = list(profile(self._model(state, attacker).card).dice)
        if not self.attack_dice:
            self.attack_dice = [Rolled(die) for die in self.dice]
        if Condition.FOCUSED in attacker.conditions:  # CORE-COND-17
            self.focused = True
            self.attack_dice.append(Rolled(Die.GREEN))
        defence = profile(target.card).defence if isinstance(target, Figure) else target.defence
        self.defence_dice = [Rolled(die) for die in without(defence, self.removed)]
        for die, extra in values.extra_attack_dice.items():
            self.attack_dice += [Rolled(die) for _ in range(extra(state, attacker.id))]
        if isinstance(target, Figure):
            for die, extra in values.extra_defence_dice.items():
                self.defence_dice += [Rolled(die) for _ in range(extra(state, target.id))]
        state.occur(PoolsFormed(attacker=self.attacker, target=self.target))

    def offer_dice(self, state: Assault) -> Decision | None:
        """A figure whose pool is not printed chooses its dice; two of a colour at most. When its pool is copied, its
        own player still chooses (CORE-ATTACK-52, IA-WEAPON-03)."""
        attacker = state.figures.get(self.attacker)
        if attacker is None or self.dice or self.attack_dice or self._is_over(state):
            return None
        model = self._model(state, attacker)
        count = profile(model.card).choose_dice
        if not count:
            return None
        options = [
            Option(f"die:{die.value}#{copy}", text("option-die", die=text(f"die-{die.value}")), value=die)
            for die in (Die.BLUE, Die.GREEN, Die.RED, Die.YELLOW)
            for copy in (1, 2)
        ]
        seat = self.seat if model is attacker else model.seat
        return choose_some(seat, text("attack-choose-dice", count=count), options, count, count)

    def take_dice(self, state: Assault, dice: list[Die]) -> None:
        self.dice = dice

    def _model(self, state: Assault, attacker: Figure) -> Figure:
        """The figure whose attack pool is used."""
        return state.figures.get(self.copies, attacker)

    def roll(self, state: Assault) -> None:
        if self._is_over(state):
            self.end()
            return
        self.away = self._distance(state)
        for die in (*self.attack_dice, *self.defence_dice):
            die.face = state.rng.below(6)
        state.occur(DiceRolled(attacker=self.attacker, target=self.target))

    # --- Step 3 to 5: rerolls, modifiers, surges --------------------------------------------------

    def reroll_time(self, state: Assault) -> None:
        state.occur(RerollTime(attacker=self.attacker, target=self.target))

    def apply_modifiers(self, state: Assault) -> None:
        """Conditions first, then constant abilities of both sides (CORE-ATTACK-18), then what players choose."""
        attacker = state.figures.get(self.attacker)
        target = state.figures.get(self.target)
        if attacker is not None:
            self._apply_attacker(state, attacker)
        if target is not None:
            self._apply_target(state, target)
        token = state.tokens.get(self.target)
        if token is not None:
            self.tally.block += token.block
        state.occur(ModifierTime(attacker=self.attacker, target=self.target))

    def _apply_attacker(self, state: Assault, attacker: Figure) -> None:
        tally, id = self.tally, attacker.id
        if Condition.WEAKENED in attacker.conditions:  # CORE-COND-16
            tally.surge -= 1
        if Condition.HIDDEN in attacker.conditions:  # CORE-COND-19
            tally.surge += 1
        tally.damage += values.attack_damage(state, id)
        tally.surge += values.attack_surge(state, id)
        tally.accuracy += values.attack_accuracy(state, id)
        tally.pierce += values.attack_pierce(state, id)
        tally.blast += values.attack_blast(state, id)
        if cleave := values.attack_cleave(state, id):
            tally.cleave.append(cleave)
        tally.conditions += [
            condition for condition, keyword in values.condition_keyword.items() if keyword(state, id)
        ]

    def _apply_target(self, state: Assault, target: Figure) -> None:
        tally, id = self.tally, target.id
        if Condition.WEAKENED in target.conditions:
            tally.evade -= 1
        if Condition.HIDDEN in target.conditions:
            tally.accuracy -= 2
        tally.block += values.defence_block(state, id)
        tally.evade += values.defence_evade(state, id)
        tally.dodge += values.defence_dodge(state, id)
        tally.accuracy -= values.defence_accuracy(state, id)

    def cancel_surges(self, state: Assault) -> None:
        """The very end of step 4: dodges that count as evades (CORE-ATTACK-27), blocks that come with evades, and every
        evade cancels one surge (CORE-ATTACK-19)."""
        if self.target in state.figures:
            if values.evades_for_dodges(state, self.target):
                dodges = self.dodges
                self.tally.dodge -= dodges
                self.tally.evade += dodges
            self.tally.block += self.evades * values.block_per_evade(state, self.target)
        self.tally.surge -= min(self.evades, max(0, self._sum(self.attack_dice, "surge") + self.tally.surge))

    def offer_surges(self, state: Assault) -> Decision | None:
        attacker = state.figures.get(self.attacker)
        left = self.surges_left
        if attacker is None or not left:
            return None
        options = [
            Option(f"surge:{key}", surge_text(state.sources[source].key, surge), value=(source, key, surge))
            for source, key, surge in self.surge_abilities(state, attacker)
            if surge.cost <= left
        ]
        if not options:
            return None
        return choose(
            self.seat,
            text("attack-surges", surges=left),
            [*options, Option("done", text("option-surges-done"))],
        )

    def surge_abilities(self, state: Assault, attacker: Figure) -> list[tuple[int, str, Surge]]:
        """The surge abilities that may still be bought: each once, unless something says otherwise (CORE-SURGE-02)."""
        times = 2 if values.surges_twice(state, attacker.id) else 1
        found = []
        for source, surge in surges_of(state, attacker):
            key = f"{source}.{surge.name}"
            if not surge.repeats and self.bought.get(key, 0) >= times:
                continue
            if surge.limit is not None and state.used(state.scope(surge.limit.per), key) >= surge.limit.times:
                continue
            found.append((source, key, surge))
        return found

    def spend_surge(self, state: Assault, choice: tuple[int, str, Surge] | str) -> None:
        if isinstance(choice, str):
            return
        source, key, surge = choice
        self.spent += surge.cost
        self.bought[key] = self.bought.get(key, 0) + 1
        if surge.limit is not None:
            state.count_use(state.scope(surge.limit.per), key)
        self.tally.add(surge.effect)
        if surge.now is not None:
            surge.now(state, self, state.sources[source])
        self.go_to(Attack.offer_surges)

    # --- Step 6 and 7: accuracy and damage --------------------------------------------------------

    def look_again(self, state: Assault) -> None:
        """CORE-ATTACK-40: a target that is no longer in reach leaves the attack without a target space."""
        attacker = state.figures.get(self.attacker)
        target = find_target(state, self.target)
        if attacker is None or target is None or in_reach(state, self, attacker, target):
            return
        self.target_space = NO_SPACE

    def check_accuracy(self, state: Assault) -> None:
        attacker = state.figures.get(self.attacker)
        target = find_target(state, self.target)
        if target is None:
            self.missed = True
            return
        if attacker is not None:
            self.away = self._distance(state)
            if not in_reach(state, self, attacker, target):  # CORE-ATTACK-40, -41; IA-ATTACK-01, -02
                self.missed = True
                return
        if not self.melee:  # CORE-ATTACK-44: without its attacker, from where it was
            needed = self.away if isinstance(target, Token) else max(1, self.away)  # CORE-ATTACK-22
            self.missed = self.away < 0 or self.accuracy < needed

    def _distance(self, state: Assault) -> int:
        """How far the target is; -1 when there is no way to count, which no accuracy reaches (CORE-SPACE-22)."""
        target = find_target(state, self.target)
        assert target is not None
        away = distance(state, state.figures[self.attacker], target)
        return -1 if away is None else away

    def suffer(self, state: Assault) -> None:
        target = find_target(state, self.target)
        if target is None:
            return
        self.on_figure = isinstance(target, Figure)
        if isinstance(target, Figure):
            self.target_seat = target.seat
            self.near = [other.id for other in on_board(state) if are_adjacent(state, target, other)]
        if self.dodges:
            self.missed = True
        if self.missed:
            return
        pierce = self.tally.pierce
        if isinstance(target, Figure):
            pierce -= values.defence_pierce(state, target.id)
        amount = self.damage_results - max(0, self.blocks - max(0, pierce))
        if amount > 0:  # CORE-ATTACK-23, -24
            state.occur(
                Damaged(
                    target=target.id, amount=amount, cause=Cause.ATTACK, by=self.seat, source=self.attacker
                )
            )

    def receive(self, state: Assault, child: Procedure) -> None:
        for event in getattr(child, "events", ()):
            if (
                isinstance(event, Damaged)
                and event.cause is Cause.ATTACK
                and event.target == self.target  # CORE-KEYWORD-36: not what somebody else took over
                and not event.cancelled
            ):
                self.damage += event.amount

    # --- Step 8: after the attack -----------------------------------------------------------------

    def discard_conditions(self, state: Assault) -> None:
        """CORE-ATTACK-25: an old Focused goes before a new one is gained."""
        self.defeated = self.on_figure and self.target not in state.figures
        attacker = state.figures.get(self.attacker)
        if attacker is not None:
            if self.focused:  # CORE-COND-18: one gained after the roll is kept
                discard_condition(state, attacker, Condition.FOCUSED)
            discard_condition(state, attacker, Condition.HIDDEN)
            if self.tally.recover:
                recover(state, attacker, self.tally.recover)  # CORE-KEYWORD-31

    def blast(self, state: Assault) -> None:
        """CORE-KEYWORD-10 to -14."""
        if not self.damage or self.tally.blast <= 0 or self.target_space < 0:
            return
        centre = space_thing(1 << self.target_space)  # CORE-TERRAIN-12: the space, not who stands in it
        others: list[Target] = [*on_board(state), *(token for token in state.tokens.values() if token.health)]
        victims = [
            other
            for other in others
            if other.id != self.target and within(situation(state), centre, thing(state, other), 1)
        ]
        hurt(state, victims, self.tally.blast, by=self.seat, source=self.attacker)

    def offer_cleave(self, state: Assault) -> Decision | None:
        """CORE-KEYWORD-15 to -18."""
        attacker = state.figures.get(self.attacker)
        if attacker is None or not self.damage or not self.tally.cleave:
            return None
        options = [
            Option(
                f"cleave:{target.id}",
                text("option-cleave", target=target_text(state, target)),
                {"target": target.id},
                target.id,
            )
            for target in candidates(state, self)
            if target.id != self.target and self._cleaves(state, attacker, target)
        ]
        if not options:
            return None
        return choose(
            self.seat,
            text("attack-cleave", damage=self.tally.cleave[0]),
            [*options, Option("decline", text("option-no-cleave"))],
        )

    def _cleaves(self, state: Assault, attacker: Figure, target: Target) -> bool:
        if not in_reach(state, self, attacker, target):
            return False
        if self.melee:
            return True
        away = distance(state, attacker, target)
        return away is not None and away <= self.accuracy

    def take_cleave(self, state: Assault, choice: int | str) -> None:
        amount = self.tally.cleave.pop(0)
        if isinstance(choice, int):
            target = find_target(state, choice)
            if target is not None:
                hurt(state, [target], amount, by=self.seat, source=self.attacker)
        self.go_to(Attack.offer_cleave)  # CORE-KEYWORD-17: the next one, also when this one is declined

    def give_conditions(self, state: Assault) -> None:
        """CORE-KEYWORD-33 to -36."""
        if not self.damage:
            return
        for condition in self.tally.conditions:
            figure = state.figures.get(self.target if condition in HARMFUL else self.attacker)
            if figure is not None:
                gain_condition(state, figure, condition)

    def follow_up(self, state: Assault) -> None:
        """Surge abilities that take effect after the attack."""
        for key, times in self.bought.items():
            source_id, _, name = key.partition(".")
            source = state.sources.get(int(source_id))
            if source is None:
                continue
            for surge in text_of(source.key).surges:
                if surge.name == name and surge.after is not None:
                    for _ in range(times):
                        surge.after(state, self, source)

    def resolved(self, state: Assault) -> None:
        state.occur(
            AttackResolved(
                attacker=self.attacker,
                target=self.target,
                damage=self.damage,
                missed=self.missed,
                defeated=self.defeated,
                target_space=self.target_space,
                target_seat=self.target_seat,
                near=list(self.near),
            )
        )

    def _is_over(self, state: Assault) -> bool:
        return self.attacker not in state.figures or find_target(state, self.target) is None

    steps = (
        before,
        ask(offer_targets, take_target),
        declare,
        ask(offer_space, take_space),
        declared,
        ask(offer_attack_token, take_token),
        ask(offer_defence_token, take_token),
        ask(offer_dice, take_dice),
        form_pools,
        roll,
        reroll_time,
        look_again,
        ask(offer_space, take_space),
        apply_modifiers,
        cancel_surges,
        ask(offer_surges, spend_surge),
        look_again,
        ask(offer_space, take_space),
        check_accuracy,
        suffer,
        discard_conditions,
        blast,
        ask(offer_cleave, take_cleave),
        give_conditions,
        follow_up,
        resolved,
    )


_TOKEN_EFFECTS = {
    PowerToken.SURGE: Effect(surge=1),
    PowerToken.DAMAGE: Effect(damage=1),
    PowerToken.EVADE: Effect(evade=1),
    PowerToken.BLOCK: Effect(block=1),
}


def without(dice: Iterable[Die], removed: Iterable[Die]) -> list[Die]:
    """A pool with some dice taken out."""
    left = list(dice)
    for die in removed:
        if die in left:
            left.remove(die)
    return left


def attack_with(state: Assault, figure: Figure, **kind: object) -> Attack:
    """An attack of a figure with what is printed on its card, changed by `kind`."""
    printed = profile(figure.card)
    kind.setdefault("melee", printed.melee)
    kind.setdefault("seat", figure.seat)
    return Attack(attacker=figure.id, **kind)  # type: ignore[arg-type]


def may_attack(state: Assault, figure: Figure, **kind: object) -> bool:
    """Whether a figure could perform such an attack now: it may, and there is somebody to aim at, if need be with
    the help of a card that is played before the declaration (CORE-ATTACK-10)."""
    if (
        figure.id not in state.figures
        or figure.space == NOWHERE
        or not profile(figure.card).attacks
        or not values.can_attack(state, figure.id)
    ):
        return False
    if has_target(state, attack_with(state, figure, **kind)):
        return True
    return not kind.get("borrowed") and any(
        has_target(state, _widened(attack_with(state, figure, **kind), widens))
        for widens in _widening(state, figure)
    )


def _widening(state: Assault, figure: Figure) -> list[Callable[[Attack], None]]:
    """What the cards do that the figure's player may play on it before an attack."""
    found = []
    for id, _ in index_of(state).listens(BeforeAttack, Moment.AFTER):
        source = state.sources[id]
        widens = text_of(source.key).widens
        if widens is not None and source.seat == figure.seat and may_be_played_on(state, source.key, figure):
            found.append(widens)
    return found


def _widened(attack: Attack, widens: Callable[[Attack], None]) -> Attack:
    widens(attack)
    return attack
