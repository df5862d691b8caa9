"""The files for operators say what is so."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

from dejarik.table.metrics import Metrics
from dejarik.table.settings import Settings, read_settings

DEPLOY = Path(__file__).parents[1] / "deploy"
OPERATING = Path(__file__).parents[1] / "docs" / "operating.md"


def test_the_file_of_settings_has_every_setting_and_what_holds_without_it() -> None:
    file = DEPLOY / "dejarik.toml"
    assert read_settings(file, {}) == Settings()
    text = file.read_text(encoding="utf-8")
    commented = "\n".join(re.sub(r"^# (?=\w+ = )", "", line) for line in text.splitlines()[1:])
    parts = tomllib.loads(commented)
    for part in msgspec.structs.fields(Settings):
        named = {each.name for each in msgspec.structs.fields(part.type)}
        assert parts[part.name].keys() <= named
        if part.name != "notices":
            assert parts[part.name].keys() == named, part.name


def test_the_dashboard_asks_for_numbers_that_there_are() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"dejarik_\w+", target["expr"])
    }
    known = {family.name for family in Metrics().registry.collect()}
    assert {re.sub(r"_(total|bucket)$", "", name) for name in asked} <= known
    assert "dejarik_tables_standing" in asked


def test_the_guide_names_every_file_for_operators() -> None:
    text = OPERATING.read_text(encoding="utf-8")
    assert [file.name for file in DEPLOY.iterdir() if file.name not in text] == []


def test_containers_and_services_start_the_program_as_it_is_called() -> None:
    for name in ("Dockerfile", "dejarik.service"):
        assert "serve" in (DEPLOY / name).read_text(encoding="utf-8")
    service = (DEPLOY / "dejarik.service").read_text(encoding="utf-8")
    assert "--config /etc/dejarik.toml" in service
    assert "--db" not in service, "it would count more than the file, which `dejarik admin` reads, too"
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    environ = dict(re.findall(r"(DEJARIK_\w+): (\S+)", compose.replace("${ORIGIN:?}", "https://a.example")))
    found = read_settings(None, environ)
    assert (found.server.proxies, found.log.format) == (("172.16.0.0/12",), "json")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_finds_nothing_wrong_with_the_service(tmp_path: Path) -> None:
    service = (DEPLOY / "dejarik.service").read_text(encoding="utf-8")
    installed = service.replace("/opt/dejarik/.venv/bin/dejarik", sys.executable)
    assert installed != service
    (tmp_path / "dejarik.service").write_text(installed, encoding="utf-8")
    verify = ["systemd-analyze", "verify", str(tmp_path / "dejarik.service")]
    found = subprocess.run(verify, capture_output=True, text=True, timeout=60, check=False)
    assert (found.returncode, found.stdout + found.stderr) == (0, "")
