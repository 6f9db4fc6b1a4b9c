-- 0018: people who follow a table, and the running tables of a server.
-- Reason: whoever follows a game is told once when it ends. The commit that ends it turns its followers into parcels of
-- the outbox, so that neither a crash nor a restart loses or repeats a message. Running tables are listed page by page,
-- however many there are; the order never changes while people move, so moves don't write this index.

CREATE TABLE follows (
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    person_id  INTEGER NOT NULL,
    since      INTEGER NOT NULL,
    PRIMARY KEY (table_id, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX follows_of_person ON follows (person_id);
CREATE INDEX tables_to_watch ON tables (guild_id, created_at, id) WHERE status = 'running' AND puzzle = 0;
