"""What several tests of the server lay out beforehand."""

from __future__ import annotations

from typing import Any

import pytest

from outpost31.server import playing


@pytest.fixture
def exposed_team(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Seats 1 and 3 are exposed aliens, whatever the game says."""
    team = [1, 3]

    def exposed(standing: Any) -> list[int]:
        del standing
        return team

    monkeypatch.setattr(playing, "exposed", exposed)
    return team
