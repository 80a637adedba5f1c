-- Texts that one account has on many listings, as the hourly sweep finds them, for administrators.
CREATE TABLE repeated_text (
  owner_user_id uuid NOT NULL,
  listing_id integer NOT NULL,
  listing_count integer NOT NULL,
  max_alternate_count integer NOT NULL,
  CONSTRAINT repeated_text_pkey PRIMARY KEY (listing_id),
  CONSTRAINT repeated_text_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES "user" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT repeated_text_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX repeated_text_owner_user_id_idx ON repeated_text (owner_user_id);
CREATE INDEX repeated_text_listing_count_idx ON repeated_text (listing_count DESC, listing_id);
