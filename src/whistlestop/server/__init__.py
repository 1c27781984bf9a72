"""The table in the browser: people, tables, storage, live pages.

The rooms, from the bottom up: `schema` and `store` (the database), `people` (who is asking),
`room` (a game as its log tells it), `workers` (where bots think), `tables` (all that can be done at
a table, and what happens there by itself), `clocks` and `absence` (time, and bots that stand in),
`notices` (telling people that it is their turn), `friends`, `ratings`, `profiles`, `own_data` and
`moderation` (people among each other, and order in the house), `hints` and `analyses` (what bots
tell about games), `views` (what a page shows), `pages` and `api` (the two doors), `app` (all of it
put together). Nothing in here knows a particular game.
"""
