ALTER TABLE "transaction"
  VALIDATE CONSTRAINT transaction_requested,
  VALIDATE CONSTRAINT transaction_requested_image_id_fkey;
