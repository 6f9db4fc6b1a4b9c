-- 0007: the options that a finished game was played with.
-- Reason: a score alone is told with what it was made under; a best of trees says nothing of nests.
--
-- Games that are kept already get theirs from their journals, some at a time, after the start.

ALTER TABLE results ADD COLUMN options TEXT NOT NULL DEFAULT '{}';

INSERT INTO results_owed (table_id) SELECT table_id FROM results WHERE true ON CONFLICT DO NOTHING;
