"""What every test stands on: long ones wait for --long, failed checks are told again at the end."""

import os
from typing import Any

import hypothesis
import pytest
from xdist.scheduler import LoadScopeScheduling

os.environ.setdefault(
    "OUTPOST31_COMPILED", "0"
)  # tests are about the sources, unless `--compiled` says otherwise

BROWSER = "tests/web/"
TOGETHER = (BROWSER, "tests/test_packages.py", "tests/lab/test_cluster.py", "tests/server/nodes/")
"""Tests that share what takes long to make, or what there can be once: each of these goes to one process."""
# A busy machine is no reason for a red test.
hypothesis.settings.register_profile("short", deadline=None, print_blob=True)
hypothesis.settings.register_profile(
    "long", parent=hypothesis.settings.get_profile("short"), max_examples=1000
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long", action="store_true", help="run the tests marked long, too, and hypothesis for longer"
    )


def pytest_configure(config: pytest.Config) -> None:
    hypothesis.settings.load_profile("long" if config.getoption("--long") else "short")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if os.environ["OUTPOST31_COMPILED"] == "1":
        for item in items:
            if item.get_closest_marker("sources"):
                item.add_marker(pytest.mark.skip(reason="about the sources, and the engine is compiled"))
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in set(long)]


class OneBrowser(LoadScopeScheduling):
    """Tests go to whichever process is free, but all of the browser's to one, and they go first.

    Games are played there once for many tests, and two browsers at a time would starve each other. Where a browser is
    open no test can run a loop of its own, so it is closed after the last of them; then its process takes a share of
    what is left. (`--dist=loadgroup` groups nothing with pytest 9.2.)
    """

    def _split_scope(self, nodeid: str) -> str:
        return next((place for place in TOGETHER if nodeid.startswith(place)), nodeid)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OneBrowser:
    return OneBrowser(config, log)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say above the closing line which checks of `play.py test` failed before pytest had its turn."""
    failed = os.environ.get("OUTPOST31_FAILED_CHECKS")
    if failed:
        terminalreporter.section("checks that failed before the tests", red=True, bold=True)
        terminalreporter.line(failed, red=True)
