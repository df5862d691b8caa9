"""Star Wars: The Card Game, as everybody else sees it: how a game starts, who goes first, what is hidden."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from dejarik.kernel import (
    Ability,
    Definition,
    Discipline,
    Game,
    Moment,
    Occurrence,
    Problem,
    Rng,
    Role,
    Text,
    Use,
    text,
)
from dejarik.kernel.chronicles import Chronicler
from dejarik.kernel.minds import Mind
from dejarik.kernel.presenters import Presenter
from dejarik.kernel.state import Outcome
from dejarik.lcg import formats as _formats  # noqa: F401  (they register themselves)
from dejarik.lcg.chronicle import CardChronicler
from dejarik.lcg.content import definitions
from dejarik.lcg.content.blocks import PLAY
from dejarik.lcg.decks.deck import Deck
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.hiding import hidden_hand, might_hold, redeal
from dejarik.lcg.invariants import violations
from dejarik.lcg.opening import (
    Options,
    check_decks,
    find_deck,
    lay_out,
    named_format,
    options_from,
    random_options,
    seat_of,
    with_deck,
)
from dejarik.lcg.rules.actions import Action
from dejarik.lcg.rules.concerning import concerns
from dejarik.lcg.rules.format import find_format, format_names
from dejarik.lcg.rules.names import card_text
from dejarik.lcg.rules.state import Lcg, Phase
from dejarik.lcg.rules.teams import clockwise, eyes, friends
from dejarik.lcg.rules.texts import definition_of
from dejarik.lcg.rules.verbs import from_where
from dejarik.lcg.rules.victory import REASONS
from dejarik.messages import declare_family

definitions.load()


class CardGame(Game[Lcg, Options]):
    """The card game for two to four players, in all its formats."""

    name = "lcg"
    version = "2"
    state_type = Lcg
    options_type = Options
    bound = 60_000
    reasons = REASONS

    # --- Starting ---------------------------------------------------------------------------------

    def new(self, options: Options, rng: Rng) -> Lcg:
        format = find_format(options.format)
        if format is None:
            raise Problem("lcg-no-format", format=options.format[:40], known=", ".join(format_names()))
        check_decks(format, options.decks)
        state = Lcg(game=self.name, rng=rng, format=format.name, bluff=options.bluff)
        lay_out(state, format, options.decks)
        format.set_up(state)
        return state

    def seats(self, options: Options) -> int:
        return len(options.decks)

    def roles(self, options: Options) -> list[Role]:
        """The sides; of challenge decks also which."""
        return [_role(deck) for deck in options.decks]

    def seat_count(self, state: Lcg) -> int:
        return len(state.players)

    def random_options(self, rng: Rng) -> Options:
        return Options(*random_options(rng), bluff=not rng.below(4))

    def options_from(self, settings: Mapping[str, str], rng: Rng) -> Options:
        return Options(*options_from(settings, rng))

    def leagues(self) -> Mapping[str, Sequence[Mapping[str, str]]]:
        """Every format, with as many players as it may have, between ready-made decks."""
        return {
            name: [{"format": name, "players": str(size)} for size in named_format(name).sizes]
            for name in format_names()
        }

    def bring(
        self,
        options: Options,
        setting: str,
        value: str,
        *,
        open_seats: Collection[int] = (),
        rng: Rng | None = None,
    ) -> Options:
        """The deck of a seat: a ready-made one by its name or any other as text. Decks of a team share their copies;
        whoever has not sat down yet gets another one where they would not fit."""
        format = named_format(options.format)
        seat = seat_of(setting, len(options.decks))
        decks = with_deck(format, options.decks, seat, find_deck(value), open_seats, rng or Rng.seeded(1))
        return msgspec.structs.replace(options, decks=decks)

    # --- Windows ----------------------------------------------------------------------------------

    def definition(self, key: str) -> Definition:
        return definition_of(key)

    def precedence(self, state: Lcg, occurrence: Occurrence) -> Sequence[int]:
        """The active player first, then clockwise (LCGC-TIM-04)."""
        return clockwise(state)

    def discipline(self, state: Lcg, occurrence: Occurrence) -> Discipline:
        return Discipline.ALTERNATING

    def has_bluff_windows(self, state: Lcg) -> bool:
        return state.bluff

    def open_bluff_windows(self, state: Lcg) -> None:
        state.bluff = True

    def hidden_hand(self, state: Lcg, seat: int) -> Sequence[int]:
        return hidden_hand(state, seat)

    def might_hold(self, state: Lcg, seat: int) -> tuple[str, ...]:
        return might_hold(state, seat)

    def concerns(self, state: Lcg, seat: int) -> bool:
        return concerns(state, seat)

    def eyes(self, state: Lcg, seat: int) -> Sequence[int]:
        return eyes(state, seat)

    has_turns = True

    def turn_of(self, state: Lcg) -> Collection[int]:
        """The team whose turn it is (LCG-TURN-01)."""
        return () if state.phase is Phase.SETUP else friends(state, state.active)

    def label(self, state: Lcg, use: Use) -> Text:
        definition = definition_of(use.key)
        used = state.cards.get(use.source)
        name = card_text(use.key, used.number if used is not None else 1)
        if use.ability == PLAY:
            label = text("lcg-play", card=name)
        elif len(definition.abilities) > 1:
            label = text("lcg-use-which", card=name, kind=_kind(definition.ability(use.ability)))
        else:
            label = text("lcg-use", card=name)
        return from_where(state, label, use.source, use.seat) if use.source in state.sources else label

    def outcome_text(self, outcome: Outcome) -> Text:
        """A card that decided the game is named."""
        return (
            text("lcg-decided-by", card=card_text(outcome.by))
            if outcome.by
            else super().outcome_text(outcome)
        )

    def facts(self, state: Lcg, use: Use) -> dict[str, Any]:
        return {"card": use.source, "key": use.key, "ability": use.ability}

    # --- Who else looks at it ---------------------------------------------------------------------
    # Loaded by those who show or think about a game, not by those who only play it.

    @cached_property
    def presenter(self) -> Presenter[Lcg, Options]:
        from dejarik.lcg.presenting import CardPresenter

        return CardPresenter(self.name)

    @cached_property
    def mind(self) -> Mind[Lcg]:
        from dejarik.lcg.mind import CardMind

        return CardMind()

    # --- What is hidden ---------------------------------------------------------------------------

    def redeal(self, state: Lcg, seat: int | None, rng: Rng) -> None:
        redeal(state, () if seat is None else self.eyes(state, seat), rng)

    # --- What has happened, and what can't be -----------------------------------------------------

    def chronicler(self, options: Options) -> Chronicler[Lcg]:
        teams = [role.team for role in self.roles(options)]
        return CardChronicler(options.format, options.decks, teams)

    def violations(self, state: Lcg) -> Iterable[str]:
        return violations(state)


def _role(deck: Deck) -> Role:
    side = deck.side or Side.DARK
    label = (
        text("lcg-role-challenge", side=side.word, deck=deck.challenge.word) if deck.challenge else side.word
    )
    return Role(list(Side).index(side), label)


def _kind(ability: Ability[Any]) -> Text:
    """What kind of ability it is, where a card has several."""
    if ability.on is Action:
        return text("lcg-kind-action")
    return text("lcg-kind-interrupt" if ability.moment is Moment.BEFORE else "lcg-kind-reaction")


GAME = CardGame()

declare_family("outcome-lcg-*", lambda: (f"outcome-lcg-{reason}" for reason in GAME.reasons))
