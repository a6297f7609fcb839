"""Where requests come from and whom they ask for: proxies, hosts, certificates, folders."""

from __future__ import annotations

import json
import os
import ssl
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from outpost31.server.config import from_environment
from tests.server.abuse.raw import handshake
from tests.server.abuse.rig import Running, is_closed, running

TABLE = {"game": "stayaway", "seats": 4}


def laid_by(server: Running, *visitors: str) -> list[int]:
    """Tables laid by visitors of these addresses, as a proxy tells them: the statuses."""
    return [
        server.request("POST", "/api/tables", TABLE, headers={"X-Forwarded-For": one})[0] for one in visitors
    ]


def test_nobody_chooses_their_own_address(tmp_path: Path) -> None:
    with running(tmp_path, tables_an_hour=2) as server:
        assert laid_by(server, "192.0.2.1", "192.0.2.2", "192.0.2.3") == [201, 201, 429]
        assert any("proxy" in line["message"] for line in server.lines()), "and the log says what to do"
        assert server.request("GET", "/metrics")[0] == 200
        away = {"X-Forwarded-For": "192.0.2.1"}
        assert server.request("GET", "/metrics", headers=away)[0] == 401, (
            "without a token this machine reads them"
        )


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server behind a proxy, with names of its own."""
    settings: dict[str, Any] = {"tables_an_hour": 2, "proxies": "127.0.0.0/8", "metrics_token": "secret"}
    names: dict[str, Any] = {"hosts": "outpost.example", "public_url": "https://thing.example:8443"}
    with running(tmp_path_factory.mktemp("behind"), **settings, **names) as found:
        yield found


def test_a_proxy_that_was_named_is_believed(behind: Running) -> None:
    assert laid_by(behind, "192.0.2.1", "192.0.2.2", "192.0.2.3") == [201] * 3
    assert laid_by(behind, "192.0.2.9, 198.51.100.1", "192.0.2.8, 198.51.100.1") == [201] * 2
    assert laid_by(behind, "192.0.2.7, 198.51.100.1") == [429], "what stood there before the proxy is hearsay"


def test_a_name_that_is_not_ours_is_refused(behind: Running) -> None:
    """A page of evil.example whose name suddenly means this machine."""
    for host in ("127.0.0.1:99", "localhost", "station", "station.local", "outpost.example", "thing.example"):
        assert behind.request("GET", "/api/games", headers={"Host": host})[0] == 200, host
    for host in ("evil.example", "outpost.example.evil.example", "", "a b"):
        status, _, content = behind.request("GET", "/api/games", headers={"Host": host})
        assert (status, json.loads(content)["reason"]) == (421, "bad_host"), host
    front = behind.request("GET", "/", headers={"Host": "evil.example", "Accept": "text/html"})
    assert (front[0], front[2].count(b"OUTPOST31_HOSTS")) == (421, 5), "in five languages"
    with behind.connection() as raw:
        raw.sendall(handshake("x").replace(b"Host: 127.0.0.1", b"Host: evil.example"))
        assert b" 403 " in raw.recv(4096)
    raw, answer = behind.knock("x")
    raw.close()
    assert b" 101 " in answer, "whether there is such a table it hears over the socket"


def test_metrics_with_a_token_that_is_no_ascii_are_refused_and_not_broken(behind: Running) -> None:
    for token, status in (("secret", 200), ("s\xe9cret", 401), ("", 401)):
        assert behind.request("GET", "/metrics", headers={"Authorization": f"Bearer {token}"})[0] == status


def certificate(folder: Path, name: str = "localhost") -> tuple[Path, Path]:
    """A certificate that we signed ourselves."""
    key, made = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
         "-keyout", key, "-out", made, "-days", "2", "-subj", f"/CN={name}", "-addext", "subjectAltName=IP:127.0.0.1"],
        check=True, capture_output=True,
    )  # fmt: skip
    return made, key


def seen_over_tls(port: int, trusted: Path) -> tuple[bytes, str]:
    """What a browser that trusts this certificate is answered, and who the server says it is."""
    context = ssl.create_default_context(cafile=str(trusted))
    with urllib.request.urlopen(f"https://127.0.0.1:{port}/healthz", context=context, timeout=10) as answer:
        return answer.read(), answer.version


def test_a_certificate_and_a_key_make_it_https(tmp_path: Path) -> None:
    made, key = certificate(tmp_path)
    with running(tmp_path, certificate=made, key=key, head_seconds=2) as server:
        with server.connection() as silent:
            assert is_closed(silent, 15), "a handshake that is not gone on with is not waited for"
        assert seen_over_tls(server.port, made)[0] == b"ok\n"
        with server.connection() as raw:
            raw.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert b"200" not in raw.recv(4096), "nothing in the clear"
        renewed, _ = certificate(tmp_path, "renewed")
        server.process.send_signal(1)  # SIGHUP: read them again
        until = time.monotonic() + 10
        while True:
            try:
                assert seen_over_tls(server.port, renewed)[0] == b"ok\n"
                break
            except OSError:
                assert time.monotonic() < until
                time.sleep(0.1)


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"certificate": "nowhere.pem"}, "nowhere.pem"),
        ({"key": "key.pem"}, "certificate"),
        ({"proxies": "the-proxy"}, "OUTPOST31_PROXIES"),
        ({"max_tables": "-1"}, "OUTPOST31_MAX_TABLES"),
        ({"messages_a_second": "nan"}, "OUTPOST31_MESSAGES_A_SECOND"),
        ({"port": "70000"}, "OUTPOST31_PORT"),
        ({"public_url": "outpost.example"}, "OUTPOST31_PUBLIC_URL"),
        ({"max_tabels": "7"}, "OUTPOST31_MAX_TABLES"),
    ],
)
def test_a_setting_that_cannot_be_says_what_is_allowed(settings: dict[str, str], told: str) -> None:
    environment = {f"OUTPOST31_{name.upper()}": value for name, value in settings.items()}
    with pytest.raises(ValueError, match=told):
        from_environment(environment)


def test_and_the_command_says_so_in_a_line(tmp_path: Path) -> None:
    environment = {**os.environ, "OUTPOST31_DATA": str(tmp_path), "OUTPOST31_MAX_TABLES": "-1"}
    command = [sys.executable, "-P", "-m", "outpost31", "serve", "--host", "127.0.0.1", "--port", "1"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 2
    assert done.stderr.splitlines() == ["outpost31: OUTPOST31_MAX_TABLES is a number from 0 on, not -1."]


def test_no_file_of_the_folder_we_stand_in_is_run(tmp_path: Path) -> None:
    """A `struct.py` there ran as the server's user at the first thought of a bot."""
    here = tmp_path / "here"
    here.mkdir()
    for name in ("struct", "pickle", "signal"):
        (here / f"{name}.py").write_text(f"open({str(here / 'ran')!r}, 'w'); raise SystemExit")
    with running(tmp_path, cwd=here) as server:
        settings = {"bot_seconds": 0.1}
        made = server.ask("POST", "/api/tables", {**TABLE, "settings": settings})
        for _ in range(4):
            server.ask("POST", f"/api/tables/{made['table']}/act", {"type": "add_bot"}, made["token"])
        server.ask("POST", f"/api/tables/{made['table']}/act", {"type": "start"}, made["token"])
        until = time.monotonic() + 30
        while b'by="bot"} 0.0' in server.request("GET", "/metrics")[2]:
            assert time.monotonic() < until, "no bot has answered"
            time.sleep(0.1)
    assert not (here / "ran").exists()
