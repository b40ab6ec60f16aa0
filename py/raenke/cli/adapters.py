"""Per-game adapters of the command line: English texts, and commands of the game's own."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Protocol

from raenke.adel import english as adel_english
from raenke.cli.streams import Commands
from raenke.kabale import commands as kabale_commands
from raenke.kabale import english as kabale_english


class Words(Protocol):
    """English texts of a game; implemented by a module."""

    def table_lines(self, view: Any) -> list[str]:
        """Describe the table as the viewing seat sees it."""
        ...

    def question(self, view: Any) -> str:
        """The question that the viewing seat must answer."""
        ...

    def action_words(self, action: int, view: Any) -> str:
        """Describe a legal action."""
        ...

    def event_lines(self, event: Any) -> list[str]:
        """Describe a redacted event; no lines for one that other output already shows."""
        ...

    def belief_lines(self, advice: Any, view: Any) -> list[str]:
        """Describe what the viewing seat believes of the hidden cards, as its advice has it."""
        ...

    def prospect_words(self, move: Any) -> str:
        """What is likely to come of an advised move, to stand behind it; "" if there is nothing to say."""
        ...


class OwnCommands(Protocol):
    """Commands that only one game has; implemented by a module."""

    def add(self, commands: Commands) -> None:
        """Add the commands to the command line."""
        ...


class Adapter(NamedTuple):
    """A game's part of the command line; its own commands are optional."""

    words: Words
    own: OwnCommands | None = None


ADAPTERS: Final[dict[str, Adapter]] = {
    "kabale": Adapter(kabale_english, kabale_commands),
    "adel": Adapter(adel_english),
}
