"""Many games between bots: who is stronger, by how much, and how sure that is.

A **plan** says which bots meet on which board. It fixes every game by its number, so any process
can play a game at any time, and it comes out the same if the bots play the same. A **store** is the
folder that results go to; it holds each game once. A **runner** plays the missing games: in this
process, on all cores, or on a cluster. The stored games then become a **table** of ratings and
rates, a Parquet file and a report.
"""

from whistlestop.arena.plan import Plan
from whistlestop.arena.running import run
from whistlestop.arena.standings import Standing, distinct, standings
from whistlestop.arena.store import ResultStore

__all__ = ["Plan", "ResultStore", "Standing", "distinct", "run", "standings"]
