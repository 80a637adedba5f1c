-- Orders of search results, words that are parsed once, and rare filters (docs/decisions/0021-search-at-a-million.md).

-- PostgreSQL takes "5/2" and "1.5" for one word each; whoever searches types them as they come.
CREATE FUNCTION name_words(name_de text, name_en text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN to_tsvector('german'::regconfig, translate(name_de, '/.,:;+-_&@#=\', '             '))
    || to_tsvector('english'::regconfig, translate(coalesce(name_en, ''), '/.,:;+-_&@#=\', '             '));

-- What one piece costs, whichever of the two prices is stored; and the words of the names. Kept by PostgreSQL itself.
ALTER TABLE listing
  ADD COLUMN piece_price_in_ct double precision NOT NULL GENERATED ALWAYS AS (
    coalesce(price_per_product_in_ct::double precision, price_for_bundle_in_ct::double precision / quantity)
  ) STORED,
  ADD COLUMN search_words tsvector NOT NULL GENERATED ALWAYS AS (name_words(name_de, name_en)) STORED;

DROP INDEX listing_words_gin;
-- A process of the release before still asks for it: the next migration drops it.
COMMENT ON FUNCTION listing_words IS 'Nothing uses it since search_words; drop it.';
CREATE INDEX listing_words_gin ON listing USING gin (search_words);

ALTER TABLE listing_search ADD COLUMN piece_price_in_ct double precision;
UPDATE listing_search e SET piece_price_in_ct = l.piece_price_in_ct FROM listing l WHERE l.id = e.listing_id;
ALTER TABLE listing_search ALTER COLUMN piece_price_in_ct SET NOT NULL;

DROP INDEX listing_search_visible;
CREATE UNIQUE INDEX listing_search_visible ON listing_search (code, listing_id)
  INCLUDE (
    available_quantity, manufacturer_id, min_order_quantity, shipping_possible, pickup_possible, bundle_only,
    condition, year_of_manufacture, has_certificate, created_at, piece_price_in_ct
  )
  WHERE status = 'ACTIVE' AND available_quantity > 0;

-- The other orders of a beginning that half of all codes have.
CREATE INDEX listing_search_newest ON listing_search (created_at DESC, listing_id DESC)
  INCLUDE (code, available_quantity, piece_price_in_ct)
  WHERE status = 'ACTIVE' AND available_quantity > 0;
CREATE INDEX listing_search_price ON listing_search (piece_price_in_ct, created_at DESC, listing_id DESC)
  INCLUDE (code, available_quantity)
  WHERE status = 'ACTIVE' AND available_quantity > 0;
CREATE INDEX listing_search_quantity ON listing_search (available_quantity DESC, created_at DESC, listing_id DESC)
  INCLUDE (code, piece_price_in_ct)
  WHERE status = 'ACTIVE' AND available_quantity > 0;

-- Browsing in each order, and by what few listings meet: the page and its count are read from the index alone.
DROP INDEX listing_browse;
CREATE INDEX listing_browse ON listing (created_at DESC, id DESC)
  INCLUDE (
    quantity, reserved_quantity, sold_quantity, manufacturer_id, min_order_quantity, shipping_possible,
    pickup_possible, bundle_only, condition, year_of_manufacture, has_certificate
  )
  WHERE status = 'ACTIVE' AND quantity - reserved_quantity - sold_quantity > 0;
CREATE INDEX listing_browse_price ON listing (piece_price_in_ct, created_at DESC, id DESC)
  INCLUDE (
    quantity, reserved_quantity, sold_quantity, manufacturer_id, min_order_quantity, shipping_possible,
    pickup_possible, bundle_only, condition, year_of_manufacture, has_certificate
  )
  WHERE status = 'ACTIVE' AND quantity - reserved_quantity - sold_quantity > 0;
CREATE INDEX listing_browse_quantity ON listing (
  (quantity - reserved_quantity - sold_quantity) DESC, created_at DESC, id DESC
)
  INCLUDE (
    quantity, reserved_quantity, sold_quantity, manufacturer_id, min_order_quantity, shipping_possible,
    pickup_possible, bundle_only, condition, year_of_manufacture, has_certificate
  )
  WHERE status = 'ACTIVE' AND quantity - reserved_quantity - sold_quantity > 0;
CREATE INDEX listing_browse_condition ON listing (condition, created_at DESC, id DESC)
  INCLUDE (
    quantity, reserved_quantity, sold_quantity, manufacturer_id, min_order_quantity, shipping_possible,
    pickup_possible, bundle_only, year_of_manufacture, has_certificate, piece_price_in_ct
  )
  WHERE status = 'ACTIVE' AND quantity - reserved_quantity - sold_quantity > 0 AND condition IS NOT NULL;
CREATE INDEX listing_browse_year ON listing (year_of_manufacture, created_at DESC, id DESC)
  INCLUDE (
    quantity, reserved_quantity, sold_quantity, manufacturer_id, min_order_quantity, shipping_possible,
    pickup_possible, bundle_only, condition, has_certificate, piece_price_in_ct
  )
  WHERE status = 'ACTIVE' AND quantity - reserved_quantity - sold_quantity > 0 AND year_of_manufacture IS NOT NULL;
CREATE INDEX listing_browse_certificate ON listing (created_at DESC, id DESC)
  INCLUDE (
    quantity, reserved_quantity, sold_quantity, manufacturer_id, min_order_quantity, shipping_possible,
    pickup_possible, bundle_only, condition, year_of_manufacture, piece_price_in_ct
  )
  WHERE status = 'ACTIVE' AND quantity - reserved_quantity - sold_quantity > 0 AND has_certificate;

CREATE OR REPLACE FUNCTION listing_search_sync() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  available integer := NEW.quantity - NEW.reserved_quantity - NEW.sold_quantity;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.search_codes IS NOT DISTINCT FROM OLD.search_codes THEN
    UPDATE listing_search SET
      status = NEW.status, available_quantity = available, manufacturer_id = NEW.manufacturer_id,
      min_order_quantity = NEW.min_order_quantity, shipping_possible = NEW.shipping_possible,
      pickup_possible = NEW.pickup_possible, bundle_only = NEW.bundle_only, condition = NEW.condition,
      year_of_manufacture = NEW.year_of_manufacture, has_certificate = NEW.has_certificate,
      created_at = NEW.created_at, piece_price_in_ct = NEW.piece_price_in_ct
    WHERE listing_id = NEW.id;
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM listing_search WHERE listing_id = OLD.id;
  END IF;
  -- In one order everywhere, so that two writers of the same new codes cannot deadlock.
  INSERT INTO product_code (code)
    SELECT DISTINCT c FROM unnest(NEW.search_codes) c WHERE c <> '' ORDER BY c
    ON CONFLICT DO NOTHING;
  INSERT INTO listing_search (
    code, listing_id, status, available_quantity, manufacturer_id, min_order_quantity, shipping_possible,
    pickup_possible, bundle_only, condition, year_of_manufacture, has_certificate, created_at, piece_price_in_ct
  )
    SELECT DISTINCT c, NEW.id, NEW.status, available, NEW.manufacturer_id, NEW.min_order_quantity,
      NEW.shipping_possible, NEW.pickup_possible, NEW.bundle_only, NEW.condition, NEW.year_of_manufacture,
      NEW.has_certificate, NEW.created_at, NEW.piece_price_in_ct
    FROM unnest(NEW.search_codes) c WHERE c <> '';
  RETURN NULL;
END $$;
DROP TRIGGER listing_search_sync ON listing;
CREATE TRIGGER listing_search_sync AFTER INSERT OR UPDATE OF
  search_codes, status, quantity, reserved_quantity, sold_quantity, manufacturer_id, min_order_quantity,
  shipping_possible, pickup_possible, bundle_only, condition, year_of_manufacture, has_certificate, created_at,
  price_per_product_in_ct, price_for_bundle_in_ct
  ON listing FOR EACH ROW EXECUTE FUNCTION listing_search_sync();

-- The sitemap reads its pages and their last changes from here alone (docs/decisions/0023-search-engines.md).
CREATE INDEX listing_sitemap ON listing (id) INCLUDE (updated_at, name_en)
  WHERE status = 'ACTIVE' AND quantity - reserved_quantity - sold_quantity > 0;

-- A rewritten table has no statistics of its new columns, and autovacuum sees no change in it. What VACUUM adds to that
-- cannot be done here (README.md, Upgrading).
ANALYZE listing, listing_search, product_code;
