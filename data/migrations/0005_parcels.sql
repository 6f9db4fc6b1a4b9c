-- 0005: the waiting parcels of one table.
-- Reason: whoever shows a table reads what waits for it alone, however much waits for others in a storm.

CREATE INDEX outbox_waiting_at ON outbox (table_id, due, id) WHERE state = 'waiting';
