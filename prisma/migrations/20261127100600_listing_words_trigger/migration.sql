CREATE TRIGGER listing_words_sync AFTER INSERT OR UPDATE OF
  name_de, name_en, description_de, description_en, status, quantity, reserved_quantity, sold_quantity, manufacturer_id,
  product_id, min_order_quantity, shipping_possible, pickup_possible, bundle_only, condition, year_of_manufacture,
  has_certificate, created_at, price_per_product_in_ct, price_for_bundle_in_ct
  ON listing FOR EACH ROW EXECUTE FUNCTION listing_words_sync();

CREATE TRIGGER listing_words_delete AFTER DELETE ON listing FOR EACH ROW EXECUTE FUNCTION listing_words_delete();
