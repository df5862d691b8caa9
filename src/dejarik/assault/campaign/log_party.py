"""What both sides bring to a mission, as the log of their campaign says."""

from __future__ import annotations

from dejarik.assault.campaign.party import EmpireBrought, HeroBrought, Party, hero_problems, printed_card
from dejarik.assault.campaign.rules.heroes import FEW_HEROES
from dejarik.assault.campaign.rules.log import EMPIRE, TOGETHER, Log, What
from dejarik.assault.campaign.upgrades import IN_MISSIONS
from dejarik.assault.facts.campaign_cards import Gear, ItemCard
from dejarik.assault.facts.campaign_library import agenda


def party_of(log: Log) -> Party:
    """Everybody who goes to the next mission, and with what. What belongs to all Rebels lies with the first."""
    heroes = [brought_by(log, seat) for seat in log.seats]
    shared = tuple(log.names(What.CARD))
    heroes[0] = HeroBrought(heroes[0].hero, (*heroes[0].cards, *shared), heroes[0].on, heroes[0].bounty)
    agendas = [card for card in log.names(What.AGENDA, EMPIRE) if agenda(card).type in IN_MISSIONS]
    empire = EmpireBrought(
        log.deck,
        tuple(log.names(What.CARD, EMPIRE)),
        tuple(agendas),
        tuple(log.names(What.VILLAIN, EMPIRE)),
        log.total(What.INFLUENCE, EMPIRE),
    )
    [ally] = log.names(What.BROUGHT) or [""]
    return Party(tuple(heroes), empire, ally, log.total(What.CREDITS, TOGETHER))


def brought_by(log: Log, seat: int, *, without: str = "") -> HeroBrought:
    """A hero with the cards that are not left behind; a modification that is on nothing stays, too, and the cards for
    few heroes come by themselves."""
    left = {*log.names(What.LEFT, seat), without, *FEW_HEROES.values()}
    fitted = {card: weapon for card, weapon in log.fittings(seat).items() if not {card, weapon} & left}
    cards = [
        card
        for card in log.names(What.CARD, seat)
        if card not in left and (card in fitted or not is_modification(card))
    ]
    return HeroBrought(log.heroes[seat - 1], tuple(cards), fitted, bool(log.total(What.BOUNTY, seat)))


def is_modification(card: str) -> bool:
    printed = printed_card(card)
    return isinstance(printed, Gear) and printed.kind.modifies is not None


def modifications(log: Log, seat: int) -> list[str]:
    """The modifications that a hero owns."""
    return [card for card in log.names(What.CARD, seat) if is_modification(card)]


def tradable(log: Log, seat: int) -> list[str]:
    """CORE-ITEM-03: Item cards; Class cards and rewards belong to their hero."""
    return [card for card in log.names(What.CARD, seat) if isinstance(printed_card(card), ItemCard)]


def weapons_for(log: Log, seat: int, card: str) -> list[str]:
    """The weapons of a hero that a modification can be put on beside what is on them (CORE-ITEM-04, -05)."""
    own = brought_by(log, seat, without=card)
    printed = printed_card(card)
    if not isinstance(printed, Gear):
        return []
    hosts = [
        each
        for each in own.cards
        if isinstance(weapon := printed_card(each), Gear) and weapon.kind.weapon is printed.kind.modifies
    ]
    wrong = len(list(hero_problems(own)))
    return [
        host
        for host in hosts
        if len(list(hero_problems(HeroBrought(own.hero, (*own.cards, card), {**own.on, card: host}))))
        <= wrong
    ]
