-- 0015: bans that have ended.
-- Reason: a ban that ended is forgotten a day later, and those that did have to be found without reading all of them.

CREATE INDEX bans_by_end ON bans (until) WHERE until IS NOT NULL;
