"""How long our messages can be edited freely.

Discord limits edits of messages older than an hour (30046), and may make us wait long for the next one.
"""

#: Younger messages are fresh (ms).
FRESH = 55 * 60 * 1000
#: How long to wait for the edit of an older one before posting a new message instead (seconds).
OLD_PATIENCE = 5.0


def is_fresh(created_at: int, now: int) -> bool:
    """Whether a message created then (ms) can still be edited freely."""
    return now - created_at <= FRESH


def patience_with(created_at: int, now: int) -> float | None:
    """How long to wait for an edit of a message created then (ms), in seconds; None for the usual time."""
    return None if is_fresh(created_at, now) else OLD_PATIENCE
