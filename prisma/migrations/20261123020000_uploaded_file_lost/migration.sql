-- Storage may lose the bytes of these files as well (docs/decisions/0035-upload-demo.md).
ALTER TABLE uploaded_file ADD COLUMN lost_at timestamptz(3);
