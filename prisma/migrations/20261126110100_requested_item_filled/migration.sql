-- Of what was requested before nobody knows more than the listing says today: said so by `requested_filled_at`.
DO $$
DECLARE
  first integer := 0;
  final integer := (SELECT max(id) FROM "transaction");
BEGIN
  WHILE first <= final LOOP
    UPDATE "transaction" t
    SET requested = requested_item(l), requested_filled_at = now(),
      -- Null where somebody deletes it at this moment.
      requested_image_id = (SELECT d.id FROM document d WHERE d.id = l.main_image_id FOR KEY SHARE)
    FROM listing l
    WHERE l.id = t.listing_id AND t.id IN (
      SELECT id FROM "transaction" WHERE id >= first AND id < first + 2000 AND requested IS NULL LIMIT 2000
    );
    COMMIT;
    first := first + 2000;
  END LOOP;
END $$;
