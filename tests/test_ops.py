"""The files for operators agree with one another and with the server's settings."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from outpost31.server.config import Config

OPS = Path(__file__).resolve().parent.parent / "ops"


def test_the_compose_file_knows_the_settings_and_its_proxy_the_nodes():
    compose = (OPS / "compose.yaml").read_text(encoding="utf-8")
    proxy = (OPS / "compose-haproxy.cfg").read_text(encoding="utf-8")
    known = {f"OUTPOST31_{field.name.upper()}" for field in fields(Config)}
    settings = set(re.findall(r"^\s+(OUTPOST31_\w+):", compose, re.MULTILINE))
    assert settings and settings <= known
    nodes = re.findall(r"^  (\w+):\n    <<: \*node", compose, re.MULTILINE)
    assert len(nodes) == 3
    assert re.findall(r"^\s+server (\w+)\s+(\w+):3131", proxy, re.MULTILINE) == [(one, one) for one in nodes]
    assert re.findall(r"OUTPOST31_NODE_ADDRESS: http://(\w+):3131", compose) == nodes
    assert f"OUTPOST31_HOSTS: {','.join(nodes)}" in compose
    (address,) = re.findall(r"ipv4_address: (\S+)", compose)
    assert f"OUTPOST31_PROXIES: {address}" in compose


@pytest.mark.parametrize("name", ["haproxy.cfg", "compose-haproxy.cfg"])
def test_a_balancer_asks_another_node_again_but_tells_no_node_twice(name):
    """A node that stops closes its idle connections; a visitor who only asked should not hear of it."""
    proxy = (OPS / name).read_text(encoding="utf-8")
    assert "retry-on conn-failure empty-response" in proxy
    assert proxy.count("http-request disable-l7-retry unless { method GET HEAD }") == 1


def test_nothing_goes_into_the_image_that_no_lock_names():
    steps = (OPS.parent / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    asked = re.findall(r"pip (?:install|wheel) [^&\n]+", steps)
    assert len(asked) == 4
    for words in asked:
        assert "--require-hashes" in words or "--no-deps" in words, words
        # A wheel that is built in isolation fetches what it likes to be built with.
        assert "--no-build-isolation" in words or " wheel " not in words, words
