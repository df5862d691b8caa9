"""The mutants: which changes are drawn, where they are made, and which tests are asked first."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests import mutants
from tests.mutants import ROOT, Mutant, changed, draw, is_noticed, likely_tests, mutants_in

SOURCE = '''
def f(a: int = 1, b: bool = True) -> int:
    """Text 1."""  # CORE-ATTACK-05
    state.log("a")
    self.count += 2
    self.name = "b"
    if not a and b:
        return min(a, b)
    return f"{1}"
'''


def test_every_kind_of_change_is_made_and_nothing_else() -> None:
    assert sorted(mutant.name for mutant in mutants_in("m.py", SOURCE)) == [
        "m.py: 2 -> 3",
        "m.py: min(a, b) -> max(a, b)",
        "m.py: not a -> a",
        "m.py: not a and b -> not a or b",
        "m.py: return f'{1}' -> return None",
        "m.py: return min(a, b) -> return None",
        "m.py: self.count += 2 -> pass",
        "m.py: self.name = 'b' -> pass",
        "m.py: state.log('a') -> pass",
    ]
    assert {mutant.rules for mutant in mutants_in("m.py", SOURCE)} == {("CORE-ATTACK-05",)}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a < b", "a <= b"),
        ("a is b", "a is not b"),
        ("a in b", "a not in b"),
        ("a - b", "a + b"),
        ("True", "False"),
    ],
)
def test_a_change_is_written_where_it_belongs(before: str, after: str) -> None:
    source = f"def f():\n    ż = 'ą', {before}\n"
    (mutant,) = mutants_in("m.py", source)
    assert changed(source.encode(), mutant).decode() == f"def f():\n    ż = 'ą', ({after})\n"


def test_the_same_seed_draws_the_same_and_all_can_be_compiled() -> None:
    drawn = draw(80, 3)
    assert drawn == draw(80, 3) != draw(80, 4)
    assert len(drawn) == 80
    for mutant in drawn:
        compile(changed((ROOT / mutant.file).read_bytes(), mutant), mutant.file, "exec")


def test_what_is_equivalent_is_never_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = tmp_path / "equivalent.txt"
    names = {mutant.name for mutant in draw(40, 1)}
    known.write_text("".join(f"{name} # the same\n" for name in names), encoding="utf-8")
    monkeypatch.setattr(mutants, "EQUIVALENT", known)
    assert not names & {mutant.name for mutant in draw(200, 1)}


def test_the_tests_of_its_rules_and_of_its_module_come_first() -> None:
    file = "src/dejarik/kernel/rng.py"
    likely, rest = likely_tests(Mutant(file, 1, 0, 0, "", "", "", ()))
    assert (likely, rest) == (["tests/kernel/test_rng.py"], ["tests/kernel"])
    strikes = Mutant("src/dejarik/lcg/rules/strikes.py", 1, 0, 0, "", "", "", ("LCGC-STR-03",))
    assert all(
        "LCGC-STR-03" in (ROOT / path).read_text(encoding="utf-8") for path in likely_tests(strikes)[0]
    )


def test_a_mutant_that_a_test_notices_and_one_that_none_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "src").mkdir()
    source = "def f(a):\n    a.b = 1\n    return 1 + 1\n"
    for file, text in (("src/m.py", source), ("test_m.py", "import m\ndef test_m(): pass\n")):
        (tmp_path / file).write_text(text, encoding="utf-8")
    tried: list[str] = []

    def fails(copy: Path, tests: list[str]) -> bool:
        tried.append((copy / "src/m.py").read_text(encoding="utf-8"))
        return "1 - 1" in tried[-1]

    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    monkeypatch.setattr(mutants, "_fails", fails)
    monkeypatch.setattr(mutants, "likely_tests", lambda mutant: (["test_m.py"], []))
    copy = tmp_path / "copy"
    (copy / "src").mkdir(parents=True)
    by_change = {mutant.after: mutant for mutant in mutants_in("src/m.py", source)}
    assert is_noticed(copy, by_change["1 - 1"])
    assert not is_noticed(copy, by_change["pass"])
    assert tried == [
        "def f(a):\n    a.b = 1\n    return (1 - 1)\n",
        "def f(a):\n    pass\n    return 1 + 1\n",
    ]
    assert (copy / "src/m.py").read_text(encoding="utf-8") == source
