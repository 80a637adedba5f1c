-- A rehearsal of tests/load/several-instances.test.ts: what a release adds to a table that is in use.
ALTER TABLE listing ADD COLUMN rehearsal_rank integer;
