-- What a code is to its listing: 0 the manufacturer's own number or EAN, 1 an alternate, 2 an alternate of a listing that
-- carries those of many manufacturers (docs/decisions/0061-stuffed-and-hidden-listings.md).
ALTER TABLE listing_search ADD COLUMN code_kind smallint NOT NULL DEFAULT 0;

-- As normaliseCode of lib/search/rules.ts. Where the locale knows no umlauts, both sides of a comparison lose them.
CREATE FUNCTION comparable_code(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN left(upper(regexp_replace(normalize(code, NFKC), '[^[:alnum:]]', '', 'g')), 120);

CREATE FUNCTION code_kinds(mpn text, ean text, manufacturer_id integer, search_codes text[])
RETURNS TABLE (code text, kind smallint) LANGUAGE plpgsql STABLE AS $$
DECLARE
  own text[] := ARRAY[comparable_code(coalesce(code_kinds.mpn, '')), comparable_code(coalesce(code_kinds.ean, ''))];
  alternates text[] := ARRAY(
    SELECT DISTINCT c FROM unnest(code_kinds.search_codes) c WHERE c <> '' AND comparable_code(c) <> ALL (own)
  );
  alternate_kind smallint := 1;
BEGIN
  -- An equivalent bearing has numbers of four other manufacturers, hardly of more. What anybody may enter counts for none.
  IF cardinality(alternates) > 20 OR cardinality(alternates) > 4 AND 4 < (
    SELECT count(DISTINCT p.manufacturer_id) FROM product p JOIN manufacturer m ON m.id = p.manufacturer_id
    WHERE p.normalised_mpn = ANY (alternates) AND p.manufacturer_id <> code_kinds.manufacturer_id
      AND m.verified_at IS NOT NULL
  ) THEN
    alternate_kind := 2;
  END IF;
  RETURN QUERY
    SELECT DISTINCT c, CASE WHEN c = ANY (alternates) THEN alternate_kind ELSE 0::smallint END
    FROM unnest(code_kinds.search_codes) c WHERE c <> '';
END $$;

CREATE OR REPLACE FUNCTION listing_search_sync() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  available integer := NEW.quantity - NEW.reserved_quantity - NEW.sold_quantity;
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.search_codes, NEW.mpn, NEW.ean) IS NOT DISTINCT FROM (OLD.search_codes, OLD.mpn, OLD.ean) THEN
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
    code, code_kind, listing_id, status, available_quantity, manufacturer_id, min_order_quantity, shipping_possible,
    pickup_possible, bundle_only, condition, year_of_manufacture, has_certificate, created_at, piece_price_in_ct
  )
    SELECT k.code, k.kind, NEW.id, NEW.status, available, NEW.manufacturer_id, NEW.min_order_quantity,
      NEW.shipping_possible, NEW.pickup_possible, NEW.bundle_only, NEW.condition, NEW.year_of_manufacture,
      NEW.has_certificate, NEW.created_at, NEW.piece_price_in_ct
    FROM code_kinds(NEW.mpn, NEW.ean, NEW.manufacturer_id, NEW.search_codes) k;
  RETURN NULL;
END $$;
