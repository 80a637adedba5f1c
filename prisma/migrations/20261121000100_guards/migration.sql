-- Rules that hold whatever code writes: contract §3 and §5.

ALTER TABLE "user"
  ADD CONSTRAINT username_not_blank CHECK (btrim(username) <> '');

-- Usernames are unique whatever their case.
CREATE UNIQUE INDEX user_username_lower ON "user" (lower(username));

ALTER TABLE email_identity
  ADD CONSTRAINT email_is_lower_case CHECK (email = lower(email) AND email <> '');

ALTER TABLE manufacturer
  ADD CONSTRAINT manufacturer_not_blank CHECK (btrim(name) <> '' AND normalised_name <> ''),
  ADD CONSTRAINT manufacturer_not_merged_into_itself CHECK (merged_into_id <> id);

ALTER TABLE listing
  ADD CONSTRAINT listing_texts_not_blank CHECK (btrim(name_de) <> '' AND btrim(description_de) <> ''),
  ADD CONSTRAINT listing_quantity CHECK (quantity >= 1),
  ADD CONSTRAINT listing_stock CHECK (
    reserved_quantity >= 0 AND sold_quantity >= 0 AND reserved_quantity + sold_quantity <= quantity
  ),
  ADD CONSTRAINT listing_min_order_quantity CHECK (min_order_quantity BETWEEN 1 AND quantity),
  ADD CONSTRAINT listing_bundle CHECK (NOT bundle_only OR min_order_quantity = quantity),
  ADD CONSTRAINT listing_one_price CHECK (
    num_nonnulls(price_per_product_in_ct, price_for_bundle_in_ct) = 1
    AND price_per_product_in_ct > 0 IS NOT FALSE
    AND price_for_bundle_in_ct > 0 IS NOT FALSE
    AND (price_for_bundle_in_ct IS NULL OR bundle_only)
  ),
  ADD CONSTRAINT listing_delivery CHECK (shipping_possible OR pickup_possible),
  ADD CONSTRAINT listing_shipping_price CHECK (
    shipping_price_in_ct IS NULL OR (shipping_possible AND shipping_price_in_ct >= 0)
  ),
  ADD CONSTRAINT listing_views CHECK (views >= 0);

ALTER TABLE document
  ADD CONSTRAINT document_name_not_blank CHECK (btrim(name) <> ''),
  ADD CONSTRAINT document_size CHECK (size_in_bytes IS NULL OR size_in_bytes >= 0),
  ADD CONSTRAINT document_attached_is_sound CHECK (listing_id IS NULL OR sound_at IS NOT NULL);

ALTER TABLE uploaded_file
  ADD CONSTRAINT uploaded_file_size CHECK (size_in_bytes IS NULL OR size_in_bytes >= 0);

ALTER TABLE "transaction"
  ADD CONSTRAINT transaction_quantity CHECK (quantity >= 1),
  ADD CONSTRAINT transaction_one_price CHECK (
    num_nonnulls(price_per_product_in_ct, price_for_bundle_in_ct) = 1
  ),
  ADD CONSTRAINT transaction_completed_at CHECK ((status = 'COMPLETED') = (completed_at IS NOT NULL)),
  ADD CONSTRAINT transaction_withdrawn CHECK (withdrawn_at IS NULL OR status = 'CANCELLED');

ALTER TABLE status_change
  ADD CONSTRAINT status_change_of_one_thing CHECK (num_nonnulls(listing_id, transaction_id) = 1);

-- The history is append-only; only the actor of a deleted account is blanked.
CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.actor_user_id IS NULL
    AND (NEW.id, NEW.listing_id, NEW.transaction_id, NEW."from", NEW."to", NEW.created_at)
      IS NOT DISTINCT FROM (OLD.id, OLD.listing_id, OLD.transaction_id, OLD."from", OLD."to", OLD.created_at)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'status_change is append-only';
END $$;
CREATE TRIGGER status_change_append_only BEFORE UPDATE OR DELETE ON status_change
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();

-- The worker looks only at what is still to be sent.
CREATE INDEX mail_message_due ON mail_message (next_attempt_at) WHERE sent_at IS NULL;

-- Sweeping of documents that were never attached.
CREATE INDEX document_unattached ON document (created_at) WHERE listing_id IS NULL;
