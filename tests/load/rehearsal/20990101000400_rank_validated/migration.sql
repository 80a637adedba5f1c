ALTER TABLE listing VALIDATE CONSTRAINT listing_rehearsal_rank;
