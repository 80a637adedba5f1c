ALTER TABLE "transaction"
  ADD CONSTRAINT transaction_requested CHECK (requested IS NOT NULL) NOT VALID,
  ADD CONSTRAINT transaction_requested_image_id_fkey FOREIGN KEY (requested_image_id) REFERENCES document (id)
    ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
