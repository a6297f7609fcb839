"""The browser client's packages are installed, and nothing of theirs is run on the way."""

import json
import subprocess

import play


def test_a_package_that_would_run_something_when_it_is_installed_does_not(tmp_path):
    """It would ask for a `node` by name, and a machine with nothing but Python has none on its path."""
    loud = tmp_path / "web" / "loud"
    loud.mkdir(parents=True)
    scripts = {"postinstall": "node -e \"fs.writeFileSync('heard', '')\""}
    (loud / "package.json").write_text(
        json.dumps({"name": "loud", "version": "1.0.0", "scripts": scripts}), encoding="utf-8"
    )
    (tmp_path / "web" / "package.json").write_text(
        json.dumps({"name": "client", "version": "1.0.0", "dependencies": {"loud": "file:loud"}}),
        encoding="utf-8",
    )
    builder = play.client_build()
    _, npm = builder.find_node()
    lock = [*npm, "install", "--package-lock-only", "--offline", "--ignore-scripts"]
    subprocess.run(lock, cwd=tmp_path / "web", check=True, capture_output=True)

    builder._ensure_packages(tmp_path, npm, with_tools=False)

    assert (tmp_path / "web" / "node_modules" / "loud" / "package.json").is_file()
    assert not (loud / "heard").exists()
