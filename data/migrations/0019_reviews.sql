-- 0019: reviews of finished games.
-- Reason: a review takes up to half a minute of a processor, and everybody who sat at the table may look at it again and
-- again; so it is kept with its table. It knows seats and events of the log, no people; who asked for it isn't kept.
-- `shown_at` is when it was first shown to everybody, so that it is posted once.

CREATE TABLE reviews (
    table_id  TEXT    PRIMARY KEY REFERENCES tables (id),
    content   TEXT    NOT NULL,
    shown_at  INTEGER
) STRICT, WITHOUT ROWID;
