-- 0009: puzzles beside other tables, secrets, traces, and lobbies that can be deleted.
-- Reason: a puzzle must not occupy its channel; the bot needs a secret that survives a restart; how often somebody was
-- mentioned or opened a table has to be counted in the transaction that does it again; closed lobbies stayed for ever.

-- The number of the daily puzzle played at the table, 0 for none.
ALTER TABLE tables ADD COLUMN puzzle INTEGER NOT NULL DEFAULT 0;

DROP INDEX tables_running;
CREATE UNIQUE INDEX tables_running ON tables (channel_id) WHERE status = 'running' AND puzzle = 0;

-- Random bytes of this instance, made once.
CREATE TABLE secrets (
    name   TEXT NOT NULL PRIMARY KEY,
    value  BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- What somebody recently did or was mentioned about: `kind` is 'mention' or 'opening'.
CREATE TABLE traces (
    person_id  INTEGER NOT NULL,
    kind       TEXT    NOT NULL,
    about      TEXT    NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (person_id, kind, about)
) STRICT, WITHOUT ROWID;

CREATE INDEX traces_by_age ON traces (at);

-- Tables that ended before they began, waiting to be deleted.
CREATE TABLE closed_lobbies (
    table_id  TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    at        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX closed_lobbies_by_age ON closed_lobbies (at);

CREATE TRIGGER lobbies_wait_to_be_deleted AFTER UPDATE OF status ON tables
WHEN old.status = 'lobby' AND new.status = 'ended'
BEGIN
    INSERT INTO closed_lobbies (table_id, at) VALUES (new.id, new.updated_at)
    ON CONFLICT DO UPDATE SET at = excluded.at;
END;

-- A game whose journal nobody can read any more has no result either, so the last entry says whether it was a lobby.
INSERT INTO closed_lobbies (table_id, at)
SELECT id, updated_at FROM tables
WHERE status = 'ended'
  AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = id)
  AND (
      SELECT CASE WHEN json_valid(entry) THEN
          json_extract(entry, '$.is') = 'Ended' AND json_extract(entry, '$.reason') IN ('cancelled', 'expired')
      END
      FROM journal WHERE table_id = id AND journal.number = tables.number
  );

-- They have no result, so none is owed.
DELETE FROM results_owed WHERE table_id IN (SELECT table_id FROM closed_lobbies);

-- Only the journal of a closed lobby may be deleted.
DROP TRIGGER journal_is_never_cut;
CREATE TRIGGER journal_is_never_cut BEFORE DELETE ON journal
WHEN NOT EXISTS (
        SELECT 1 FROM closed_lobbies JOIN tables ON id = table_id WHERE table_id = old.table_id AND status = 'ended'
    )
    OR EXISTS (SELECT 1 FROM results WHERE table_id = old.table_id)
BEGIN
    SELECT raise(ABORT, 'the journal is append-only');
END;

-- Deleting a table looks for whatever refers to it. The index of a table's parcels holds all of them for that; the
-- waiting ones still stand together.
DROP INDEX outbox_waiting_at;
CREATE INDEX outbox_of_table ON outbox (table_id, state, due);
CREATE INDEX puzzle_tries_of_table ON puzzle_tries (table_id);
