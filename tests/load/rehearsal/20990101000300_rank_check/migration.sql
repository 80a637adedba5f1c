ALTER TABLE listing ADD CONSTRAINT listing_rehearsal_rank CHECK (rehearsal_rank >= 0) NOT VALID;
