"""What runs the server elsewhere: the container's recipe, the services, the proxies' settings.

No container is built here. What can be told without one is: that every file that is copied is
there, that every command is one that exists, and that the options mean something.
"""

from __future__ import annotations

import configparser
import importlib
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from whistlestop.cli.parser import parse
from whistlestop.core.words import Speaker

ROOT = Path(__file__).resolve().parent.parent
UNITS = sorted(path.name for path in (ROOT / "deploy").glob("whistlestop*"))


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions, each with what follows it."""
    text = re.sub(r"\\\n", " ", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split()[0], line.split(None, 1)[1].strip()) for line in lines]


def ignored(path: str) -> bool:
    """Whether .dockerignore keeps a file of the tree from the engine; the last line counts."""
    found = False
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            pattern = line.removeprefix("!")
            if pattern == "*" or path == pattern or path.startswith(f"{pattern}/"):
                found = not line.startswith("!")
    return found


def compose() -> Any:
    yaml: Any = importlib.import_module("yaml")  # it brings no types
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def test_the_image_is_made_of_files_that_are_there_and_sent() -> None:
    for name, rest in instructions():
        if name == "COPY" and not rest.startswith("--from"):
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
                assert not ignored(source.rstrip("/")), source
    copied = " ".join(rest for name, rest in instructions() if name == "COPY")
    for tool in re.findall(r'"(tools/[^"]+)"', (ROOT / "setup.py").read_text(encoding="utf-8")):
        assert tool in copied, tool  # the wheel is built with it
    assert ignored("src/whistlestop/server/static/client.js")
    assert ignored(".git")
    assert ignored("tests")


def test_the_image_installs_by_hash_compiles_the_rules_and_builds_the_script() -> None:
    runs = [rest for name, rest in instructions() if name == "RUN"]
    for run in runs:
        if "pip install" in run and "wheels" not in run:
            assert "--require-hashes" in run
    (wheel,) = (run for run in runs if "pip wheel" in run)
    tool = (ROOT / "tools" / "compile").read_text(encoding="utf-8")
    for part in ("MYPYPATH=src", "WHISTLESTOP_COMPILE=1", "--no-deps", "--no-build-isolation"):
        assert part in wheel
        assert part in tool  # the image is built as the tests' compiled rules are
    assert any("tools/build-client" in run for run in runs)


def test_the_container_runs_as_nobody_in_particular_and_is_looked_after() -> None:
    names = [name for name, _ in instructions()]
    last = len(names) - 1 - names[::-1].index("FROM")
    found = dict(instructions()[last:])
    assert found["USER"] not in ("root", "0")
    assert "/health" in found["HEALTHCHECK"]
    check = json.loads(found["HEALTHCHECK"].partition("CMD ")[2])
    compile(check[2], "healthcheck", "exec")
    chosen = parse(json.loads(found["CMD"]), Speaker())
    assert json.loads(found["ENTRYPOINT"]) == ["whistlestop"]
    assert chosen.host == "0.0.0.0"
    assert chosen.port == found["EXPOSE"]


def test_images_are_named_by_what_is_in_them_and_nothing_is_copied_twice() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    (named,) = re.findall(r"^ARG PYTHON=(\S+)$", text, re.M)
    assert {rest.split()[0] for name, rest in instructions() if name == "FROM"} == {"${PYTHON}"}
    images = [service.get("image") for service in compose()["services"].values()]
    for image in (named, *filter(None, images)):
        assert re.fullmatch(r"[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}", image), image
    copied = [rest for name, rest in instructions() if name == "COPY"]
    assert len(copied) == len(set(copied))


def test_no_service_takes_the_whole_machine() -> None:
    for service in compose()["services"].values():
        assert re.fullmatch(r"\d+[mg]", str(service["mem_limit"]))
        assert 0 < int(service["pids_limit"]) <= 1000


def test_the_services_fit_together() -> None:
    found = compose()["services"]
    command = found["whistlestop"]["command"].replace("${DOMAIN:?}", "trains.example.org")
    chosen = parse(shlex.split(command), Speaker())
    assert chosen.public_url == "https://trains.example.org"
    assert int(chosen.processes) > 1
    assert found["whistlestop"]["environment"]["WHISTLESTOP_DATABASE"].startswith("postgresql://")
    # The server believes the network that the proxy is in, and the database is not in it.
    (network,) = compose()["networks"]["front"]["ipam"]["config"]
    assert chosen.proxies == network["subnet"]
    assert found["proxy"]["networks"] == ["front"]
    assert found["database"]["networks"] == ["back"]
    assert "ports" not in found["whistlestop"]
    assert (ROOT / found["proxy"]["volumes"][0].partition(":")[0]).exists()


@pytest.mark.parametrize("name", UNITS)
def test_a_service_is_one_that_systemd_understands(name: str, tmp_path: Path) -> None:
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    unit = configparser.RawConfigParser(strict=False, interpolation=None)
    unit.read_string(text)
    for command in re.findall(r"/opt/whistlestop/bin/whistlestop (.*)$", text, re.MULTILINE):
        words = shlex.split(command.rstrip("'").replace('"', ""), posix=False)
        parse([word for word in words if not word.startswith("+")], Speaker())
    if shutil.which("systemd-analyze") is None:
        return
    for other in UNITS:
        stand_in = (ROOT / "deploy" / other).read_text(encoding="utf-8")
        (tmp_path / other).write_text(
            stand_in.replace("/opt/whistlestop/bin/whistlestop", "/bin/true")
        )
    ran = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / name)],
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    assert name not in ran.stderr


def test_proxies_pass_events_on_at_once_and_keep_the_numbers_to_themselves() -> None:
    nginx = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    (pattern,) = re.findall(r"location ~ (\S+) \{\s+proxy_pass [^}]*proxy_buffering off;", nginx)
    for path in ("/events", "/table/a-b_c/events", "/api/tables/a-b_c/events"):
        assert re.search(pattern, path), path
    assert not re.search(pattern, "/table/a/b/events")
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in nginx
    assert "location = /metrics" in nginx
    assert "respond /metrics 403" in (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")


def test_every_file_that_the_guide_names_is_there() -> None:
    guide = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
    names = re.findall(
        r"\]\(\.\./([^)]+)\)|(deploy/[a-z.-]+\.[a-z]+)|(requirements/\S+\.txt)", guide
    )
    assert names
    for found in names:
        assert (ROOT / "".join(found)).exists(), found
