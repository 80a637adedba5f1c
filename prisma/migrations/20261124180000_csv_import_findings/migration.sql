-- How many rows pause their listing, and what else a check tells beside its counts (docs/decisions/0031-csv-import.md).
ALTER TABLE csv_import
  ADD COLUMN paused_count integer,
  ADD COLUMN findings jsonb;
