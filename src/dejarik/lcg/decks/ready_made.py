"""Decks to start with, so that nobody has to build one before the first game, and which of them make teams.

They are deck files beside this module, in the form of `deck_text`, one folder a kind; each has a name in every
language. Every affiliation has two decks for duels and teams and a small one for the first game.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from pathlib import Path

from dejarik.kernel.text import Text, text
from dejarik.lcg.decks.deck import NO_AFFILIATION, Deck
from dejarik.lcg.decks.deck_text import load_deck
from dejarik.lcg.facts.library import affiliation_cards
from dejarik.messages import declare_family

FOLDER = Path(__file__).parent / "ready_made"


class DeckKind(Enum):
    """What a ready-made deck is for; the name of its folder."""

    DUEL = "duel"
    """Full decks, for a duel and for teams."""
    STARTER = "starter"
    """Decks of eight sets, for a first game (LCGC-DECK-08)."""
    CHALLENGE = "challenge"
    """The challenge decks, for one player against a team."""


TEAMS = {
    # Pairs for two against two.
    "jedi-and-rebels": ("old-masters", "red-squadron"),
    "jedi-and-smugglers": ("balance-restored", "friends-in-low-places"),
    "rebels-and-smugglers": ("voices-of-the-rebellion", "scoundrels-and-jedi"),
    "sith-and-navy": ("dark-throne", "battle-station"),
    "sith-and-scum": ("fear-and-pain", "dead-or-alive"),
    "navy-and-scum": ("wings-of-the-empire", "bounties-and-droids"),
    # Three against a challenge deck; any two of them are a team as well.
    "light-side": ("old-masters", "red-squadron", "friends-in-low-places"),
    "dark-side": ("dark-throne", "battle-station", "bounties-and-droids"),
}
"""Decks that are legal together (LCG-DECK-02, LCG-DECK-03); each has ten sets, so none is too large (LCG-HS-03)."""


@cache
def _by_kind() -> dict[DeckKind, dict[str, Deck]]:
    return {kind: _in_order(FOLDER / kind.value) for kind in DeckKind}


def _in_order(folder: Path) -> dict[str, Deck]:
    """The decks of a folder, those of an affiliation together."""
    decks = {path.stem: load_deck(path) for path in folder.glob("*.deck")}
    order = [each.id for each in affiliation_cards()]
    order.append(NO_AFFILIATION)
    return dict(sorted(decks.items(), key=lambda entry: (order.index(entry[1].affiliation), entry[0])))


def ready_made(kind: DeckKind | None = None) -> dict[str, Deck]:
    """The ready-made decks, or those of a kind, by the names of their files, such as `old-masters`."""
    kinds = DeckKind if kind is None else (kind,)
    return {name: deck for each in kinds for name, deck in _by_kind()[each].items()}


def kind_of(name: str) -> DeckKind:
    """What a ready-made deck is for."""
    return next(kind for kind, decks in _by_kind().items() if name in decks)


def ready_made_team(name: str) -> tuple[Deck, ...]:
    """The decks of a ready-made team."""
    return tuple(ready_made()[each] for each in TEAMS[name])


def title(name: str) -> Text:
    """What people call a ready-made deck."""
    return text(f"lcg-ready-made-{name}")


def team_title(name: str) -> Text:
    """What people call a ready-made team."""
    return text(f"lcg-made-team-{name}")


declare_family("lcg-ready-made-*", lambda: (f"lcg-ready-made-{name}" for name in ready_made()))
declare_family("lcg-made-team-*", lambda: (f"lcg-made-team-{name}" for name in TEAMS))
