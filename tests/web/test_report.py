"""The page about results of simulations in a browser: on a phone and on a wide screen, light and dark."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser
from tests.web.test_screens import faults

from dejarik.lab.played import Simulation, play_number
from dejarik.lab.reporting import report
from dejarik.messages import Language

PLAN = Simulation("assault", {"armies": "random", "players": "2"}, ("random",), seed=1, games=3)


def test_a_report_fits_a_phone_and_can_be_read_by_everybody(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    played = [each for number in range(3) for each in play_number(PLAN, number)]
    file.write_text(report(PLAN, played, Language.POLISH), encoding="utf-8")
    asked: list[str] = []
    for width, scheme in ((390, "dark"), (1200, "light")):
        context = browser.new_context(
            viewport={"width": width, "height": 800}, color_scheme="dark" if scheme == "dark" else "light"
        )
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.goto(file.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert page.locator("h2").count() >= 5
        assert page.locator("svg.map").count() >= 1
        assert faults(page) == []
        context.close()
    assert asked == [file.as_uri()] * 2
