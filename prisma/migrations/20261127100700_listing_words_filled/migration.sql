-- By ranges of the key; repeatable: what the trigger has written meanwhile is newer and stays.
DO $$
DECLARE
  first integer := 0;
  final integer := (SELECT max(id) FROM listing);
BEGIN
  WHILE first <= final LOOP
    WITH texts AS MATERIALIZED (
      SELECT l.*, listing_texts(l.name_de, l.name_en, l.description_de, l.description_en) AS texts FROM listing l
      WHERE l.id >= first AND l.id < first + 1000
    ), learnt AS (
      SELECT learn_words(ARRAY(SELECT DISTINCT word FROM texts CROSS JOIN unnest(texts.texts) word))
    )
    INSERT INTO listing_words
      SELECT t.id, array_to_tsvector(t.texts || listing_marks(
          t.id, t.manufacturer_id, t.piece_price_in_ct, t.quantity - t.reserved_quantity - t.sold_quantity
        )), t.status, t.quantity - t.reserved_quantity - t.sold_quantity, t.manufacturer_id, t.product_id,
        t.min_order_quantity, t.shipping_possible, t.pickup_possible, t.bundle_only, t.condition,
        t.year_of_manufacture, t.has_certificate, t.created_at, t.piece_price_in_ct
      FROM texts t CROSS JOIN learnt
      ON CONFLICT DO NOTHING;
    COMMIT;
    first := first + 1000;
  END LOOP;
END $$;
