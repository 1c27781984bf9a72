"""Everything that can be decided, or drawn, in New Game."""

from __future__ import annotations

from whistlestop.core.game import Action


class Draw(Action):
    """Chance: a ball with this number."""

    kind = "draw"

    def __init__(self, ball: int) -> None:
        super().__init__(f"draw {ball}", (ball,))


class Keep(Action):
    """Keep the ball, for as many points as its number."""

    kind = "keep"

    def __init__(self) -> None:
        super().__init__("keep", ())


class Drop(Action):
    """Drop the ball."""

    kind = "drop"

    def __init__(self) -> None:
        super().__init__("drop", ())
