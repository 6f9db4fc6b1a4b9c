-- 0010: the last games of a channel, and the teams that won their cups.
-- Reason: `/mundialito verify` without a table means the last finished game of the channel, whoever played it. A profile
-- tells somebody's best team, which no result said so far.
--
-- Games that are kept already get their champions from their journals, some at a time, after the start.

CREATE INDEX tables_ended ON tables (channel_id, ended_at) WHERE status = 'ended' AND puzzle = 0;

ALTER TABLE results ADD COLUMN champion TEXT;

INSERT INTO results_owed (table_id) SELECT table_id FROM results WHERE true ON CONFLICT DO NOTHING;
