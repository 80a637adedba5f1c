-- What the seller was told of each row, so that the import does that or nothing, and when somebody last went on with it
-- (docs/decisions/0031-csv-import.md).
ALTER TABLE csv_import
  ADD COLUMN told text,
  ADD COLUMN last_step_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
CREATE INDEX csv_import_last_step_at_idx ON csv_import (last_step_at);
