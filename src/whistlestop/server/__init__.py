"""The table in the browser: people, tables, storage, live pages.

Each room is about one subject. From the bottom up: `storage` (the database), `people` (who is
asking), `rendering` (templates, languages, drawings), `notices` (telling people that it is their
turn), `table` (a game as its log tells it, all that can be done there, its seats and its clock),
`absence` (deadlines, and bots that stand in), `bots` (where they think, and who makes them move),
`community` (profiles and ratings), `study` (hints, analyses and films), `moderation` (order in the
house), `lobby` (what can be played). `upkeep` looks after the database.

In each room the same names mean the same: `store` is what the database keeps of the subject, `view`
is what a page shows of it, and `pages` and `api` are the doors for people and for programs. `web`
is the frame around the doors, `app` puts everything together, and `running` serves it. Imports go
down only, as `tests/test_layers.py` checks. Nothing in here knows a particular game.
"""
