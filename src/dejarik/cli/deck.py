"""`dejarik deck …`: decks of the card game, from files or ready-made: check, export, import, list.

`check` has the JSON `name`, `affiliation`, `challenge`, `sets`, `support`, `legal`, `problems` and `incomplete`; its
exit code is 1 when the deck is not legal, and 2 when it can't be read. `export` and `import` have `deck` and `text`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from dejarik.cli.command import FILE, Call, Command, ExitCode, Flag, Positional, Repeated, Report
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import Text, text
from dejarik.messages import declare_family, say

if TYPE_CHECKING:
    from dejarik.lcg.decks.deck import Deck

DECK_FILE: Positional[Path] = Positional("file", text("cli-deck-file"), kind=FILE)
O8D_FILE: Positional[Path] = Positional("file", text("cli-deck-o8d-file"), kind=FILE)
STARTER = Flag("--starter", text("cli-deck-starter"))
WITH: Repeated[Path] = Repeated("--with", text("cli-deck-with"), kind=FILE)
O8D = Flag("--o8d", text("cli-deck-o8d"))

SHOWN_INCOMPLETE = 5


def find(given: Path) -> Deck:
    """The deck of a file, OCTGN's included; where there is none, the ready-made deck of that name."""
    from dejarik.lcg.decks.deck_text import load_deck
    from dejarik.lcg.decks.octgn import load_o8d
    from dejarik.lcg.decks.ready_made import ready_made

    if not given.exists():
        decks = ready_made()
        if str(given) not in decks:
            raise Problem("lcg-deck-no-such-deck", given=str(given))
        return decks[str(given)]
    return load_o8d(given) if given.suffix.lower() == ".o8d" else load_deck(given)


# --- check


def check(call: Call) -> Report:
    """Reads a deck, or those of a team, and says whether they are legal."""
    from dejarik.lcg.decks.deck import problems, team_problems
    from dejarik.lcg.decks.examining import incomplete

    deck, mates = find(call[DECK_FILE]), [find(path) for path in call[WITH]]
    wrong = team_problems([deck, *mates]) if mates else problems(deck, starter=call[STARTER])
    unfinished = [each.name for each in incomplete(deck)]
    data = {
        **_facts(deck),
        "team": [_facts(each) for each in mates],
        "legal": not wrong,
        "problems": [{"id": each.id, "message": say(each, call.language)} for each in wrong],
        "incomplete": [each.id for each in incomplete(deck)],
    }
    lines = [line for each in (deck, *mates) for line in (*_shown(call, each), "")]
    lines += _judged(call, wrong, team=bool(mates))
    if unfinished:
        lines.append(_unfinished(call, unfinished))
    return Report(data, tuple(lines), ExitCode.FAILED if wrong else ExitCode.DONE)


def _facts(deck: Deck) -> dict[str, object]:
    return {
        "name": deck.name,
        "affiliation": deck.affiliation,
        "challenge": deck.challenge.value,
        "sets": deck.sets,
        "support": deck.support,
    }


def _shown(call: Call, deck: Deck) -> Iterable[str]:
    """The deck for people: its sets, counted."""
    from dejarik.lcg.facts.library import card, challenge_deck, is_card

    name = deck.name or call.say("lcg-deck-shown-unnamed")
    if deck.challenge:
        yield call.say("lcg-deck-shown-title", name=name, affiliation=deck.challenge.word)
        yield call.say("lcg-deck-shown-challenge", cards=len(challenge_deck(deck.challenge)))
    else:
        whose = card(deck.affiliation).name if is_card(deck.affiliation) else deck.affiliation
        yield call.say("lcg-deck-shown-title", name=name, affiliation=whose)
        yield call.say("lcg-deck-shown-sets", count=len(deck.sets), cards=len(deck.command))
    yield from _sets(call, deck.sets)
    if deck.support:
        yield call.say("lcg-deck-shown-support", cards=len(deck.reinforcements))
        yield from _sets(call, deck.support)


def _sets(call: Call, numbers: Iterable[str]) -> Iterable[str]:
    from dejarik.authoring.listing import counted
    from dejarik.lcg.decks.deck_text import label_of

    return (f"  {line}" for line in counted(label_of(each, call.language) for each in numbers))


def _judged(call: Call, wrong: Sequence[Text], *, team: bool) -> Iterable[str]:
    if wrong:
        yield call.say("lcg-deck-shown-illegal", count=len(wrong))
        yield from (f"- {say(each, call.language)}" for each in wrong)
    else:
        yield call.say("lcg-deck-shown-team-legal" if team else "lcg-deck-shown-legal")


def _unfinished(call: Call, names: Sequence[Text]) -> str:
    shown = ", ".join(say(each, call.language) for each in names[:SHOWN_INCOMPLETE])
    more = ", …" if len(names) > SHOWN_INCOMPLETE else ""
    return call.say("lcg-deck-shown-incomplete", count=len(names), cards=shown + more)


# --- export, import


def export(call: Call) -> Report:
    """Prints a deck as text in the reader's language, or as an OCTGN file."""
    from dejarik.lcg.decks.deck_text import write_deck
    from dejarik.lcg.decks.octgn import write_o8d

    deck = find(call[DECK_FILE])
    written = write_o8d(deck) if call[O8D] else write_deck(deck, call.language)
    return _written(deck, written)


def import_(call: Call) -> Report:
    """Reads an OCTGN file and prints its deck as text."""
    from dejarik.lcg.decks.deck_text import write_deck
    from dejarik.lcg.decks.octgn import load_o8d

    deck = load_o8d(call[O8D_FILE])
    return _written(deck, write_deck(deck, call.language))


def _written(deck: Deck, written: str) -> Report:
    return Report({"deck": _facts(deck), "text": written}, tuple(written.splitlines()))


# --- list


def list_(call: Call) -> Report:
    """The ready-made decks by what they are for, and the teams they make."""
    from dejarik.lcg.decks.ready_made import TEAMS, DeckKind, kind_of, ready_made, team_title, title

    decks = [
        {**_facts(deck), "id": name, "title": say(title(name), call.language), "kind": kind_of(name).value}
        for name, deck in ready_made().items()
    ]
    teams = [
        {"id": name, "title": say(team_title(name), call.language), "decks": members}
        for name, members in TEAMS.items()
    ]
    lines: list[str] = []
    for kind in DeckKind:
        rows = [(name, say(title(name), call.language)) for name in ready_made(kind)]
        lines += [call.say(f"lcg-deck-listed-{kind.value}"), *_aligned(rows), ""]
    rows = [(name, f"{say(team_title(name), call.language)}: {', '.join(TEAMS[name])}") for name in TEAMS]
    lines += [call.say("lcg-deck-listed-teams"), *_aligned(rows)]
    return Report({"decks": decks, "teams": teams}, tuple(lines))


def _aligned(rows: Sequence[tuple[str, str]]) -> Iterable[str]:
    width = max(len(name) for name, _ in rows)
    return (f"  {name.ljust(width)}  {rest}" for name, rest in rows)


declare_family(
    "lcg-deck-listed-*",
    lambda: (f"lcg-deck-listed-{kind}" for kind in ("duel", "starter", "challenge", "teams")),
)

COMMAND = Command(
    "deck",
    text("cli-deck"),
    commands=(
        Command("check", text("cli-deck-check"), check, (DECK_FILE, STARTER, WITH)),
        Command("export", text("cli-deck-export"), export, (DECK_FILE, O8D)),
        Command("import", text("cli-deck-import"), import_, (O8D_FILE,)),
        Command("list", text("cli-deck-list"), list_),
    ),
    examples=text("lcg-deck-examples"),
)
