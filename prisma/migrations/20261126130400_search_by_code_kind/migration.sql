CREATE INDEX CONCURRENTLY listing_search_for_sale ON listing_search (code, code_kind, listing_id)
  INCLUDE (
    available_quantity, manufacturer_id, min_order_quantity, shipping_possible, pickup_possible, bundle_only,
    condition, year_of_manufacture, has_certificate, created_at, piece_price_in_ct
  )
  WHERE status = 'ACTIVE' AND available_quantity > 0;
