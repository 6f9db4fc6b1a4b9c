-- 0009: puzzles beside other tables, secrets, traces, and lobbies that can be deleted.
-- Reason: a puzzle must not occupy its channel; the bot needs a secret that survives a restart; how often somebody was
-- mentioned or opened a table has to be counted in the transaction that does it again; closed lobbies stayed for ever.

-- The number of the daily puzzle played at the table, 0 for none.
ALTER TABLE tables ADD COLUMN puzzle BIGINT NOT NULL DEFAULT 0;

DROP INDEX tables_running;
CREATE UNIQUE INDEX tables_running ON tables (channel_id) WHERE status = 'running' AND puzzle = 0;

-- Random bytes of this instance, made once.
CREATE TABLE secrets (
    name   TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    value  BYTEA NOT NULL
);

-- What somebody recently did or was mentioned about: `kind` is 'mention' or 'opening'.
CREATE TABLE traces (
    person_id  BIGINT NOT NULL,
    kind       TEXT COLLATE "C"    NOT NULL,
    about      TEXT COLLATE "C"    NOT NULL,
    at         BIGINT NOT NULL,
    PRIMARY KEY (person_id, kind, about)
);

CREATE INDEX traces_by_age ON traces (at);

-- Tables that ended before they began, waiting to be deleted.
CREATE TABLE closed_lobbies (
    table_id  TEXT COLLATE "C"    NOT NULL PRIMARY KEY REFERENCES tables (id),
    at        BIGINT NOT NULL
);

CREATE INDEX closed_lobbies_by_age ON closed_lobbies (at);

CREATE FUNCTION lobbies_wait_to_be_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO closed_lobbies (table_id, at) VALUES (new.id, new.updated_at)
    ON CONFLICT (table_id) DO UPDATE SET at = excluded.at;
    RETURN NULL;
END
$$;

CREATE TRIGGER lobbies_wait_to_be_deleted AFTER UPDATE OF status ON tables
FOR EACH ROW WHEN (old.status = 'lobby' AND new.status = 'ended') EXECUTE FUNCTION lobbies_wait_to_be_deleted();

-- No lobby was ever closed on PostgreSQL before this, so none is looked for.

-- Only the journal of a closed lobby may be deleted.
CREATE FUNCTION refuse_to_cut_the_journal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (
            SELECT 1 FROM closed_lobbies JOIN tables ON id = table_id WHERE table_id = old.table_id AND status = 'ended'
        )
        AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = old.table_id)
    THEN
        RETURN old;
    END IF;
    RAISE 'the journal is append-only' USING ERRCODE = 'integrity_constraint_violation';
END
$$;

DROP TRIGGER journal_is_never_cut ON journal;
CREATE TRIGGER journal_is_never_cut BEFORE DELETE ON journal
FOR EACH ROW EXECUTE FUNCTION refuse_to_cut_the_journal();

-- Deleting a table looks for whatever refers to it. The index of a table's parcels holds all of them for that; the
-- waiting ones still stand together.
DROP INDEX outbox_waiting_at;
CREATE INDEX outbox_of_table ON outbox (table_id, state, due);
CREATE INDEX puzzle_tries_of_table ON puzzle_tries (table_id);
