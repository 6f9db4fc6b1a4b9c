-- 0006: what finished games came to.
-- Reason: a server's ratings are a fold over all its games, and counting ten thousand of them anew keeps whoever asks
-- first after a start waiting for seconds.
--
-- A memory, never a source: `chain` names the games that were counted up to this one, and whoever reads believes `ratings`
-- only if it is theirs. The whole table may be emptied at any time.

CREATE TABLE tallies (
    table_id  TEXT NOT NULL PRIMARY KEY REFERENCES results (table_id),
    chain     BLOB NOT NULL,
    ratings   BLOB NOT NULL
) STRICT, WITHOUT ROWID;
