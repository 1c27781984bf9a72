"""The system's Chromium, driven by Playwright."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")


def find_chromium() -> str:
    """Its path; installed first, where that can be done without asking anybody."""
    for _ in range(2):
        for name in NAMES:
            found = shutil.which(name)
            if found is not None:
                return found
        if os.name != "posix" or os.geteuid() != 0 or shutil.which("apt-get") is None:
            break
        install = ["apt-get", "-qq", "install", "-y", "chromium"]
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        if subprocess.run(install, env=quiet, capture_output=True).returncode != 0:
            subprocess.run(["apt-get", "-qq", "update"], env=quiet, capture_output=True)
            subprocess.run(install, env=quiet, capture_output=True)
    raise AssertionError("The browser tests need Chromium: install it and run them again.")


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        try:
            yield made
        finally:
            made.close()
