"""The life of a tournament, which people call an event: who plays whom, who leads, and what comes next.

A tournament is a pure fold of its journal, as a table is. Nothing in this room waits, looks at a clock or draws at
random: whatever is drawn follows from the event's secret and everybody's presses. It imports the rules' chance and, for
the pairing of many, a library for matchings; it knows neither tables nor Discord.

| file | what it does |
|---|---|
| `plan.py` | what is played: the format, its numbers and limits |
| `entries.py`, `journal.py` | what happened, and how it is written |
| `tournament.py`, `fold.py` | who is in, every meeting and its result; how entries change them |
| `standings.py` | points, tie-breaks, places |
| `swiss.py`, `matching.py` | who meets whom in a round of games for two |
| `parties.py` | who sits together in games for more |
| `robin.py` | divisions and groups, in which everybody meets everybody |
| `bracket.py` | a knock-out |
| `rounds.py` | the next round of each, as an entry |
| `results.py` | the final places |
| `lots.py` | everything drawn: from the sealed secret, so that anybody can check it |
| `course.py` | what comes next, and when |
| `reasons.py` | why two people meet, or somebody is free |
| `verify.py`, `__main__.py` | checks an event's file |
"""
