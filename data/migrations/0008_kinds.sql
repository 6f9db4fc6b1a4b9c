-- 0008: timers by their kind.
-- Reason: a start takes up every turn of a computer, also one that a clock which was put back has moved into the future.

CREATE INDEX timers_by_kind ON timers (kind, due);
