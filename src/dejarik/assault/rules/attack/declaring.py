"""Declaring an attack (CORE-ATTACK-10 to -13, CORE-POWER-04): the target, its space, and power tokens."""

from __future__ import annotations

from dejarik.assault.dice.attack import Effect, PowerToken
from dejarik.assault.rules import values
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.attack.attack import AttackResults
from dejarik.assault.rules.attack.events import AttackDeclared, BeforeAttack, PowerSpent
from dejarik.assault.rules.attack.targets import eligible_targets, find_target, in_reach, target_spaces
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.names import figure_text, target_text
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Decision, Option, choose, text

TOKEN_EFFECTS = {
    PowerToken.SURGE: Effect(surge=1),
    PowerToken.DAMAGE: Effect(damage=1),
    PowerToken.EVADE: Effect(evade=1),
    PowerToken.BLOCK: Effect(block=1),
}


class Declaring(AttackResults):
    """Step 0 and 1 of an attack."""

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
        self.tally.add(TOKEN_EFFECTS[kind])
        state.occur(PowerSpent(figure=id, token=kind))
