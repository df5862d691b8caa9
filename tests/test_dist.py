"""The wheel, built from the checkout and unpacked in an empty environment: it plays a game of each kind."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from dejarik import __version__

ROOT = Path(__file__).parents[1]

#: In the environment of the wheel: a game of each kind, a table, the page and all words.
PROBE = """
import dejarik, json, sys
from dejarik.kernel.driver import RandomPlayer, Turn
from dejarik.kernel.games import find_game
from dejarik.kernel.match import Match
from dejarik.kernel.rng import Rng
from dejarik.table.pages import STATIC, edition
found = {"file": dejarik.__file__, "version": dejarik.__version__, "games": {}}
for name, settings in json.loads(sys.argv[1]):
    game = find_game(name)
    match = Match(game, game.options_from(settings, Rng.seeded(1)), 1)
    game.presenter.catalogue()
    player = RandomPlayer(1)
    while match.decision is not None and len(match.choices) < 3000:
        match.apply(player.choose(Turn(match.state, match.decision)))
    found["games"][name + " " + settings.get("format", "")] = match.outcome is not None
found["page"] = bool(edition().index) and (STATIC / "app.js").exists()
print(json.dumps(found))
"""
GAMES = [
    ["arena", {}],
    ["caravan", {}],
    ["assault", {"players": "2"}],
    ["assault", {"format": "mission", "mission": "trespass", "players": "3"}],
    ["lcg", {}],
]


def test_a_version_has_its_section_of_the_changelog() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## \[(Unreleased|{re.escape(__version__)})\]", text, re.MULTILINE)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "dejarik.__version__"}


@pytest.mark.slow
def test_the_wheel_plays_in_an_empty_environment(tmp_path: Path) -> None:
    source = tmp_path / "source"
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=ignored)
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, source)
    build = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
    subprocess.run(
        [sys.executable, "-W", "ignore", "-c", build, str(tmp_path)],
        cwd=source,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as content:
        packed = set(content.namelist())
    missing = [
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src" / "dejarik").rglob("*")
        if path.is_file()
        and "__pycache__" not in path.parts
        and not path.match("web/sent/*")
        and path.suffix
        in {
            ".py",
            ".ftl",
            ".json",
            ".js",
            ".css",
            ".svg",
            ".html",
            ".army",
            ".deck",
            ".woff2",
            ".webmanifest",
        }
        and path.name != "jsconfig.json"
        and path.relative_to(ROOT / "src").as_posix() not in packed
    ]
    assert missing == []
    empty = tmp_path / "empty"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(empty)], check=True)
    site = next((empty / "lib").glob("python*")) / "site-packages"
    with zipfile.ZipFile(wheel) as content:
        content.extractall(site)  # what installing a pure wheel does
    # What it needs comes from where the tests have it, behind everything else; the project itself is not there.
    (site / "needed.pth").write_text(f"{next(path for path in sys.path if path.endswith('site-packages'))}\n")
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(empty / "bin" / "python"), "-c", PROBE, json.dumps(GAMES)]
    done = subprocess.run(
        command, cwd=tmp_path, env=environ, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["file"].startswith(str(site))
    assert (found["version"], found["page"]) == (__version__, True)
    assert set(found["games"].values()) == {True}
