-- What a listing says it is: append-only, written by the database whichever way it changes.
CREATE TABLE listing_identity_change (
  id serial PRIMARY KEY,
  listing_id integer NOT NULL REFERENCES listing (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  actor_user_id uuid REFERENCES "user" (id) ON DELETE SET NULL ON UPDATE CASCADE,
  field text NOT NULL
    CHECK (field IN ('MANUFACTURER', 'MPN', 'EAN', 'ALTERNATE_CODES', 'NAME_DE', 'NAME_EN')),
  "from" text,
  "to" text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX listing_identity_change_listing_id_created_at_idx ON listing_identity_change (listing_id, created_at);
CREATE INDEX listing_identity_change_actor_user_id_idx ON listing_identity_change (actor_user_id);

CREATE FUNCTION refuse_identity_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.actor_user_id IS NULL
    AND (NEW.id, NEW.listing_id, NEW.field, NEW."from", NEW."to", NEW.created_at)
      IS NOT DISTINCT FROM (OLD.id, OLD.listing_id, OLD.field, OLD."from", OLD."to", OLD.created_at)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'listing_identity_change is append-only';
END $$;
CREATE TRIGGER listing_identity_change_append_only BEFORE UPDATE OR DELETE ON listing_identity_change
  FOR EACH ROW EXECUTE FUNCTION refuse_identity_history_change();
CREATE TRIGGER listing_identity_change_no_truncate BEFORE TRUNCATE ON listing_identity_change
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_truncation();

-- Who acts is what `actAs` of lib/history/mutations.ts has set for this transaction.
CREATE FUNCTION record_identity_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_identity_change (listing_id, actor_user_id, field, "from", "to")
  SELECT NEW.id, nullif(current_setting('lagerfund.actor', true), '')::uuid, changed.field, changed.former, changed.later
  FROM (VALUES
    ('MANUFACTURER', (SELECT name FROM manufacturer WHERE id = OLD.manufacturer_id),
      (SELECT name FROM manufacturer WHERE id = NEW.manufacturer_id)),
    ('MPN', OLD.mpn, NEW.mpn),
    ('EAN', OLD.ean, NEW.ean),
    ('ALTERNATE_CODES', nullif(array_to_string(OLD.alternate_product_codes, ' | '), ''),
      nullif(array_to_string(NEW.alternate_product_codes, ' | '), '')),
    ('NAME_DE', OLD.name_de, NEW.name_de),
    ('NAME_EN', OLD.name_en, NEW.name_en)
  ) changed (field, former, later)
  WHERE changed.former IS DISTINCT FROM changed.later;
  RETURN NULL;
END $$;
CREATE TRIGGER listing_identity AFTER UPDATE OF manufacturer_id, mpn, ean, alternate_product_codes, name_de, name_en
  ON listing FOR EACH ROW
  WHEN ((OLD.manufacturer_id, OLD.mpn, OLD.ean, OLD.alternate_product_codes, OLD.name_de, OLD.name_en)
    IS DISTINCT FROM (NEW.manufacturer_id, NEW.mpn, NEW.ean, NEW.alternate_product_codes, NEW.name_de, NEW.name_en))
  EXECUTE FUNCTION record_identity_change();
