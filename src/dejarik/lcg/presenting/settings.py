"""What can be chosen for a new game, for a page's form: the values are those that `options_from` takes."""

from __future__ import annotations

from dejarik.kernel import Text, text
from dejarik.kernel.sent import Setting, SettingChoice
from dejarik.lcg.decks.deck import Deck
from dejarik.lcg.decks.ready_made import kind_of, ready_made, title
from dejarik.lcg.facts.library import card
from dejarik.lcg.presenting import records
from dejarik.lcg.rules.format import find_format, format_names

FIRST_FORMAT = "starter"


def settings() -> list[Setting]:
    """Format, how many play, and decks, of all or of one seat; what is left open is drawn."""
    return [
        Setting(
            name="format",
            label=text("lcg-shown-format"),
            leads=True,
            first=FIRST_FORMAT,
            choices=[_format(name) for name in format_names()],
        ),
        Setting(
            name="players",
            label=text("lcg-shown-players"),
            choices=[
                SettingChoice(value=str(count), label=text("lcg-shown-player-count", count=count))
                for count in (2, 3, 4)
            ],
        ),
        Setting(
            name="decks",
            label=text("lcg-shown-decks"),
            first="ready-made",
            choices=[
                SettingChoice(value="ready-made", label=text("lcg-shown-decks-ready-made")),
                SettingChoice(value="random", label=text("lcg-shown-decks-random")),
            ],
        ),
        *(
            Setting(
                name=f"deck-{seat}",
                seat=seat - 1,
                document="deck",
                fitting="table",
                label=text("lcg-shown-deck", seat=seat),
                choices=_decks(),
            )
            for seat in (1, 2, 3, 4)
        ),
    ]


def _format(name: str) -> SettingChoice:
    format = find_format(name)
    assert format is not None
    return records.FormatChoice(
        value=name,
        label=format.word,
        text=format.explained,
        players=list(format.sizes),
        solo=format.solo,
    )


def _group(deck: Deck) -> Text:
    """The heading under which a deck is offered."""
    if deck.challenge:
        return text("lcg-shown-challenge-decks")
    printed = card(deck.affiliation)
    side = printed.side.word if printed.side else text("lcg-shown-decks")
    return text("lcg-shown-decks-of", affiliation=printed.affiliation.word, side=side)


def _decks() -> list[SettingChoice]:
    return [
        records.DeckChoice(
            value=name,
            label=title(name),
            side=deck.side,
            affiliation=deck.affiliation,
            group=_group(deck),
            kind=kind_of(name),
        )
        for name, deck in ready_made().items()
    ]
