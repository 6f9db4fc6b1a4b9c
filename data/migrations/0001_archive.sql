-- 0001: the archive as it begins.
-- Reason: journals, timers and the outbox have to change in one transaction, and the database itself has to refuse
-- the second of two moves, the second running table of a channel and the second delivery of one interaction.
--
-- Times are Unix milliseconds. Ids of people, servers, channels and messages are Discord's. Status and state are words.
-- Tables that are always reached by their key are WITHOUT ROWID: one tree to write for each row instead of two.

CREATE TABLE tables (
    id                  TEXT    NOT NULL PRIMARY KEY CHECK (id <> ''),
    game                TEXT    NOT NULL,
    version             INTEGER NOT NULL,
    guild_id            INTEGER,
    channel_id          INTEGER NOT NULL,
    status              TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'ended', 'set_aside')),
    created_at          INTEGER NOT NULL,
    updated_at          INTEGER NOT NULL,
    ended_at            INTEGER,
    number              INTEGER NOT NULL CHECK (number >= 0),
    seed                BLOB,
    message_channel_id  INTEGER,
    message_id          INTEGER,
    message_created_at  INTEGER,
    reason              TEXT
) STRICT, WITHOUT ROWID;

-- A lobby does not occupy its channel.
CREATE UNIQUE INDEX tables_running ON tables (channel_id) WHERE status = 'running';
CREATE INDEX tables_lobby ON tables (channel_id) WHERE status = 'lobby';
-- Limits and counts look at what goes on, never at the ended games, of which there is no end.
CREATE INDEX tables_open ON tables (status, guild_id) WHERE status <> 'ended';

CREATE TABLE journal (
    table_id  TEXT    NOT NULL REFERENCES tables (id),
    number    INTEGER NOT NULL CHECK (number > 0),
    at        INTEGER NOT NULL,
    entry     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal
BEGIN
    SELECT raise(ABORT, 'the journal is append-only');
END;

CREATE TRIGGER journal_is_never_cut BEFORE DELETE ON journal
BEGIN
    SELECT raise(ABORT, 'the journal is append-only');
END;

CREATE TABLE interactions (
    interaction_id  TEXT    NOT NULL PRIMARY KEY,
    table_id        TEXT    NOT NULL,
    number          INTEGER NOT NULL,
    at              INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX interactions_by_age ON interactions (at);

-- Seat -1 is the table as a whole: a key holds no NULL.
CREATE TABLE timers (
    table_id  TEXT    NOT NULL REFERENCES tables (id),
    kind      TEXT    NOT NULL,
    seat      INTEGER NOT NULL DEFAULT -1,
    due       INTEGER NOT NULL,
    payload   TEXT    NOT NULL,
    PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX timers_by_due ON timers (due);

CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY,
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    number      INTEGER NOT NULL,
    kind        TEXT    NOT NULL,
    nonce       TEXT    NOT NULL UNIQUE,
    payload     TEXT    NOT NULL,
    created_at  INTEGER NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0,
    due         INTEGER NOT NULL,
    state       TEXT    NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'posted', 'dropped')),
    posted_in   INTEGER,
    posted_as   INTEGER,
    error       TEXT
) STRICT;

CREATE INDEX outbox_waiting ON outbox (due, id) WHERE state = 'waiting';
CREATE INDEX outbox_done_by_age ON outbox (created_at) WHERE state <> 'waiting';

-- `status` repeats the table's, so that a person's running games are found among thousands of ended ones by index.
CREATE TABLE people_at (
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    person_id  INTEGER NOT NULL,
    seat       INTEGER,
    status     TEXT    NOT NULL,
    since      INTEGER NOT NULL,
    PRIMARY KEY (table_id, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX people_at_by_person ON people_at (person_id, status, since, seat);

CREATE TRIGGER people_at_follow_their_table AFTER UPDATE OF status ON tables WHEN new.status <> old.status
BEGIN
    UPDATE people_at SET status = new.status, since = new.updated_at WHERE table_id = new.id;
END;

CREATE TABLE people (
    person_id      INTEGER PRIMARY KEY,
    dm_channel_id  INTEGER,
    prefs          TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(prefs))
) STRICT;

CREATE TABLE servers (
    guild_id  INTEGER PRIMARY KEY,
    prefs     TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(prefs))
) STRICT;
