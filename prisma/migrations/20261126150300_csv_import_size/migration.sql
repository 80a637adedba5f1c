ALTER TABLE csv_import ADD COLUMN size_in_bytes INTEGER;
