"""The command line: `dejarik COMMAND …`.

Each command is a module of this package with a `COMMAND`, and is imported when it is used. Everything is said in
the reader's language; with `--json`, standard output gets exactly one JSON object, also when something is wrong.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module

from dejarik import __version__
from dejarik.cli.command import Call, Command, ExitCode, Report
from dejarik.cli.parser import (
    DEBUG,
    EVERYWHERE,
    HELP,
    JSON,
    VERSION,
    Program,
    Reading,
    read,
    wanted_language,
    wants,
)
from dejarik.kernel.errors import Mistake, Problem
from dejarik.kernel.text import Text, text
from dejarik.messages import Language, choose_language, say

NAMES = (
    "play",
    "serve",
    "admin",
    "backup",
    "restore",
    "sim",
    "report",
    "ladder",
    "fuzz",
    "odds",
    "army",
    "deck",
    "map",
    "content",
    "mission",
    "campaign",
    "rules",
    "replay",
    "why",
    "bench",
)
"""The commands, in the order in which the help shows them. `army` is in the module `dejarik.cli.army`, and so on."""


def load(name: str) -> Command:
    """The command of that name, from its module."""
    command = import_module(f"{__name__}.{name}").COMMAND
    assert isinstance(command, Command)
    return command


PROGRAM = Program(Command("dejarik", text("cli-summary")), NAMES, load)


def main(arguments: Sequence[str] | None = None, environ: Mapping[str, str] | None = None) -> int:
    """Runs one command line and returns the exit code. Never raises, never shows a traceback unless asked to."""
    given = sys.argv[1:] if arguments is None else arguments
    surroundings = os.environ if environ is None else environ
    json = wants(given, JSON)
    language = choose_language(None, surroundings)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        language = choose_language(wanted_language(given), surroundings)
        exit_code = _run(given, language, json)
        sys.stdout.flush()
        return exit_code
    except Problem as problem:
        return _report(problem.message, ExitCode.REFUSED, language, json)
    except Mistake as mistake:
        return _report(mistake.message, ExitCode.FAILED, language, json)
    except KeyboardInterrupt:
        return _report(text("cli-interrupted"), ExitCode.INTERRUPTED, language, json)
    except BrokenPipeError:
        # Whoever read our output has gone (`dejarik rules | head`). Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return ExitCode.DONE
    except Exception as error:
        if wants(given, DEBUG):
            import traceback

            traceback.print_exc()
        name = f"{type(error).__name__}: {error}"
        return _report(text("cli-unexpected", error=name), ExitCode.FAILED, language, json)


def _run(given: Sequence[str], language: Language, json: bool) -> ExitCode:
    reading = read(given, PROGRAM)
    if VERSION in reading.values:
        return _answer(Report({"version": __version__}, (f"dejarik {__version__}",)), json)
    if HELP in reading.values or reading.command is PROGRAM.root:
        help_page = _help(reading, language)
        return _answer(Report({"help": help_page}, (help_page,)), json)
    assert reading.command.run is not None
    return _answer(reading.command.run(Call(language, json, reading.values)), json)


def _help(reading: Reading, language: Language) -> str:
    from dejarik.cli.help import page

    outermost = reading.command is PROGRAM.root
    inner = [load(name) for name in NAMES] if outermost else reading.command.commands
    return page(reading.path, EVERYWHERE, inner, language)


def harmless(line: str) -> str:
    """What a terminal may be sent: names that people have given to things can't move its cursor or change its title."""
    return "".join(
        letter if letter in "\n\t" or not is_control(letter) else f"\\x{ord(letter):02x}" for letter in line
    )


def is_control(letter: str) -> bool:
    return ord(letter) < 0x20 or 0x7F <= ord(letter) < 0xA0


def _answer(answer: Report, json: bool) -> ExitCode:
    if json:
        _print_json(answer.data)
    else:
        for line in answer.lines:
            print(harmless(line))
    return answer.exit_code


def _report(message: Text, exit_code: ExitCode, language: Language, json: bool) -> ExitCode:
    sentence = say(message, language)
    print(harmless(sentence), file=sys.stderr)
    if json:
        _print_json({"error": {"id": message.id, "message": sentence}})
    return exit_code


def _print_json(data: Mapping[str, object]) -> None:
    from json import dumps

    written = dumps(data, ensure_ascii="utf" not in (sys.stdout.encoding or "").lower(), default=str)
    print("".join(f"\\u{ord(letter):04x}" if is_control(letter) else letter for letter in written))
