"""A player that learns a game by itself: self-play, a network fitted to it, and trials.

A **course** is a row of rounds in a folder. Each round plays games, fits a network to all that the
last rounds have seen, and tries this candidate against the league: the best so far, the expert, the
greedy bot and the styles. Only a candidate that does better there than the best so far takes over.

A judgement is only as good as the games that it was learnt from. Equal players with one style for a
whole game mislead: what they own hangs together, and a hoarder's cubes look worth nothing. So the
seats of a game draw their style anew as the game goes on; see `players`.
"""

from whistlestop.training.course import Course
from whistlestop.training.recipe import Recipe

__all__ = ["Course", "Recipe"]
