-- The listings of blocked sellers: search leaves them out without another column in each of its indexes
-- (docs/decisions/0061-stuffed-and-hidden-listings.md). Without a foreign key: whoever blocks waits for no listing that
-- somebody holds, and what is left of a deleted one says nothing.
CREATE TABLE hidden_listing (
  listing_id integer NOT NULL,
  CONSTRAINT hidden_listing_pkey PRIMARY KEY (listing_id)
);

CREATE FUNCTION hidden_listing_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.blocked_at IS NULL THEN
    DELETE FROM hidden_listing h USING listing l WHERE l.id = h.listing_id AND l.owner_user_id = NEW.id;
  ELSE
    INSERT INTO hidden_listing (listing_id) SELECT id FROM listing WHERE owner_user_id = NEW.id ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER hidden_listing_of_user AFTER UPDATE OF blocked_at ON "user" FOR EACH ROW
  WHEN ((OLD.blocked_at IS NULL) <> (NEW.blocked_at IS NULL)) EXECUTE FUNCTION hidden_listing_of_user();

-- Runs behind the check of the foreign key to "user", which waits for whoever blocks.
CREATE FUNCTION hidden_listing_of_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hidden_listing (listing_id)
    SELECT NEW.id FROM "user" WHERE id = NEW.owner_user_id AND blocked_at IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER hidden_listing_of_new AFTER INSERT ON listing FOR EACH ROW EXECUTE FUNCTION hidden_listing_of_new();

INSERT INTO hidden_listing (listing_id)
  SELECT l.id FROM listing l JOIN "user" u ON u.id = l.owner_user_id WHERE u.blocked_at IS NOT NULL
  ON CONFLICT DO NOTHING;
