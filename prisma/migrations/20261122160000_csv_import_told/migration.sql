-- What the seller was told of each row, so that the import does that or nothing, and when somebody last went on with it
-- (docs/decisions/0031-csv-import.md).
ALTER TABLE csv_import
  ADD COLUMN told text,
  ADD COLUMN last_step_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
-- The sweep goes by the last step now.
DROP INDEX csv_import_created_at_idx;
CREATE INDEX csv_import_last_step_at_idx ON csv_import (last_step_at);

-- Which row of the file that it came from a mended one is.
ALTER TABLE csv_import_row ADD COLUMN mends integer;

-- Of a group (a seller's imports) one job at a time: two workers that look at the same moment see no active one, and the
-- second then finds nothing.
CREATE UNIQUE INDEX job_one_active_of_group ON pgboss.job_common (name, group_id)
  WHERE state = 'active' AND group_id IS NOT NULL;
