"""What operators and moderators see of how the bot is, and what it does for them by itself.

`/mundialito-admin status` shows its condition to the bot's owners (`condition.py`, `troubles.py`), and `METRICS` serves
the same to monitoring programs (`metrics.py`). `doctor` finds out for a moderator what a table waits for, and repairs
it (`doctor.py`); `findings.py` has both in words. Backups are made as `BACKUPS` says (`backups.py`).

Kept: nothing. Sentences: `words/<language>/operators.ftl`. Settings, logs and the watch over the sweep are the kernel's
(`cogs/operations/`).
"""

from cogs.operators.feature import Operators

FEATURE = Operators
