-- An import inserts a thousand listings by one statement: their codes and words follow by one statement each, not by
-- five for every listing. Updates keep their triggers for each row.
CREATE FUNCTION listing_search_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order everywhere, so that two writers of the same new codes cannot deadlock.
  INSERT INTO product_code (code)
    SELECT DISTINCT c COLLATE "C" FROM made CROSS JOIN unnest(made.search_codes) c WHERE c <> '' ORDER BY 1
    ON CONFLICT DO NOTHING;
  INSERT INTO listing_search (
    code, code_kind, listing_id, status, available_quantity, manufacturer_id, min_order_quantity, shipping_possible,
    pickup_possible, bundle_only, condition, year_of_manufacture, has_certificate, created_at, piece_price_in_ct
  )
    SELECT k.code, k.kind, m.id, m.status, m.quantity - m.reserved_quantity - m.sold_quantity, m.manufacturer_id,
      m.min_order_quantity, m.shipping_possible, m.pickup_possible, m.bundle_only, m.condition, m.year_of_manufacture,
      m.has_certificate, m.created_at, m.piece_price_in_ct
    FROM made m CROSS JOIN LATERAL code_kinds(m.mpn, m.ean, m.manufacturer_id, m.search_codes) k;
  RETURN NULL;
END $$;

CREATE FUNCTION listing_words_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH read AS MATERIALIZED (
    SELECT m.*, listing_texts(m.name_de, m.name_en, m.description_de, m.description_en) AS texts FROM made m
  ), learned AS (
    SELECT learn_words(ARRAY(SELECT DISTINCT text FROM read CROSS JOIN unnest(read.texts) text))
  )
  INSERT INTO listing_words
    SELECT m.id,
      array_to_tsvector(m.texts || listing_marks(
        m.id, m.manufacturer_id, m.piece_price_in_ct, m.quantity - m.reserved_quantity - m.sold_quantity
      )),
      m.status, m.quantity - m.reserved_quantity - m.sold_quantity, m.manufacturer_id, m.product_id,
      m.min_order_quantity, m.shipping_possible, m.pickup_possible, m.bundle_only, m.condition, m.year_of_manufacture,
      m.has_certificate, m.created_at, m.piece_price_in_ct
    FROM read m CROSS JOIN learned;
  RETURN NULL;
END $$;

DROP TRIGGER listing_search_sync ON listing;
CREATE TRIGGER listing_search_sync AFTER UPDATE OF
  search_codes, mpn, ean, status, quantity, reserved_quantity, sold_quantity, manufacturer_id, min_order_quantity,
  shipping_possible, pickup_possible, bundle_only, condition, year_of_manufacture, has_certificate, created_at,
  price_per_product_in_ct, price_for_bundle_in_ct
  ON listing FOR EACH ROW EXECUTE FUNCTION listing_search_sync();
CREATE TRIGGER listing_search_insert AFTER INSERT ON listing REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION listing_search_insert();

DROP TRIGGER listing_words_sync ON listing;
CREATE TRIGGER listing_words_sync AFTER UPDATE OF
  name_de, name_en, description_de, description_en, status, quantity, reserved_quantity, sold_quantity, manufacturer_id,
  product_id, min_order_quantity, shipping_possible, pickup_possible, bundle_only, condition, year_of_manufacture,
  has_certificate, created_at, price_per_product_in_ct, price_for_bundle_in_ct
  ON listing FOR EACH ROW EXECUTE FUNCTION listing_words_sync();
CREATE TRIGGER listing_words_insert AFTER INSERT ON listing REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION listing_words_insert();
