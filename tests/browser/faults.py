"""What goes wrong in a page without anybody seeing it."""

from __future__ import annotations

from playwright.sync_api import ConsoleMessage, Page

POLICIES = ("content security policy", "permissions-policy", "permissions policy")
# What the page itself is told of a thing that was refused, even where the console is silent.
NOTE_REFUSALS = """
addEventListener("securitypolicyviolation", (event) => {
  console.error("content security policy: " + event.violatedDirective + " " + event.blockedURI);
});
"""


def faults_of(page: Page) -> list[str]:
    """A list of the page's errors and of what its browser refuses, which grows from now on."""
    faults: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        text = message.text
        is_error = message.type == "error" and "Failed to load resource" not in text
        if is_error or any(name in text.lower() for name in POLICIES):
            faults.append(f"{page.url}: {text}")

    page.add_init_script(NOTE_REFUSALS)
    page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
    page.on("console", hear)
    return faults
