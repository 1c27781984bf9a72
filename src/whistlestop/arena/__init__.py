"""Many games between bots: who is stronger, by how much, and how sure that is.

A **plan** says who meets whom on what; it fixes every game by its number, so that a game can be
played anywhere, at any time, by any process, and come out the same for bots that play the same. A
**store** is the folder that results go to; it holds each game once. A **runner** plays games that
are missing: in this process, on all cores, or on a cluster. What has been stored then becomes a
**table** of ratings and rates, a Parquet file and a report.
"""

from whistlestop.arena.plan import Plan
from whistlestop.arena.running import run
from whistlestop.arena.standings import Standing, distinct, standings
from whistlestop.arena.store import Store

__all__ = ["Plan", "Standing", "Store", "distinct", "run", "standings"]
