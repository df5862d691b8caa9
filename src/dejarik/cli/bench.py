"""`dejarik bench`: measures the hot parts against a fixed workload of this machine.

Its JSON has `interpreter` (`name`, `version`, `pgo`), `calibration` and `metrics`: name → `value`, `unit`,
`per_calibration`. With `--against` it has `commit` and `factors` instead: name → `before` and `now`, in microseconds of
the processor, and `factor`. What is measured is in the folder `bench` of a checkout, which is not installed.
"""

from __future__ import annotations

import platform
import sys
import sysconfig
from importlib import import_module
from pathlib import Path
from typing import Any

from dejarik.cli.command import WORD, Call, Command, ExitCode, Option, Report, words
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import text

ONLY: Option[tuple[str, ...]] = Option("--only", text("cli-bench-only"), (), kind=words())
RELEASE = "release"  # stands for the last one
AGAINST: Option[str] = Option("--against", text("cli-bench-against"), "", kind=WORD)


def run(call: Call) -> Report:
    bench = _benchmarks(Path(__file__).resolve().parents[3])
    known = bench.names()
    for name in call[ONLY]:
        if name not in known:
            raise Problem("bench-unknown", name=name, known=", ".join(known))
    if call[AGAINST]:
        return _compare(call, import_module("bench._against"))
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
        _told(call, interpreter),
        call.say("bench-calibration", operations=round(report.calibration)),
        *(
            f"{name.ljust(width)}  {metric.value:>12,.3f} {metric.unit:3} {metric.per_calibration:>14.6f}"
            for name, metric in report.metrics.items()
        ),
        *(call.say("bench-broken", name=name, error=error) for name, error in report.errors.items()),
    ]
    return Report(data, tuple(lines), ExitCode.FAILED if report.errors else ExitCode.DONE)


def _compare(call: Call, against: Any) -> Report:
    """The engine of this checkout against that of another revision."""
    revision = call[AGAINST]
    if revision == RELEASE and (revision := against.last_release()) is None:
        raise Problem("bench-no-release")
    commit = against.commit_of(revision)
    if commit is None:
        raise Problem("bench-no-revision", revision=revision[:80])
    factors = against.factors(commit)
    interpreter = _interpreter()
    data = {
        "interpreter": interpreter,
        "commit": commit,
        "factors": {
            name: {"before": each.before, "now": each.now, "factor": each.factor}
            for name, each in factors.items()
        },
    }
    width = max(map(len, factors))
    lines = [
        _told(call, interpreter),
        call.say("bench-against", commit=commit[:8]),
        *(
            f"{name.ljust(width)}  {_number(each.before):>10} {_number(each.now):>10} µs"
            + ("" if each.factor is None else f"  × {each.factor:.2f}")
            for name, each in factors.items()
        ),
    ]
    return Report(data, tuple(lines), ExitCode.DONE)


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:,.1f}"


def _told(call: Call, interpreter: dict[str, str]) -> str:
    return call.say(
        "bench-interpreter",
        name=interpreter["name"],
        version=interpreter["version"],
        optimised=interpreter["pgo"],
    )


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


COMMAND = Command("bench", text("cli-bench"), run, (ONLY, AGAINST))
