-- A rehearsal of tests/load/migration.test.ts: what a release adds to a table that is in use.
ALTER TABLE listing ADD COLUMN rehearsal_rank integer;
