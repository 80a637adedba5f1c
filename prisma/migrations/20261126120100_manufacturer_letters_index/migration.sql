-- The nearest names to a name.
CREATE INDEX CONCURRENTLY manufacturer_letters ON manufacturer USING gist (manufacturer_letters(normalised_name) gist_trgm_ops)
  WHERE merged_into_id IS NULL;
