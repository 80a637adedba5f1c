ALTER TABLE csv_import ADD COLUMN merged_count integer, ADD COLUMN without_image_count integer;
ALTER TABLE csv_import_row ADD COLUMN same_part jsonb;
