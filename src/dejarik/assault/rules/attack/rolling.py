"""Rolling the dice of an attack and what they come to (CORE-ATTACK-14 to -24, CORE-SURGE): pools, rerolls, modifiers,
surges, accuracy, damage. Each step that cards may change opens a window; constant abilities are folded in step 4."""

from __future__ import annotations

from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules import values
from dejarik.assault.rules.attack.attack import Rolled, without
from dejarik.assault.rules.attack.declaring import Declaring
from dejarik.assault.rules.attack.events import DiceRolled, ModifierTime, PoolsFormed, RerollTime
from dejarik.assault.rules.attack.targets import NO_SPACE, find_target, in_reach
from dejarik.assault.rules.damage import Cause, Damaged
from dejarik.assault.rules.ground import are_adjacent, distance, on_board
from dejarik.assault.rules.names import surge_text
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.assault.rules.texts import Surge, surges_of
from dejarik.kernel import Decision, Option, Procedure, choose, choose_some, text


class Rolling(Declaring):
    """Steps 2 to 7 of an attack."""

    # --- Step 2: roll -----------------------------------------------------------------------------

    def form_pools(self, state: Assault) -> None:
        if self._is_over(state):
            self.end()  # CORE-ATTACK-42
            return
        attacker = state.figures[self.attacker]
        target = find_target(state, self.target)
        assert target is not None
        if not self.dice:
            self.dice = list(profile_of(state, self._model(state, attacker)).dice)
        if not self.attack_dice:
            self.attack_dice = [Rolled(die) for die in self.dice]
        if Condition.FOCUSED in attacker.conditions:  # CORE-COND-17
            self.focused = True
            self.attack_dice.append(Rolled(Die.GREEN))
        defence = profile_of(state, target).defence if isinstance(target, Figure) else target.defence
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
        count = profile_of(state, model).choose_dice
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
        self.go_to(Rolling.offer_surges)

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
