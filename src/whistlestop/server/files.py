"""How many files this process may have open: each connection is one."""

from __future__ import annotations

import contextlib
import sys

WANTED = 65_536

if sys.platform == "win32":

    def files_allowed() -> int | None:
        return None

    def raise_files() -> None:
        return

else:
    import resource

    def files_allowed() -> int | None:
        """The limit; None if there is none."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return None if soft == resource.RLIM_INFINITY else soft

    def raise_files() -> None:
        """Allow as many as the system lets us: the usual limit is made for other programs."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft == resource.RLIM_INFINITY:
            return
        most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if most > soft:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
