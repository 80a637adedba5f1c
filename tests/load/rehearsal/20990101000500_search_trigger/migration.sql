-- The trigger that keeps search, replaced by one that does the same.
DROP TRIGGER listing_search_sync ON listing;
CREATE TRIGGER listing_search_sync AFTER UPDATE OF
  search_codes, mpn, ean, status, quantity, reserved_quantity, sold_quantity, manufacturer_id, min_order_quantity,
  shipping_possible, pickup_possible, bundle_only, condition, year_of_manufacture, has_certificate, created_at,
  price_per_product_in_ct, price_for_bundle_in_ct
  ON listing FOR EACH ROW EXECUTE FUNCTION listing_search_sync();
