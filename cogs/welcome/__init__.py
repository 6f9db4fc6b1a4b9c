"""A short welcome in each new server, once.

When a server invites the bot, it says in the first channel where it can write what it is, which permissions are
missing, and how to begin (`feature.py`). A server that is available again after an outage isn't new, and neither is one
whose event Discord sends again.

Kept: among a server's preferences (`data/sql/people.py`), when it was welcomed. Sentences:
`words/<language>/welcome.ftl`.
"""

from cogs.welcome.feature import Welcome

FEATURE = Welcome
