-- What was requested stands with the transaction as it was: its number, names, condition, picture, terms (contract §5).

ALTER TABLE "transaction"
  ADD COLUMN requested jsonb,
  ADD COLUMN requested_image_id uuid,
  -- Of older rows: when it was taken from the listing as that was by then. Null where it is that of the request.
  ADD COLUMN requested_filled_at timestamptz(3),
  -- Before the first value: the release before would delete a picture that nothing refers to.
  ADD CONSTRAINT transaction_requested_image_id_fkey FOREIGN KEY (requested_image_id) REFERENCES document (id)
    ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

-- The shape is `storedItem` of lib/transactions/requested-item.ts; another shape gets another version.
CREATE FUNCTION requested_item(l listing) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'version', 1,
    'manufacturer', jsonb_build_object('id', m.id, 'name', m.name),
    'mpn', l.mpn,
    'ean', l.ean,
    'alternateProductCodes', to_jsonb(l.alternate_product_codes),
    'nameDe', l.name_de,
    'nameEn', l.name_en,
    'descriptionDe', l.description_de,
    'descriptionEn', l.description_en,
    'condition', l.condition,
    'yearOfManufacture', l.year_of_manufacture,
    'dateCode', l.date_code,
    'quantity', l.quantity,
    'minOrderQuantity', l.min_order_quantity,
    'bundleOnly', l.bundle_only,
    'currency', 'EUR',
    'shippingPossible', l.shipping_possible,
    'pickupPossible', l.pickup_possible,
    'shippingPriceInCt', l.shipping_price_in_ct,
    'shippingNote', l.shipping_note
  )
  FROM manufacturer m WHERE m.id = l.manufacturer_id
$$;

-- Whatever code inserts, the release before included.
CREATE FUNCTION keep_requested_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.requested IS NULL THEN
      SELECT requested_item(l), l.main_image_id INTO NEW.requested, NEW.requested_image_id
      FROM listing l WHERE l.id = NEW.listing_id;
    END IF;
  ELSIF OLD.requested IS NOT NULL THEN
    RAISE EXCEPTION 'what was requested never changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER transaction_requested BEFORE INSERT ON "transaction"
  FOR EACH ROW EXECUTE FUNCTION keep_requested_item();
CREATE TRIGGER transaction_requested_stays
  BEFORE UPDATE OF requested, requested_image_id, requested_filled_at ON "transaction" FOR EACH ROW
  WHEN ((OLD.requested, OLD.requested_image_id, OLD.requested_filled_at)
    IS DISTINCT FROM (NEW.requested, NEW.requested_image_id, NEW.requested_filled_at))
  EXECUTE FUNCTION keep_requested_item();
