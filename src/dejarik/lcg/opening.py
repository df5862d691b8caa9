"""How a game begins: which decks make one, who sits where, and what lies on the table before anybody decides."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress

import msgspec

from dejarik.kernel import Problem, Rng, text
from dejarik.lcg.decks.deck import (
    SETS,
    STARTER_SETS,
    Deck,
    problems,
    random_support,
    random_team,
    team_problems,
)
from dejarik.lcg.decks.deck_text import read_deck
from dejarik.lcg.decks.ready_made import DeckKind, ready_made
from dejarik.lcg.facts.cards import Challenge, Side
from dejarik.lcg.rules.format import Format, find_format, format_names
from dejarik.lcg.rules.names import free_number
from dejarik.lcg.rules.state import Card, Lcg, Player
from dejarik.lcg.rules.teams import other

DIAL_CARD = "death-star-dial"
DECK_SETTINGS = ("deck-1", "deck-2", "deck-3", "deck-4")
DRAWS = 20  # by chance an affiliation may find too few sets left
SETTINGS = ("format", "players", "decks", *DECK_SETTINGS)


class Options(msgspec.Struct, frozen=True):
    """A game: the format, a deck for each seat; and whether players are asked in every window in which their hands
    could hold something, so that being asked tells nothing about them."""

    format: str
    decks: tuple[Deck, ...]
    bluff: bool = False


# --- Which decks make a game --------------------------------------------------------------------------


def check_decks(format: Format, decks: Sequence[Deck], *, to_everybody: bool = True) -> None:
    """Refuse what is no game of this format, with the first thing that is wrong. What a team's decks have too many of
    tells what is in them: that is left out where somebody asks who may not know it."""
    if len(decks) not in format.sizes:
        raise Problem("lcg-players", players=len(decks), sizes=" / ".join(map(str, format.sizes)))
    wanted = format.challenge
    most = format.most_sets
    for seat, deck in enumerate(decks):
        if deck.challenge and deck.challenge is not wanted:
            raise Problem("lcg-challenge-elsewhere", seat=seat + 1)
        own = None if deck.challenge else most
        wrong = problems(deck, starter=format.starter, most=own)
        if wrong:
            raise Problem("lcg-bad-deck", seat=seat + 1, problem=wrong[0])
    if wanted and sum(deck.challenge is wanted for deck in decks) != 1:
        raise Problem("lcg-challenge-missing", deck=wanted.word)
    for side in Side:
        team = [deck for deck in decks if deck.side is side]
        if len(team) not in format.team_sizes(side):
            raise Problem("lcg-team-size", side=side.word, players=len(team))
        if len(team) > 1:
            wrong = team_problems(team)
            if wrong:
                problem = wrong[0] if to_everybody else text("lcg-deck-team-beside")
                raise Problem("lcg-bad-team", side=side.word, problem=problem)


def random_options(rng: Rng, names: Sequence[str] | None = None) -> tuple[str, tuple[Deck, ...]]:
    """A format and decks drawn from all complete sets."""
    format = named_format(rng.pick(list(names or format_names())))
    return format.name, random_decks(format, rng.pick(list(format.sizes)), rng)


def random_decks(format: Format, players: int, rng: Rng) -> tuple[Deck, ...]:
    """Legal decks for every seat; who plays which side is drawn too."""
    decks: list[Deck] = []
    if format.challenge:
        decks.append(challenge(format.challenge, rng))
        solo = format.challenge.side
        if solo is not None:
            decks += random_team(rng, other(solo), players - 1)
    else:
        first = rng.pick(list(Side))
        decks += random_team(rng, first, players // 2)
        decks += random_team(rng, other(first), players // 2)
    return tuple(decks)


def challenge(which: Challenge, rng: Rng) -> Deck:
    support = random_support(rng) if which is Challenge.SKYWALKER else ()
    return Deck(name=which.value, challenge=which, support=support)


def options_from(settings: Mapping[str, str], rng: Rng) -> tuple[str, tuple[Deck, ...]]:
    """By name, as on the command line: `format`, `players`, `decks` (`ready-made` or `random`), and `deck-1` to
    `deck-4`: the deck of a seat, a ready-made one by its name or any other as text. What is left open is drawn."""
    unknown = set(settings) - set(SETTINGS)
    if unknown:
        raise Problem("lcg-setting", setting=sorted(unknown)[0][:40])
    format = named_format(settings.get("format", "duel"))
    fewest = count_players(format, settings)
    count = fewest if settings.get("players") else _some_size(format, fewest, rng)
    given = {seat: find_deck(settings[name]) for seat, name in enumerate(DECK_SETTINGS) if settings.get(name)}
    kind = settings.get("decks", "ready-made")
    if kind not in ("ready-made", "random"):
        raise Problem("lcg-deck-kind", kind=kind[:40])
    return format.name, fill_seats(format, given, count, rng, drawn=kind == "random")


def count_players(format: Format, settings: Mapping[str, str]) -> int:
    """How many play: as `players` says, else as few as the format and the seats with decks allow."""
    players = settings.get("players", "")
    if players and players not in map(str, format.sizes):
        raise Problem("lcg-players", players=players[:10], sizes=" / ".join(map(str, format.sizes)))
    given = (seat for seat, name in enumerate(DECK_SETTINGS, start=1) if settings.get(name))
    return int(players) if players else max(min(format.sizes), *given, 0)


def _some_size(format: Format, fewest: int, rng: Rng) -> int:
    """How many play where nobody says so; drawn only where there is something to draw."""
    sizes = [size for size in format.sizes if size >= fewest]
    return rng.pick(sizes) if len(sizes) > 1 else fewest


def seat_of(setting: str, count: int) -> int:
    """The seat whose deck a setting names, of so many."""
    known = DECK_SETTINGS[:count]
    if setting not in known:
        raise Problem("lcg-setting", setting=setting[:40])
    return known.index(setting)


def with_deck(
    format: Format, decks: Sequence[Deck], seat: int, deck: Deck, open_seats: Collection[int], rng: Rng
) -> tuple[Deck, ...]:
    """The same decks but for that of one seat. Where it does not fit beside them, those of open seats are drawn anew;
    where that is of no use either, it is refused, and nobody learns what is in the others."""
    changed = (*decks[:seat], deck, *decks[seat + 1 :])
    if _is_game(format, changed):
        return changed
    loose = {other for other in open_seats if other != seat}
    if loose and _could_be(format, changed, decks[seat], seat, loose):
        for _ in range(DRAWS):
            with suppress(Problem):
                drawn = _drawn_anew(format, changed, loose, rng)
                if _is_game(format, drawn):
                    return drawn
    check_decks(format, changed, to_everybody=False)
    return changed


def _could_be(format: Format, decks: Sequence[Deck], old: Deck, seat: int, loose: Collection[int]) -> bool:
    """Whether drawing anew may help: the deck is legal by itself and beside those that stand, of the same side."""
    deck = decks[seat]
    if (deck.side, deck.challenge) != (old.side, old.challenge):
        return False
    if problems(deck, starter=format.starter, most=None if deck.challenge else format.most_sets):
        return False
    team = [each for at, each in enumerate(decks) if at not in loose and each.side is deck.side]
    return len(team) == 1 or not team_problems(team)


def _drawn_anew(format: Format, decks: Sequence[Deck], loose: Collection[int], rng: Rng) -> tuple[Deck, ...]:
    """The same decks, those of loose seats that are not legal beside the others replaced by others of their side."""
    kept = {seat: deck for seat, deck in enumerate(decks) if seat not in loose}
    for seat in sorted(loose):
        team = [deck for deck in kept.values() if deck.side is decks[seat].side]
        if not (team and team_problems([*team, decks[seat]])):
            kept[seat] = decks[seat]
    for seat, old in enumerate(decks):
        if seat not in kept:
            team = [deck for deck in kept.values() if deck.side is old.side]
            kept[seat] = _fitting(format, team, old.side or Side.DARK, rng, drawn=False)
    return tuple(kept[seat] for seat in range(len(decks)))


def _is_game(format: Format, decks: Sequence[Deck]) -> bool:
    try:
        check_decks(format, decks)
    except Problem:
        return False
    return True


def named_format(name: str) -> Format:
    """The format of this name; a `Problem` when there is none."""
    format = find_format(name)
    if format is None:
        raise Problem("lcg-no-format", format=name[:40], known=", ".join(format_names()))
    return format


def find_deck(given: str) -> Deck:
    """A ready-made deck by its name, or the deck that a text describes."""
    known = ready_made()
    if given in known:
        return known[given]
    if "\n" not in given:
        raise Problem("lcg-no-ready-made", name=given[:80], known=", ".join(known))
    return read_deck(given, "-")


def fill_seats(
    format: Format, given: Mapping[int, Deck], count: int, rng: Rng, *, drawn: bool
) -> tuple[Deck, ...]:
    """Decks for the seats that have none: of the side that is missing, legal beside those that are given."""
    sides = sides_of(format, given, count)
    decks: dict[int, Deck] = dict(given)
    for seat in range(count):
        if seat in decks:
            continue
        if format.challenge and sides[seat] is format.challenge.side:
            decks[seat] = challenge(format.challenge, rng)
            continue
        team = [deck for other_seat, deck in decks.items() if sides[other_seat] is sides[seat]]
        decks[seat] = _fitting(format, team, sides[seat], rng, drawn=drawn)
    return tuple(decks[seat] for seat in range(count))


def sides_of(format: Format, given: Mapping[int, Deck], count: int) -> list[Side]:
    """Who plays which side: as the given decks say; otherwise the single player, or the dark side, has the first
    seat that is free."""
    if format.challenge and format.challenge.side is not None:
        open_seats = [seat for seat in range(count) if seat not in given]
        solo = next((seat for seat, deck in given.items() if deck.challenge), *open_seats[:1] or [0])
        mine = format.challenge.side
        return [mine if seat == solo else other(mine) for seat in range(count)]
    sides: list[Side | None] = [given[seat].side if seat in given else None for seat in range(count)]
    for side in (Side.DARK, Side.LIGHT):
        for seat in range(count):
            if sides[seat] is None and sides.count(side) < count // 2:
                sides[seat] = side
    return [side or Side.DARK for side in sides]


def _fitting(format: Format, team: Sequence[Deck], side: Side, rng: Rng, *, drawn: bool) -> Deck:
    """A ready-made deck that is legal beside those of the team, or a random one."""
    if not drawn:
        kind = DeckKind.STARTER if format.starter else DeckKind.DUEL
        made = [deck for deck in ready_made(kind).values() if deck.side is side]
        rng.shuffle(made)
        for deck in made:
            fits = not problems(deck, starter=format.starter, most=format.most_sets)
            if fits and not (team and team_problems([*team, deck])):
                return deck
    for _ in range(DRAWS):
        with suppress(Problem):
            return random_team(rng, side, 1, STARTER_SETS if format.starter else SETS, beside=team)[0]
    raise Problem("lcg-no-deck-fits", side=side.word)


# --- The table ----------------------------------------------------------------------------------------


def lay_out(state: Lcg, format: Format, decks: Sequence[Deck]) -> None:
    """Players with shuffled decks, affiliation cards, and the dial (LCGC-SETUP-01 to -03)."""
    numbers = dict.fromkeys(Side, 0)
    for seat, deck in enumerate(decks):
        side = deck.side or Side.DARK
        numbers[side] += 1
        player = Player(seat, side, deck=deck.name, number=numbers[side])
        state.players.append(player)
        player.objective_deck = [str(id) for id in deck.objectives]
        player.command_deck = [str(id) for id in deck.command]
        player.support_deck = [str(id) for id in deck.reinforcements]
        for pile in (player.objective_deck, player.command_deck, player.support_deck):
            state.rng.shuffle(pile)
        if deck.challenge:
            format.lay_out_challenge(state, player)
            continue
        player.affiliation = place(state, deck.affiliation, seat)
    if format.has_dial:
        dark = next(player.seat for player in state.players if player.side is Side.DARK)
        state.dial_card = place(state, DIAL_CARD, dark)
    state.order = format.clockwise(state)
    state.active = state.order[0]


def place(state: Lcg, key: str, seat: int) -> int:
    """A card that lies on the table from the start."""
    id = state.enter(key, seat)
    state.sources[id].subject = id
    number = free_number(state, key)
    state.cards[id] = Card(id, seat, seat, number=number)
    return id
