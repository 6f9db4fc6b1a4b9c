-- 0011: what all of a server's games came to together.
-- Reason: the first leaderboard after a start read and counted again, however quickly, every game that its server had
-- ever played.
--
-- A memory, never a source: `content` is believed only if `games` games still stand up to the last one that it has. The
-- whole table may be emptied at any time, and is whenever a counted game is changed or deleted. A champion counts nowhere.

CREATE TABLE sums (
    guild_id  INTEGER PRIMARY KEY,
    ended_at  INTEGER NOT NULL,
    table_id  TEXT    NOT NULL,
    games     INTEGER NOT NULL,
    content   TEXT    NOT NULL
) STRICT;

CREATE TRIGGER sums_forget_a_changed_game
AFTER UPDATE OF table_id, game, version, guild_id, ended_at, ending, reason, puzzle, options ON results
WHEN (old.table_id, old.game, old.version, old.guild_id, old.ended_at, old.ending, old.reason, old.puzzle, old.options)
    IS NOT
    (new.table_id, new.game, new.version, new.guild_id, new.ended_at, new.ending, new.reason, new.puzzle, new.options)
BEGIN
    DELETE FROM sums WHERE guild_id IN (old.guild_id, new.guild_id);
END;

CREATE TRIGGER sums_forget_a_deleted_game AFTER DELETE ON results
BEGIN
    DELETE FROM sums WHERE guild_id = old.guild_id;
END;

CREATE TRIGGER sums_forget_a_changed_seat AFTER UPDATE ON result_seats
BEGIN
    DELETE FROM sums WHERE guild_id = (SELECT guild_id FROM results WHERE table_id = old.table_id);
END;

CREATE TRIGGER sums_forget_a_deleted_seat AFTER DELETE ON result_seats
BEGIN
    DELETE FROM sums WHERE guild_id = (SELECT guild_id FROM results WHERE table_id = old.table_id);
END;
