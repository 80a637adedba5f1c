-- The one before begins with the same column.
DROP INDEX CONCURRENTLY document_user_id_idx;
