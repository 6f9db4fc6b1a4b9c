-- 0010: the last games of a channel.
-- Reason: `/mundialito verify` without a table means the last finished game of the channel, whoever played it.

CREATE INDEX tables_ended ON tables (channel_id, ended_at) WHERE status = 'ended' AND puzzle = 0;
