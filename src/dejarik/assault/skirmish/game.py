"""Skirmish, as the kernel and everybody else sees it: how a game starts, who goes first, what is hidden."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

import msgspec

from dejarik.assault import board
from dejarik.assault.board import Sides, mission_id, mission_layout
from dejarik.assault.content import definitions
from dejarik.assault.facts.library import deployment
from dejarik.assault.rules.figures.groups import add_group
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.invariants import outdated_memory, wrong_figures, wrong_places
from dejarik.assault.rules.names import use_text
from dejarik.assault.rules.objects.tokens import DOOR, TERMINAL, add_token
from dejarik.assault.rules.precedence import precedence
from dejarik.assault.rules.texts import definition_of
from dejarik.assault.skirmish.armies import Army, problems, random_army
from dejarik.assault.skirmish.chronicle import SkirmishChronicler
from dejarik.assault.skirmish.examining import check_size, read_given
from dejarik.assault.skirmish.ready_made import ready_made
from dejarik.assault.skirmish.rules.commands import hand
from dejarik.assault.skirmish.rules.mode import SKIRMISH_MODE
from dejarik.assault.skirmish.rules.state import SkirmishPlayer, SkirmishState
from dejarik.assault.skirmish.setup import SetUp
from dejarik.kernel import NOBODY, Definition, Game, Occurrence, Problem, Rng, Role, Text, Use, text
from dejarik.kernel.chronicles import Chronicler
from dejarik.kernel.minds import Mind
from dejarik.kernel.presenters import Presenter

definitions.load()

ARMY_SETTINGS = ("army-1", "army-2", "army-3", "army-4")
TEAMS = 2


class Options(msgspec.Struct, frozen=True):
    """A skirmish: the map, the letter of the mission, an army for each seat; and whether players are asked in every
    window, so that being asked tells nothing about their hands (CORE-TIMING-12)."""

    map: str
    mission: str
    armies: tuple[Army, ...]
    bluff: bool = False


class SkirmishGame(Game[SkirmishState, Options]):
    """Imperial Assault, the skirmish for two and four players."""

    name = "assault"
    version = "1"
    state_type = SkirmishState
    options_type = Options
    bound = 20_000
    reasons = ("points", "elimination", "time")

    # --- Starting ---------------------------------------------------------------------------------

    def new(self, options: Options, rng: Rng) -> SkirmishState:
        sides = mission_sides(options.map, options.mission)
        wanted = sides.players
        if len(options.armies) != wanted:
            raise Problem("skirmish-armies", armies=len(options.armies), players=wanted)
        for seat, army in enumerate(options.armies):
            check_size(army)
            wrong = problems(army)
            if wrong:
                raise Problem("skirmish-bad-army", seat=seat + 1, problem=wrong[0])
        state = SkirmishState(game=self.name, rng=rng, map=options.map, mission=options.mission, sides=sides)
        if options.bluff:
            state.memory["bluff"] = 1
        for seat, army in enumerate(options.armies):
            _muster(state, seat, army)
        _lay_out(state)
        state.push(SetUp())
        return state

    def seats(self, options: Options) -> int:
        return len(options.armies)

    def roles(self, options: Options) -> list[Role]:
        """Opponents, or two teams whose players alternate (IA-4P-13)."""
        sides = mission_sides(options.map, options.mission)
        if sides is not Sides.TEAM:
            return super().roles(options)
        return [Role(team, text("skirmish-role-team", team=team + 1)) for team in teams_of(sides)]

    def seat_count(self, state: SkirmishState) -> int:
        return len(state.players)

    def random_options(self, rng: Rng) -> Options:
        map_id, mission = rng.pick(missions())
        count = mission_sides(map_id, mission).players
        armies = tuple(random_army(rng) for _ in range(count))
        return Options(map_id, mission, armies, bluff=not rng.below(4))

    def options_from(self, settings: Mapping[str, str], rng: Rng) -> Options:
        """Options by name, as on the command line: `map`, `mission`, `players`, `armies` (`ready-made` or `random`),
        and `army-1` to `army-4`: the army of a seat, a ready-made one by its name or any other as text."""
        choices = _tables(settings)
        given = [settings.get(name) for name in ARMY_SETTINGS]
        map_id, mission = rng.pick(choices)
        count = mission_sides(map_id, mission).players
        kind = settings.get("armies", "ready-made")
        if kind not in ("ready-made", "random"):
            raise Problem("skirmish-army-kind", kind=kind)
        brought = [_given_army(army) if army else None for army in given[:count]]
        return Options(map_id, mission, _fill_up(brought, rng, drawn=kind == "random"))

    def tour(self, settings: Mapping[str, str]) -> Sequence[Mapping[str, str]]:
        """Every map and mission."""
        return [{**settings, "map": map_id, "mission": mission} for map_id, mission in _tables(settings)]

    def leagues(self) -> Mapping[str, Sequence[Mapping[str, str]]]:
        """Two players, and two teams, on every map."""
        played = {"skirmish": Sides.TWO_PLAYER, "teams": Sides.TEAM}
        return {
            name: [table for table in self.tour({}) if mission_sides(table["map"], table["mission"]) is sides]
            for name, sides in played.items()
        }

    def bring(
        self,
        options: Options,
        setting: str,
        value: str,
        *,
        open_seats: Collection[int] = (),
        rng: Rng | None = None,
    ) -> Options:
        """The army of a seat: a ready-made one by its name or any other as text. Armies don't stand in each other's
        way."""
        known = ARMY_SETTINGS[: len(options.armies)]
        if setting not in known:
            raise Problem("skirmish-setting", setting=setting[:80])
        armies = list(options.armies)
        armies[known.index(setting)] = _given_army(value)
        return msgspec.structs.replace(options, armies=tuple(armies))

    # --- Windows ----------------------------------------------------------------------------------

    def definition(self, key: str) -> Definition:
        return definition_of(key)

    def precedence(self, state: SkirmishState, occurrence: Occurrence) -> Sequence[int]:
        return precedence(state, occurrence)

    def arbiter(self, state: SkirmishState, occurrence: Occurrence) -> int:
        return SKIRMISH_MODE.arbiter(state)

    def has_bluff_windows(self, state: SkirmishState) -> bool:
        return "bluff" in state.memory

    def open_bluff_windows(self, state: SkirmishState) -> None:
        state.memory["bluff"] = 1

    def hidden_hand(self, state: SkirmishState, seat: int) -> Sequence[int]:
        return hand(state, seat)

    def might_hold(self, state: SkirmishState, seat: int) -> tuple[str, ...]:
        """Any Command card of which more may be in a deck than lie in this player's discard pile (CORE-TIMING-12)."""
        copies, seen = definitions.command_copies(), state.players[seat].discard
        return _commands_but(frozenset(card for card in seen if seen.count(card) >= copies.get(card, 0)))

    def label_among(self, state: SkirmishState, use: Use, others: Sequence[Use]) -> Text:
        return use_text(state, use, others)

    def facts(self, state: SkirmishState, use: Use) -> dict[str, Any]:
        return {"card": use.key}

    # --- Who else looks at it ---------------------------------------------------------------------
    # Loaded by those who show or think about a game, not by those who only play it.

    @cached_property
    def presenter(self) -> Presenter[SkirmishState, Options]:
        from dejarik.assault.skirmish.presenting import SkirmishPresenter

        return SkirmishPresenter(self.name)

    @cached_property
    def mind(self) -> Mind[SkirmishState]:
        from dejarik.assault.skirmish.mind import SkirmishMind

        return SkirmishMind()

    # --- What is hidden ---------------------------------------------------------------------------

    def redeal(self, state: SkirmishState, seat: int | None, rng: Rng) -> None:
        """The other players' hands are mixed with their decks; the order of one's own deck is unknown too."""
        for player in state.players:
            if player.seat == seat:
                rng.shuffle(player.deck)
                continue
            held = hand(state, player.seat)
            pool = player.deck + [state.sources[id].key for id in held]
            rng.shuffle(pool)
            for id in held:
                state.sources[id].key = pool.pop()
            player.deck = pool
            state.reindex(held)
        state.rng = rng.split()

    # --- What has happened, and what can't be -----------------------------------------------------

    def chronicler(self, options: Options) -> Chronicler[SkirmishState]:
        teams = teams_of(mission_sides(options.map, options.mission))
        return SkirmishChronicler(options.map, options.mission, options.armies, teams)

    def violations(self, state: SkirmishState) -> Iterable[str]:
        yield from wrong_places(state)
        yield from wrong_figures(state)
        yield from outdated_memory(state)
        for player in state.players:
            if player.vp < 0:
                yield f"seat {player.seat} has {player.vp} victory points"


def _tables(settings: Mapping[str, str]) -> list[tuple[str, str]]:
    """The maps and missions that can be played with these settings; a Problem where there is none."""
    unknown = set(settings) - {"format", "map", "mission", "players", "armies", *ARMY_SETTINGS}
    if unknown:
        raise Problem("skirmish-setting", setting=sorted(unknown)[0])
    needed = max(
        (place for place, name in enumerate(ARMY_SETTINGS, start=1) if settings.get(name)), default=0
    )
    tables = []
    for map_id, mission in missions():
        players = mission_sides(map_id, mission).players
        if (
            players >= needed
            and settings.get("map", map_id) == map_id
            and settings.get("mission", mission).upper() == mission
            and settings.get("players", str(players)) == str(players)
        ):
            tables.append((map_id, mission))
    if not tables:
        raise Problem(
            "skirmish-no-mission", map=settings.get("map", "-"), mission=settings.get("mission", "-")
        )
    return tables


@lru_cache(maxsize=1024)
def _commands_but(gone: frozenset[str]) -> tuple[str, ...]:
    """The Command cards that can be in a deck, without these."""
    return tuple(card for card in definitions.command_copies() if card not in gone)


def _fill_up(brought: Sequence[Army | None], rng: Rng, *, drawn: bool) -> tuple[Army, ...]:
    """The armies of all seats: what is left open is drawn, of ready-made ones each once."""
    made = list(ready_made().values())
    armies: list[Army] = []
    for army in brought:
        other = random_army(rng) if drawn else rng.pick(made)
        taken = [*armies, *brought]
        if army is None and other in taken:
            other = rng.pick([each for each in made if each not in taken])
        armies.append(army or other)
    return tuple(armies)


def _given_army(given: str) -> Army:
    """A ready-made army by its name, or the army that a text describes."""
    known = ready_made()
    if given in known:
        return known[given]
    if "\n" not in given:
        raise Problem("skirmish-no-ready-made", name=given[:80], known=", ".join(known))
    return read_given(given)


# --- Maps and missions ----------------------------------------------------------------------------


def missions() -> list[tuple[str, str]]:
    """Every mission: its map and its letter."""
    return [(str(layout.map), layout.letter) for layout in map(mission_layout, board.mission_ids())]


def teams_of(sides: Sides) -> list[int]:
    """The team of each seat: everybody for himself, or two teams whose players alternate (IA-4P-13)."""
    return [seat % TEAMS if sides is Sides.TEAM else seat for seat in range(sides.players)]


def mission_sides(map_id: str, mission: str) -> Sides:
    if (map_id, mission) not in missions():
        raise Problem("skirmish-no-mission", map=map_id[:40], mission=mission[:40])
    return mission_layout(mission_id(map_id, mission)).mode


def _muster(state: SkirmishState, seat: int, army: Army) -> None:
    """A player with the army's groups, figures, upgrades and shuffled Command deck (CORE-SETUP-01)."""
    player = SkirmishPlayer(seat, teams_of(state.sides)[seat], army=army.name, deck=list(army.command))
    state.rng.shuffle(player.deck)
    state.players.append(player)
    for card in army.cards:
        if deployment(card).is_upgrade:
            player.upgrades.append(card)
            if not deployment(card).is_attachment:
                state.enter(card, seat)
        else:
            add_group(state, seat, card)


def _lay_out(state: SkirmishState) -> None:
    """Doors, terminals, shields and the mission's tokens (CORE-SETUP-03)."""
    map_data = board.load_map(state.map)
    ground = board_for(state)
    layout = mission_layout(mission_id(state.map, state.mission))
    for number, _ in enumerate(map_data.doors):
        add_token(
            state,
            DOOR,
            door=number,
            locked=layout.doors.locked,
            health=layout.doors.health,
            block=layout.doors.block,
        )
    for token in map_data.tokens:
        if token.kind.value == "terminal":
            add_token(state, TERMINAL, int(ground.space(token.space)))
        else:
            state.shields.append(int(ground.space(token.space)))
    for tokens in layout.tokens:
        for space in tokens.spaces:
            add_token(state, tokens.kind, int(ground.space(space)), colour=tokens.colour)
    state.enter(layout.id, NOBODY)


SKIRMISH = SkirmishGame()
