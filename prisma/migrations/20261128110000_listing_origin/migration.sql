ALTER TABLE listing ADD COLUMN country_of_origin text;
ALTER TABLE listing ADD CONSTRAINT listing_country_of_origin CHECK (country_of_origin ~ '^[A-Z]{2}$') NOT VALID;
