ALTER TABLE "transaction" ADD CONSTRAINT transaction_requested CHECK (requested IS NOT NULL) NOT VALID;
