-- A completed trade that an administrator has voided stays, with this entry against it; figures leave it out (contract §5).
CREATE TABLE transaction_void (
  transaction_id integer PRIMARY KEY REFERENCES "transaction" (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  actor_user_id uuid REFERENCES "user" (id) ON DELETE SET NULL ON UPDATE CASCADE,
  reason text NOT NULL CHECK (char_length(btrim(reason)) BETWEEN 10 AND 500),
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX transaction_void_actor_user_id_idx ON transaction_void (actor_user_id);

CREATE FUNCTION guard_transaction_void() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF EXISTS (SELECT FROM "transaction" WHERE id = NEW.transaction_id AND status = 'COMPLETED') THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'only a completed transaction is voided';
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.actor_user_id IS NULL
    AND (NEW.transaction_id, NEW.reason, NEW.created_at)
      IS NOT DISTINCT FROM (OLD.transaction_id, OLD.reason, OLD.created_at)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'transaction_void is append-only';
END $$;
CREATE TRIGGER transaction_void_guard BEFORE INSERT OR UPDATE OR DELETE ON transaction_void
  FOR EACH ROW EXECUTE FUNCTION guard_transaction_void();
CREATE TRIGGER transaction_void_no_truncate BEFORE TRUNCATE ON transaction_void
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_truncation();
