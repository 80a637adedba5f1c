-- Requests as their parties and administrators list them, answers to repeated calls, requests that wait for a login,
-- and manufacturers that are told apart by hand (docs/decisions/0026-requests.md, 0028-manufacturers.md).

-- The seller stands with the transaction, so that their list is read along an index of its own.
ALTER TABLE "transaction" ADD COLUMN seller_user_id uuid;
UPDATE "transaction" t SET seller_user_id = l.owner_user_id FROM listing l WHERE l.id = t.listing_id;
ALTER TABLE "transaction" ALTER COLUMN seller_user_id SET NOT NULL;

-- A listing never changes its owner: what is true at the request stays true.
CREATE FUNCTION refuse_owner_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a listing never changes its owner';
END $$;
CREATE TRIGGER listing_owner_stays BEFORE UPDATE OF owner_user_id ON listing
  FOR EACH ROW WHEN (OLD.owner_user_id <> NEW.owner_user_id) EXECUTE FUNCTION refuse_owner_change();

CREATE FUNCTION fill_transaction_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seller_user_id := (SELECT owner_user_id FROM listing WHERE id = NEW.listing_id);
  RETURN NEW;
END $$;
CREATE TRIGGER transaction_seller BEFORE INSERT OR UPDATE OF listing_id, seller_user_id ON "transaction"
  FOR EACH ROW EXECUTE FUNCTION fill_transaction_seller();

DROP INDEX transaction_user_id_created_at_idx;
CREATE INDEX transaction_user_id_created_at_id_idx ON "transaction" (user_id, created_at DESC, id DESC);
CREATE INDEX transaction_seller_user_id_created_at_id_idx ON "transaction" (seller_user_id, created_at DESC, id DESC);
CREATE INDEX transaction_user_id_status_created_at_id_idx ON "transaction" (user_id, status, created_at DESC, id DESC);
CREATE INDEX transaction_seller_user_id_status_created_at_id_idx ON "transaction" (seller_user_id, status, created_at DESC, id DESC);
CREATE INDEX transaction_status_created_at_id_idx ON "transaction" (status, created_at DESC, id DESC);
-- The administrators' figures and charts are read from indexes alone (docs/decisions/0029-analytics.md).
CREATE INDEX transaction_completed_at ON "transaction" (completed_at)
  INCLUDE (created_at, quantity, price_per_product_in_ct, price_for_bundle_in_ct) WHERE completed_at IS NOT NULL;
CREATE INDEX listing_deleted ON listing (id) WHERE status = 'DELETED';

-- What a call with an Idempotency-Key made, for three days: a repeat is answered, not done again. Without a reference to the
-- user: it would lock that row before the listing's, and whoever deletes an account takes them the other way round.
CREATE TABLE idempotency_key (
  user_id uuid NOT NULL,
  operation text NOT NULL,
  key text NOT NULL,
  fingerprint text NOT NULL,
  result jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT idempotency_key_pkey PRIMARY KEY (user_id, operation, key)
);
CREATE INDEX idempotency_key_created_at_idx ON idempotency_key (created_at);

-- What a visitor has entered, while they log in or sign up.
CREATE TABLE request_draft (
  id uuid NOT NULL,
  listing_id integer NOT NULL REFERENCES listing (id) ON DELETE CASCADE ON UPDATE CASCADE,
  quantity text,
  note text,
  question text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT request_draft_pkey PRIMARY KEY (id)
);
CREATE INDEX request_draft_created_at_idx ON request_draft (created_at);
CREATE INDEX request_draft_listing_id_idx ON request_draft (listing_id);

-- Two names that look alike and are two manufacturers: nobody is asked about them again.
CREATE TABLE manufacturer_distinction (
  one_id integer NOT NULL REFERENCES manufacturer (id) ON DELETE CASCADE ON UPDATE CASCADE,
  other_id integer NOT NULL REFERENCES manufacturer (id) ON DELETE CASCADE ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT manufacturer_distinction_pkey PRIMARY KEY (one_id, other_id),
  CONSTRAINT manufacturer_distinction_in_order CHECK (one_id < other_id)
);
CREATE INDEX manufacturer_distinction_other_id_idx ON manufacturer_distinction (other_id);
