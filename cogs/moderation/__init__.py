"""What moderators do: end tables, and ban people.

`/mundialito-admin end` ends any table of the server for everybody, or only resigns the moderator's seat; it asks first
what it may cost (`ending.py`). `ban add`, `remove` and `list` keep people from the server's tables; the bot's owners
also from everywhere (`banning.py`). Discord shows these commands to people who may manage messages, and each asks again
what they moderate (`cogs/people/rights.py`).

Kept: rows of `bans` (`data/sql/people.py`), which the kernel obeys at every press (`cogs/people/access.py`).
Sentences: `words/<language>/moderation.ftl`.
"""

from cogs.moderation.feature import Moderation

FEATURE = Moderation
