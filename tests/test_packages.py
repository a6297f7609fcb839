"""What others install: a wheel and an sdist with all inside, which play where there is no checkout and no Node."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import time
import tomllib
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

import play
from outpost31 import __version__
from outpost31.cli import PACKAGES
from tests.server.serving import free_port

ROOT = Path(__file__).resolve().parent.parent
UV = play.TOOLS / "bin" / ("uv.exe" if os.name == "nt" else "uv")
IMPORTED_AS = {"fluent-runtime": "fluent", "open_spiel": "pyspiel", "prometheus-client": "prometheus_client"}


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    """The packages, built as `play.py packages` builds them."""
    folder = tmp_path_factory.mktemp("packages")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(play, "PACKAGES", folder / "dist")
        patch.setattr(play, "ensure", lambda *_: None)  # the environment that this test runs in will do
        patch.setattr(play, "installer", lambda: UV)
        patch.setattr(play, "docs", lambda _: 0)
        assert play.main(["packages"]) == 0
    return folder / "dist"


@pytest.fixture(scope="module")
def wheel(packages):
    (found,) = packages.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """An environment with the wheel and what it depends on, far from the checkout."""
    venv = tmp_path_factory.mktemp("elsewhere") / "environment"
    python = play.binary(venv, "python")
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, venv], check=True)
    install = ("pip", "install", "--quiet", "--offline", "--no-deps", "--python", python, wheel)
    subprocess.run([UV, *install], check=True)
    # A path in a .pth file brings packages, but not the .pth files beside them: our editable install is not found.
    (site,) = venv.glob("**/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    return venv


def test_both_are_written_and_named_for_the_version(packages):
    assert sorted(path.name for path in packages.glob("outpost31-*")) == [
        f"outpost31-{__version__}-py3-none-any.whl",
        f"outpost31-{__version__}.tar.gz",
    ]


def fonts() -> list[str]:
    """The fonts in the browser client, as their licences are named."""
    wanted = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    return [name.strip("@").replace("/", "-") for name in wanted if name.startswith("@fontsource/")]


def test_every_font_has_its_licence_beside_it():
    assert fonts()
    for font in fonts():
        text = (ROOT / "LICENSES" / f"{font}.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE" in text or "Apache License" in text


def test_the_wheel_holds_the_client_the_words_and_the_rules(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert "outpost31/web/index.html" in names
    assert any(re.fullmatch(r"outpost31/web/assets/app-\w+\.js", name) for name in names)
    assert "outpost31/locales/pl/cli.ftl" in names
    assert "outpost31/rules/pt-BR/stayaway.md" in names
    assert not [name for name in names if "__pycache__" in name or ".making" in name]
    for font in fonts():
        assert any(name.endswith(f"/licenses/LICENSES/{font}.txt") for name in names), f"no licence of {font}"


def test_the_sdist_holds_a_client_that_need_not_be_built_again(packages, tmp_path):
    (sdist,) = packages.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    look = "import sys; from pathlib import Path; from client_build import is_fresh; sys.exit(not is_fresh(Path.cwd()))"
    looked = subprocess.run([sys.executable, "-c", look], cwd=folder, env={"PYTHONPATH": "web"}, check=False)
    assert looked.returncode == 0, "the client would be built again"
    assert not (folder / "web" / "node_modules").exists()


def test_what_is_imported_is_what_is_installed():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {re.split(r"[^\w-]", one, maxsplit=1)[0] for one in project["dependencies"]}
    extras = {
        re.split(r"[^\w-]", one, maxsplit=1)[0]
        for extra in project["optional-dependencies"].values()
        for one in extra
    }
    plain = {IMPORTED_AS.get(name, name) for name in declared}
    imported: set[str] = set()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                imported.add((node.module or "").partition(".")[0])
    extras |= {IMPORTED_AS.get(name, name) for name in extras}
    strangers = imported - sys.stdlib_module_names - {"outpost31"}
    assert strangers - extras <= plain
    assert set(PACKAGES["outpost31"]) == plain, "the command tells what to install by this list"


def test_the_installed_command_opens_the_game_in_the_browser(installed, tmp_path):
    port = free_port()
    settings = {"HOST": "127.0.0.1", "PORT": str(port), "OPEN_BROWSER": "no"}
    variables = {f"OUTPOST31_{name}": value for name, value in settings.items()}
    errors = tmp_path / "errors"
    with errors.open("w") as told:
        process = subprocess.Popen(
            [play.binary(installed, "outpost31")], cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=told,
            env={"HOME": str(tmp_path), "PATH": str(tmp_path), **variables},
        )  # fmt: skip
    try:
        page = _page(process, f"http://127.0.0.1:{port}/", errors)
        script = re.search(r'src="([^"]+\.js)"', page)
        assert script is not None, page
        with urllib.request.urlopen(
            f"http://127.0.0.1:{port}/{script[1].lstrip('./')}", timeout=20
        ) as answer:
            assert len(answer.read()) > 20_000
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=20) as answer:
            assert b"stayaway" in answer.read()
    finally:
        process.terminate()
        process.wait(20)
    loaded = subprocess.run(
        [play.binary(installed, "python"), "-c", "import outpost31; print(outpost31.__file__)"],
        cwd=tmp_path, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert Path(loaded.stdout.strip()).is_relative_to(installed), "the checkout was served, not the wheel"


def _page(process: subprocess.Popen[bytes], url: str, errors: Path) -> str:
    """A page of a server that is starting, once it is there."""
    until = time.monotonic() + 60
    while True:
        assert process.poll() is None and time.monotonic() < until, errors.read_text()
        try:
            with urllib.request.urlopen(url, timeout=20) as answer:
                return str(answer.read().decode())
        except urllib.error.URLError:
            time.sleep(0.05)
