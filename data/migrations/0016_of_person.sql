-- 0016: hands and memberships by person, open seats, and erasures that still have to leave the disk.
-- Reason: whoever asks what is kept about them, or deletes it, must not have to wait until everybody's memberships and
-- hands are read; on many servers those are millions of rows. Who sits at open tables is asked about everybody at once,
-- without searching through ended games, of which there is no end.

CREATE INDEX hands_of_person ON hands (person_id);
CREATE INDEX members_of_person ON members (person_id);
CREATE INDEX erasures_waiting ON erasures (id) WHERE compacted = 0;
CREATE INDEX people_at_open ON people_at (person_id, status, seat) WHERE status <> 'ended';
