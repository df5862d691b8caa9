"""Caravan: a small card game with hidden hands and simultaneous reactions.

Each round the top chest of the caravan is worth its number. Every player bids one card face
down; all bids are turned up together; the strongest alone takes the chest. Cards react from
the hand or while they lie as a bid. After the last chest, most gold wins. Four may play as two
companies, who win together and decide together what concerns them both. A caravan may make several
journeys, each a game of its own, to which everybody brings the gold of those before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import ClassVar

import msgspec

from dejarik.kernel import (
    Ability,
    Constant,
    Cost,
    Decision,
    Definition,
    Discipline,
    Event,
    Game,
    How,
    Limit,
    Moment,
    Occurrence,
    Option,
    Owner,
    Permission,
    Problem,
    Procedure,
    Public,
    Query,
    Record,
    Rng,
    Role,
    Secret,
    State,
    Text,
    Use,
    Verb,
    ask,
    cancel,
    choose,
    choose_some,
    distribute,
    each_of,
    itself,
    put_in_order,
    text,
)
from dejarik.kernel.corrections import Correction
from dejarik.messages import declare_family

HAND = "hand"
BID = "bid"

#: Every card and its strength: three copies of each are in the deck.
CARDS = {"guard": 4, "captain": 2, "thief": 1, "spy": 0, "banker": 2, "herald": 3, "jailer": 1}
COPIES = 3
HAND_SIZE = 4
CHESTS = 6


class Options(msgspec.Struct, frozen=True):
    """How many play: two to four. Four may play as two companies: those who sit across from each other. How many
    journeys are left with this one, and what each has brought home from those before."""

    players: int = 2
    companies: bool = False
    journeys: int = 1
    gold: tuple[int, ...] = ()


class Purse(Record):
    """A player: the gold, the card bid this round (a source's id; 0 is none yet), and whether it leads its company."""

    seat: Public[int]
    gold: Public[int] = 0
    bid: Owner[int] = 0
    leads: Public[bool] = False


class Caravan(State):
    """The chests to come, the deck, and the players."""

    purses: Public[list[Purse]]
    deck: Secret[list[str]] = []
    chests: Secret[list[int]] = []
    shown: Public[list[int]] = []  # chests turned up before their time, the next one last
    discard: Public[list[str]] = []
    chest: Public[int] = 0
    companies: Public[bool] = False


def partners(state: Caravan, seat: int) -> tuple[int, ...]:
    """Who plays and decides together with a player: whoever sits across, in a game of companies."""
    return ((seat + 2) % 4,) if state.companies else ()


def hand(state: Caravan, seat: int) -> list[int]:
    """The cards that a player holds, by source id."""
    return [id for id, source in state.sources.items() if source.zone == HAND and source.seat == seat]


def card_text(key: str) -> Text:
    return text("caravan-card", card=text(f"caravan-{key}"))


def card_name(state: Caravan, asked: Decision, id: int) -> str:
    return f"{state.sources[id].key}#{id}"


def card_label(state: Caravan, asked: Decision, id: int) -> Text:
    return card_text(state.sources[id].key)


def player_label(state: Caravan, asked: Decision, seat: int) -> Text:
    return text("caravan-player", seat=seat + 1)


CARD = Verb("", card_label, card_name)
CHEST = Verb("chest", lambda state, asked, gold: text("caravan-chest", gold=gold), itself)
PLAYER = Verb("player", player_label, itself)


def draw(state: Caravan, seat: int) -> None:
    if not state.deck:
        state.deck, state.discard = state.discard, []
        state.rng.shuffle(state.deck)
    if state.deck:
        key = state.deck.pop()
        state.enter(key, seat, zone=HAND, open=False)
        state.log(Drawn(seat=seat, card=key))
        state.learn()


def discard(state: Caravan, id: int) -> None:
    state.discard.append(state.leave(id).key)


# --- Values that cards change ---------------------------------------------------------------------


def printed_strength(state: Caravan, id: int) -> int:
    """The strength of a card; who leads a company is stronger by one."""
    card = state.sources[id]
    return CARDS[card.key] + state.purses[card.seat].leads


strength = Query[Caravan]("strength", printed_strength, least=0)
can_take = Permission[Caravan]("can-take", lambda state, id: True)  # of a bid


# --- What happens -----------------------------------------------------------------------------------


class Drawn(Event):
    """A player draws a card; only its owner sees which."""

    seat: Public[int]
    card: Owner[str]


class Revealed(Event):
    """All bids are turned up at the same time."""

    def happen(self, state: Caravan) -> None:
        for purse in state.purses:
            state.relocate(purse.bid, BID, open=True)
        state.learn()


class Taken(Event):
    """A player takes the chest, unless somebody prevents it."""

    seat: Public[int]
    gold: Public[int]

    def happen(self, state: Caravan) -> None:
        state.purses[self.seat].gold += self.gold


class Stolen(Event):
    """Gold goes from one player to another."""

    thief: Public[int]
    victim: Public[int]
    gold: Public[int]

    def happen(self, state: Caravan) -> None:
        gold = min(self.gold, state.purses[self.victim].gold)
        state.purses[self.victim].gold -= gold
        state.purses[self.thief].gold += gold


# --- The course of the game -------------------------------------------------------------------------


class Journey(Procedure):
    """The whole game: deal, then a round a chest, then count."""

    def deal(self, state: Caravan) -> None:
        for purse in state.purses:
            for _ in range(HAND_SIZE):
                draw(state, purse.seat)
        state.push(*(Mulligan(seat=purse.seat) for purse in state.purses))

    def next_chest(self, state: Caravan) -> None:
        if state.shown or state.chests:
            state.push(Round())
            self.repeat()

    def count(self, state: Caravan) -> None:
        gold = [
            sum(state.purses[seat].gold for seat in (purse.seat, *partners(state, purse.seat)))
            for purse in state.purses
        ]
        state.finish("most-gold", *(seat for seat, own in enumerate(gold) if own == max(gold)))

    steps = (deal, next_chest, count)


class Mulligan(Procedure):
    """Before the first chest a player may put back up to two cards and draw as many."""

    seat: Public[int]

    def offer(self, state: Caravan) -> Decision | None:
        return choose_some(
            self.seat, text("caravan-mulligan"), each_of(CARD, hand(state, self.seat)), least=0, most=2
        )

    def exchange(self, state: Caravan, cards: list[int]) -> None:
        for id in cards:
            state.deck.insert(0, state.leave(id).key)
        state.rng.shuffle(state.deck)
        for _ in cards:
            draw(state, self.seat)

    steps = (ask(offer, exchange),)


class Round(Procedure):
    """One chest: bid, reveal, take, clear."""

    scope: ClassVar[str] = "round"

    def show_chest(self, state: Caravan) -> None:
        state.chest = (state.shown or state.chests).pop()
        state.learn()
        if state.companies:
            state.push(Lead(seat=0), Lead(seat=1))
        state.push(*(Bid(seat=purse.seat) for purse in state.purses))

    def reveal(self, state: Caravan) -> None:
        state.occur(Revealed())

    def award(self, state: Caravan) -> None:
        bids = {
            purse.seat: strength(state, purse.bid) for purse in state.purses if can_take(state, purse.bid)
        }
        best = [seat for seat, bid in bids.items() if bid == max(bids.values())]
        if len(best) == 1:
            state.occur(Taken(seat=best[0], gold=state.chest))

    def clear(self, state: Caravan) -> None:
        for purse in state.purses:
            if purse.bid in state.sources:
                discard(state, purse.bid)
            purse.bid, purse.leads = 0, False
        for purse in state.purses:
            while len(hand(state, purse.seat)) < HAND_SIZE and (state.deck or state.discard):
                draw(state, purse.seat)

    steps = (show_chest, reveal, award, clear)


class Lead(Procedure):
    """A company decides together who leads it to this chest."""

    seat: Public[int]

    def offer(self, state: Caravan) -> Decision | None:
        others = partners(state, self.seat)
        return choose(self.seat, text("caravan-lead"), each_of(PLAYER, (self.seat, *others)), partners=others)

    def follow(self, state: Caravan, leader: int) -> None:
        state.purses[leader].leads = True

    steps = (ask(offer, follow),)


class Bid(Procedure):
    """A player puts a card face down; the others see that it lies there."""

    seat: Public[int]

    def offer(self, state: Caravan) -> Decision | None:
        return choose(self.seat, text("caravan-bid"), each_of(CARD, hand(state, self.seat)))

    def put(self, state: Caravan, card: int) -> None:
        state.purses[self.seat].bid = card
        state.relocate(card, BID)

    steps = (ask(offer, put),)


class Scouting(Procedure):
    """The herald turns up to three coming chests face up; its player or company puts them in any order."""

    seat: Public[int]

    def turn_up(self, state: Caravan) -> None:
        while state.chests and len(state.shown) < 3:
            state.shown.insert(0, state.chests.pop())
        state.learn()

    def offer(self, state: Caravan) -> Decision | None:
        chests = each_of(CHEST, reversed(state.shown))
        others = partners(state, self.seat)
        return put_in_order(self.seat, text("caravan-order"), chests, partners=others)

    def arrange(self, state: Caravan, chests: list[int]) -> None:
        state.shown = chests[::-1]

    steps = (turn_up, ask(offer, arrange))


class Gift(Procedure):
    """The banker's player or company divides three gold among all players."""

    seat: Public[int]

    def offer(self, state: Caravan) -> Decision | None:
        options = [Option(PLAYER, purse.seat, cap=2) for purse in state.purses]
        others = partners(state, self.seat)
        return distribute(self.seat, text("caravan-divide"), options, least=3, most=3, partners=others)

    def divide(self, state: Caravan, shares: list[tuple[int, int]]) -> None:
        for seat, gold in shares:
            state.purses[seat].gold += gold

    steps = (ask(offer, divide),)


class Robbery(Procedure):
    """The thief's player or company chooses whom to rob."""

    seat: Public[int]

    def offer(self, state: Caravan) -> Decision | None:
        options = each_of(PLAYER, victims(state, self.seat))
        others = partners(state, self.seat)
        return choose(self.seat, text("caravan-rob"), options, partners=others) if options else None

    def rob(self, state: Caravan, victim: int) -> None:
        state.occur(Stolen(thief=self.seat, victim=victim, gold=2))

    steps = (ask(offer, rob),)


# --- The cards --------------------------------------------------------------------------------------


def victims(state: Caravan, seat: int) -> list[int]:
    friends = (seat, *partners(state, seat))
    return [purse.seat for purse in state.purses if purse.seat not in friends and purse.gold]


def others_bid(state: Caravan, use: Use, taken: Taken) -> bool:
    return taken.seat != use.seat


def halve(state: Caravan, use: Use, stolen: Stolen) -> None:
    stolen.gold //= 2


def prevent(state: Caravan, use: Use, event: Event) -> None:
    cancel(state, event)


def jail(state: Caravan, use: Use) -> None:
    """Thieves and spies among the other bids may not take the chest of this round."""
    for purse in state.purses:
        if purse.seat != use.seat and state.sources[purse.bid].key in ("thief", "spy"):
            state.modify("can-take", How.FORBID, subject=purse.bid, until=state.scope("round"))


def play_from_hand(state: Caravan, use: Use) -> None:
    discard(state, use.source)


DISCARD_IT = Cost(payable=lambda state, use: True, pay=play_from_hand)

DEFINITIONS = {
    "guard": Definition(
        abilities=(
            # While the guard lies as your bid, thieves get half.
            Ability(
                "watch", Stolen, halve, moment=Moment.BEFORE, forced=True, zones=(BID,),
                when=lambda state, use, stolen: stolen.victim == use.seat,
            ),
        )
    ),
    "captain": Definition(
        # The captain is stronger the more chests have gone by.
        constants=(
            Constant(
                "strength", How.ADD, lambda state, source, id, subject: (CHESTS - len(state.chests)) // 2,
                when=lambda state, source, id, subject: subject == id, zones=(BID,),
            ),
        )
    ),
    "thief": Definition(
        abilities=(
            Ability(
                "rob", Revealed, lambda state, use: state.push(Robbery(seat=use.seat)), zones=(BID,),
                when=lambda state, use: bool(victims(state, use.seat)), limit=Limit("round"),
            ),
        )
    ),
    "spy": Definition(
        abilities=(
            # From the hand, by discarding it: another player does not take the chest.
            Ability("spoil", Taken, prevent, others_bid, Moment.BEFORE, zones=(HAND,), costs=(DISCARD_IT,)),
        )
    ),
    "banker": Definition(
        abilities=(
            Ability(
                "lend", Revealed, lambda state, use: state.push(Gift(seat=use.seat)), forced=True, zones=(BID,)
            ),
        )
    ),
    "herald": Definition(
        abilities=(
            Ability(
                "look", Revealed, lambda state, use: state.push(Scouting(seat=use.seat)), zones=(BID,),
                when=lambda state, use: len(state.shown) + len(state.chests) > 1,
            ),
        )
    ),
    "jailer": Definition(abilities=(Ability("jail", Revealed, jail, forced=True, zones=(BID,)),)),
}  # fmt: skip


class CaravanGame(Game[Caravan, Options]):
    """Caravan, as the kernel plays it."""

    name = "caravan"
    is_example = True
    version = "1"
    state_type = Caravan
    options_type = Options
    bound = 400
    reasons = ("most-gold",)
    has_shared_decisions = True

    def new(self, options: Options, rng: Rng) -> Caravan:
        if not 2 <= options.players <= 4:
            raise Problem("caravan-players", players=options.players)
        if options.companies and options.players != 4:
            raise Problem("caravan-companies", players=options.players)
        gold = options.gold or (0,) * options.players
        if len(gold) != options.players or min(gold) < 0 or options.journeys < 1:
            raise Problem("caravan-journeys", players=options.players)
        purses = [Purse(seat, gold[seat]) for seat in range(options.players)]
        state = Caravan(game=self.name, rng=rng, purses=purses, companies=options.companies)
        state.deck = [key for key in CARDS for _ in range(COPIES)]
        state.chests = list(range(1, CHESTS + 1))
        rng.shuffle(state.deck)
        rng.shuffle(state.chests)
        state.push(Journey())
        return state

    def seats(self, options: Options) -> int:
        return options.players

    def seat_count(self, state: Caravan) -> int:
        return len(state.purses)

    def roles(self, options: Options) -> list[Role]:
        return [Role(seat % 2 if options.companies else seat) for seat in range(options.players)]

    def shares_decisions(self, options: Options) -> bool:
        return options.companies

    def has_sequels(self, options: Options) -> bool:
        return options.journeys > 1 or bool(options.gold)

    def sequel(self, options: Options, state: Caravan) -> Options | None:
        if options.journeys == 1:
            return None
        gold = tuple(purse.gold for purse in state.purses)
        return msgspec.structs.replace(options, journeys=options.journeys - 1, gold=gold)

    def correct(self, options: Options, state: Caravan, correction: Correction) -> None:
        """Gold that was counted wrong: `{"seat", "gold"}`, so much more or less for a player."""
        match correction.change:
            case {"seat": int(seat), "gold": int(gold)} if 0 <= seat < len(state.purses):
                if state.purses[seat].gold + gold < 0:
                    raise Problem("caravan-too-little", gold=state.purses[seat].gold)
                state.purses[seat].gold += gold
            case _:
                raise Problem("caravan-no-correction")

    def random_options(self, rng: Rng) -> Options:
        players = 2 + rng.below(3)
        return Options(players, companies=players == 4 and rng.below(2) == 1)

    def definition(self, key: str) -> Definition:
        return DEFINITIONS[key]

    def precedence(self, state: Caravan, occurrence: Occurrence) -> Sequence[int]:
        return range(len(state.purses))

    def discipline(self, state: Caravan, occurrence: Occurrence) -> Discipline:
        return Discipline.ALTERNATING

    def has_bluff_windows(self, state: Caravan) -> bool:
        return True

    def offers_bluff(self, state: Caravan, occurrence: Occurrence, seat: int) -> bool:
        """Anybody with a card in hand might hold a spy, so everybody is asked."""
        event = occurrence.event
        would_take = isinstance(event, Taken) and occurrence.moment is Moment.BEFORE and event.seat != seat
        return would_take and bool(hand(state, seat))

    def label(self, state: Caravan, use: Use) -> Text:
        return card_text(use.key)

    def redeal(self, state: Caravan, seat: int | None, rng: Rng) -> None:
        """Mix the deck with all the cards that the seat can't see, and the chests to come."""
        hidden = [source for source in state.sources.values() if not source.open and source.seat != seat]
        pool = state.deck + [source.key for source in hidden]
        rng.shuffle(pool)
        for source in hidden:
            source.key = pool.pop()
        state.deck = pool
        rng.shuffle(state.chests)
        state.rng = rng.split()
        state.reindex()

    def violations(self, state: Caravan) -> Iterable[str]:
        cards = Counter(state.deck + state.discard + [source.key for source in state.sources.values()])
        if cards != Counter(dict.fromkeys(CARDS, COPIES)):
            yield f"cards were lost or doubled: {cards}"
        if any(purse.gold < 0 for purse in state.purses):
            yield "somebody owes gold"


GAME = CaravanGame()

declare_family("caravan-*", lambda: (f"caravan-{key}" for key in CARDS))
declare_family("outcome-caravan-*", lambda: (f"outcome-caravan-{reason}" for reason in GAME.reasons))
