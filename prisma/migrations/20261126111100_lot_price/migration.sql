-- The pieces that a lot's price was stated for, where there are others by now; null where it fits. A lot that changes
-- once somebody has requested it, or had it before a void, is not sold at the former lot's price (contract §5).
ALTER TABLE listing ADD COLUMN bundle_price_quantity integer;

CREATE FUNCTION note_bundle_price_quantity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.price_for_bundle_in_ct IS DISTINCT FROM OLD.price_for_bundle_in_ct THEN
    NEW.bundle_price_quantity := NULL;
  ELSIF NEW.bundle_price_quantity IS NOT NULL OR EXISTS (
    SELECT FROM "transaction" WHERE listing_id = NEW.id AND status <> 'CANCELLED'
  ) THEN
    NEW.bundle_price_quantity := nullif(coalesce(OLD.bundle_price_quantity, OLD.quantity), NEW.quantity);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER listing_bundle_price_quantity BEFORE UPDATE OF quantity, price_for_bundle_in_ct ON listing FOR EACH ROW
  WHEN (OLD.price_for_bundle_in_ct IS NOT NULL
    AND (OLD.quantity, OLD.price_for_bundle_in_ct) IS DISTINCT FROM (NEW.quantity, NEW.price_for_bundle_in_ct))
  EXECUTE FUNCTION note_bundle_price_quantity();
