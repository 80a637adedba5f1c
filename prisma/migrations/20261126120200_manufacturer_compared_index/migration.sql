-- What is to be compared next.
CREATE INDEX CONCURRENTLY manufacturer_compared ON manufacturer (compared_at NULLS FIRST, id) WHERE merged_into_id IS NULL;
