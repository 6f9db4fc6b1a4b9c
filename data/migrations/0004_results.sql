-- 0004: finished games.
-- Reason: ratings are a fold over finished games; they have to be found by server and by person without reading journals,
-- and a result has to be saved in the commit that ends its table.
--
-- `results` has one row a game, `result_seats` one row a seat. Persons, computers and places are as rules/table tells.

CREATE TABLE results (
    table_id  TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    game      TEXT    NOT NULL,
    version   INTEGER NOT NULL,
    guild_id  INTEGER,
    ended_at  INTEGER NOT NULL,
    ending    TEXT    NOT NULL,
    reason    TEXT    NOT NULL,
    puzzle    INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- The order in which games are counted.
CREATE INDEX results_in_order ON results (ended_at, table_id);
CREATE INDEX results_of_server ON results (guild_id, ended_at, table_id);
CREATE INDEX results_of_game ON results (guild_id, game, ended_at, table_id);

CREATE TABLE result_seats (
    table_id   TEXT    NOT NULL REFERENCES results (table_id),
    seat       INTEGER NOT NULL CHECK (seat >= 0),
    person_id  INTEGER,
    computer   TEXT,
    gave_up    INTEGER NOT NULL CHECK (gave_up IN (0, 1)),
    place      INTEGER,
    score      INTEGER,
    turns      INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_seats_of_person ON result_seats (person_id, table_id) WHERE person_id IS NOT NULL;

-- What older versions have played: made from the journals, some at a time, after the start.
CREATE TABLE results_owed (
    table_id  TEXT NOT NULL PRIMARY KEY REFERENCES tables (id)
) STRICT, WITHOUT ROWID;

INSERT INTO results_owed (table_id) SELECT id FROM tables WHERE status = 'ended';

-- A person's own puzzles, whatever the day.
CREATE INDEX puzzle_tries_of_person ON puzzle_tries (person_id, game, score);

-- Whether a person is still in a server, as Discord last said.
CREATE TABLE members (
    guild_id   INTEGER NOT NULL,
    person_id  INTEGER NOT NULL,
    present    INTEGER NOT NULL CHECK (present IN (0, 1)),
    asked_at   INTEGER NOT NULL,
    PRIMARY KEY (guild_id, person_id)
) STRICT, WITHOUT ROWID;

-- One announcement a server and season, due when the season is over.
CREATE TABLE podiums (
    guild_id    INTEGER NOT NULL,
    season      TEXT    NOT NULL,
    channel_id  INTEGER NOT NULL,
    due         INTEGER NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0,
    state       TEXT    NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'posted', 'dropped')),
    posted_as   INTEGER,
    PRIMARY KEY (guild_id, season)
) STRICT, WITHOUT ROWID;

CREATE INDEX podiums_waiting ON podiums (due) WHERE state = 'waiting';
