-- 0011: what all of a server's games came to together.
-- Reason: the first leaderboard after a start read and counted again, however quickly, every game that its server had
-- ever played.
--
-- A memory, never a source: `content` is believed only if `games` games still stand up to the last one that it has. The
-- whole table may be emptied at any time, and is whenever a counted game is changed or deleted. A champion counts nowhere.

CREATE TABLE sums (
    guild_id  BIGINT PRIMARY KEY,
    ended_at  BIGINT NOT NULL,
    table_id  TEXT COLLATE "C"    NOT NULL,
    games     BIGINT NOT NULL,
    content   TEXT COLLATE "C"    NOT NULL
);

CREATE FUNCTION sums_forget_a_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM sums WHERE guild_id = old.guild_id;
    IF TG_OP = 'UPDATE' THEN
        DELETE FROM sums WHERE guild_id = new.guild_id;
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER sums_forget_a_changed_game
AFTER UPDATE OF table_id, game, version, guild_id, ended_at, ending, reason, puzzle, options ON results
FOR EACH ROW WHEN (
    (old.table_id, old.game, old.version, old.guild_id, old.ended_at, old.ending, old.reason, old.puzzle, old.options)
    IS DISTINCT FROM
    (new.table_id, new.game, new.version, new.guild_id, new.ended_at, new.ending, new.reason, new.puzzle, new.options)
)
EXECUTE FUNCTION sums_forget_a_game();

CREATE TRIGGER sums_forget_a_deleted_game AFTER DELETE ON results
FOR EACH ROW EXECUTE FUNCTION sums_forget_a_game();

CREATE FUNCTION sums_forget_a_seat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM sums WHERE guild_id = (SELECT guild_id FROM results WHERE table_id = old.table_id);
    RETURN NULL;
END
$$;

CREATE TRIGGER sums_forget_a_changed_seat AFTER UPDATE ON result_seats
FOR EACH ROW EXECUTE FUNCTION sums_forget_a_seat();

CREATE TRIGGER sums_forget_a_deleted_seat AFTER DELETE ON result_seats
FOR EACH ROW EXECUTE FUNCTION sums_forget_a_seat();
