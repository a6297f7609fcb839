"""What tests need of Debian is installed once, however many ask for something at the same time."""

from __future__ import annotations

import threading
import time

import pytest

from tests import debian


@pytest.fixture
def apt(monkeypatch: pytest.MonkeyPatch, tmp_path) -> list[tuple[str, ...]]:
    """What apt was asked; it fails, as apt does, whenever somebody else is at it."""
    asked: list[tuple[str, ...]] = []
    at_it = threading.Lock()

    def answer(*words: str) -> None:
        if not at_it.acquire(blocking=False):
            return
        time.sleep(0.02)
        asked.append(words)
        at_it.release()

    monkeypatch.setattr(debian, "_apt", answer)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    return asked


def finder(asked: list[tuple[str, ...]], package: str):
    return lambda: package if any(words[-1] == package for words in asked) else None


def test_two_who_ask_at_the_same_time_both_get_what_they_need(apt):
    got: list[str | None] = []
    threads = [
        threading.Thread(
            target=lambda name=name: got.append(debian.found_or_installed(finder(apt, name), name))
        )
        for name in ("haproxy", "postgresql", "chromium", "haproxy")
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(map(str, got)) == ["chromium", "haproxy", "haproxy", "postgresql"]
    installed = [words[-1] for words in apt if words[0] == "install"]
    assert sorted(installed) == ["chromium", "haproxy", "postgresql"], "nothing is installed twice"


def test_what_is_there_is_not_installed_and_the_second_package_only_if_the_first_does_not_bring_it(apt):
    assert debian.found_or_installed(lambda: "here", "haproxy") == "here"
    assert not apt
    assert debian.found_or_installed(finder(apt, "chromium"), "shell", "chromium", "browser") == "chromium"
    assert [words[-1] for words in apt] == ["update", "shell", "chromium"]


def test_what_cannot_be_installed_is_not_found(apt):
    assert debian.found_or_installed(lambda: None, "nothing") is None
