"""The mutants: which changes are drawn, where they are made, and which tests are asked first."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests import mutants
from tests.mutants import ROOT, all_mutants, draw, is_refused
from tests.mutations import Mutant, changed, mutants_in
from tests.trials import is_likely

SOURCE = '''
def f(a: int = 1, b: bool = True) -> int:
    """Text 1."""  # CORE-ATTACK-05
    state.log("a")
    self.count += 2
    self.name = "b"
    if not a and b:
        return min(a, b)
    zip(a, b, strict=True)
    zip(a, b, strict=False)
    return f"{1}"
'''


def test_every_kind_of_change_is_made_and_nothing_else() -> None:
    assert sorted(mutant.name for mutant in mutants_in("m.py", SOURCE)) == [
        "m.py: 2 -> 3",
        "m.py: False -> True",
        "m.py: min(a, b) -> max(a, b)",
        "m.py: not a -> a",
        "m.py: not a and b -> not a or b",
        "m.py: return f'{1}' -> return None",
        "m.py: return min(a, b) -> return None",
        "m.py: self.count += 2 -> pass",
        "m.py: self.name = 'b' -> pass",
        "m.py: state.log('a') -> pass",
        "m.py: zip(a, b, strict=False) -> pass",
        "m.py: zip(a, b, strict=True) -> pass",
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


@pytest.mark.slow
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


def test_the_tests_of_its_rules_and_of_its_module_are_likely() -> None:
    shows = ROOT / "tests/kernel/test_rng.py"
    assert is_likely(shows, Mutant("src/dejarik/kernel/rng.py", 1, 0, 0, "", "", "", (), 1, 1))
    assert not is_likely(shows, Mutant("src/dejarik/kernel/saves.py", 1, 0, 0, "", "", "", (), 1, 1))
    strikes = Mutant("src/dejarik/lcg/rules/strikes.py", 1, 0, 0, "", "", "", ("LCGC-STR-03",), 1, 1)
    for path in (ROOT / "tests/lcg/rules").glob("test_*.py"):
        shown = "LCGC-STR-03" in path.read_text(encoding="utf-8")
        assert is_likely(path, strikes) == (shown or path.stem == "test_strikes")


@pytest.mark.slow
def test_a_change_that_no_type_allows_is_noticed() -> None:
    found = {each.after: each for each in all_mutants("src/dejarik/kernel") if each.file.endswith("rng.py")}
    assert is_refused(found["return None"])
    assert not is_refused(next(each for each in found.values() if each.after.isdigit()))


#: What is run when it is imported (`first`), inside another function (`inner`), only by a slow test, or for ever; what
#: is imported by a test itself.
TRIED = """
def first(a):
    return 1 + a

THREE = first(2)

def outer(b):
    def inner(a):
        return a + b
    return inner

add = outer(2)

def slow():
    return 4 - 1

def loop(a):
    while a > 0:
        a -= 1
    return 0
"""
LATE = """
def late(a):
    return not a
"""
TESTS = """
import pytest
from m import THREE, add, loop, slow

def test_three():
    assert THREE == 3

def test_add():
    assert add(1) == 3

@pytest.mark.slow
def test_slow():
    assert slow() == 3

def test_loop():
    loop(3)

def test_late():
    from late import late
    assert late(False)
"""


@pytest.mark.slow
def test_mutants_that_a_test_notices_and_those_that_none_does(tmp_path: Path) -> None:
    for file, written in (("src/m.py", TRIED), ("src/late.py", LATE), ("tests/test_m.py", TESTS)):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(written, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(
        '[tool.pytest.ini_options]\npythonpath = ["src"]\nmarkers = ["slow: is left out"]\n', encoding="utf-8"
    )
    run = (
        "import sys; from pathlib import Path; from tests.mutations import mutants_in\n"
        "from tests.trials import survivors; root = Path(sys.argv[1])\n"
        "files = ('src/m.py', 'src/late.py')\n"
        "mutants = [each for file in files for each in mutants_in(file, (root / file).read_text())]\n"
        "for each in survivors(root, ['tests'], mutants, 2): print(each.before, '->', each.after)"
    )
    done = subprocess.run(
        [sys.executable, "-c", run, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert sorted(done.stdout.splitlines()) == [
        "0 -> 1",  # the loop's end and its result
        "0 -> 1",
        "1 -> 2",  # the loop's step
        "1 -> 2",  # in the slow test, as what follows
        "4 - 1 -> 4 + 1",
        "4 -> 5",
        "a > 0 -> a >= 0",  # the loop
        "return 4 - 1 -> return None",
    ], done.stderr
