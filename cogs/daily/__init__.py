"""A puzzle a day: the same dice for everybody, and one try that counts.

`/mundialito daily` continues the person's try at today's puzzle or begins one, here or in the channel's thread of the
day (`tries.py`). A second one is practice. Seeds, and the threads, come from `puzzles.py`. Below a try's board stand
its number, the server's best and when the next puzzle comes (`lines.py`).

That a try is private while it lasts, and sealed while its day lasts, is the kernel's to keep (`host/puzzle_day.py`,
`cogs/table/messages.py`).

Kept: tries in `puzzle_tries` (`data/sql/puzzles.py`), saved with the step that begins or ends them; the instance's
secret; each channel's thread of the day, among its server's preferences. Sentences: `words/<language>/daily.ftl`.
"""

from cogs.daily.feature import Daily

FEATURE = Daily
