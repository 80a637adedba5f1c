ALTER TABLE listing ADD COLUMN weight_in_grams integer;
ALTER TABLE listing ADD CONSTRAINT listing_weight_in_grams CHECK (weight_in_grams BETWEEN 1 AND 10000000) NOT VALID;
