ALTER TABLE listing VALIDATE CONSTRAINT listing_country_of_origin;
