"""Games: how they are found, what their options are made of, and what they say at the end."""

from __future__ import annotations

import msgspec
import pytest
from tests.kernel.toy import Toy, ToyOptions

from dejarik.examples import arena, caravan
from dejarik.kernel import (
    NOBODY,
    Game,
    Occurrence,
    Outcome,
    Problem,
    Rng,
    Use,
    find_game,
    game_names,
    register,
    text,
)
from dejarik.kernel.games import Role
from dejarik.messages import Language, say


def problem_id(game: object, **settings: str) -> str:
    with pytest.raises(Problem) as caught:
        game.options_from(settings, Rng.seeded(1))  # type: ignore[attr-defined]
    return caught.value.message.id


def test_installed_games_are_found_by_name() -> None:
    assert {"arena", "caravan"} <= set(game_names())
    assert find_game("caravan") is caravan.GAME


def test_a_registered_game_is_found_too() -> None:
    toy = Toy()
    register(toy)
    assert find_game("toy") is toy
    assert "toy" in game_names()


def test_an_unknown_game_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(Problem) as caught:
        find_game("chess" * 100)
    message = caught.value.message
    assert message.id == "game-unknown"
    assert {"arena", "caravan"} <= set(str(message.args["games"]).split(", "))
    assert len(str(message.args["name"])) == 80


# --- Options from words


def test_settings_become_options() -> None:
    assert caravan.GAME.options_from({"players": "3"}, Rng.seeded(1)) == caravan.Options(3)
    assert caravan.GAME.options_from({}, Rng.seeded(1)) == caravan.Options()
    assert arena.GAME.options_from({"health": "6"}, Rng.seeded(1)) == arena.Options(6)


def test_a_setting_that_the_game_does_not_have_is_refused() -> None:
    assert problem_id(caravan.GAME, map="moisture-farm") == "game-setting-unknown"
    assert problem_id(Toy(), players="2") == "game-no-settings"


@pytest.mark.parametrize("given", ["many", "", "2.5", "2,3"])
def test_a_setting_that_is_no_such_value_is_refused(given: str) -> None:
    assert problem_id(caravan.GAME, players=given) == "game-setting-bad"


def test_a_setting_that_the_game_needs_is_asked_for() -> None:
    class Needy(msgspec.Struct):
        deck: str

    toy = Toy()
    toy.options_type = Needy  # type: ignore[assignment]
    assert problem_id(toy) == "game-setting-missing"


def test_options_that_make_no_game_are_refused_by_the_game() -> None:
    from dejarik.kernel import start

    with pytest.raises(Problem) as caught:
        start(caravan.GAME, caravan.GAME.options_from({"players": "9"}, Rng.seeded(1)), 1)
    assert caught.value.message.id == "caravan-players"


# --- Words


@pytest.mark.parametrize("game", [arena.GAME, caravan.GAME], ids=["arena", "caravan"])
@pytest.mark.parametrize("language", Language)
def test_every_reason_for_an_end_is_said_in_words(game: object, language: Language) -> None:
    for reason in game.reasons:  # type: ignore[attr-defined]
        message = game.outcome_text(Outcome(reason))  # type: ignore[attr-defined]
        assert say(message, language) != message.id


def test_an_ability_is_labelled_by_its_source_and_name_unless_the_game_has_words() -> None:
    use = Use(source=1, key="lamp", ability="shine", seat=0)
    state = Toy().lay()
    assert Game.label(Toy(), state, use) == text("kernel-use", source="lamp", ability="shine")


# --- What a game need not say


def test_where_a_game_says_nothing_else_everybody_plays_alone_and_the_first_orders_the_rules() -> None:
    state = Toy().lay()
    assert Game.roles(Toy(), ToyOptions()) == [Role(0), Role(1)]
    assert Game.arbiter(Toy(), state, Occurrence(events=[])) == 0
    assert list(Game.precedence(Toy(), state, Occurrence(events=[]))) == [NOBODY, 0, 1]


def test_a_very_long_setting_is_not_repeated_in_full() -> None:
    for game in (caravan.GAME, Toy()):
        with pytest.raises(Problem) as caught:
            game.options_from({"x" * 200: "1"}, Rng.seeded(1))
        assert caught.value.message.args["setting"] == "x" * 80
    with pytest.raises(Problem) as caught:
        caravan.GAME.options_from({"players": "many" * 50}, Rng.seeded(1))
    assert caught.value.message.args["given"] == "many" * 20


def test_whether_there_are_bluff_windows_is_an_option_or_none() -> None:
    class Bluffing(msgspec.Struct):
        bluff: bool = True

    game = Toy()
    assert game.bluff_option(game.options_type()) is None
    game.options_type = Bluffing  # type: ignore[assignment]
    assert [game.bluff_option(Bluffing(each)) for each in (True, False)] == [True, False]  # type: ignore[arg-type]
