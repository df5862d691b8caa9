"""What can be chosen for a new game, for a page's form: the values are those that `options_from` takes."""

from __future__ import annotations

from dejarik.kernel import text
from dejarik.lcg.decks.ready_made import kind_of, ready_made, title
from dejarik.lcg.presenting.plain import Shown, words
from dejarik.lcg.rules.format import find_format, format_names


def settings() -> list[Shown]:
    """Format, how many play, and decks, of all or of one seat; what is left open is drawn."""
    return [
        {
            "name": "format",
            "label": words(text("lcg-shown-format")),
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


def _decks() -> list[Shown]:
    return [
        {
            "value": name,
            "label": words(title(name)),
            "side": deck.side.value if deck.side else None,
            "affiliation": deck.affiliation,
            "kind": kind_of(name).value,
        }
        for name, deck in ready_made().items()
    ]
