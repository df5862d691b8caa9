"""What many games say together: shares of wins by whatever was played, points over rounds, deeds of cards, lengths.

Everything is counted from the chronicles that a game has written (`kernel.chronicles`); what the ids mean is not known
here.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, quantiles

from dejarik.kernel.chronicles import Brought, Chronicle
from dejarik.lab.played import Played
from dejarik.lab.statistics import Share


@dataclass(frozen=True)
class Told:
    """A game that could be won, with its chronicle."""

    played: Played
    chronicle: Chronicle

    @property
    def sides(self) -> list[int]:
        """The teams, in the order of their first seats."""
        return list(dict.fromkeys(each.team for each in self.chronicle.brought))

    def seats(self, team: int) -> list[int]:
        return [seat for seat, each in enumerate(self.chronicle.brought) if each.team == team]

    def share(self, team: int) -> Share:
        """Of this game."""
        drawn = self.played.is_draw
        won = not drawn and bool(set(self.seats(team)) & set(self.played.winners))
        return Share(1, int(won), int(drawn))

    def team_of(self, seat: int) -> int:
        return self.chronicle.brought[seat].team


def told(played: Iterable[Played]) -> list[Told]:
    """Those games that say something."""
    return [
        Told(each, each.chronicle)
        for each in played
        if each.chronicle is not None and each.chronicle.brought and not each.error and not each.is_interlude
    ]


# --- Shares of wins


def by_brought(games: Iterable[Told], key: Callable[[Brought], str]) -> dict[str, Share]:
    """Of each army, deck or hero, or of each faction: once for each side of a game that brought it."""
    shares: dict[str, Share] = {}
    for game in games:
        for name, team in dict.fromkeys((key(each), each.team) for each in game.chronicle.brought):
            shares[name] = shares.get(name, Share(0, 0)) + game.share(team)
    return _best_first(shares)


def by_seat(games: Iterable[Told]) -> dict[int, Share]:
    """Of each seat."""
    shares: dict[int, Share] = {}
    for game in games:
        for seat, brought in enumerate(game.chronicle.brought):
            shares[seat] = shares.get(seat, Share(0, 0)) + game.share(brought.team)
    return dict(sorted(shares.items()))


def by_place(games: Iterable[Told], key: Callable[[Chronicle], str], brought: str = "") -> dict[str, Share]:
    """Of the side of the last seat (the heroes of a mission), or of whoever brought this, on each map or in each
    mission: the hardest first."""
    shares: dict[str, Share] = {}
    for game in games:
        name, seats = key(game.chronicle), game.chronicle.brought
        side = next((each.team for each in seats if each.name == brought), seats[-1].team)
        shares[name] = shares.get(name, Share(0, 0)) + game.share(side)
    return dict(reversed(_best_first(shares).items()))


def meetings(games: Iterable[Told]) -> dict[tuple[str, str], Share]:
    """What was brought against what, where two sides of one seat each met: the first of both by name."""
    shares: dict[tuple[str, str], Share] = {}
    for game in games:
        if len(game.chronicle.brought) != 2 or len(game.sides) != 2:
            continue
        one, other = game.chronicle.brought
        if one.name == other.name:
            continue
        first, second = sorted((one, other), key=lambda each: each.name)
        pair = (first.name, second.name)
        shares[pair] = shares.get(pair, Share(0, 0)) + game.share(first.team)
    return dict(sorted(shares.items(), key=lambda entry: -entry[1].games))


def crossed(
    games: Iterable[Told], rows: Callable[[Told], str], columns: Callable[[Told], Iterable[str]]
) -> dict[str, dict[str, Share]]:
    """Shares of the side of the last seat, by two things at once."""
    table: dict[str, dict[str, Share]] = defaultdict(dict)
    for game in games:
        share, row = game.share(game.chronicle.brought[-1].team), table[rows(game)]
        for column in columns(game):
            row[column] = row.get(column, Share(0, 0)) + share
    return dict(table)


def last_faction(games: Sequence[Told]) -> str:
    """The faction that the side of the last seat always is; empty where it changes."""
    found = {game.chronicle.brought[-1].faction for game in games}
    return found.pop() if len(found) == 1 else ""


def _best_first(shares: dict[str, Share]) -> dict[str, Share]:
    return dict(sorted(shares.items(), key=lambda entry: (-entry[1].value, -entry[1].games, entry[0])))


# --- Points over rounds


@dataclass(frozen=True)
class Course:
    """Points after each round: on average, and between which they were in half of the games. Who has won keeps what
    they had."""

    mean: list[float]
    low: list[float]
    high: list[float]


def courses(games: Iterable[Told], key: Callable[[Told, int], str]) -> dict[str, Course]:
    """By whatever a seat is told apart by."""
    rows: dict[str, list[list[int]]] = defaultdict(list)
    for game in games:
        for seat in range(len(game.chronicle.brought)):
            points = [each[seat] for each in game.chronicle.points]
            if points:
                rows[key(game, seat)].append(points)
    longest = max((len(row) for found in rows.values() for row in found), default=0)
    return {name: _course(found, longest) for name, found in sorted(rows.items())}


def _course(rows: list[list[int]], length: int) -> Course:
    columns = [[row[min(place, len(row) - 1)] for row in rows] for place in range(length)]
    spread = [quantiles(column, n=4) if len(column) > 1 else [column[0]] * 3 for column in columns]
    return Course(
        [fmean(column) for column in columns], [each[0] for each in spread], [each[2] for each in spread]
    )


# --- Cards


@dataclass
class CardShare:
    """What a card came to in the games in which it was brought, or did something."""

    games: int = 0
    active: Share = field(default_factory=lambda: Share(0, 0))
    """In the games in which it was used or dealt damage."""
    idle: Share = field(default_factory=lambda: Share(0, 0))
    used: int = 0
    dealt: int = 0
    suffered: int = 0
    felled: int = 0
    fell: int = 0
    points: int = 0

    def a_game(self, total: int) -> float:
        return total / self.games if self.games else 0.0

    @property
    def gain(self) -> float | None:
        """How much more often its side won where it did something than where not; None where it can't be said."""
        if not (self.active.games and self.idle.games):
            return None
        return self.active.value - self.idle.value


def cards(games: Iterable[Told], brought: str = "") -> dict[str, CardShare]:
    """By card: those with the most points, damage and uses first. All cards, or those of the seats that brought this
    army or deck."""
    found: dict[str, CardShare] = defaultdict(CardShare)
    for game in games:
        deeds = {(deed.seat, deed.card): deed for deed in game.chronicle.deeds}
        seats = {
            seat for seat, each in enumerate(game.chronicle.brought) if not brought or each.name == brought
        }
        taken = {(seat, card) for seat in seats for card in game.chronicle.brought[seat].cards}
        for seat, card in {*deeds, *taken}:
            if seat not in seats:
                continue
            entry, deed, share = found[card], deeds.get((seat, card)), game.share(game.team_of(seat))
            entry.games += 1
            if deed is not None and (deed.used or deed.dealt):
                entry.active += share
            else:
                entry.idle += share
            if deed is not None:
                for name in ("used", "dealt", "suffered", "felled", "fell", "points"):
                    setattr(entry, name, getattr(entry, name) + getattr(deed, name))
    return dict(
        sorted(
            found.items(),
            key=lambda entry: (
                -entry[1].a_game(entry[1].points),
                -entry[1].a_game(entry[1].dealt),
                -entry[1].a_game(entry[1].used),
                entry[0],
            ),
        )
    )


# --- Lengths and places


def lengths(games: Iterable[Told]) -> Counter[int]:
    """How many games had so many rounds."""
    return Counter(game.chronicle.rounds for game in games)


def falls(games: Iterable[Told]) -> dict[str, dict[str, Counter[str]]]:
    """By map and space, whose figures fell there: by faction. The maps with most first."""
    found: dict[str, dict[str, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
    for game in games:
        for fall in game.chronicle.falls:
            faction = game.chronicle.brought[fall.seat].faction
            found[game.chronicle.ground][fall.space][faction] += 1
    return dict(
        sorted(
            ((ground, dict(spaces)) for ground, spaces in found.items() if ground),
            key=lambda entry: -sum(each.total() for each in entry[1].values()),
        )
    )
