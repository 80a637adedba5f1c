-- The administrators' list: what nobody has verified first, the newest first.
CREATE INDEX CONCURRENTLY manufacturer_newest ON manufacturer ((verified_at IS NOT NULL), created_at DESC, id DESC)
  WHERE merged_into_id IS NULL;
