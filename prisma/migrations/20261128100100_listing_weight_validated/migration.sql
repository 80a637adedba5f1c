ALTER TABLE listing VALIDATE CONSTRAINT listing_weight_in_grams;
