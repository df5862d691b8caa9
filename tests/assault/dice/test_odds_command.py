"""`dejarik odds`: what programs get, what people see, and what it says to a wrong command line."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from dejarik.assault.dice.attack import AttackEffect, AttackNumbers, RerollEffect, Side, SurgeAbility
from dejarik.assault.dice.faces import DicePool, DieKind
from dejarik.assault.dice.odds import odds
from dejarik.cli import main

FIRST_EXAMPLE = [
    *("odds", "--attack", "blue,green", "--defense", "black", "--range", "3"),
    *("--surge", "+1 damage", "--surge", "pierce 2", "--reroll", "attack:1", "--health", "5"),
]


def answer(capsys: pytest.CaptureFixture[str], *arguments: str, language: str = "en") -> tuple[int, str, str]:
    code = main([*arguments], {"DEJARIK_LANG": language})
    shown = capsys.readouterr()
    return code, shown.out, shown.err


def test_json_has_the_stable_keys_as_numbers_and_the_exact_fractions(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = answer(capsys, *FIRST_EXAMPLE, "--json")
    found = json.loads(out)
    exact = odds(
        AttackNumbers(
            DicePool.of("blue", "green"),
            DicePool.of("black"),
            distance=3,
            surges=(SurgeAbility(AttackEffect(damage=1)), SurgeAbility(AttackEffect(pierce=2))),
            rerolls=(RerollEffect(Side.ATTACKER, DieKind.ATTACK),),
            health=5,
        )
    )
    assert code == 0
    assert found["damage"] == {str(amount): float(chance) for amount, chance in exact.damage.items()}
    assert found["expected_damage"] == float(exact.expected_damage)
    assert found["miss"] == float(exact.miss)
    assert found["defeat"] == float(exact.defeat or 0)
    assert set(found["conditions"]) == {"stun", "bleed", "weaken", "focus", "hide"}
    assert Fraction(found["exact"]["expected_damage"]) == exact.expected_damage
    assert sum(Fraction(chance) for chance in found["exact"]["damage"].values()) == 1


def test_defeat_is_only_there_with_health(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = answer(capsys, "odds", "--attack", "red", "--json")
    assert "defeat" not in json.loads(out)


def test_people_get_a_table_with_bars(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = answer(capsys, "odds", "--attack", "red", "--health", "3", "--modifier", "bleed")
    assert out.splitlines() == [
        " damage  exactly  at least",
        "      0     0.0%    100.0%",
        "      1    16.7%    100.0%  █████████████",
        "      2    50.0%     83.3%  ████████████████████████████████████████",
        "      3    33.3%     33.3%  ███████████████████████████",
        "",
        "average damage                       2.17",
        "miss                                 0.0%",
        "target with 3 Health is defeated    33.3%",
        "target is Bleeding                  66.7%",
    ]


def test_the_table_is_polish_for_polish_readers(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = answer(capsys, "odds", "--attack", "red", language="pl")
    assert out.splitlines()[0].split() == ["obrażenia", "dokładnie", "co", "najmniej"]
    assert "średnie obrażenia     2,17" in out


def test_every_option_of_the_attack_is_understood(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = answer(
        capsys,
        *("odds", "--attack", "red,yellow", "--defense", "white", "--melee", "--goal", "stun"),
        *(
            "--surge",
            "stun",
            "--surge",
            "2: blast 3",
            "--surge",
            "recover 1 strain",
            "--modifier",
            "cleave 1",
        ),
        *("--reroll", "attacker:defense:1", "--convert", "dodge to evade", "--attacker", "focus,hide"),
        *("--defender", "weaken", "--token", "surge", "--token", "block", "--target", "hero", "--json"),
    )
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert found["goal"] == "stun"
    assert found["expected_goal"] == found["conditions"]["stun"] > 0
    assert found["miss"] == 0
    assert set(found["cleave"]) == {"0", "1"}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_help_documents_every_option_with_examples(capsys: pytest.CaptureFixture[str], language: str) -> None:
    code, out, _ = answer(capsys, "odds", "--help", language=language)
    assert code == 0
    for option in (
        "--attack",
        "--range",
        "--melee",
        "--surge",
        "--modifier",
        "--reroll",
        "--goal",
        "--token",
    ):
        assert f"  {option}" in out
    assert 'dejarik odds --attack blue,green --defense black --range 3 --surge "+1 damage"' in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--attack", "purple"], "There is no purple die"),
        (["--attack", "red,black"], "The black die is not an attack die"),
        (["--attack", "red", "--surge", "more"], "“more” is not an effect"),
        (["--attack", "red", "--reroll", "1"], "“1” is not a reroll"),
        (["--attack", "red", "--goal", "defeat"], "need the target’s Health"),
        (["--attack", "red", "--melee", "--range", "2"], "either --melee or --range"),
        (["--attack", "red", "--token", "damage", "--token", "surge"], "only one power token"),
        ([], "An attack needs dice"),
    ],
)
def test_bad_input_is_one_clear_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    code, out, err = answer(capsys, "odds", *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert len(err.splitlines()) == 1
