"""Entering the result of a told mission: part by part, shown to everybody, until both sides agree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from dejarik.assault.campaign.companion.cues import contradictions
from dejarik.assault.campaign.companion.events import Agreed, Corrected, MissionOver, NotOver
from dejarik.assault.campaign.companion.state import Entered, ToldState, needs_all_wounded
from dejarik.assault.campaign.companion.verbs import hero_name
from dejarik.assault.campaign.rules.cues import judged
from dejarik.assault.campaign.rules.missions import CRATE_CREDITS
from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.facts.campaign_records import Side
from dejarik.assault.rules.names import card_text
from dejarik.kernel import (
    Decision,
    Option,
    Procedure,
    Public,
    Text,
    Verb,
    ask,
    choose,
    choose_some,
    each_of,
    text,
)
from dejarik.messages import declare_family

#: Credits that texts may pay besides those for crates, and how much of its purse the Rebels can have spent.
MOST_BY_TEXTS, MOST_SPENT = 200, 500
#: Influence that texts may pay at the end.
MOST_GAINED = 4

FieldKind = Literal["crates", "spent", "influence", "gained", "merit", "wounded", "bounty"]
CRATES: Final = "crates"
SPENT: Final = "spent"
INFLUENCE: Final = "influence"
GAINED: Final = "gained"
MERIT: Final = "merit"
WOUNDED: Final = "wounded"
BOUNTY: Final = "bounty"


@dataclass(frozen=True, slots=True)
class Field:
    """A part of the result: what it is, what has been entered, and what else could be; nothing else: it follows from
    what has been told."""

    kind: FieldKind
    about: str
    value: int
    choices: tuple[int, ...]

    @property
    def name(self) -> str:
        return f"{self.kind}.{self.about}" if self.about else self.kind


def fields(state: ToldState) -> list[Field]:
    """All parts of the result."""
    given = state.entered
    if given is None:
        return []
    most = CRATE_CREDITS * len(state.layout.crates) + MOST_BY_TEXTS
    return [
        Field(CRATES, "", given.crates, tuple(range(0, most + 1, CRATE_CREDITS))),
        *_merits(state, given),
        *_of_heroes(state, given),
        Field(SPENT, "", given.spent, tuple(range(0, min(state.purse, MOST_SPENT) + 1, CRATE_CREDITS))),
        Field(INFLUENCE, "", given.influence, tuple(range(state.influence + 1))),
        Field(GAINED, "", given.gained, tuple(range(MOST_GAINED + 1))),
    ]


def _merits(state: ToldState, given: Entered) -> Iterator[Field]:
    for name in state.text.merits:
        known = judged(state.text.foreseen[name], state) if name in state.text.foreseen else None
        choices = tuple(range(state.text.most.get(name, 1) + 1)) if known is None else ()
        yield Field(MERIT, name, given.merits.get(name, 0), choices)


def _of_heroes(state: ToldState, given: Entered) -> Iterator[Field]:
    all_are = any(needs_all_wounded(each) for each in state.endings() if each.reason == given.reason)
    for hero in state.heroes:
        yield Field(WOUNDED, str(hero.seat), int(hero.wounded), () if all_are else (0, 1))
    for hero in state.heroes:
        yield Field(BOUNTY, str(hero.seat), int(hero.bounty), (0, 1))


def put_in(state: ToldState, name: str, value: int) -> None:
    """Enter a part of the result."""
    given = state.entered
    assert given is not None
    kind, _, about = name.partition(".")
    if kind == MERIT:
        given.merits[about] = value
    elif kind in (WOUNDED, BOUNTY):
        hero = next(hero for hero in state.heroes if hero.seat == int(about))
        setattr(hero, kind, bool(value))
    else:
        setattr(given, kind, value)
    settle(state)


def settle(state: ToldState) -> None:
    """Parts that follow from what has been told are what they are."""
    given = state.entered
    assert given is not None
    for name, condition in state.text.foreseen.items():
        known = judged(condition, state)
        if known is not None:
            given.merits[name] = int(known)


# --- What is asked ------------------------------------------------------------------------------------


def field_text(state: ToldState, field: Field) -> Text:
    """What a part of the result is called."""
    if field.kind == MERIT:
        return text(f"reward-{field.about}")
    if field.kind == WOUNDED:
        return text("companion-entered-wounded", hero=hero_name(state, int(field.about)))
    if field.kind == BOUNTY:
        return text("companion-entered-bounty", hero=hero_name(state, int(field.about)))
    return text(f"companion-entered-{field.kind}")


def _set_label(state: ToldState, asked: Decision, said: tuple[str, int]) -> Text:
    field = next(each for each in fields(state) if each.name == said[0])
    return text("companion-set", field=field_text(state, field), value=said[1])


SET = Verb(
    "set",
    _set_label,
    lambda state, asked, said: f"{said[0]}={said[1]}",
    lambda state, asked, said: {"field": said[0], "value": said[1]},
)
ENTER = Verb("enter", text("companion-enter"))
CANCEL = Verb("cancel", text("companion-not-over"), declines=True)
AGENDA = Verb("agenda", lambda state, asked, card: card_text(card), lambda state, asked, card: str(card))
AGREE = Verb("agree", text("companion-agree"))
CORRECT = Verb("correct", text("companion-correct"), declines=True)


class EnterResult(Procedure):
    """The mission is over: what it leaves is entered."""

    side: Public[Side]
    reason: Public[str]

    def begin(self, state: ToldState) -> None:
        self._as_known(state)
        state.log(MissionOver(side=self.side, reason=self.reason))

    def _as_known(self, state: ToldState) -> None:
        """What is known of the result before anybody has entered anything."""
        state.entered = Entered(self.side, self.reason, dict.fromkeys(state.text.merits, 0))
        if any(needs_all_wounded(each) for each in state.endings() if each.reason == self.reason):
            for hero in state.heroes:
                hero.wounded = True
        settle(state)

    def ask_agendas(self, state: ToldState) -> Decision | None:
        """Only the Imperial player knows which agendas were not played."""
        cards = state.players[EMPIRE].agendas
        prompt = text("companion-agendas-played")
        return choose_some(EMPIRE, prompt, each_of(AGENDA, cards), 0, len(cards)) if cards else None

    def put_away(self, state: ToldState, played: list[str]) -> None:
        state.presses += 1
        player = state.players[EMPIRE]
        player.kept = [card for card in player.agendas if card not in played]

    def offer(self, state: ToldState) -> Decision:
        changes = [
            (field.name, value) for field in fields(state) for value in field.choices if value != field.value
        ]
        if state.is_worn_out:
            return state.everybody(text("companion-result"), [Option(ENTER, (ENTER.word, 0))])
        agreed = [] if any(contradictions(state)) else [Option(ENTER, (ENTER.word, 0))]
        options = [*agreed, *each_of(SET, changes), Option(CANCEL, (CANCEL.word, 0))]
        return state.everybody(text("companion-result"), options)

    def take(self, state: ToldState, said: tuple[str, int]) -> None:
        name, value = said
        state.presses += 1
        if state.is_worn_out and any(contradictions(state)):
            self._as_known(state)
        if name == CANCEL.word:
            state.entered = None
            state.log(NotOver())
            self.end()
        elif name != ENTER.word:
            put_in(state, name, value)
            state.log(Corrected(field=name, value=value))
            self.go_to(EnterResult.offer)

    def ask_empire(self, state: ToldState) -> Decision | None:
        if state.is_worn_out:
            return None
        return choose(EMPIRE, text("companion-agrees"), [Option(AGREE), Option(CORRECT)])

    def empire_agrees(self, state: ToldState, answer: str) -> None:
        self._note(state, Side.IMPERIAL, answer)

    def ask_rebels(self, state: ToldState) -> Decision | None:
        if state.is_worn_out:
            return None
        first, *others = state.rebels
        options = [Option(AGREE), Option(CORRECT)]
        return choose(first, text("companion-agrees"), options, partners=tuple(others))

    def rebels_agree(self, state: ToldState, answer: str) -> None:
        self._note(state, Side.REBEL, answer)

    def _note(self, state: ToldState, side: Side, answer: str) -> None:
        state.presses += 1
        agrees = answer == AGREE.word
        state.log(Agreed(side=side, agrees=agrees))
        if not agrees:
            self.go_to(EnterResult.offer)

    def finish(self, state: ToldState) -> None:
        state.finish(self.reason, *([EMPIRE] if self.side is Side.IMPERIAL else state.rebels))

    steps = (
        begin,
        ask(ask_agendas, put_away),
        ask(offer, take),
        ask(ask_empire, empire_agrees),
        ask(ask_rebels, rebels_agree),
        finish,
    )


declare_family(
    "companion-entered-*",
    lambda: (f"companion-entered-{kind}" for kind in (CRATES, SPENT, INFLUENCE, GAINED)),
)
