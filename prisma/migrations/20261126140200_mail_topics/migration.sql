-- One mail for what changed within ten minutes (docs/decisions/0062-names-and-users-words.md).
ALTER TABLE mail_message
  ADD COLUMN topic text,
  ADD COLUMN tells text;
