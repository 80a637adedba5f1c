ALTER TABLE listing_words ADD CONSTRAINT listing_words_listing_id_fkey
  FOREIGN KEY (listing_id) REFERENCES listing (id) ON DELETE CASCADE ON UPDATE CASCADE;
