-- What an account's files take is summed from the index alone.
CREATE INDEX CONCURRENTLY document_user_id_size_in_bytes_idx ON document (user_id, size_in_bytes);
