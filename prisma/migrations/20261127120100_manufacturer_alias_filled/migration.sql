-- Held while they are read: nobody renames one in between. Repeatable: what is there already is made no second time.
DO $$
DECLARE
  done integer := 0;
  batch integer[];
BEGIN
  LOOP
    SELECT array_agg(id) INTO batch FROM (
      SELECT id FROM manufacturer WHERE id > done ORDER BY id LIMIT 500 FOR SHARE
    ) m;
    EXIT WHEN batch IS NULL;
    PERFORM refresh_manufacturer_aliases(batch);
    SELECT max(id) INTO done FROM unnest(batch) id;
    COMMIT;
  END LOOP;
END $$;
