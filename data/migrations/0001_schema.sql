-- 0001: the schema of the first release.
-- Reason: journals, timers and the outbox have to change in one transaction, and the database itself has to refuse
-- the second of two moves, the second running table of a channel and the second delivery of one interaction.
--
-- Times are Unix milliseconds. Ids of people, servers, channels and messages are Discord's. Status and state are words.
-- Tables that are always reached by their key are WITHOUT ROWID: one tree to write for each row instead of two.

-- ---- Tables and their journals

-- `puzzle` is the number of the daily puzzle played at the table, 0 for none, and `event` the id of the event of which
-- its game is one, empty for none.
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
    reason              TEXT,
    puzzle              INTEGER NOT NULL DEFAULT 0,
    event               TEXT    NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;

-- Neither a lobby nor a puzzle occupies its channel.
CREATE UNIQUE INDEX tables_running ON tables (channel_id) WHERE status = 'running' AND puzzle = 0;
CREATE INDEX tables_lobby ON tables (channel_id) WHERE status = 'lobby';
-- Limits and counts look at what goes on, never at the ended games, of which there is no end.
CREATE INDEX tables_open ON tables (status, guild_id) WHERE status <> 'ended';
-- The last finished games of a channel, whoever played them.
CREATE INDEX tables_ended ON tables (channel_id, ended_at) WHERE status = 'ended' AND puzzle = 0;
-- Running tables, listed page by page; their order never changes while people move, so moves don't write this index.
CREATE INDEX tables_to_watch ON tables (guild_id, created_at, id) WHERE status = 'running' AND puzzle = 0;
-- Everything of a server that removed the bot is found without reading what others have.
CREATE INDEX tables_of_server ON tables (guild_id);

CREATE TABLE journal (
    table_id  TEXT    NOT NULL REFERENCES tables (id),
    number    INTEGER NOT NULL CHECK (number > 0),
    at        INTEGER NOT NULL,
    entry     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE interactions (
    interaction_id  TEXT    NOT NULL PRIMARY KEY,
    table_id        TEXT    NOT NULL,
    number          INTEGER NOT NULL,
    at              INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX interactions_by_age ON interactions (at);

-- Seat -1 is the table as a whole: a key holds no NULL. Almost every move changes a timer, so there is one index only.
CREATE TABLE timers (
    table_id  TEXT    NOT NULL REFERENCES tables (id),
    kind      TEXT    NOT NULL,
    seat      INTEGER NOT NULL DEFAULT -1,
    due       INTEGER NOT NULL,
    payload   TEXT    NOT NULL,
    PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX timers_by_due ON timers (due);

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
-- Who sits at open tables is asked about everybody at once.
CREATE INDEX people_at_open ON people_at (person_id, status, seat) WHERE status <> 'ended';

CREATE TRIGGER people_at_follow_their_table AFTER UPDATE OF status ON tables WHEN new.status <> old.status
BEGIN
    UPDATE people_at SET status = new.status, since = new.updated_at WHERE table_id = new.id;
END;

-- ---- Events

-- An event is announced in a channel and goes on in a thread of it. `due` is when it is to be looked at.
CREATE TABLE events (
    id           TEXT    NOT NULL PRIMARY KEY,
    guild_id     INTEGER NOT NULL,
    channel_id   INTEGER NOT NULL,
    secret       BLOB    NOT NULL,
    phase        TEXT    NOT NULL CHECK (phase IN ('draft', 'coming', 'running', 'over')),
    due          INTEGER NOT NULL,
    created_at   INTEGER NOT NULL,
    number       INTEGER NOT NULL,
    thread_id    INTEGER NOT NULL DEFAULT 0,
    calendar_id  INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX events_by_due ON events (due) WHERE phase <> 'over';
CREATE INDEX events_of_server ON events (guild_id, phase, created_at);

CREATE TABLE event_journal (
    event_id  TEXT    NOT NULL REFERENCES events (id),
    number    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    entry     TEXT    NOT NULL,
    PRIMARY KEY (event_id, number)
) STRICT, WITHOUT ROWID;

-- Everybody whom an event's journal names.
CREATE TABLE event_people (
    event_id   TEXT    NOT NULL REFERENCES events (id),
    person_id  INTEGER NOT NULL,
    PRIMARY KEY (event_id, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX event_people_by_person ON event_people (person_id);

-- The messages of an event, by their names there: up to which number of its journal each has to show it, and does.
CREATE TABLE event_posts (
    event_id    TEXT    NOT NULL REFERENCES events (id),
    name        TEXT    NOT NULL,
    wanted      INTEGER NOT NULL,
    shown       INTEGER NOT NULL DEFAULT 0,
    due         INTEGER NOT NULL DEFAULT 0,
    attempts    INTEGER NOT NULL DEFAULT 0,
    channel_id  INTEGER,
    message_id  INTEGER,
    posted_at   INTEGER,
    PRIMARY KEY (event_id, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX event_posts_waiting ON event_posts (due) WHERE wanted > shown;

-- Who missed their last game of an event of a server (by their shadow), how often in a row, and until when they wait.
CREATE TABLE absentees (
    guild_id  INTEGER NOT NULL,
    shadow    INTEGER NOT NULL,
    times     INTEGER NOT NULL,
    until     INTEGER NOT NULL,
    event_id  TEXT    NOT NULL,
    PRIMARY KEY (guild_id, shadow)
) STRICT, WITHOUT ROWID;

CREATE INDEX absentees_by_age ON absentees (until);
CREATE INDEX absences_of_person ON absentees (shadow);

-- ---- What is posted

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
-- Whoever shows a table reads what waits for it alone, however much waits for others; deleting one looks for all of it.
CREATE INDEX outbox_of_table ON outbox (table_id, state, due);
CREATE INDEX outbox_done_by_age ON outbox (created_at) WHERE state <> 'waiting';

-- Hands in direct messages, which are renewed while their table goes on. `number` is that of the journal when the
-- message was made.
CREATE TABLE hands (
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    person_id   INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,
    number      INTEGER NOT NULL,
    created_at  INTEGER NOT NULL,
    PRIMARY KEY (table_id, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX hands_of_person ON hands (person_id);

-- Whoever follows a game is told once when it ends: the commit that ends it turns its followers into parcels.
CREATE TABLE follows (
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    person_id  INTEGER NOT NULL,
    since      INTEGER NOT NULL,
    PRIMARY KEY (table_id, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX follows_of_person ON follows (person_id);

-- What people think that matches within a game come to: `contest` is the match's name in the game, `side` who wins, ''
-- for a draw. Whether a tip was right is told by the game.
CREATE TABLE tips (
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    person_id  INTEGER NOT NULL,
    contest    TEXT    NOT NULL,
    side       TEXT    NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (table_id, person_id, contest)
) STRICT, WITHOUT ROWID;

CREATE INDEX tips_of_person ON tips (person_id);

-- Whoever wants one message about all their turns: when the next is due, and the last one.
CREATE TABLE digests (
    person_id   INTEGER NOT NULL PRIMARY KEY,
    due         INTEGER NOT NULL,
    channel_id  INTEGER,
    message_id  INTEGER,
    created_at  INTEGER,
    shown       TEXT    NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;

CREATE INDEX digests_by_due ON digests (due);

-- What is posted once in a server, such as the podium of a season: `name` tells it from others of its kind.
CREATE TABLE announcements (
    guild_id    INTEGER NOT NULL,
    kind        TEXT    NOT NULL,
    name        TEXT    NOT NULL,
    channel_id  INTEGER NOT NULL,
    due         INTEGER NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0,
    state       TEXT    NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'posted', 'dropped')),
    posted_as   INTEGER,
    PRIMARY KEY (guild_id, kind, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX announcements_waiting ON announcements (kind, due) WHERE state = 'waiting';
CREATE INDEX announcements_done_by_age ON announcements (due) WHERE state <> 'waiting';

-- ---- Finished games

-- One row a game; persons, computers and places are as rules/table tells. Saved in the commit that ends the table, so
-- that ratings are found by server and by person without reading journals. `earlier` says how often people who came
-- back had met, and how much of their day was used, without an id. `why` says why it isn't rated, `counted` whom it moved
-- and how far, by seat; both are NULL until it is counted.
CREATE TABLE results (
    table_id  TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    game      TEXT    NOT NULL,
    version   INTEGER NOT NULL,
    guild_id  INTEGER,
    ended_at  INTEGER NOT NULL,
    ending    TEXT    NOT NULL,
    reason    TEXT    NOT NULL,
    puzzle    INTEGER NOT NULL DEFAULT 0,
    options   TEXT    NOT NULL DEFAULT '{}',
    champion  TEXT,
    earlier   TEXT,
    event     TEXT    NOT NULL DEFAULT '',
    why       TEXT,
    counted   TEXT
) STRICT, WITHOUT ROWID;

-- The order in which games are counted.
CREATE INDEX results_in_order ON results (ended_at, table_id);
CREATE INDEX results_of_server ON results (guild_id, ended_at, table_id);
-- Leaderboards say how many games aren't rated, and why.
CREATE INDEX results_unrated ON results (guild_id, why, game, ended_at) WHERE why IS NOT NULL;

-- `stood_in` is in how many turns a computer stood in for the person.
CREATE TABLE result_seats (
    table_id   TEXT    NOT NULL REFERENCES results (table_id),
    seat       INTEGER NOT NULL CHECK (seat >= 0),
    person_id  INTEGER,
    computer   TEXT,
    gave_up    INTEGER NOT NULL CHECK (gave_up IN (0, 1)),
    place      INTEGER,
    score      INTEGER,
    turns      INTEGER NOT NULL,
    stood_in   INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_seats_of_person ON result_seats (person_id, table_id) WHERE person_id IS NOT NULL;

-- A review takes up to half a minute of a processor, so it is kept. It knows seats and events of the log, no people.
-- `shown_at` is when it was first shown to everybody, so that it is posted once.
CREATE TABLE reviews (
    table_id  TEXT    PRIMARY KEY REFERENCES tables (id),
    content   TEXT    NOT NULL,
    shown_at  INTEGER
) STRICT, WITHOUT ROWID;

-- One counted try a person and puzzle, a game's at a table or one of a pool in several goes. `score` is NULL while it goes
-- on and where it failed; less is better, so it is the go that solved it. `goes` counts those that were had.
CREATE TABLE puzzle_tries (
    game       TEXT    NOT NULL,
    puzzle     INTEGER NOT NULL CHECK (puzzle > 0),
    person_id  INTEGER NOT NULL,
    guild_id   INTEGER,
    table_id   TEXT    REFERENCES tables (id),
    score      INTEGER,
    ended_at   INTEGER,
    goes       INTEGER NOT NULL DEFAULT 0,
    begun_at   INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, puzzle, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_tries_of_server ON puzzle_tries (guild_id, puzzle, game, score, ended_at);
CREATE INDEX puzzle_tries_by_score ON puzzle_tries (game, puzzle, score) WHERE score IS NOT NULL;
CREATE INDEX puzzle_tries_of_person ON puzzle_tries (person_id, game, score);
CREATE INDEX puzzle_tries_of_table ON puzzle_tries (table_id) WHERE table_id IS NOT NULL;

-- How many daily puzzles in a row somebody has played, up to the one with this number: with how many rest days in hand, how
-- many played since the last was earned, and the last puzzle that one was spent on.
CREATE TABLE streaks (
    person_id  INTEGER NOT NULL PRIMARY KEY,
    number     INTEGER NOT NULL,
    days       INTEGER NOT NULL,
    rests      INTEGER NOT NULL,
    toward     INTEGER NOT NULL,
    rested     INTEGER NOT NULL,
    longest    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What somebody could have done better in a finished game of theirs, after so many events (`moment`), as its review says:
-- with which daily puzzle they were last offered it, 0 for none, and whether they have solved it.
CREATE TABLE mistakes (
    person_id  INTEGER NOT NULL,
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    moment     INTEGER NOT NULL,
    offered    INTEGER NOT NULL,
    solved     INTEGER NOT NULL CHECK (solved IN (0, 1)),
    at         INTEGER NOT NULL,
    PRIMARY KEY (person_id, table_id, moment)
) STRICT, WITHOUT ROWID;

CREATE INDEX mistakes_of_table ON mistakes (table_id);
CREATE INDEX mistakes_by_age ON mistakes (at);

-- What a server's games have come to: one rating for each person and scope. `game` is '' for all games of skill, `season`
-- '' for all time. `weight` is the sum of the weights of these games. All of it is counted from `results`.
CREATE TABLE standings (
    guild_id   INTEGER NOT NULL,
    season     TEXT    NOT NULL,
    game       TEXT    NOT NULL,
    person_id  INTEGER NOT NULL,
    mu         REAL    NOT NULL,
    sigma      REAL    NOT NULL,
    games      INTEGER NOT NULL,
    wins       INTEGER NOT NULL,
    placed     INTEGER NOT NULL,
    draws      INTEGER NOT NULL,
    weight     REAL    NOT NULL,
    PRIMARY KEY (guild_id, season, game, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_of_person ON standings (person_id, guild_id);

-- Up to which game a server's are counted, and by which arithmetic. A server without a row is counted anew.
CREATE TABLE ladders (
    guild_id    INTEGER PRIMARY KEY,
    ended_at    INTEGER NOT NULL,
    table_id    TEXT    NOT NULL,
    arithmetic  BLOB    NOT NULL
) STRICT;

-- ---- People and servers

CREATE TABLE people (
    person_id      INTEGER PRIMARY KEY,
    dm_channel_id  INTEGER,
    prefs          TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(prefs))
) STRICT;

CREATE TABLE servers (
    guild_id  INTEGER PRIMARY KEY,
    prefs     TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(prefs))
) STRICT;

-- Whether a person is still in a server, as Discord last said.
CREATE TABLE members (
    guild_id   INTEGER NOT NULL,
    person_id  INTEGER NOT NULL,
    present    INTEGER NOT NULL CHECK (present IN (0, 1)),
    asked_at   INTEGER NOT NULL,
    PRIMARY KEY (guild_id, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX members_of_person ON members (person_id);

-- Servers that removed the bot: what is kept about them is forgotten thirty days later, unless it comes back.
CREATE TABLE departures (
    guild_id  INTEGER PRIMARY KEY,
    at        INTEGER NOT NULL
) STRICT;

CREATE INDEX departures_by_age ON departures (at);

-- `person_id` has blocked `other_id`, as their settings say.
CREATE TABLE blocked (
    other_id   INTEGER NOT NULL,
    person_id  INTEGER NOT NULL,
    PRIMARY KEY (other_id, person_id)
) STRICT, WITHOUT ROWID;

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

-- A ban that ended is forgotten a day later.
CREATE INDEX bans_by_end ON bans (until) WHERE until IS NOT NULL;

-- What moderators set for their servers, the last few and not for long: a preference's `name`, what it was and became as
-- JSON, and who changed it, NULL once they were erased.
CREATE TABLE changes (
    guild_id   INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    person_id  INTEGER,
    name       TEXT    NOT NULL,
    was        TEXT    NOT NULL,
    became     TEXT    NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (guild_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX changes_of_person ON changes (person_id, at, guild_id, number) WHERE person_id IS NOT NULL;
CREATE INDEX changes_by_age ON changes (at);

-- What somebody recently did or was mentioned about: `kind` is 'mention' or 'opening'.
CREATE TABLE traces (
    person_id  INTEGER NOT NULL,
    kind       TEXT    NOT NULL,
    about      TEXT    NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (person_id, kind, about)
) STRICT, WITHOUT ROWID;

CREATE INDEX traces_by_age ON traces (at);
-- Who has invited whom is found by the host, who may be erased.
CREATE INDEX traces_of_mentions ON traces (about) WHERE kind = 'mention';

-- ---- The instance

-- Random bytes of this instance, made once.
CREATE TABLE secrets (
    name   TEXT NOT NULL PRIMARY KEY,
    value  BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- When each bucket of shards was last identified in, by the database's clock: Discord closes a session that identifies
-- in a bucket within five seconds of another, and who takes the place of a killed process couldn't know when that one had.
CREATE TABLE identified (
    bucket  INTEGER PRIMARY KEY,
    at      INTEGER NOT NULL
) STRICT;

-- A cluster's heartbeat, saved every few seconds, so that a start knows how long the bot was away; `clock` is how far its
-- machine's clock has been set since the first. Times in this table and the next are by a clock that is never set.
CREATE TABLE heartbeats (
    cluster  INTEGER PRIMARY KEY,
    at       INTEGER NOT NULL,
    clock    INTEGER NOT NULL
) STRICT;

-- When the bot was away. An outage concerns the servers that shard `number` of `shards` has, or one server (`shards` 0);
-- it lasts while `ended` is NULL.
CREATE TABLE outages (
    shards  INTEGER NOT NULL,
    number  INTEGER NOT NULL,
    begun   INTEGER NOT NULL,
    ended   INTEGER,
    PRIMARY KEY (shards, number, begun)
) STRICT, WITHOUT ROWID;

CREATE INDEX outages_by_age ON outages (ended);

-- ---- Deleting

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

-- Who is named where, in a journal, parcel or timer: whoever deletes what is kept about them must not have all of them
-- read for it.
CREATE TABLE named (
    person_id  INTEGER NOT NULL,
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person_id, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX named_at ON named (table_id);

-- Somebody who wants to be forgotten is replaced by a number that stands for nobody, in journals too. `erasing` names the
-- journals that a transaction is changing; it is empty between transactions.
CREATE TABLE erasing (
    table_id  TEXT NOT NULL PRIMARY KEY REFERENCES tables (id)
) STRICT, WITHOUT ROWID;

-- One row for each person who was erased, without saying who. Until `compacted` is 1, what was deleted may still be on
-- the disk; `lost` is a JSON list of the tables that lost rows, which PostgreSQL rewrites for it.
CREATE TABLE erasures (
    id         INTEGER PRIMARY KEY,
    at         INTEGER NOT NULL,
    entries    INTEGER NOT NULL,
    compacted  INTEGER NOT NULL DEFAULT 0 CHECK (compacted IN (0, 1)),
    lost       TEXT    NOT NULL DEFAULT '[]'
) STRICT;

CREATE INDEX erasures_waiting ON erasures (id) WHERE compacted = 0;

-- Only an erasure changes a journal, and only the journal of a closed lobby may be deleted.
CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal
WHEN NOT EXISTS (SELECT 1 FROM erasing WHERE table_id = old.table_id)
    OR (new.table_id, new.number, new.at) IS NOT (old.table_id, old.number, old.at)
BEGIN
    SELECT raise(ABORT, 'the journal is append-only');
END;

CREATE TRIGGER journal_is_never_cut BEFORE DELETE ON journal
WHEN NOT EXISTS (
        SELECT 1 FROM closed_lobbies JOIN tables ON id = table_id WHERE table_id = old.table_id AND status = 'ended'
    )
    OR EXISTS (SELECT 1 FROM results WHERE table_id = old.table_id)
BEGIN
    SELECT raise(ABORT, 'the journal is append-only');
END;
