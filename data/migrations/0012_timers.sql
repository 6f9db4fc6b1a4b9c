-- 0012: one index of timers instead of two.
-- Reason: almost every move changes a timer, and each index of theirs is another page to write and sync. Timers by their
-- kind are asked for at a start alone, and only open tables have any, so they are found among all by the other index.

DROP INDEX timers_by_kind;
