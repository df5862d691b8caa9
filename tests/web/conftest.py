"""A real server and a real browser. Without a Chromium the tests of the page say so and are skipped as a whole."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).parents[2]
ARTIFACTS = ROOT / "artifacts" / "web"
NAMES = ("chromium", "chromium-browser", "google-chrome")
# Without the first two a window gets a process for the list below its address bar, which costs as much as the page. The
# others are those of Playwright's own list that matter here: of two lists a browser takes the last one.
LEFT_OUT = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
    "OptimizationHints",
)  # fmt: skip
CHROMIUM = os.environ.get("DEJARIK_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)

try:
    from playwright.sync_api import (
        Browser,
        ConsoleMessage,
        Error,
        Page,
        ViewportSize,
        expect,
        sync_playwright,
    )
except ImportError:  # pragma: no cover
    pytest.skip("the page is not tested: Playwright is not installed", allow_module_level=True)


PATIENCE = 20_000  # milliseconds: what is expected of a page comes at once, but not on a busy machine
expect.set_options(timeout=PATIENCE)


class Served:
    """A server that can be stopped and started again on the same database and port."""

    def __init__(self, folder: Path, limits: str = "generous") -> None:
        self.limits = limits
        self.database = str(folder / "tables.db")
        self.port = "0"
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(Path(__file__).with_name("serving.py"))]
        command += [self.database, self.port, self.limits]
        paths = filter(None, (str(ROOT / "src"), os.environ.get("PYTHONPATH")))
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http"), "the server did not start"
        self.port = self.address.rstrip("/").rpartition(":")[2]

    def stop(self) -> None:
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)  # with the workers in which its bots think
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("web"))
    yield server
    server.stop()


class Loop:
    """The event loop that Playwright keeps running in this thread. It is put aside after each test of the page: others
    that a worker is given afterwards run loops of their own, and there can't be two."""

    def __init__(self) -> None:
        self._kept: asyncio.AbstractEventLoop | None = None

    def resume(self) -> None:
        if self._kept is not None:
            asyncio._set_running_loop(self._kept)

    def put_aside(self) -> None:
        self._kept = asyncio._get_running_loop()
        asyncio._set_running_loop(None)


LOOP = Loop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("the page is not tested: there is no Chromium here (set DEJARIK_CHROMIUM)")
    with sync_playwright() as playwright:
        ways = ["--no-sandbox", f"--disable-features={','.join(LEFT_OUT)}"]
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=ways)
        yield found
        LOOP.resume()  # the last test of all may be another
        found.close()


NewPage = Callable[..., Page]
FAILED = pytest.StashKey[bool]()
FAULTS = ("Content Security", "There are no words for")


def is_fault(line: str) -> bool:
    """Whether a line of the browser's console says that the page is wrong."""
    return any(each in line for each in FAULTS)


class Kept:
    """Pages that the next test takes over, emptied: a browser needs longer for a new one than many a test. Each has a
    context, and so a memory, of its own."""

    MOST = 6

    def __init__(self, browser: Browser, home: str) -> None:
        self.browser = browser
        self.home = home
        self.pages: list[tuple[str, Page]] = []  # with what they were made

    def take(self, size: ViewportSize, *, fresh: bool, **ways: Any) -> Page:
        """A page that was made in these ways, or a new one."""
        made = repr(sorted(ways.items()))
        at = None if fresh else next((at for at, (how, _) in enumerate(self.pages) if how == made), None)
        if at is None:
            context = self.browser.new_context(viewport=size, reduced_motion="reduce", **ways)
            context.add_init_script("localStorage.setItem('dejarik.pace', '0')")
            page = context.new_page()
        else:
            page = self.pages.pop(at)[1]
            page.set_viewport_size(size)
        page.set_default_timeout(PATIENCE)
        return page

    def give_back(self, page: Page, **ways: Any) -> None:
        """Keep a page for the next test, without anything that this one has left on it."""
        for other in page.context.pages:
            if other is not page:
                other.close()
        page.goto(f"{self.home}healthz")
        page.evaluate("localStorage.clear(), sessionStorage.clear()")
        self.pages.append((repr(sorted(ways.items())), page))
        for _, least_used in self.pages[: -self.MOST]:
            least_used.context.close()
        del self.pages[: -self.MOST]


@pytest.fixture(scope="session")
def kept(browser: Browser, served: Served) -> Kept:
    return Kept(browser, served.address)


@pytest.fixture
def new_page(kept: Kept, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Pages whose faults fail the test. A picture of each is kept in `artifacts/web` when it fails, or when somebody
    wants to look (`PICTURES=1`): a picture takes longer than many a test. A test that teaches its page something that
    can't be forgotten (a clock, a route, a script) or minds what a browser has stored asks for a `fresh` one."""
    taken: list[tuple[Page, bool, dict[str, Any]]] = []
    faults: list[str] = []

    def failed(error: Error) -> None:
        faults.append(str(error))

    def said(line: ConsoleMessage) -> None:
        if is_fault(line.text):
            faults.append(line.text)

    def make(
        width: int = 1440, height: int = 900, language: str = "en-GB", *, fresh: bool = False, **more: Any
    ) -> Page:
        ways = {"locale": language, **more}
        page = kept.take({"width": width, "height": height}, fresh=fresh, **ways)
        taken.append((page, fresh, ways))
        page.on("pageerror", failed)
        page.on("console", said)
        return page

    yield make
    has_failed = bool(faults) or request.node.stash.get(FAILED, False)
    for number, (page, fresh, ways) in enumerate(taken):
        for each in page.context.pages if has_failed or os.environ.get("PICTURES") else ():
            ARTIFACTS.mkdir(parents=True, exist_ok=True)
            each.screenshot(path=ARTIFACTS / f"{request.node.name}-{number}.png")
        page.remove_listener("pageerror", failed)
        page.remove_listener("console", said)
        if fresh or has_failed or not page.url.startswith(kept.home):
            page.context.close()
        else:
            kept.give_back(page, **ways)
    assert faults == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whether a test has failed is known to its fixtures when they are torn down."""
    report = yield
    item.stash[FAILED] = report.when == "call" and report.failed
    return report


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Tests of the page are run with the loop of Playwright, and others, which come by here as well, without it."""
    if Path(__file__).parent not in item.path.parents:
        return run_twice_if_need_be(item, nextitem)
    LOOP.resume()
    try:
        return run_twice_if_need_be(item, nextitem)
    finally:
        LOOP.put_aside()


def run_twice_if_need_be(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """A browser on a busy machine may miss a moment: a test of the page that fails is tried once more, loudly."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed for report in reports):
        print(f"\nSECOND TRY: {item.nodeid}")
        for report in reports:
            print("\n".join(report.longreprtext.splitlines()[-12:]))
        item._initrequest()  # type: ignore[attr-defined]
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
