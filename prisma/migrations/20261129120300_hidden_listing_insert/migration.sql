-- One statement for a thousand new listings, as listing_search_insert and listing_words_insert. Runs behind the checks of
-- the foreign key to "user", which wait for whoever blocks.
CREATE FUNCTION hidden_listing_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hidden_listing (listing_id)
    SELECT m.id FROM made m JOIN "user" u ON u.id = m.owner_user_id WHERE u.blocked_at IS NOT NULL
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER hidden_listing_insert AFTER INSERT ON listing REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION hidden_listing_insert();
DROP TRIGGER hidden_listing_of_new ON listing;
DROP FUNCTION hidden_listing_of_new();
