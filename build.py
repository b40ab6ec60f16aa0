#!/usr/bin/env python3
"""The one driver of Ränke: `python build.py test`, `check`, `bench`, `site`, `serve` and some more.

A bare Python is enough: the first call makes `.venv` with all that is needed, later calls find it there.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):
    sys.exit("build.py: Ränke needs Python 3.11 or newer, this is %d.%d" % sys.version_info[:2])

import argparse
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools.setup import env
from tools.setup.process import ROOT, BuildError, run


def test(options: argparse.Namespace) -> None:
    """Everything: the sources' checks, the engine's tests, the tests in real browsers."""
    from tools.check import checks

    everything = not (options.engine or options.web)
    failed = checks.static() if everything else []
    if everything or options.engine:
        failed += checks.engine(options.pytest)
    if everything or options.web:
        failed += checks.web(options.pytest)
    checks.raise_if_failed(failed)


def check(options: argparse.Namespace) -> None:
    """The quick round: style, types, shapes, the engine's tests with branch coverage."""
    from tools.check import checks

    checks.raise_if_failed(checks.static() + checks.engine())


def format(options: argparse.Namespace) -> None:
    """Formats Python, JavaScript and CSS, and applies the linters' safe fixes."""
    from tools.check import checks

    checks.format_sources()


def bench(options: argparse.Namespace) -> None:
    """Engine speed relative to a reference loop timed in the same run, and how long whole games take."""
    everything = not (options.engine or options.site)
    if everything or options.engine:
        from tools.bench import engine

        engine.engine()
    if everything or options.site:
        from tools.bench import site

        site.run(ROOT)


def site(options: argparse.Namespace) -> None:
    """Builds the static site into dist/."""
    from tools.site import builder

    env.ensure_npm()
    builder.build(ROOT)


def serve(options: argparse.Namespace) -> None:
    """Builds what changed and serves it on this machine."""
    from tools.site import builder, server

    env.ensure_npm()
    server.serve(builder.build(ROOT), options.port)


def lighthouse(options: argparse.Namespace) -> None:
    """Lighthouse (mobile) on the built site."""
    from tools.bench import lighthouse
    from tools.site import builder

    env.ensure_npm()
    lighthouse.run(builder.build(ROOT))


def mutate(options: argparse.Namespace) -> None:
    """Mutation testing of the rules, game by game (takes long)."""
    from tools.check import mutate

    mutate.mutate(options.module)


def faults(options: argparse.Namespace) -> None:
    """Planted faults: whether the tests notice typical mistakes in every part (takes long)."""
    from tools.check import planted_faults

    env.ensure_npm()
    planted_faults.run(options.name)


def shapes(options: argparse.Namespace) -> None:
    """Generates the types and facts the page imports, the page of the public API, and the tables of strength."""
    from tools.generate import files, game_facts, messages, public_api, shapes, strength_table

    made = (shapes.made(), game_facts.made(), messages.made(), public_api.made(), strength_table.made())
    files.write({path: text for each in made for path, text in each.items()})


def release(options: argparse.Namespace) -> None:
    """Makes wheel and sdist in build/release/, checks them, and installs them in fresh environments."""
    from tools.release import packages

    env.ensure_release_tools()
    packages.release(ROOT)


def golden(options: argparse.Namespace) -> None:
    """Rewrites the golden records, deliberately: look at the difference before you keep it."""
    from raenke import GAMES

    for game in sorted(GAMES):
        _script(f"tests/golden/{game}/regenerate.py")


def shots(options: argparse.Namespace) -> None:
    """Screenshots of every screen in every size and theme, into shots/."""
    from tools.site import builder

    env.ensure_npm()
    builder.build(ROOT)
    _script("tests/web/shots.py", *options.only)


def soak(options: argparse.Namespace) -> None:
    """Plays games while killing browsers, deploying updates and serving bad files; fails if anything shown is lost."""
    env.ensure_npm()
    seed = [] if options.seed is None else ["--seed", str(options.seed)]
    arguments = ["--minutes", str(options.minutes), *seed]
    if options.friends:
        _script("tests/web/soak/friends.py", *arguments)
    else:
        _script("tests/web/soak/run.py", *arguments)


def _script(path: str, *arguments: str) -> None:
    if not (ROOT / path).is_file():
        raise BuildError(f"{path} is not in this tree")
    environment = {"PYTHONPATH": f"{ROOT / 'py'}{env.SEPARATOR}{ROOT}"}
    if code := run([sys.executable, ROOT / path, *arguments], env=environment):
        raise BuildError(f"{path} ended with exit status {code}")


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build.py", description="The one driver of Ränke.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def add(run_command: object) -> argparse.ArgumentParser:
        text = (run_command.__doc__ or "").strip()
        command = commands.add_parser(getattr(run_command, "__name__", ""), help=text, description=text)
        command.set_defaults(run=run_command)
        return command

    command = add(test)
    command.add_argument("--engine", action="store_true", help="only the engine's tests")
    command.add_argument("--web", action="store_true", help="only the tests in browsers")
    command.add_argument("pytest", nargs="*", help="after --: arguments for pytest, such as -k NAME")
    add(check)
    add(format)
    command = add(bench)
    command.add_argument("--engine", action="store_true", help="only the engine")
    command.add_argument("--site", action="store_true", help="only the site")
    add(site)
    add(serve).add_argument("--port", type=int, default=8000, help="default: 8000")
    add(lighthouse)
    add(mutate).add_argument("module", nargs="*", help="a part of a module's path; all when none is named")
    add(faults).add_argument("name", nargs="*", help="a part of a fault's name; all when none is named")
    add(shapes)
    add(release)
    add(golden)
    command = add(soak)
    command.add_argument("--minutes", type=float, default=5, help="default: 5")
    command.add_argument("--friends", action="store_true", help="three devices at one table, each breaking at random")
    command.add_argument("--seed", type=int, help="of the lots that are drawn; what a machine makes of them differs")
    add(shots).add_argument("only", nargs="*", help="names of screens; all when none is named")
    return parser


def main(arguments: list[str]) -> int:
    """Sets up, runs one command, and reports an error in one line."""
    options = _options().parse_args(arguments)
    try:
        env.ensure_python()
        env.reexec_in_venv(Path(__file__).resolve(), arguments)
        options.run(options)
    except BuildError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    except ModuleNotFoundError as missing:
        print(f"build.py: the module {missing.name} is not in this tree", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("build.py: stopped", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
