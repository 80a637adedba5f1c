-- Code search (docs/decisions/0006-code-search.md): a dictionary of codes, and per listing and code a
-- row that carries the columns search filters by.

-- Codes are compared byte by byte on every host, so that plain indexes serve prefixes (LIKE 'X%') too;
-- the primary key (code, listing_id) is what administrators' searches over every status use.
ALTER TABLE listing_search DROP CONSTRAINT listing_search_code_fkey;
ALTER TABLE product_code ALTER COLUMN code TYPE text COLLATE "C";
ALTER TABLE listing_search ALTER COLUMN code TYPE text COLLATE "C";
ALTER TABLE listing_search ADD CONSTRAINT listing_search_code_fkey
  FOREIGN KEY (code) REFERENCES product_code (code) ON DELETE RESTRICT ON UPDATE CASCADE;

-- Visitors' searches touch only what is for sale: a covering index, partial on it.
CREATE UNIQUE INDEX listing_search_visible ON listing_search (code, listing_id)
  INCLUDE (available_quantity, manufacturer_id, min_order_quantity, shipping_possible, pickup_possible, bundle_only, created_at)
  WHERE status = 'ACTIVE' AND available_quantity > 0;

-- Browsing without a query: newest first, all or by manufacturer; filters are read from the index alone.
CREATE INDEX listing_browse ON listing (created_at DESC, id DESC)
  INCLUDE (quantity, reserved_quantity, sold_quantity, min_order_quantity, shipping_possible, pickup_possible, bundle_only)
  WHERE status = 'ACTIVE' AND quantity - reserved_quantity - sold_quantity > 0;
CREATE INDEX listing_browse_manufacturer ON listing (manufacturer_id, created_at DESC, id DESC)
  WHERE status = 'ACTIVE' AND quantity - reserved_quantity - sold_quantity > 0;

-- Without them the planner takes a third of all listings for available, and joins indexes that it should not.
CREATE STATISTICS listing_available ON (quantity - reserved_quantity - sold_quantity) FROM listing;

-- Words in names, German and English.
CREATE FUNCTION listing_words(name_de text, name_en text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN to_tsvector('german'::regconfig, name_de) || to_tsvector('english'::regconfig, coalesce(name_en, ''));
CREATE INDEX listing_words_gin ON listing USING gin (listing_words(name_de, name_en));
-- Words inside German compounds.
CREATE INDEX listing_names_trgm ON listing USING gin (lower(name_de || ' ' || coalesce(name_en, '')) gin_trgm_ops);

CREATE FUNCTION listing_search_sync() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  available integer := NEW.quantity - NEW.reserved_quantity - NEW.sold_quantity;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.search_codes IS NOT DISTINCT FROM OLD.search_codes THEN
    UPDATE listing_search SET
      status = NEW.status, available_quantity = available, manufacturer_id = NEW.manufacturer_id,
      min_order_quantity = NEW.min_order_quantity, shipping_possible = NEW.shipping_possible,
      pickup_possible = NEW.pickup_possible, bundle_only = NEW.bundle_only, created_at = NEW.created_at
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
    code, listing_id, status, available_quantity, manufacturer_id, min_order_quantity,
    shipping_possible, pickup_possible, bundle_only, created_at
  )
    SELECT DISTINCT c, NEW.id, NEW.status, available, NEW.manufacturer_id, NEW.min_order_quantity,
      NEW.shipping_possible, NEW.pickup_possible, NEW.bundle_only, NEW.created_at
    FROM unnest(NEW.search_codes) c WHERE c <> '';
  RETURN NULL;
END $$;
-- Deletion needs no branch: the foreign key cascades.
CREATE TRIGGER listing_search_sync AFTER INSERT OR UPDATE OF
  search_codes, status, quantity, reserved_quantity, sold_quantity, manufacturer_id, min_order_quantity,
  shipping_possible, pickup_possible, bundle_only, created_at
  ON listing FOR EACH ROW EXECUTE FUNCTION listing_search_sync();
