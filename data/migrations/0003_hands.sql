-- 0003: hands in direct messages.
-- Reason: a hand is a message that is renewed while its table goes on, and after a restart it has to be found again.
--
-- `number` is the journal number that the message was made at.

CREATE TABLE hands (
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    person_id   INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,
    number      INTEGER NOT NULL,
    created_at  INTEGER NOT NULL,
    PRIMARY KEY (table_id, person_id)
) STRICT, WITHOUT ROWID;
