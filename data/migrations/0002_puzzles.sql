-- 0002: tries at the daily puzzle.
-- Reason: one counted try a person and puzzle is a promise that only a primary key keeps, and the best of a server have
-- to be found without reading journals.
--
-- `score` is NULL while the try goes on and where it failed; less is better.

CREATE TABLE puzzle_tries (
    game       TEXT    NOT NULL,
    puzzle     INTEGER NOT NULL CHECK (puzzle > 0),
    person_id  INTEGER NOT NULL,
    guild_id   INTEGER,
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    score      INTEGER,
    ended_at   INTEGER,
    PRIMARY KEY (game, puzzle, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_tries_by_score ON puzzle_tries (guild_id, game, puzzle, score, ended_at) WHERE score IS NOT NULL;
