"""`whistlestop admin`: looking after the database of a server."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from whistlestop.cli import serve
from whistlestop.cli.grammar import Needed, Parser, missing_on_line
from whistlestop.cli.progress import Bar
from whistlestop.cli.screen import Screen
from whistlestop.core.words import Speaker, say, say_many, speaker

if TYPE_CHECKING:
    from whistlestop.server.storage.store import Store

GOOD, DIFFERENT, INTERRUPTED = 0, 1, 130


def add_arguments(parser: Parser, speaker: Speaker) -> None:
    actions = parser.add_commands(speaker.text("what to do"), "action")
    made: list[Parser] = []

    def action(name: str, meaning: str) -> serve.Group:
        made.append(actions.add_parser(name, speaker=speaker, description=meaning, help=meaning))
        group = made[-1].add_argument_group(speaker.text("what to do"))
        serve.add_database(group, speaker)
        return group

    backup = action("backup", speaker.text("write all that the database holds to a file"))
    backup.add_argument(
        "file",
        action=Needed,
        metavar="FILE",
        help=speaker.text("a new file; it is compressed if its name ends in .gz"),
    )
    restore = action("restore", speaker.text("fill an empty database from a backup"))
    restore.add_argument(
        "file", action=Needed, metavar="FILE", help=speaker.text("what backup has written")
    )
    restore.add_argument(
        "--replace",
        action="store_true",
        help=speaker.text("throw away what the database holds now"),
    )
    action("migrate", speaker.text("bring the database to the present version"))
    doctor = action(
        "doctor", speaker.text("replay every game under the present rules, and check the rest")
    )
    doctor.add_argument(
        "--table", metavar="ID", help=speaker.text("check the game of this table alone")
    )
    doctor.add_argument(
        "--after", metavar="ID", default="", help=speaker.text("go on after this table")
    )
    owner = action("owner", speaker.text("let a person look after the server's people and tables"))
    owner.add_argument(
        "name", action=Needed, metavar="NAME", help=speaker.text("the name of the account")
    )
    for one in made:
        one.add_general()


def run(chosen: Namespace, language: str) -> int:
    if chosen.action is None:
        raise missing_on_line("ACTION", chosen)
    serve.check_installed()
    from whistlestop.server.settings import Settings
    from whistlestop.server.storage.opening import opened

    actions = {
        "backup": _backup,
        "restore": _restore,
        "migrate": _migrate,
        "doctor": _doctor,
        "owner": _owner,
    }
    is_only_read = chosen.action in ("backup", "doctor")
    with opened(Settings(database=chosen.database).database_url, is_only_read) as store:
        return actions[chosen.action](store, chosen, Screen(speaker(language)))


def _backup(store: Store, chosen: Namespace, screen: Screen) -> int:
    from whistlestop.server.upkeep.backup import backup

    with Bar(screen.speaker) as bar:
        rows = backup(store, Path(chosen.file), bar.show)
    screen.say(
        say_many(
            "{n} row is in {file}. Keep it safe: whoever has it has everybody's sessions.",
            "{n} rows are in {file}. Keep it safe: whoever has it has everybody's sessions.",
            rows,
            file=chosen.file,
        )
    )
    return GOOD


def _restore(store: Store, chosen: Namespace, screen: Screen) -> int:
    from whistlestop.server.upkeep.restore import restore

    with Bar(screen.speaker) as bar:
        done = restore(store, Path(chosen.file), chosen.replace, bar.show)
    screen.say(
        say_many(
            "{n} row of {file} is in the database.",
            "{n} rows of {file} are in the database.",
            done.rows,
            file=chosen.file,
        )
    )
    if done.mended:
        screen.say(
            say_many(
                "From {n} text, a NUL character was left out.",
                "From {n} texts, NUL characters were left out.",
                done.mended,
            )
        )
    return GOOD


def _migrate(store: Store, chosen: Namespace, screen: Screen) -> int:
    from whistlestop.server.storage import versions

    with store.reading() as connection:
        before = versions.present(connection)
    versions.check_known(before)
    store.prepare()
    steps = versions.steps(before)
    for step in steps:
        screen.say(say("{version}: {meaning}", version=step.version, meaning=step.meaning))
    if steps:
        screen.say(say("The database is now of version {version}.", version=steps[-1].version))
    else:
        screen.say(
            say("The database is of version {version}: nothing to do.", version=before or "")
        )
    return GOOD


def _doctor(store: Store, chosen: Namespace, screen: Screen) -> int:
    from whistlestop.server.upkeep import doctor

    is_sound = True
    for finding in doctor.check_database(store):
        screen.say(finding.message)
        is_sound = is_sound and not finding.is_grave
    if chosen.table:
        games = iter([(chosen.table, doctor.check_game(store, chosen.table))])
        total = 1
    else:
        games = doctor.check_games(store, chosen.after)
        total = doctor.count_games(store, chosen.after)
    done = different = 0
    last = chosen.after
    try:
        with Bar(screen.speaker) as bar:
            for table, difference in games:
                if difference is not None:
                    different += 1
                    screen.say(say("Table {id}: {what}.", id=table, what=difference))
                last = table
                done += 1
                bar.show(done, total)
    except KeyboardInterrupt:
        screen.say(
            say(
                "Stopped after {done} of {total} games; go on with --after={last}.",
                done=done,
                total=total,
                last=last,
            )
        )
        return INTERRUPTED
    screen.say(
        say_many(
            "{n} game has been replayed; {different} came out otherwise.",
            "{n} games have been replayed; {different} came out otherwise.",
            done,
            different=different,
        )
    )
    return GOOD if is_sound and not different else DIFFERENT


def _owner(store: Store, chosen: Namespace, screen: Screen) -> int:
    from whistlestop.server.moderation.measures import make_owner

    store.prepare()
    make_owner(store, chosen.name)
    screen.say(say("{name} looks after this server from now on.", name=chosen.name))
    return GOOD
