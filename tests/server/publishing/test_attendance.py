"""Attendance: which sockets look from which seat, however they come, go and change seats."""

from __future__ import annotations

from outpost31.server.log.viewers import SPECTATORS, Viewer
from outpost31.server.publishing.attendance import Attendance


class Tab:
    """A socket that goes nowhere."""

    def __init__(self, device: int | None, *, is_for_all: bool = False) -> None:
        self.device = device
        self.viewer: Viewer = None
        self.is_gated = False
        self.is_for_all = is_for_all

    def send(self, message: bytes) -> None:
        del message

    def send_with_next(self, message: bytes) -> None:
        del message

    def close(self, code: int) -> None:
        del code


def test_sockets_are_found_by_the_seat_they_look_from() -> None:
    attendance = Attendance(0, 120)
    one, two, board = Tab(0), Tab(0), Tab(None, is_for_all=True)
    for tab, seats in ((one, [3]), (two, [3]), (board, [])):
        attendance.seat(tab, seats)
        assert all(tab not in tabs for tabs in attendance.viewers.values())
        attendance.add(tab)
    assert {viewer: set(tabs) for viewer, tabs in attendance.viewers.items()} == {
        3: {one, two},
        None: {board},
    }
    attendance.seat(two, [3, 4])  # the device is passed round now
    assert two.is_gated
    assert {viewer: set(tabs) for viewer, tabs in attendance.viewers.items()} == {
        3: {one},
        None: {board, two},
    }
    attendance.remove(one, 5)
    assert {viewer: set(tabs) for viewer, tabs in attendance.viewers.items()} == {None: {board, two}}


def test_a_spectator_is_told_apart_from_a_screen_that_everybody_looks_at() -> None:
    attendance = Attendance(0, 120)
    watcher, board, host = Tab(None), Tab(None, is_for_all=True), Tab(0)
    for tab in (watcher, board, host):
        attendance.seat(tab, [])
    assert (watcher.viewer, board.viewer, host.viewer) == (SPECTATORS, None, None)
