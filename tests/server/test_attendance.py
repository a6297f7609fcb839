"""Attendance: which sockets look from which seat, however they come, go and change seats."""

from __future__ import annotations

from outpost31.server.attendance import Attendance


class Tab:
    """A socket that goes nowhere."""

    def __init__(self, device: int | None) -> None:
        self.device = device
        self.viewer: int | None = None
        self.is_gated = False

    def send(self, message: bytes) -> None:
        del message

    def send_with_next(self, message: bytes) -> None:
        del message

    def close(self, code: int) -> None:
        del code


def test_sockets_are_found_by_the_seat_they_look_from() -> None:
    attendance = Attendance(0, 120)
    one, two, board = Tab(0), Tab(0), Tab(None)
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
