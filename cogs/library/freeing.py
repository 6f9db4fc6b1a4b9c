"""Views and files that are freed as soon as they have been sent. Part of cogs/library.

discord.py links each control with its view, and a closed file in memory with itself. Such circles stay until the
garbage collector looks for them, a hundred objects a move and every picture among them.
"""

from typing import Any

import discord


def unlink(view: discord.ui.LayoutView) -> None:
    """Stop a view whose controls are stateless, so that discord.py doesn't keep it, and take their links to it."""
    view.stop()
    for item in view.walk_children():
        item._view = item._parent = None


class Upload(discord.File):
    """A file in memory to be sent."""

    def close(self) -> None:
        """Release the file."""
        held: dict[str, Any] = vars(self.fp)
        held.pop("close", None)  # discord.py puts the file's own method there, which holds the file
