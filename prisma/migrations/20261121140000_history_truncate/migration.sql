-- Row triggers do not see a TRUNCATE: the histories refuse it as a whole.
CREATE FUNCTION refuse_history_truncation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER status_change_no_truncate BEFORE TRUNCATE ON status_change
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_truncation();
CREATE TRIGGER security_event_no_truncate BEFORE TRUNCATE ON security_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_truncation();
