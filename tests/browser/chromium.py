"""The browser that the tests drive by Playwright: the system's Chromium, or Playwright's own.

    python -m tests.browser.chromium    starts it, and tells where it is

`tools/setup` has seen to it that there is one.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")


def path_of(playwright: Playwright) -> str:
    system = next(filter(None, map(shutil.which, NAMES)), None)
    return system or playwright.chromium.executable_path


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=path_of(playwright), args=list(FLAGS))
        try:
            yield made
        finally:
            made.close()


def main() -> None:
    try:
        with sync_playwright() as playwright:
            path = path_of(playwright)
            playwright.chromium.launch(executable_path=path, args=list(FLAGS)).close()
    except Error as error:
        sys.exit(error.message)
    print(path)


if __name__ == "__main__":
    main()
