"""Who sits where in a mission or in a campaign, and which heroes and class are wanted by settings with names."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from dejarik.assault.campaign.party import FEWEST_HEROES, MOST_HEROES, playable_decks, playable_heroes
from dejarik.assault.campaign.rules.state import IMPERIAL_TEAM, REBEL_TEAM
from dejarik.assault.facts.campaign_library import hero, imperial_deck
from dejarik.assault.facts.vocabulary import Box
from dejarik.kernel import Problem, Rng, Role, text

#: The settings that name a hero, by their seats.
HEROES = tuple(f"hero-{seat}" for seat in range(1, MOST_HEROES + 1))
#: Those that every way to play has.
COMMON = ("heroes", "players", "class", *HEROES)


def roles_of(heroes: Iterable[str]) -> list[Role]:
    """The Empire in seat 0, a hero in each seat behind it."""
    behind = [Role(REBEL_TEAM, text("mission-role-hero", hero=text(f"card-{each}"))) for each in heroes]
    return [Role(IMPERIAL_TEAM, text("mission-role-empire")), *behind]


def check_names(settings: Collection[str], known: Collection[str]) -> None:
    unknown = set(settings) - set(known)
    if unknown:
        raise Problem("mission-setting", setting=sorted(unknown)[0][:40])


def number_of_heroes(settings: Mapping[str, str], otherwise: int) -> int:
    """As many as are asked for, or as players leave room for, or as are named."""
    wanted, players = _wanted(settings), settings.get("players", "")
    seats = str(int(players) - 1) if players.isascii() and players.isdigit() else ""
    count = settings.get("heroes") or seats or str(max(FEWEST_HEROES, len(wanted)) if wanted else otherwise)
    if count not in [str(number) for number in range(FEWEST_HEROES, MOST_HEROES + 1)]:
        raise Problem("mission-hero-count", given=count[:20])
    return int(count)


def numbers_of_heroes(settings: Mapping[str, str]) -> Sequence[int]:
    """All that there can be within these settings."""
    if any(settings.get(name) for name in ("heroes", "players", *HEROES)):
        return [number_of_heroes(settings, MOST_HEROES)]
    return range(FEWEST_HEROES, MOST_HEROES + 1)


def heroes_of(
    settings: Mapping[str, str], count: int, rng: Rng, own: str = "", boxes: Collection[Box] = tuple(Box)
) -> tuple[str, ...]:
    """Those that are named, and others of these boxes by chance: first of all `own`, whose own mission it is."""
    wanted = _wanted(settings)
    others = [each for each in playable_heroes() if each not in wanted and hero(each).set in boxes]
    rng.shuffle(others)
    others.sort(key=lambda name: name != own)
    return known_heroes([*wanted, *others][:count])


def known_heroes(heroes: Iterable[str]) -> tuple[str, ...]:
    """These heroes, if all of them can be played."""
    found = tuple(heroes)
    for each in found:
        if each not in playable_heroes():
            raise Problem("mission-no-hero", hero=each[:40])
    return found


def class_of(settings: Mapping[str, str], rng: Rng, boxes: Collection[Box] = tuple(Box)) -> str:
    """The Imperial class that is named, or any of these boxes."""
    deck = settings.get("class") or rng.pick([each for each in playable_decks() if _box_of(each) in boxes])
    if deck not in playable_decks():
        raise Problem("mission-bad-party", problem=text("party-no-class", deck=deck[:40]))
    return deck


def boxes_named(settings: Mapping[str, str]) -> set[Box]:
    """The boxes of the heroes and of the class that are named."""
    deck = settings.get("class") or ""
    return {hero(each).set for each in known_heroes(_wanted(settings))} | (
        {_box_of(deck)} if deck in playable_decks() else set()
    )


def _box_of(deck: str) -> Box:
    """The box of an Imperial class."""
    return imperial_deck(deck)[0].set


def _wanted(settings: Mapping[str, str]) -> list[str]:
    return [settings[name] for name in HEROES if settings.get(name)]
