"""What people see, written down: every message of some evenings at the club, and the commands as Discord knows them.

A change that only moves code changes no byte of these records. After a change that is wanted,

    python -m pytest tests/bot/test_pinned.py --pin

writes them anew; read the difference before you commit it. `record.py` notes what the bot sends, `wander.py` has people
who press one control of each kind, and the other files are the evenings.
"""
