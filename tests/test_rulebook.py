"""The rule catalogue: complete in both languages, findable, and honest about what is tested."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from dejarik.kernel.errors import Problem
from dejarik.messages import Language
from dejarik.rulebook import Rule, RuleId, RuleKind, Tag, all_rules, catalogues, find_rule, read_data
from dejarik.rulebook.coverage import coverage, marked_rules, marked_tests

REFERENCE = re.compile(r"\b(?:CORE|LCGC|IA|LCG)(?:-[A-Z0-9]+)+-\d\d\b")


def test_every_rule_of_the_three_documents_is_there() -> None:
    counts = {name: len(catalogue.rules) for name, catalogue in catalogues().items()}
    assert counts == {"seed-rules": 399, "imperial-assault-core": 802, "star-wars-lcg-core": 278}


def test_ids_are_unique_over_all_catalogues() -> None:
    ids = Counter(rule.id for catalogue in catalogues().values() for rule in catalogue.rules)
    assert [id for id, times in ids.items() if times > 1] == []


def test_an_id_begins_with_its_area() -> None:
    assert [
        rule.id for rule in all_rules().values() if not re.fullmatch(rf"{rule.area}-\d+[a-z]?", rule.id)
    ] == []


def test_every_rule_has_a_text_in_every_language() -> None:
    missing = {
        language.value: [rule.id for rule in all_rules().values() if not rule.text(language).strip()]
        for language in Language
    }
    assert missing == {"en": [], "pl": []}


def test_every_note_has_a_text_in_every_language() -> None:
    notes = {rule.id: rule.note for rule in all_rules().values() if rule.note}
    assert len(notes) == 88
    assert [id for id, note in notes.items() if not (note.en and note.pl)] == []


def test_the_polish_text_is_not_the_english_one() -> None:
    assert [rule.id for rule in all_rules().values() if rule.en == rule.pl] == []


def test_references_point_to_rules_that_exist() -> None:
    dangling = {
        f"{rule.id} -> {reference}"
        for rule in all_rules().values()
        for reference in REFERENCE.findall(rule.en) + REFERENCE.findall(rule.pl)
        if reference not in all_rules()
    }
    assert dangling == set()


def _shape(text: str) -> dict[str, object]:
    """What a translation may not change: marks, tables, code and the points of a list."""
    return {
        "marks": Counter(re.findall(r"\[(?:CAMPAIGN|SKIRMISH|UNOFFICIAL|ENGINE)\]|UNSURE", text)),
        "rows": text.count("\n|"),
        "code": text.count("```"),
        "points": text.count("\n- "),
    }


def test_both_languages_have_the_same_marks_tables_and_lists() -> None:
    core = catalogues()["imperial-assault-core"].rules + catalogues()["star-wars-lcg-core"].rules
    assert [rule.id for rule in core if _shape(rule.en) != _shape(rule.pl)] == []


def test_every_section_of_a_rule_exists() -> None:
    for catalogue in catalogues().values():
        numbers = {section.number for section in catalogue.sections}
        assert [rule.id for rule in catalogue.rules if rule.section and rule.section not in numbers] == []


def test_seed_rules_say_where_they_are_printed_and_how_to_test_them() -> None:
    seed = catalogues()["seed-rules"].rules
    assert {source.product for rule in seed for source in rule.sources} == {"HE", "JR", "RH", "BF"}
    assert [rule.id for rule in seed if not (rule.sources and rule.test and rule.topic)] == []


def test_kinds_and_tags_are_read_from_the_documents() -> None:
    assert find_rule("CORE-EXLOS-09").kind is RuleKind.EXAMPLE
    assert find_rule("CORE-EXLOS-09").tags == (Tag.DIAGRAM,)
    assert find_rule("CORE-OPEN-02").kind is RuleKind.OPEN_POINT
    assert find_rule("CORE-SPACE-05").tags == (Tag.ENGINE,)
    assert Tag.CAMPAIGN in find_rule("CORE-WOUND-01").tags
    assert Tag.UNSURE in find_rule("LCGC-CH-03").tags
    kinds = Counter(rule.kind for rule in all_rules().values())
    assert kinds[RuleKind.EXAMPLE] == 50 + 86 + 16


def test_the_dice_rule_holds_its_table() -> None:
    rule: Rule = find_rule("CORE-DICE-01")
    assert "| **red** (attack) | 1 dmg | 2 dmg |" in rule.text(Language.ENGLISH)
    assert "| **czerwona** (atak) |" in rule.text(Language.POLISH)


def test_a_rule_is_found_in_small_letters_too() -> None:
    assert find_rule("core-los-01").id == "CORE-LOS-01"


def test_an_unknown_rule_names_the_closest() -> None:
    with pytest.raises(Problem) as caught:
        find_rule("CORE-LOS-99")
    assert caught.value.message.id == "rule-unknown-closest"
    assert "CORE-LOS-09" in str(caught.value.message.args["closest"])


def test_the_glossary_and_the_component_lists_come_with_the_package() -> None:
    assert b'"Imperium Atakuje"' in read_data("glossary.json")
    assert b'"products"' in read_data("components.json")


MARKED = """
import pytest

pytestmark = pytest.mark.rule("CORE-RULE-01")

@pytest.mark.rule("CORE-LOS-01", "CORE-LOS-02")
def test_two_ids():
    assert True

@pytest.mark.rule("CORE-LOS-03")
class TestDoors:
    @pytest.mark.rule("CORE-DOOR-01")
    def test_closed(self):
        assert True

    def helper(self):
        pass

@pytest.mark.parametrize("board", [
    pytest.param("A", marks=pytest.mark.rule("CORE-EXLOS-01")),
    pytest.param("B", marks=[pytest.mark.rule("CORE-EXLOS-02"), pytest.mark.slow]),
    pytest.param("C", marks=[pytest.mark.rule("CORE-EXLOS-03"), pytest.mark.skip]),
])
def test_examples(board):
    assert board

@pytest.mark.skip
@pytest.mark.rule("CORE-LOS-09")
def test_not_run():
    assert False

@pytest.mark.rule("CORE-LOS-10")
def picture():
    pass
"""


def test_marks_count_on_functions_classes_modules_and_parameters_and_not_on_what_is_skipped() -> None:
    assert dict(marked_tests(MARKED)) == {
        "test_two_ids": {"CORE-RULE-01", "CORE-LOS-01", "CORE-LOS-02"},
        "TestDoors::test_closed": {"CORE-RULE-01", "CORE-LOS-03", "CORE-DOOR-01"},
        "test_examples": {"CORE-RULE-01", "CORE-EXLOS-01", "CORE-EXLOS-02"},
    }


def test_coverage_counts_what_is_marked(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "assault").mkdir(parents=True)
    (tests / "assault" / "test_sight.py").write_text(MARKED, encoding="utf-8")
    (tests / "helper.py").write_text(MARKED.replace("CORE-LOS-01", "CORE-LOS-07"), encoding="utf-8")
    found = coverage(tests)
    assert found["imperial-assault-core"].tested == 7
    assert found["imperial-assault-core"].total == 802
    assert "CORE-LOS-07" in found["imperial-assault-core"].untested
    assert found["star-wars-lcg-core"].tested == 0
    places = marked_rules(tests)[RuleId("CORE-DOOR-01")]
    assert [str(place) for place in places] == ["tests/assault/test_sight.py::TestDoors::test_closed"]


def test_a_test_file_that_is_not_python_is_named(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_broken.py").write_text("def test_(:\n", encoding="utf-8")
    with pytest.raises(Problem) as caught:
        marked_rules(tests)
    assert caught.value.message.args == {"file": "tests/test_broken.py", "line": 1}


pytest_plugins = ["pytester"]
HOUSE = Path(__file__).parent / "conftest.py"
SOURCE = Path(__file__).parents[1] / "src"


@pytest.mark.parametrize(
    ("mark", "complaint"),
    [
        ('pytest.mark.rule("CORE-NONE-01")', "test_it.py::test_it: no catalogue has the rule 'CORE-NONE-01'"),
        ('pytest.mark.rule("CORE-LOS-" + "01")', "write the id 'CORE-LOS-01' out in the mark"),
    ],
    ids=["an unknown id", "a computed id"],
)
def test_a_run_stops_at_a_mark_that_names_no_rule(
    pytester: pytest.Pytester, mark: str, complaint: str
) -> None:
    pytester.makeconftest(HOUSE.read_text(encoding="utf-8"))
    pytester.makeini(f"[pytest]\nmarkers = rule(*ids): rules\npythonpath = {SOURCE}\n")
    pytester.makepyfile(test_it=f"import pytest\n\n@{mark}\ndef test_it():\n    assert True\n")
    result = pytester.runpytest_inprocess()
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert complaint in result.stderr.str()
