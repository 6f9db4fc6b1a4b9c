-- 0001: the triggers in PostgreSQL's words; the rest is translated. What each is for is told beside it.

CREATE FUNCTION people_at_follow_their_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE people_at SET status = new.status, since = new.updated_at WHERE table_id = new.id;
    RETURN NULL;
END
$$;

CREATE TRIGGER people_at_follow_their_table AFTER UPDATE OF status ON tables
FOR EACH ROW WHEN (new.status <> old.status) EXECUTE FUNCTION people_at_follow_their_table();

CREATE FUNCTION lobbies_wait_to_be_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO closed_lobbies (table_id, at) VALUES (new.id, new.updated_at)
    ON CONFLICT (table_id) DO UPDATE SET at = excluded.at;
    RETURN NULL;
END
$$;

CREATE TRIGGER lobbies_wait_to_be_deleted AFTER UPDATE OF status ON tables
FOR EACH ROW WHEN (old.status = 'lobby' AND new.status = 'ended') EXECUTE FUNCTION lobbies_wait_to_be_deleted();

CREATE FUNCTION let_only_an_erasure_change_the_journal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM erasing WHERE table_id = old.table_id)
        AND (new.table_id, new.number, new.at) = (old.table_id, old.number, old.at) THEN
        RETURN new;
    END IF;
    RAISE 'the journal is append-only' USING ERRCODE = 'integrity_constraint_violation';
END
$$;

CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal
FOR EACH ROW EXECUTE FUNCTION let_only_an_erasure_change_the_journal();

CREATE FUNCTION refuse_to_cut_the_journal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (
            SELECT 1 FROM closed_lobbies JOIN tables ON id = table_id WHERE table_id = old.table_id AND status = 'ended'
        )
        AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = old.table_id)
    THEN
        RETURN old;
    END IF;
    RAISE 'the journal is append-only' USING ERRCODE = 'integrity_constraint_violation';
END
$$;

CREATE TRIGGER journal_is_never_cut BEFORE DELETE ON journal
FOR EACH ROW EXECUTE FUNCTION refuse_to_cut_the_journal();

-- SQLite has no TRUNCATE.
CREATE FUNCTION refuse_to_change_the_journal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE 'the journal is append-only' USING ERRCODE = 'integrity_constraint_violation';
END
$$;

CREATE TRIGGER journal_is_never_emptied BEFORE TRUNCATE ON journal
FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_change_the_journal();
