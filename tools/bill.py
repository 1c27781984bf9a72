#!/usr/bin/env python3
"""The software bill of materials, made from the locks: what a server, a wheel or a page is made of.

    tools/bill.py FILE           write it (CycloneDX 1.6, JSON)

Every package has its version and the hashes that it is installed by. The file holds no date and no
number of its own, so that the same locks always give the same bill.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from base64 import b64decode
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("runtime", "server", "build", "client", "compile", "dev")
PIN = re.compile(r"^([A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])?==([^\s;\\]+)")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def python_packages(lock: str) -> dict[tuple[str, str], list[str]]:
    """The packages of a lock, each with the hashes of its files."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    found: dict[tuple[str, str], list[str]] = {}
    hashes: list[str] = []
    for line in text.splitlines():
        pin = PIN.match(line)
        if pin is not None:
            hashes = found.setdefault((pin[1].lower(), pin[2]), [])
        hashes += HASH.findall(line)
    return found


def node_packages() -> dict[tuple[str, str], tuple[str, bool]]:
    """The packages that the pages' script is built with: their hash, and whether they end up in
    it."""
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))
    found = {}
    for path, entry in lock["packages"].items():
        if path and "version" in entry and not entry.get("link"):
            name = path.rpartition("node_modules/")[2]
            is_shipped = not entry.get("dev", False)
            found[(name, entry["version"])] = (entry.get("integrity", ""), is_shipped)
    return found


def bill() -> dict[str, Any]:
    version = re.search(
        r'^version = "([^"]+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.M
    )
    assert version is not None
    locks: dict[tuple[str, str], list[str]] = {}
    hashes: dict[tuple[str, str], list[str]] = {}
    for lock in LOCKS:
        for package, found in python_packages(lock).items():
            locks.setdefault(package, []).append(lock)
            hashes[package] = sorted({*hashes.get(package, []), *found})
    components = [
        _component(
            f"pkg:pypi/{name}@{number}",
            name,
            number,
            any(lock in ("runtime", "server") for lock in locks[name, number]),
            [{"alg": "SHA-256", "content": digest} for digest in hashes[name, number]],
            locks[name, number],
        )
        for name, number in sorted(locks)
    ]
    for (name, number), (integrity, is_shipped) in sorted(node_packages().items()):
        kind, _, digest = integrity.partition("-")
        known = [{"alg": "SHA-512", "content": b64decode(digest).hex()}] if kind == "sha512" else []
        address = f"pkg:npm/{name.replace('@', '%40')}@{number}"
        components.append(_component(address, name, number, is_shipped, known, ["client"]))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "whistlestop",
                "version": version[1],
                "purl": f"pkg:pypi/whistlestop@{version[1]}",
                "bom-ref": "whistlestop",
            }
        },
        "components": components,
    }


def _component(
    address: str,
    name: str,
    version: str,
    is_shipped: bool,
    hashes: list[dict[str, str]],
    locks: list[str],
) -> dict[str, Any]:
    return {
        "type": "library",
        "bom-ref": address,
        "name": name,
        "version": version,
        "purl": address,
        "scope": "required" if is_shipped else "excluded",
        "hashes": hashes,
        "properties": [{"name": "whistlestop:lock", "value": lock} for lock in locks],
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path)
    chosen = parser.parse_args()
    found = bill()
    chosen.file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(f"{len(found['components'])} packages are in {chosen.file}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
