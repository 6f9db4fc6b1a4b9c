-- 0013: people who delete what is kept about them, and people who are banned.
-- Reason: journals are append-only and hold people's ids. Somebody who wants to be forgotten is replaced by a number that
-- stands for nobody, in journals too. That is the one change a journal ever sees, so it has a name and is counted.
--
-- `erasing` names the journals that a transaction is changing; it is empty between transactions. `erasures` has one row
-- for each person who was erased, without saying who. Until `compacted` is 1, free pages of the file may still hold ids.

CREATE TABLE erasing (
    table_id  TEXT NOT NULL PRIMARY KEY REFERENCES tables (id)
) STRICT, WITHOUT ROWID;

CREATE TABLE erasures (
    id         INTEGER PRIMARY KEY,
    at         INTEGER NOT NULL,
    entries    INTEGER NOT NULL,
    compacted  INTEGER NOT NULL DEFAULT 0 CHECK (compacted IN (0, 1))
) STRICT;

DROP TRIGGER journal_is_never_changed;
CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal
WHEN NOT EXISTS (SELECT 1 FROM erasing WHERE table_id = old.table_id)
    OR (new.table_id, new.number, new.at) IS NOT (old.table_id, old.number, old.at)
BEGIN
    SELECT raise(ABORT, 'the journal is append-only');
END;

-- Somebody banned from a server, or with guild_id 0 from all. `digest` is a keyed hash of their id, so that a ban outlives
-- the deletion of everything else about them; `person_id` and `reason` go with the rest.
CREATE TABLE bans (
    guild_id   INTEGER NOT NULL,
    digest     BLOB    NOT NULL,
    person_id  INTEGER,
    reason     TEXT    NOT NULL DEFAULT '',
    at         INTEGER NOT NULL,
    until      INTEGER,
    PRIMARY KEY (guild_id, digest)
) STRICT, WITHOUT ROWID;
