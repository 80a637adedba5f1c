CREATE INDEX CONCURRENTLY product_code_deletes ON product_code USING gin (search_deletes(code) COLLATE "C");
