CREATE INDEX CONCURRENTLY product_code_skeleton ON product_code (code_skeleton(code) COLLATE "C");
