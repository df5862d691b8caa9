"""`dejarik bench`: measures the hot parts against a fixed workload of this machine.

Its JSON has `interpreter` (`name`, `version`, `pgo`), `calibration` and `metrics`: name → `value`, `unit`,
`per_calibration`. What is measured is in the folder `bench` of a checkout, which is not installed.
"""

from __future__ import annotations

import platform
import sys
import sysconfig
from importlib import import_module
from pathlib import Path
from typing import Any

from dejarik.cli.command import Call, Command, ExitCode, Option, Report, words
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import text

ONLY: Option[tuple[str, ...]] = Option("--only", text("cli-bench-only"), (), kind=words())


def run(call: Call) -> Report:
    bench = _benchmarks(Path(__file__).resolve().parents[3])
    known = bench.names()
    for name in call[ONLY]:
        if name not in known:
            raise Problem("bench-unknown", name=name, known=", ".join(known))
    report = bench.measure(call[ONLY])
    interpreter = _interpreter()
    data = {
        "interpreter": interpreter,
        "calibration": report.calibration,
        "metrics": {
            name: {"value": metric.value, "unit": metric.unit, "per_calibration": metric.per_calibration}
            for name, metric in report.metrics.items()
        },
        "errors": report.errors,
    }
    width = max((len(name) for name in report.metrics), default=0)
    lines = [
        call.say(
            "bench-interpreter",
            name=interpreter["name"],
            version=interpreter["version"],
            optimised=interpreter["pgo"],
        ),
        call.say("bench-calibration", operations=round(report.calibration)),
        *(
            f"{name.ljust(width)}  {metric.value:>12,.3f} {metric.unit:3} {metric.per_calibration:>14.6f}"
            for name, metric in report.metrics.items()
        ),
        *(call.say("bench-broken", name=name, error=error) for name, error in report.errors.items()),
    ]
    return Report(data, tuple(lines), ExitCode.FAILED if report.errors else ExitCode.DONE)


def _interpreter() -> dict[str, str]:
    """What runs the program. Figures of one that was built with PGO and of one that was not do not compare; some, such
    as Debian's, do not tell how they were built."""
    arguments = sysconfig.get_config_var("CONFIG_ARGS") or ""
    if "--enable-optimizations" in arguments:
        optimised = "yes"
    else:
        optimised = "no" if sysconfig.get_config_var("PGO_PROF_USE_FLAG") else "unknown"
    return {
        "name": platform.python_implementation(),
        "version": platform.python_version(),
        "pgo": optimised,
    }


def _benchmarks(checkout: Path) -> Any:
    """The package `bench` of the checkout that this program runs from."""
    if not (checkout / "bench" / "__init__.py").is_file():
        raise Problem("bench-no-checkout")
    if str(checkout) not in sys.path:
        sys.path.insert(0, str(checkout))
    return import_module("bench")


COMMAND = Command("bench", text("cli-bench"), run, (ONLY,))
