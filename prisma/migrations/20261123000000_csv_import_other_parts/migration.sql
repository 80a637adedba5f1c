-- How many rows would make another part of their listing, and the first of them, kept with the check
-- (docs/decisions/0031-csv-import.md).
ALTER TABLE csv_import
  ADD COLUMN other_part_count integer,
  ADD COLUMN other_part_row integer;
-- What was checked before is told anew, and these with it, before anything is written.
UPDATE csv_import SET told = NULL WHERE status = 'CHECKED';
