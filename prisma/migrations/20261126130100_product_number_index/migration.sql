CREATE INDEX CONCURRENTLY product_normalised_mpn_idx ON product (normalised_mpn);
