-- Condition, age and certificates of a listing; saves that notice each other; the history of prices and quantity;
-- objects in storage that are nobody's any more (docs/decisions/0014, 0015).

CREATE TYPE "ListingCondition" AS ENUM (
  'NEW_IN_PACKAGING', 'NEW_WITHOUT_PACKAGING', 'UNUSED_OPENED', 'USED_TESTED', 'USED_UNTESTED', 'FOR_PARTS'
);
CREATE TYPE "ListingField" AS ENUM ('PRICE_PER_PRODUCT', 'PRICE_FOR_BUNDLE', 'QUANTITY');
ALTER TYPE "DocumentType" ADD VALUE 'CERTIFICATE';

ALTER TABLE listing
  ADD COLUMN condition "ListingCondition",
  ADD COLUMN year_of_manufacture integer,
  ADD COLUMN date_code text,
  ADD COLUMN has_certificate boolean NOT NULL DEFAULT false,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD CONSTRAINT listing_year_of_manufacture CHECK (year_of_manufacture BETWEEN 1900 AND 2200);

ALTER TABLE listing_search
  ADD COLUMN condition "ListingCondition",
  ADD COLUMN year_of_manufacture integer,
  ADD COLUMN has_certificate boolean NOT NULL DEFAULT false;
ALTER TABLE listing_search ALTER COLUMN has_certificate DROP DEFAULT;

ALTER TABLE document ADD COLUMN lost_at timestamptz(3);

CREATE TABLE listing_change (
  id serial PRIMARY KEY,
  listing_id integer NOT NULL REFERENCES listing (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  actor_user_id uuid REFERENCES "user" (id) ON DELETE SET NULL ON UPDATE CASCADE,
  field "ListingField" NOT NULL,
  "from" integer,
  "to" integer,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX listing_change_listing_id_created_at_idx ON listing_change (listing_id, created_at);
CREATE INDEX listing_change_actor_user_id_idx ON listing_change (actor_user_id);

-- Append-only; only the actor of a deleted account is blanked.
CREATE FUNCTION refuse_listing_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.actor_user_id IS NULL
    AND (NEW.id, NEW.listing_id, NEW.field, NEW."from", NEW."to", NEW.created_at)
      IS NOT DISTINCT FROM (OLD.id, OLD.listing_id, OLD.field, OLD."from", OLD."to", OLD.created_at)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'listing_change is append-only';
END $$;
CREATE TRIGGER listing_change_append_only BEFORE UPDATE OR DELETE ON listing_change
  FOR EACH ROW EXECUTE FUNCTION refuse_listing_change();
CREATE TRIGGER listing_change_no_truncate BEFORE TRUNCATE ON listing_change
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_truncation();

CREATE TABLE discarded_object (
  key text PRIMARY KEY,
  discarded_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX discarded_object_discarded_at_idx ON discarded_object (discarded_at);

-- The filters read their columns from the indexes alone.
DROP INDEX listing_search_visible;
CREATE UNIQUE INDEX listing_search_visible ON listing_search (code, listing_id)
  INCLUDE (
    available_quantity, manufacturer_id, min_order_quantity, shipping_possible, pickup_possible, bundle_only,
    condition, year_of_manufacture, has_certificate, created_at
  )
  WHERE status = 'ACTIVE' AND available_quantity > 0;
DROP INDEX listing_browse;
CREATE INDEX listing_browse ON listing (created_at DESC, id DESC)
  INCLUDE (
    quantity, reserved_quantity, sold_quantity, min_order_quantity, shipping_possible, pickup_possible, bundle_only,
    condition, year_of_manufacture, has_certificate
  )
  WHERE status = 'ACTIVE' AND quantity - reserved_quantity - sold_quantity > 0;

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
      created_at = NEW.created_at
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
    shipping_possible, pickup_possible, bundle_only, condition, year_of_manufacture, has_certificate, created_at
  )
    SELECT DISTINCT c, NEW.id, NEW.status, available, NEW.manufacturer_id, NEW.min_order_quantity,
      NEW.shipping_possible, NEW.pickup_possible, NEW.bundle_only, NEW.condition, NEW.year_of_manufacture,
      NEW.has_certificate, NEW.created_at
    FROM unnest(NEW.search_codes) c WHERE c <> '';
  RETURN NULL;
END $$;
DROP TRIGGER listing_search_sync ON listing;
CREATE TRIGGER listing_search_sync AFTER INSERT OR UPDATE OF
  search_codes, status, quantity, reserved_quantity, sold_quantity, manufacturer_id, min_order_quantity,
  shipping_possible, pickup_possible, bundle_only, condition, year_of_manufacture, has_certificate, created_at
  ON listing FOR EACH ROW EXECUTE FUNCTION listing_search_sync();

-- Whether a listing has a certificate follows from its documents, whoever changes them.
CREATE FUNCTION listing_certificate_sync() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer[] := array_remove(ARRAY[
    CASE WHEN TG_OP <> 'INSERT' THEN OLD.listing_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.listing_id END
  ], NULL);
BEGIN
  UPDATE listing l SET has_certificate = found.has_certificate
  FROM (
    SELECT t.id, EXISTS (
      SELECT 1 FROM document d WHERE d.listing_id = t.id AND d.type = 'CERTIFICATE'
    ) AS has_certificate
    FROM unnest(touched) AS t (id)
  ) found
  WHERE l.id = found.id AND l.has_certificate <> found.has_certificate;
  RETURN NULL;
END $$;
CREATE TRIGGER listing_certificate_sync AFTER INSERT OR DELETE OR UPDATE OF listing_id, type ON document
  FOR EACH ROW EXECUTE FUNCTION listing_certificate_sync();
