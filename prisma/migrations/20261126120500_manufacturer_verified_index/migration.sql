-- The verified ones by name, which lead the list that everybody may read.
CREATE INDEX CONCURRENTLY manufacturer_verified ON manufacturer (name, id) WHERE merged_into_id IS NULL AND verified_at IS NOT NULL;
