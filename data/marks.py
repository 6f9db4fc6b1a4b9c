"""The mark that a move leaves in a database, and why a bot doesn't start there. Part of data/: standard library only.

A mark is a table of one row, `moving`, which stands in a database only while there is something to say. It is no part
of the schema: it is never copied and needs no migration, and opening looks at the names of all tables anyway.

The PostgreSQL database is *half moved* from the transaction that creates its first table to the one that ends the move.
The file is *moved away* from just before that last one. So at no moment can bots start on both: somebody who kills the
move between the two finds that they start on neither, and the same command finishes it. A mark holds the other
database's name, so that the operator can be told what to do. In the half-moved one it also holds the statements that
complete a schema of which parts were left out while rows are copied.
"""

MARK = "moving"
READ = f"SELECT other FROM {MARK}"
MAKE = f"CREATE TABLE {MARK} (other TEXT NOT NULL, rest TEXT NOT NULL)"
#: Takes the other database's name, without a password, and a JSON list of statements for the end.
FILL = f"INSERT INTO {MARK} (other, rest) VALUES (?, ?)"
REST, NO_REST = f"SELECT rest FROM {MARK}", f"UPDATE {MARK} SET rest = '[]'"
COMPLETED = f"SELECT rest = '[]' FROM {MARK}"
UNMARK = f"DROP TABLE {MARK}"
