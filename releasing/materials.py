"""The bill of materials: all that a wheel brings along and is built of, by the locks. CycloneDX 1.6, in JSON.

python3 play.py sbom           writes dist/outpost31-VERSION.cdx.json
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).resolve().parents[1]
LOCK = "requirements.lock"
CLIENT_LOCK = "web/package-lock.json"
_PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>\S+)(?P<rest>.*(?:\n    .*)*)", re.MULTILINE)


def version_of(root: Path) -> str:
    """The version that the checkout says it is."""
    text = (root / "src" / "outpost31" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    assert found is not None
    return found[1]


def packages_of_python(root: Path) -> list[dict[str, Any]]:
    """What is installed with the wheel."""
    found = []
    for pin in _PIN.finditer((root / LOCK).read_text(encoding="utf-8")):
        digests = re.findall(r"sha256:([0-9a-f]{64})", pin["rest"])
        found.append(
            {
                "type": "library",
                "name": pin["name"],
                "version": pin["version"],
                "purl": f"pkg:pypi/{pin['name']}@{pin['version']}",
                # A release is several files; any of these may be the one that is installed.
                "properties": [{"name": "sha256", "value": one} for one in digests],
            }
        )
    return found


def packages_of_the_client(root: Path) -> list[dict[str, Any]]:
    """What the browser client is built of and with."""
    found = []
    lock = json.loads((root / CLIENT_LOCK).read_text(encoding="utf-8"))
    for place, one in lock["packages"].items():
        if not place or one.get("dev") or one.get("optional"):
            continue
        name = place.rpartition("node_modules/")[2]
        found.append(
            {
                "type": "library",
                "name": name,
                "version": one["version"],
                "purl": f"pkg:npm/{quote(name, safe='/')}@{one['version']}",
                **({"licenses": [{"expression": one["license"]}]} if "license" in one else {}),
            }
        )
    return found


def bill(root: Path = ROOT) -> dict[str, Any]:
    """The whole bill."""
    version = version_of(root)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "outpost31",
                "version": version,
                "purl": f"pkg:pypi/outpost31@{version}",
                "licenses": [{"expression": "MIT"}],
            }
        },
        "components": [*packages_of_python(root), *packages_of_the_client(root)],
    }


def write(root: Path = ROOT) -> Path:
    """Write the bill beside the packages."""
    path = root / "dist" / f"outpost31-{version_of(root)}.cdx.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(bill(root), indent=1) + "\n", encoding="utf-8")
    return path


if __name__ == "__main__":
    print(f"play.py: wrote {write().relative_to(ROOT)}")
    sys.exit(0)
