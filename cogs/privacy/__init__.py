"""See, take along and delete what is kept about oneself.

`/mundialito privacy show` says in words what is kept, `export` attaches it as a file (`kept.py`), and `delete` asks
once before it erases the person (`deleting.py`, `erasing.py`). Banned people may do all three, and nothing is noted
about who asks. What was erased leaves the disk soon or at night (`compacting.py`).

Nothing is kept here. How a person is taken from their tables: `cogs/people/presence.py`; from the database:
`data/sql/erasing.py` and `named.py`. Sentences: `words/<language>/privacy.ftl`.
"""

from cogs.privacy.feature import Privacy

FEATURE = Privacy
