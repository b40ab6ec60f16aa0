"""Entry point of the command: handles Ctrl-C before the slow import of the command itself."""

from __future__ import annotations

from raenke.cli.interrupts import exit_on_interrupt


def main() -> int:
    """Run the command with the arguments of the process."""
    exit_on_interrupt()
    from raenke.cli.command import main as command

    return command()
