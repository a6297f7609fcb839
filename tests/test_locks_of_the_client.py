"""The client's lock pins versions and digests, and names no address."""

import json
from pathlib import Path

LOCK = Path(__file__).resolve().parent.parent / "web" / "package-lock.json"


def test_the_clients_lock_names_no_address():
    text = LOCK.read_text(encoding="utf-8")
    assert "://" not in text, "web/package-lock.json carries addresses: run `npm run lock` in web/"


def test_every_package_of_the_client_has_its_digest():
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    assert [name for name, entry in packages.items() if name and "integrity" not in entry] == []
