"""Each game's adapter for the command line: its text for a terminal, and commands of its own."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Protocol

from raenke.adel import english as adel_english
from raenke.cli.streams import Commands
from raenke.kabale import commands as kabale_commands
from raenke.kabale import english as kabale_english


class Words(Protocol):
    """A game in plain English; a module fulfils it."""

    def table_lines(self, view: Any) -> list[str]:
        """The table as the looking seat sees it."""
        ...

    def question(self, view: Any) -> str:
        """What the looking seat has to decide."""
        ...

    def action_words(self, action: int, view: Any) -> str:
        """What a legal action does."""
        ...

    def event_lines(self, event: Any) -> list[str]:
        """An event, as the seat it was filtered for may know it; no line for what speaks for itself."""
        ...


class OwnCommands(Protocol):
    """Commands that only one game has; a module fulfils it."""

    def add(self, commands: Commands) -> None:
        """Adds them to the command line."""
        ...


class Adapter(NamedTuple):
    """A game's part of the command; not every game has commands of its own."""

    words: Words
    own: OwnCommands | None = None


ADAPTERS: Final[dict[str, Adapter]] = {
    "kabale": Adapter(kabale_english, kabale_commands),
    "adel": Adapter(adel_english),
}
