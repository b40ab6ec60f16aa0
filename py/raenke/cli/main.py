"""Where the process `raenke` begins: it deals with Ctrl-C before it imports the command, which takes a while."""

from __future__ import annotations

from raenke.cli.interrupts import exit_on_interrupt


def main() -> int:
    """Runs the command with the arguments of the process."""
    exit_on_interrupt()
    from raenke.cli.command import main as command

    return command()
