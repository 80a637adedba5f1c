CREATE INDEX CONCURRENTLY uploaded_file_user_id_size_in_bytes_idx ON uploaded_file (user_id, size_in_bytes);
