-- 0014: servers that removed the bot.
-- Reason: what is kept about a server is forgotten thirty days after it removed the bot, and until then it can come back;
-- so the moment has to survive restarts, and everything of a server has to be found without reading what others have.

CREATE TABLE departures (
    guild_id  INTEGER PRIMARY KEY,
    at        INTEGER NOT NULL
) STRICT;

CREATE INDEX departures_by_age ON departures (at);

CREATE INDEX tables_of_server ON tables (guild_id);
