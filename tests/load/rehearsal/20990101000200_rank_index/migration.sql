CREATE INDEX CONCURRENTLY listing_rehearsal_rank ON listing (rehearsal_rank, id DESC);
