ALTER TABLE listing ADD COLUMN rehearsal_note text;
