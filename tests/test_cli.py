"""The command line: one sentence for every mistake, in the reader's language, and clean JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import dejarik.cli
from dejarik import __version__
from dejarik.cli import NAMES, PROGRAM, load, main
from dejarik.cli.command import (
    WORD,
    Call,
    Command,
    ExitCode,
    Flag,
    Option,
    Positional,
    Repeated,
    Report,
    number,
    words,
)
from dejarik.cli.parser import Program, read
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import Text, text
from dejarik.messages import Language, say

SOURCE = Path(dejarik.cli.__file__).parents[2]
BAD_FILE = "no-such-file"
# Enough words for each command to be understood, so that what is answered is its own answer.
COMPLETE = {
    "sim": ["arena", "--games", "2"],
    "ladder": ["lcg", "--bots", "random,rookie", "--leagues", "starter", "--games", "2", "--workers", "1"],
    "report": [BAD_FILE],
    "fuzz": ["arena", "--decisions", "1"],
    "bench": ["--only", "odds"],
    "army": ["check", BAD_FILE],
    "deck": ["check", BAD_FILE],
    "map": [BAD_FILE],
    "replay": [BAD_FILE],
}
RUNS_UNTIL_STOPPED = ["play", "serve"]  # shown in tests/table

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: str, lang: str = "en") -> tuple[int, str, str]:
    exit_code = main(arguments, {"LANG": lang})
    captured = capsys.readouterr()
    return exit_code, captured.out, captured.err


def walk(command: Command) -> list[Command]:
    return [command, *(each for inner in command.commands for each in walk(inner))]


def test_the_stable_commands_are_there() -> None:
    stable = {"play", "serve", "sim", "fuzz", "odds", "army", "deck", "content", "rules", "replay", "bench"}
    assert stable <= set(NAMES)
    assert [load(name).name for name in NAMES] == list(NAMES)


@pytest.mark.parametrize("language", Language)
def test_help_lists_every_command_in_the_readers_language(capsys: Capture, language: Language) -> None:
    exit_code, out, err = run(capsys, "--help", lang=language.value)
    assert (exit_code, err) == (0, "")
    for name in NAMES:
        assert f"  {name} " in out
    assert ("Polecenia:" in out) == (language is Language.POLISH)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", Language)
def test_every_help_page_is_made_of_sentences(capsys: Capture, name: str, language: Language) -> None:
    for command in walk(load(name)):
        path = [name] if command.name == name else [name, command.name]
        exit_code, out, _ = run(capsys, *path, "--help", lang=language.value)
        assert exit_code == 0
        assert say(command.summary, language) in out
        for parameter in command.parameters:
            assert say(parameter.help, language) != parameter.help.id
            assert parameter.name in out or isinstance(parameter, Positional)
        assert f"dejarik {' '.join(path)}" in out


def test_without_a_command_the_help_is_shown(capsys: Capture) -> None:
    assert run(capsys) == run(capsys, "--help")


def test_the_version(capsys: Capture) -> None:
    assert run(capsys, "--version") == (0, f"dejarik {__version__}\n", "")


@pytest.mark.parametrize(
    "arguments", [["--lang", "pl", "rulez"], ["rulez", "--lang", "pl"], ["rulez", "--lang=pl"]]
)
def test_the_language_may_stand_before_or_after_the_command(capsys: Capture, arguments: list[str]) -> None:
    exit_code, _, err = run(capsys, *arguments)
    assert (exit_code, err) == (2, "Nie ma polecenia „rulez”. Czy chodziło o „rules”?\n")


MISTAKES = {
    "rulez": "There is no command “rulez”. Did you mean “rules”?",
    "qqqqqqq": "There is no command “qqqqqqq”. “dejarik --help” lists what there is.",
    "army": "“dejarik army” needs one of these commands: check.",
    "army chek": "There is no command “chek”. Did you mean “check”?",
    "army check": "“dejarik army check” needs FILE: army file.",
    "fuzz": "“dejarik fuzz” needs GAME: assault is Imperial Assault, lcg is Star Wars: The Card Game.",
    "fuzz chess": "GAME: There is no game “chess”; there are these: a",
    "fuzz arena more": "“dejarik fuzz” has no use for “more”.",
    "fuzz arena --decisions many": "--decisions: “many” is not a whole number.",
    "fuzz arena --decisions 1.5": "--decisions: “1.5” is not a whole number.",
    "fuzz arena --decisions 0": "--decisions: 0 is too small; the least is 1.",
    "fuzz arena --seed -1": "--seed: -1 is too small; the least is 0.",
    "serve --port 70000": "--port: 70000 is too large; the most is 65,535.",
    "fuzz arena --decisions": "The option --decisions needs a value.",
    "fuzz arena --decisions --json": "The option --decisions needs a value.",
    "fuzz arena --sead 3": "There is no option “--sead” here. Did you mean “--seed”?",
    "fuzz arena -x": "There is no option “-x” here. “dejarik fuzz --help” lists what there is.",
    "fuzz arena --seed 1 --seed 2": "The option --seed may be given only once.",
    "rules --untested=yes": "The option --untested takes no value.",
    "rules --lang": "The option --lang needs a value.",
    "rules --lang de": "There is no language “de”; there are these: en, pl.",
    "rules show": "“dejarik rules show” needs ID: id of the rule, such as CORE-LOS-03.",
    "rules shwo": "There is no command “shwo”. Did you mean “show”?",
    "rules show CORE-LOS-99": "There is no rule “CORE-LOS-99”; the closest are CORE-LOS-",
    "rules show -- --x": "There is no rule “--x”.",
    "rules --tests nowhere": "There is no folder “nowhere” with tests.",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_is_answered_with_one_sentence(capsys: Capture, line: str) -> None:
    exit_code, out, err = run(capsys, *line.split())
    assert exit_code == 2
    assert err.startswith(MISTAKES[line])
    assert err.count("\n") == 1
    assert json.loads(out)["error"]["message"] == err.strip() if "--json" in line else out == ""


@pytest.mark.parametrize("line", [line for line in MISTAKES if "--lang" not in line])
def test_a_mistake_is_answered_in_polish_too(capsys: Capture, line: str) -> None:
    exit_code, _, err = run(capsys, *line.split(), lang="pl_PL.UTF-8")
    assert exit_code == 2
    assert not err.startswith(MISTAKES[line])
    assert err.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in NAMES if name not in RUNS_UNTIL_STOPPED])
def test_with_json_standard_output_is_one_object(capsys: Capture, name: str) -> None:
    exit_code, out, err = run(capsys, name, *COMPLETE.get(name, []), "--json")
    answer = json.loads(out)
    assert isinstance(answer, dict)
    assert ("error" in answer) == (exit_code == 2)
    if "error" in answer:
        assert answer["error"]["message"] == err.strip()
        assert answer["error"]["id"]


@pytest.mark.parametrize("arguments", [["--json", "--help"], ["--json", "--version"], ["nonsense", "--json"]])
def test_with_json_help_and_mistakes_are_objects_too(capsys: Capture, arguments: list[str]) -> None:
    _, out, _ = run(capsys, *arguments)
    assert isinstance(json.loads(out), dict)


# --- The rules command


def test_rules_counts_each_catalogue(capsys: Capture) -> None:
    exit_code, out, _ = run(capsys, "rules", "--json")
    assert exit_code == 0
    catalogues = json.loads(out)["catalogues"]
    assert {name: each["total"] for name, each in catalogues.items()} == {
        "seed-rules": 399,
        "imperial-assault-core": 802,
        "star-wars-lcg-core": 278,
    }
    for each in catalogues.values():
        assert each["total"] == each["tested"] + len(each["untested"])


def test_rules_prints_a_line_for_each_catalogue_and_the_untested_ids_when_asked(
    capsys: Capture, tmp_path: Path
) -> None:
    (tmp_path / "test_sight.py").write_text(
        'import pytest\n\n@pytest.mark.rule("CORE-LOS-01")\ndef test_it(): ...\n', encoding="utf-8"
    )
    exit_code, out, _ = run(capsys, "rules", "--untested", "--tests", str(tmp_path))
    assert exit_code == 0
    assert "imperial-assault-core  1 of 802 rules has a test\n" in out
    assert "\nCORE-LOS-02\n" in out
    assert "CORE-LOS-01" not in out


def test_an_installed_package_says_that_it_has_no_tests(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dejarik.rulebook.coverage.checkout_tests", lambda: None)
    exit_code, out, err = run(capsys, "rules")
    assert (exit_code, out) == (2, "")
    assert err.startswith("An installed package has no tests to look at;")


def test_rules_show_gives_the_rule_in_the_readers_language(capsys: Capture) -> None:
    _, english, _ = run(capsys, "rules", "show", "IA-4P-29")
    _, polish, _ = run(capsys, "rules", "show", "ia-4p-29", "--lang", "pl")
    assert english.startswith("IA-4P-29\n")
    assert "Area: four-player skirmish\n" in english
    assert "Note: Only in JR.\n" in english
    assert "Obszar: konfrontacja czteroosobowa\n" in polish
    assert "Uwaga: Tylko w JR.\n" in polish
    _, as_json, _ = run(capsys, "rules", "show", "CORE-SPACE-05", "--json")
    assert json.loads(as_json)["tags"] == ["ENGINE"]


# --- When the program itself fails


def _program_with(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    def fail(call: Call) -> Report:
        raise error

    broken = Command("break", text("cli-bench"), fail)
    monkeypatch.setattr(dejarik.cli, "PROGRAM", Program(PROGRAM.root, ("break",), lambda name: broken))


def test_an_unexpected_error_is_one_sentence_and_a_hint(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    _program_with(monkeypatch, RuntimeError("the door is open"))
    exit_code, out, err = run(capsys, "break")
    assert (exit_code, out) == (1, "")
    assert "RuntimeError: the door is open" in err
    assert "--debug" in err
    assert err.count("\n") == 1


def test_with_debug_an_unexpected_error_shows_where(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    _program_with(monkeypatch, RuntimeError("the door is open"))
    exit_code, _, err = run(capsys, "break", "--debug")
    assert exit_code == 1
    assert "Traceback" in err


def test_with_json_an_unexpected_error_is_an_object(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    _program_with(monkeypatch, RuntimeError("the door is open"))
    exit_code, out, _ = run(capsys, "break", "--json")
    assert exit_code == 1
    assert json.loads(out)["error"]["id"] == "cli-unexpected"


def test_an_interruption_is_not_an_error(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    _program_with(monkeypatch, KeyboardInterrupt())
    assert run(capsys, "break") == (130, "", "Interrupted.\n")


def _start(*arguments: str, **surroundings: str) -> subprocess.Popen[bytes]:
    environ = {**os.environ, "PYTHONPATH": str(SOURCE), "LC_ALL": "C.UTF-8", **surroundings}
    command = [sys.executable, "-m", "dejarik", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environ)


@pytest.mark.slow
def test_a_reader_that_goes_away_is_not_an_error() -> None:
    with _start("rules", "--untested") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.slow
def test_output_that_the_terminal_cannot_show_does_not_stop_the_program() -> None:
    with _start("rules", "show", "CORE-LOS-01", "--lang", "pl", PYTHONIOENCODING="ascii") as process:
        out, err = process.communicate()
        assert (process.returncode, err) == (0, b"")
        assert b"CORE-LOS-01" in out
    with _start("rules", "show", "CORE-LOS-01", "--json", PYTHONIOENCODING="ascii") as process:
        out, _ = process.communicate()
        assert json.loads(out)["pl"].isprintable()
        assert "ó" in json.loads(out)["pl"] or "ą" in json.loads(out)["pl"]


def test_help_starts_without_loading_what_it_does_not_need() -> None:
    code = (
        "import sys; from dejarik.cli import main; main(['--help'], {'LANG': 'pl'}); "
        "print([name for name in ('fluent', 'babel', 'dejarik.rulebook', 'argparse', 'asyncio', 'xml', "
        "'importlib.metadata', 'dejarik.assault.board', 'dejarik.lcg', 'dejarik.table') if name in sys.modules])"
    )
    environ = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environ, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


# --- The parser by itself

GAMES = Option("--games", text("cli-sim-games"), 10, kind=number(1))
BOTS: Option[tuple[str, ...]] = Option("--bots", text("cli-sim-bots"), (), kind=words())
SURGES: Repeated[str] = Repeated("--surge", text("cli-odds"), kind=WORD)
FAST = Flag("--fast", text("cli-bench"))
WHO: Positional[str] = Positional("who", text("cli-sim"), kind=WORD)
WHERE: Positional[str | None] = Positional("where", text("cli-sim"), kind=WORD, required=False)


def _read(*arguments: str) -> Call:
    toy = Command("toy", text("cli-sim"), lambda call: Report({}), (GAMES, BOTS, SURGES, FAST, WHO, WHERE))
    program = Program(Command("dejarik", text("cli-summary")), ("toy",), lambda name: toy)
    return Call(Language.ENGLISH, False, read(["toy", *arguments], program).values)


def test_parameters_have_their_types_and_defaults() -> None:
    call = _read("han")
    assert (call[GAMES], call[BOTS], call[SURGES], call[FAST], call[WHO], call[WHERE]) == (
        10,
        (),
        (),
        False,
        "han",
        None,
    )


def test_options_and_words_may_be_mixed() -> None:
    call = _read(
        "--surge", "+1 damage", "han", "--games=3", "--surge", "-1 block", "hoth", "--bots", "a, b", "--fast"
    )
    assert call[SURGES] == ("+1 damage", "-1 block")
    assert (call[GAMES], call[BOTS], call[FAST]) == (3, ("a", "b"), True)
    assert (call[WHO], call[WHERE]) == ("han", "hoth")


def test_after_two_dashes_everything_is_a_word() -> None:
    assert _read("--", "--games")[WHO] == "--games"


def test_a_missing_word_is_named() -> None:
    with pytest.raises(Problem) as caught:
        _read()
    assert caught.value.message.args["name"] == Text("cli-placeholder-text")


def test_exit_codes_are_those_the_shell_knows() -> None:
    assert (ExitCode.DONE, ExitCode.FAILED, ExitCode.REFUSED, ExitCode.INTERRUPTED) == (0, 1, 2, 130)


@pytest.mark.slow
def test_sim_takes_armies_from_files_and_by_name(capsys: Capture, tmp_path: Path) -> None:
    from dejarik.assault.skirmish.army_text import write_army
    from dejarik.assault.skirmish.ready_made import ready_made

    path = tmp_path / "mine.army"
    path.write_text(write_army(ready_made()["hired-guns"]), encoding="utf-8")
    arguments = ("sim", "assault", "--players", "2", "--games", "1", "--workers", "1", "--json")
    exit_code, out, _ = run(capsys, *arguments, "--armies", f"{path},claws-and-ice")
    assert (exit_code, json.loads(out)["finished"]) == (0, 1)
    exit_code, out, _ = run(capsys, *arguments, "--armies", str(tmp_path / "none.army"))
    assert (exit_code, json.loads(out)["error"]["id"]) == (2, "cli-no-such-file")
