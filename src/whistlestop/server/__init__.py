"""The table in the browser: people, tables, storage, live pages.

The rooms, from the bottom up: `schema` and `store` (the database), `people` (who is asking),
`room` (a game as its log tells it), `workers` (where bots think), `tables` (all that can be done at
a table, and what happens there by itself), `views` (what a page shows), `pages` and `api` (the two
doors), `app` (all of it put together). Nothing in here knows a particular game.
"""
