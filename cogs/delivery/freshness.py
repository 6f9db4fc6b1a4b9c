"""How long a message of ours can be edited freely. Part of cogs/delivery.

Edits of messages older than an hour are rationed by Discord (30046), which may tell us to wait long for the next one.
"""

#: Younger messages are fresh (ms).
FRESH = 55 * 60 * 1000
#: So long an edit of an older one is waited for (seconds); then a new message does better.
OLD_PATIENCE = 5.0


def is_fresh(created_at: int, now: int) -> bool:
    """Whether a message of then (ms) can be edited without ado."""
    return now - created_at <= FRESH


def patience_with(created_at: int, now: int) -> float | None:
    """How long the edit of a message of then (ms) is waited for (seconds); None for as long as anything else."""
    return None if is_fresh(created_at, now) else OLD_PATIENCE
