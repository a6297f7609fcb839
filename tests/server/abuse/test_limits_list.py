"""The list of limits is true: each is met somewhere, can be set, has an alert. And what goes with a server."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from outpost31.server.config import Config
from outpost31.server.limits import LIMITS, Limit
from outpost31.server.protocol.limits_page import alerts, dashboard, limits_page
from outpost31.server.protocol.vocabulary import REASONS
from outpost31.server.running.metrics import Metrics
from outpost31.server.running.pace import SILENT, Met

ROOT = Path(__file__).resolve().parents[3]
SOURCE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in (ROOT / "src/outpost31/server").rglob("*.py")
    if path.name not in ("limits.py", "limits_page.py", "config.py") or path.parent.name == "http"
)
OPS = ROOT / "ops"


@pytest.mark.parametrize("limit", LIMITS, ids=lambda limit: limit.name)
def test_a_limit_is_what_it_says(limit: Limit) -> None:
    assert f'"{limit.name}"' in SOURCE, "nobody ever meets it"
    assert (limit.setting is None) != (limit.fixed is None)
    assert limit.setting is None or limit.setting in {one.name for one in fields(Config)}
    for word in re.findall(r"`([a-z_]+)`", limit.then):
        assert word in (*REASONS, "hello")
    assert f'limit="{limit.name}"' in alerts()
    assert f"| `{limit.name}` |" in limits_page()
    assert limit.most(Config()) > 0


def test_names_of_limits_are_their_own_and_so_are_their_alerts() -> None:
    assert len({one.name for one in LIMITS}) == len(LIMITS)
    names = re.findall(r"- alert: (\w+)", alerts())
    assert len(names) == len(set(names)) >= len(LIMITS) + 5


def test_every_number_that_is_watched_is_one_that_is_counted() -> None:
    metrics = Metrics()
    metrics.dropped.labels("too_fast")
    metrics.refusals.labels("broken")
    counted = set(re.findall(r"^(outpost31_\w+|process_\w+)", metrics.text().decode(), re.MULTILINE))
    watched = set(re.findall(r"(outpost31_\w+|process_\w+)\b", alerts() + dashboard()))
    assert {one for one in watched if not one.startswith("outpost31_limit_")} <= counted


def test_the_dashboard_is_json_and_its_panels_have_places_of_their_own() -> None:
    panels = json.loads(dashboard())["panels"]
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    assert len(places) == len(panels) == len({panel["id"] for panel in panels})


def test_the_log_tells_of_a_limit_now_and_then_and_how_often(caplog: pytest.LogCaptureFixture) -> None:
    now = 100.0
    metrics = Metrics()
    met = Met(metrics.met._counter, lambda: now)
    for _ in range(50):
        met("url", address="192.0.2.1")
    now += SILENT
    met("url", address="192.0.2.1")
    told = [vars(record)["times"] for record in caplog.records]
    assert told == [1, 50]


def test_the_unit_is_in_a_sandbox_and_not_root() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[method-assign, assignment]
    unit.read(OPS / "outpost31.service")
    service = unit["Service"]
    for key, value in {
        "DynamicUser": "yes", "NoNewPrivileges": "yes", "ProtectSystem": "strict", "ProtectHome": "yes",
        "CapabilityBoundingSet": "", "PrivateDevices": "yes", "UMask": "0077", "StateDirectory": "outpost31",
    }.items():  # fmt: skip
        assert service[key] == value
    assert int(service["LimitNOFILE"]) > Config().connections + 200
    if analyze := shutil.which("systemd-analyze"):
        command = [analyze, "security", "--offline=yes", "--threshold=20", str(OPS / "outpost31.service")]
        rated = subprocess.run(command, capture_output=True, text=True, check=False)
        assert rated.returncode == 0, rated.stdout


def test_the_container_runs_as_nobody() -> None:
    lines = (ROOT / "Containerfile").read_text().splitlines()
    last = max(number for number, line in enumerate(lines) if line.startswith("FROM"))
    assert "USER 65534:65534" in lines[last:]
    assert any("--require-hashes" in line for line in lines)
