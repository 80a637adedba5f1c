ALTER TABLE "transaction" ALTER COLUMN requested SET NOT NULL;
ALTER TABLE "transaction" DROP CONSTRAINT transaction_requested;
