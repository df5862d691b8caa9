"""The house as a whole: who may import whom, how long a file may be, and what must not be in the repository."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from tests.sources import parsed

from dejarik.assault.board import mission_ids, token_symbols
from dejarik.assault.board.missions import COMMON_KINDS
from dejarik.cli import NAMES

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "dejarik"

# --- What must not be in the repository

# Put together from halves, so that this file does not hold what it looks for.
REGISTRIES = re.compile(
    "|".join(
        re.escape(left + right)
        for left, right in [
            ("py", "pi.org"),
            ("pypi.", "python.org"),
            ("pythonho", "sted.org"),
            ("registry.", "npmjs"),
            ("registry.", "yarnpkg"),
            ("conda.", "anaconda"),
            ("jfrog", ".io"),
            ("index", "-url"),
        ]
    )
)
DEVELOPER_PATHS = re.compile(
    r"(?<![\w.:/-])(?:/(?:"
    + "|".join(["ho" + "me", "Use" + "rs", "wo" + "rk", "ro" + "ot"])
    + r")/\w|[A-Z]:\\Users)"
)


def tracked() -> list[Path]:
    """The files of the repository; of the folder, where there is no git."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode == 0:
        paths = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
        return [path for path in paths if path.is_file()]
    return [path for path in ROOT.rglob("*") if path.is_file() and ".venv" not in path.parts]


def readable() -> Iterator[tuple[str, str]]:
    for path in tracked():
        content = path.read_bytes()
        if b"\0" not in content[:8000]:
            yield path.relative_to(ROOT).as_posix(), content.decode("utf-8", errors="replace")


@pytest.mark.parametrize(
    "forbidden", [REGISTRIES, DEVELOPER_PATHS], ids=["registry hosts", "developer paths"]
)
def test_no_file_names_a_package_registry_or_a_developers_machine(forbidden: re.Pattern[str]) -> None:
    found = [
        f"{name}: {match.group()}" for name, content in readable() for match in forbidden.finditer(content)
    ]
    assert found == []


def test_the_patterns_find_what_they_look_for() -> None:
    assert REGISTRIES.search("https://" + "py" + "pi.org/simple")
    assert DEVELOPER_PATHS.search("see " + "/ho" + "me/han/falcon")
    assert not DEVELOPER_PATHS.search("https://example.org/" + "ho" + "me/han")


# --- How long a file may be

LIMITS = {"src": 400, "tests": 600, "bench": 400}
ALLOWED_LONGER: dict[str, int] = {
    "src/dejarik/examples/caravan.py": 560,  # a whole game in one file: that is what it is for
    "src/dejarik/examples/arena.py": 420,  # the same
}
"""Files that may be longer, with their own limit. A file is put here with a reason beside it, or better: cut."""


def test_files_can_be_read_in_one_sitting() -> None:
    too_long = []
    for path in tracked():
        name = path.relative_to(ROOT).as_posix()
        if path.suffix in {".py", ".js", ".mjs", ".css"} and "vendor" not in path.parts:
            lines = len(path.read_text(encoding="utf-8").splitlines())
            limit = ALLOWED_LONGER.get(name, LIMITS.get(name.split("/")[0], 400))
            if lines > limit:
                too_long.append(f"{name}: {lines} lines, at most {limit}")
    assert too_long == []


# --- Who may import whom

EVERYBODY = "*"
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "messages": {"kernel"},
    "authoring": {"kernel", "messages"},
    "rulebook": {"kernel", "messages"},
    "assault": {"kernel", "messages", "authoring"},
    "lcg": {"kernel", "messages", "authoring"},
    "examples": {"kernel", "messages"},
    "bots": {"kernel", "messages"},
    "lab": {"kernel", "messages", "bots"},
    "table": {"kernel", "messages", "bots", "rulebook"},
    "web": set(),
    "cli": {EVERYBODY},
    "__main__": {"cli"},
}
"""Part of the program → the other parts it knows. Games are found through the kernel, never imported by name."""


def _part(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def _imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything a file imports."""
    package = ["dejarik", *path.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def _modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def test_every_part_of_the_program_has_its_place() -> None:
    assert {_part(path) for path in _modules()} - {"__init__"} - MAY_IMPORT.keys() == set()


def test_arrows_between_parts_point_one_way() -> None:
    against = []
    for path in _modules():
        part = _part(path)
        may = MAY_IMPORT.get(part, set())
        for line, name in _imports(path):
            if not name.startswith("dejarik."):
                continue
            other = name.split(".")[1]
            known = EVERYBODY in may or other in may | {part}
            if not known and other != "__version__":
                against.append(f"{path.relative_to(ROOT).as_posix()}:{line} imports {name}")
    assert against == []


# --- Who may import whom inside a game

LAYERS: dict[str, tuple[tuple[str, ...], ...]] = {
    "assault": (
        ("board", "dice"),
        ("facts",),
        ("rules",),  # what every way to play shares
        ("skirmish.rules", "campaign.rules"),
        ("content",),
        ("evaluation", "showing"),
        ("skirmish", "campaign"),
        ("mind", "presenting"),
        ("game",),
    ),
    "lcg": (
        ("facts",),
        ("rules",),
        ("content",),
        ("decks",),
        ("formats",),
        ("memory",),
        ("hiding", "determinization", "evaluation", "opening", "invariants", "chronicle"),
        ("mind", "presenting"),
        ("game",),
    ),
}
"""Game → its parts from the lowest layer to the highest. A part knows those of the layers below it, and itself."""


def _layers(game: str) -> dict[str, int]:
    return {part: height for height, layer in enumerate(LAYERS[game]) for part in layer}


def _part_inside(game: str, path: str) -> str:
    """The part of a game that a module belongs to: the innermost one whose name its path begins with."""
    return max((part for part in _layers(game) if f"{path}.".startswith(f"{part}.")), key=len, default="")


def _inside(game: str) -> Iterator[tuple[Path, str]]:
    """The modules of a game with the part that each belongs to."""
    for path in sorted((PACKAGE / game).rglob("*.py")):
        inside = path.relative_to(PACKAGE / game).with_suffix("").parts
        if inside != ("__init__",):
            yield path, _part_inside(game, ".".join(inside))


@pytest.mark.parametrize("game", LAYERS)
def test_every_part_of_a_game_has_its_layer(game: str) -> None:
    assert [path.name for path, part in _inside(game) if not part] == []
    assert {part for _, part in _inside(game)} == _layers(game).keys()


@pytest.mark.parametrize("game", LAYERS)
def test_arrows_inside_a_game_point_downwards(game: str) -> None:
    layers, home = _layers(game), f"dejarik.{game}."
    against = []
    for path, part in _inside(game):
        for line, name in _imports(path):
            other = _part_inside(game, name.removeprefix(home)) if name.startswith(home) else ""
            if other not in ("", part) and layers[other] >= layers[part]:
                against.append(f"{path.relative_to(ROOT).as_posix()}:{line} imports {name}")
    assert against == []


def test_the_page_holds_no_rules_in_python() -> None:
    assert [path.name for path in (PACKAGE / "web").rglob("*.py") if path.name != "__init__.py"] == []


# --- Who may name a mission

MISSIONS = PACKAGE / "assault" / "content" / "missions"
OTHER_WORDS = {
    "src/dejarik/assault/content/jabbas_realm/deployment.py": {
        "raider"
    },  # an effect that is printed on a card
    "src/dejarik/web/static/games/assault/glyphs.js": {"turret"},  # a word in the names of figures
}
"""What is called as a kind of token is, and is something else."""


def _literals(path: Path) -> set[str]:
    """The strings in a file of the program: in Python without docstrings, in Fluent the ids of messages."""
    content = path.read_text(encoding="utf-8")
    if path.suffix == ".ftl":
        return set(re.findall(r"^([a-z][\w-]*) *=", content, re.MULTILINE))
    if path.suffix == ".js":
        return {found[1] for found in re.findall(r"""(["'`])(.*?)\1""", content)}
    tree = parsed(path)
    plain = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in plain]
    return {node.value for node in strings if isinstance(node.value, str)}


def test_a_mission_is_named_only_in_its_data_its_module_and_its_messages() -> None:
    missions = mission_ids()
    kinds = token_symbols().keys() - COMMON_KINDS.keys()
    by_kind = {name for kind in kinds for name in (kind, f"token-{kind}", f"m-{kind}")}
    found = []
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(ROOT).as_posix()
        own = path.parent == MISSIONS or path.name == "missions.ftl"
        if path.suffix not in {".py", ".js", ".ftl"} or {"vendor", "lcg"} & set(path.parts) or own:
            continue
        literals = _literals(path) - OTHER_WORDS.get(name, set())
        found += [f"{name}: {literal}" for literal in literals & by_kind]
        # `echo-base-b` is not meant by `return-to-echo-base-briefing`
        named = re.compile("(" + "|".join(map(re.escape, missions)) + r")(?!\w)")
        found += [f"{name}: {literal}" for literal in literals if named.search(literal)]
    assert found == []


def test_every_mission_has_one_module_of_its_own() -> None:
    homes: dict[str, list[str]] = {id: [] for id in mission_ids()}
    for path in sorted(MISSIONS.glob("*.py")):
        for literal in _literals(path) & homes.keys():
            homes[literal].append(path.name)
    assert {id: names for id, names in homes.items() if len(names) != 1} == {}


# --- Options say what they are (`kernel.decisions.Verb`): an id is for answering and is never read

READS_AN_ID = re.compile(
    r"\b(?:option|each|chosen|found)\??\.id\??\.(?:split|startsWith|endsWith|includes|match|indexOf|slice|replace)\b"
    r"|\boption\.id [!=]==? [\"'`]"
    r"|\.has\(option\.id\.|\[option\.id\.|data-option[\^*$~|]="
)
MAKES_AN_ID = re.compile(r"\.(?:ids|id_of)\(|\bas_ids\b|\.partition\(|\.startswith\(")


def test_the_page_reads_no_ids_of_options() -> None:
    reading = [
        f"{path.relative_to(PACKAGE)}:{number}"
        for path in sorted((PACKAGE / "web" / "static").rglob("*.js"))
        if "vendor" not in path.parts
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        if READS_AN_ID.search(line)
    ]
    assert reading == []


def test_bots_compare_verbs_and_values_and_neither_make_nor_read_ids() -> None:
    thinking = [path for path in _modules() if "evaluation" in path.parts or _part(path) == "bots"]
    assert thinking
    reading = [
        f"{path.relative_to(PACKAGE)}:{number}"
        for path in thinking
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        if MAKES_AN_ID.search(line)
    ]
    assert reading == []


def test_an_option_is_made_of_a_verb_and_never_of_an_id() -> None:
    written = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in _modules()
        if _part(path) != "cli"  # the command line has options of its own
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Option"
        if not node.args or not isinstance(node.args[0], (ast.Name, ast.Attribute, ast.IfExp, ast.Call))
    ]
    assert written == []


@pytest.mark.parametrize(
    "line",
    [
        'const verb = option.id.split(":")[0];',
        'options.some((option) => option.id.startsWith("pay:"))',
        'if (option.id === "move") return;',
        "const PLACES = { s: '[data-option^=\"special:\"]' };",
    ],
)
def test_reading_an_id_is_found(line: str) -> None:
    assert READS_AN_ID.search(line)


# --- What is installed


def _pins(name: str) -> dict[str, str]:
    lines = (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert [
        pin for pin in pins if not re.fullmatch(r'[\w.-]+==[\w.]+(; sys_platform != "win32")?', pin)
    ] == []
    return {_plain(pin.split("==")[0]): pin.split("==")[1] for pin in pins}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_requirements_are_plain_pins_and_in_one_file_only() -> None:
    run, dev, lab = _pins("run.txt"), _pins("dev.txt"), _pins("lab.txt")
    assert run.keys() & dev.keys() == set()
    assert lab.keys() & (run.keys() | dev.keys()) == set()
    assert {"msgspec", "fluent-runtime"} <= run.keys()
    assert {"pytest", "hypothesis", "mypy", "ruff", "setuptools"} <= dev.keys()


def test_what_checks_the_page_is_one_plain_pin_and_leaves_no_lock_file() -> None:
    lines = (ROOT / "requirements" / "page.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert len(pins) == 1
    assert re.fullmatch(r"[a-z]+@[0-9.]+", pins[0])
    locks = {"package.json", "package-lock.json", "npm-shrinkwrap.json"}
    assert [path for path in tracked() if path.name in locks] == []


OPTIONAL = {name: [name] for name in ("gymnasium", "numpy", "pettingzoo", "pyarrow", "ray")}
"""What the program imports only where it is installed: the extras of pyproject.toml, pinned in lab.txt."""


def test_extras_are_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {each for group in project["optional-dependencies"].values() for each in group}
    asked_for = {_plain(re.split(r"[<>=! \[]", each)[0]) for each in extras}
    assert (
        {_plain(name) for names in OPTIONAL.values() for name in names}
        <= asked_for
        <= _pins("lab.txt").keys()
    )


def test_the_program_imports_only_what_it_requires() -> None:
    run = _pins("run.txt") | _pins("lab.txt")
    distributions = {**packages_distributions(), **OPTIONAL}
    foreign = {name.split(".")[0] for path in _modules() for _, name in _imports(path)}
    foreign -= sys.stdlib_module_names | {"dejarik", "__future__"}
    missing = {
        name for name in foreign if not {_plain(each) for each in distributions.get(name, [])} & run.keys()
    }
    assert missing == set()


def test_the_build_backend_is_the_pinned_one() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["build-system"]["requires"] == [f"setuptools=={_pins('dev.txt')['setuptools']}"]
    asked_for = {_plain(re.split(r"[<>=! ]", each)[0]) for each in project["project"]["dependencies"]}
    assert asked_for <= _pins("run.txt").keys()


# --- What a newcomer meets


def test_make_help_lists_the_usual_targets() -> None:
    listed = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for target in ("play", "test", "help", "fuzz", "bench", "fmt"):
        assert re.search(rf"^  make {target}\b", listed, re.MULTILINE)


@pytest.mark.parametrize("script", [".ci/run", ".ci/environment", ".ci/browser", ".ci/page"])
def test_scripts_can_be_run(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)
    subprocess.run(["bash", "-n", str(ROOT / script)], check=True)


def test_the_readme_names_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [name for name in NAMES if f"`dejarik {name}" not in readme] == []


def test_the_version_is_in_the_changelog() -> None:
    from dejarik import __version__

    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## \[(Unreleased|{re.escape(__version__)})\]", changelog, re.MULTILINE)


@pytest.mark.parametrize(
    "path", ["LICENSE", "NOTICE", "CONTRIBUTING.md", "docs/architecture.md", "docs/rulings.md"]
)
def test_the_documents_are_there(path: str) -> None:
    assert (ROOT / path).read_text(encoding="utf-8").strip()
