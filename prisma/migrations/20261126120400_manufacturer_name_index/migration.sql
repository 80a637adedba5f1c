-- Lists by name.
CREATE INDEX CONCURRENTLY manufacturer_name ON manufacturer (name, id) WHERE merged_into_id IS NULL;
