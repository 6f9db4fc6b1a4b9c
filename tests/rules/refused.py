"""How the rules refuse an impossible event."""

from collections.abc import Callable

from rules.core.errors import Refusal


def refusal(attempt: Callable[..., object], *given: object) -> str | None:
    """The code that `attempt(*given)` is refused with; None if it is not."""
    try:
        attempt(*given)
    except Refusal as refused:
        return refused.code
    return None
