CREATE INDEX CONCURRENTLY transaction_requested_image_id_idx ON "transaction" (requested_image_id);
