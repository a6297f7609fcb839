"""A server that shares its address with others: everything below one path, whether the proxy strips it or not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from outpost31.server.config import Config, from_environment, root_of
from outpost31.server.http import addresses
from outpost31.server.http.addresses import lan_links
from outpost31.server.http.static import is_built
from outpost31.server.protocol.vocabulary import PROTOCOL
from tests.server.asgi import Socket, open_house, run

ROOT_PATH = "/games/outpost"


@pytest.mark.parametrize("path", [ROOT_PATH, ""])
def test_pages_sockets_and_links_are_there_whether_the_proxy_strips_the_path_or_not(
    tmp_path: Path, path: str
) -> None:
    async def story() -> None:
        async with open_house(tmp_path, root_path=ROOT_PATH) as house:
            status, _, body = await house.request("GET", f"{path}/api/games")
            assert status == 200
            assert json.loads(body)["links"][0] == f"http://testserver{ROOT_PATH}"
            assert (await house.request("GET", f"{path}/healthz"))[2] == b"ok\n"
            if is_built():
                assert b"Outpost 31" in (await house.request("GET", f"{path}/"))[2]
            made = await house.ask(
                "POST", f"{path}/api/tables", {"game": "stayaway", "seats": 4, "name": "Ann"}
            )
            socket = Socket(house.server, made["table"], [], f"{path}/ws/{made['table']}")
            house.sockets.append(socket)
            socket.say("hello", protocol=PROTOCOL, token=made["token"])
            await socket.hear("welcome")

    run(story)


def test_without_its_last_slash_the_path_leads_to_the_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, root_path=ROOT_PATH) as house:
            status, headers, _ = await house.request("GET", ROOT_PATH)
            assert (status, headers["location"]) == (308, f"{ROOT_PATH}/")
            assert (await house.request("GET", f"{ROOT_PATH}s/healthz"))[0] == 404, (
                "another path that begins so"
            )

    run(story)


def test_a_code_for_phones_leads_below_the_path() -> None:
    config = Config(root_path=ROOT_PATH, host="192.168.1.7")
    assert lan_links(config) == [f"http://192.168.1.7:3131{ROOT_PATH}"]
    assert addresses.links_for(config, "https", "example.org") == [
        f"https://example.org{ROOT_PATH}",
        f"http://192.168.1.7:3131{ROOT_PATH}",
    ]


def test_the_path_may_be_said_in_the_public_address_alone() -> None:
    config = from_environment({"OUTPOST31_PUBLIC_URL": "https://example.org/games/outpost/"})
    assert root_of(config) == ROOT_PATH
    assert lan_links(config) == ["https://example.org/games/outpost"]


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"ROOT_PATH": "outpost"}, "begins with a slash"),
        ({"ROOT_PATH": "/outpost/"}, "ends without one"),
        ({"ROOT_PATH": "/out post"}, "begins with a slash"),
        (
            {"ROOT_PATH": "/outpost", "PUBLIC_URL": "https://example.org"},
            "with the root path /outpost at its end",
        ),
    ],
)
def test_a_path_that_cannot_be_is_refused_with_a_reason(settings: dict[str, str], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        from_environment({f"OUTPOST31_{name}": value for name, value in settings.items()})
