-- What a seller wrote in the place of a field's cell.
CREATE TABLE csv_import_correction (
  import_id uuid NOT NULL REFERENCES csv_import (id) ON DELETE CASCADE ON UPDATE CASCADE,
  number integer NOT NULL,
  field text NOT NULL,
  text text NOT NULL,
  CONSTRAINT csv_import_correction_pkey PRIMARY KEY (import_id, number, field)
);

-- The whole cells of fields with errors, and whether a price lost parts of a cent.
ALTER TABLE csv_import_row
  ADD COLUMN cell_texts jsonb,
  ADD COLUMN is_rounded boolean NOT NULL DEFAULT false;
