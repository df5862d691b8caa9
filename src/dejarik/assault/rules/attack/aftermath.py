"""After an attack (CORE-ATTACK-25 to -29, CORE-KEYWORD): Focused and Hidden are used up, Recover, Blast, Cleave,
conditions, surge abilities that come afterwards, and everybody who reacts."""

from __future__ import annotations

from dejarik.assault.board import space_thing, within
from dejarik.assault.dice.attack import HARMFUL, Condition
from dejarik.assault.rules.attack.events import AttackResolved
from dejarik.assault.rules.attack.rolling import Rolling
from dejarik.assault.rules.attack.targets import Target, candidates, find_target, in_reach
from dejarik.assault.rules.conditions import discard_condition, gain_condition
from dejarik.assault.rules.damage import hurt, recover
from dejarik.assault.rules.ground import distance, on_board, situation, thing
from dejarik.assault.rules.names import target_text
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.texts import text_of
from dejarik.kernel import Decision, Option, choose, text


class Aftermath(Rolling):
    """Step 8 of an attack."""

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
        self.go_to(Aftermath.offer_cleave)  # CORE-KEYWORD-17: the next one, also when this one is declined

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
