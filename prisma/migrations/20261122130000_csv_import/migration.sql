-- Imports of sellers' files, their rows until they can no longer be undone, and what was chosen for such a file last
-- time (docs/decisions/0031-csv-import.md).
CREATE TYPE "CsvImportStatus" AS ENUM (
  'DRAFT', 'CHECKING', 'CHECKED', 'IMPORTING', 'IMPORTED', 'UNDOING', 'UNDONE', 'FAILED'
);
CREATE TYPE "CsvRowOutcome" AS ENUM ('NEW', 'UPDATED', 'UNCHANGED', 'SKIPPED', 'INVALID');

-- The number by which a seller's own system knows a part; nobody else sees it.
ALTER TABLE listing ADD COLUMN own_article_number text;
CREATE INDEX listing_own_article_number ON listing (owner_user_id, own_article_number)
  WHERE own_article_number IS NOT NULL;

-- Where an import took a picture from, so that the same one is not taken again.
ALTER TABLE document ADD COLUMN source_hash text;
-- Of one that an import has replaced: its undo may want it back.
ALTER TABLE document ADD COLUMN kept_until timestamptz(3);
CREATE INDEX document_source_hash ON document (user_id, source_hash) WHERE source_hash IS NOT NULL;

CREATE TABLE csv_import (
  id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  status "CsvImportStatus" NOT NULL DEFAULT 'DRAFT',
  file_name text NOT NULL,
  key text NOT NULL,
  reading jsonb NOT NULL,
  columns jsonb NOT NULL,
  row_count integer NOT NULL,
  mapping jsonb,
  choices jsonb,
  job_id uuid,
  attempts integer NOT NULL DEFAULT 0,
  progress integer NOT NULL DEFAULT 0,
  progress_of integer NOT NULL DEFAULT 0,
  phase text,
  new_count integer,
  updated_count integer,
  unchanged_count integer,
  skipped_count integer,
  invalid_count integer,
  failure text,
  removed_count integer,
  restored_count integer,
  kept_count integer,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  imported_at timestamptz(3),
  undone_at timestamptz(3),
  CONSTRAINT csv_import_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX csv_import_job_id_key ON csv_import (job_id);
CREATE INDEX csv_import_user_id_created_at_idx ON csv_import (user_id, created_at DESC);
CREATE INDEX csv_import_created_at_idx ON csv_import (created_at);

-- Without a reference to the listing: fifty thousand of them would be looked up and held one by one.
CREATE TABLE csv_import_row (
  import_id uuid NOT NULL REFERENCES csv_import (id) ON DELETE CASCADE ON UPDATE CASCADE,
  number integer NOT NULL,
  outcome "CsvRowOutcome",
  unreadable boolean NOT NULL DEFAULT false,
  listing_id integer,
  own_article_number text,
  maker text,
  maker_key text,
  mpn_key text,
  manufacturer_id integer,
  product_id integer,
  entered jsonb NOT NULL,
  as_new jsonb,
  columns jsonb,
  before jsonb,
  issues jsonb,
  issues_as_new jsonb,
  picture jsonb,
  document_id uuid,
  kept text,
  CONSTRAINT csv_import_row_pkey PRIMARY KEY (import_id, number),
  CONSTRAINT csv_import_row_says_why CHECK (outcome <> 'INVALID' OR issues IS NOT NULL)
);

CREATE TABLE csv_mapping (
  user_id uuid NOT NULL REFERENCES "user" (id) ON DELETE CASCADE ON UPDATE CASCADE,
  headings_hash text NOT NULL,
  mapping jsonb NOT NULL,
  choices jsonb,
  used_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT csv_mapping_pkey PRIMARY KEY (user_id, headings_hash)
);

SELECT pgboss.create_queue('csv-import', '{"policy": "standard"}');
