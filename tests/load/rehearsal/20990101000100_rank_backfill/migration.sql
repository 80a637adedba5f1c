-- By ranges of the key, so that no batch looks for where it is. Repeatable: what is filled is passed over.
DO $$
DECLARE
  first integer := 0;
  final integer := (SELECT max(id) FROM listing);
BEGIN
  WHILE first <= final LOOP
    UPDATE listing SET rehearsal_rank = views WHERE id IN (
      SELECT id FROM listing WHERE id >= first AND id < first + 2000 AND status <> 'ACTIVE' AND rehearsal_rank IS NULL LIMIT 2000
    );
    COMMIT;
    first := first + 2000;
  END LOOP;
END $$;
