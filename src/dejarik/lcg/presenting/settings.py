"""What can be chosen for a new game, for a page's form: the values are those that `options_from` takes."""

from __future__ import annotations

from dejarik.kernel import Text, text
from dejarik.lcg.decks.deck import Deck
from dejarik.lcg.decks.ready_made import kind_of, ready_made, title
from dejarik.lcg.facts.library import card
from dejarik.lcg.presenting.plain import Shown, words
from dejarik.lcg.rules.format import find_format, format_names

FIRST_FORMAT = "starter"


def settings() -> list[Shown]:
    """Format, how many play, and decks, of all or of one seat; what is left open is drawn.

    `leads`: how many play follows from it. `first`: what suits somebody's first game. `fitting`: the kind of `examine`
    that says which choices fit beside the others."""
    return [
        {
            "name": "format",
            "label": words(text("lcg-shown-format")),
            "leads": True,
            "first": FIRST_FORMAT,
            "choices": [_format(name) for name in format_names()],
        },
        {
            "name": "players",
            "label": words(text("lcg-shown-players")),
            "choices": [
                {"value": str(count), "label": words(text("lcg-shown-player-count", count=count))}
                for count in (2, 3, 4)
            ],
        },
        {
            "name": "decks",
            "label": words(text("lcg-shown-decks")),
            "first": "ready-made",
            "choices": [
                {"value": "ready-made", "label": words(text("lcg-shown-decks-ready-made"))},
                {"value": "random", "label": words(text("lcg-shown-decks-random"))},
            ],
        },
        *(
            {
                "name": f"deck-{seat}",
                "seat": seat - 1,
                "document": "deck",
                "fitting": "table",
                "label": words(text("lcg-shown-deck", seat=seat)),
                "choices": _decks(),
            }
            for seat in (1, 2, 3, 4)
        ),
    ]


def _format(name: str) -> Shown:
    format = find_format(name)
    assert format is not None
    return {
        "value": name,
        "label": words(format.word),
        "text": words(format.explained),
        "players": list(format.sizes),
        "solo": format.solo.value if format.solo else None,
    }


def _group(deck: Deck) -> Text:
    """The heading under which a deck is offered."""
    if deck.challenge:
        return text("lcg-shown-challenge-decks")
    printed = card(deck.affiliation)
    side = printed.side.word if printed.side else text("lcg-shown-decks")
    return text("lcg-shown-decks-of", affiliation=printed.affiliation.word, side=side)


def _decks() -> list[Shown]:
    return [
        {
            "value": name,
            "label": words(title(name)),
            "side": deck.side.value if deck.side else None,
            "affiliation": deck.affiliation,
            "group": words(_group(deck)),
            "kind": kind_of(name).value,
        }
        for name, deck in ready_made().items()
    ]
