-- A job that writes a row of an import twice holds the import's keys against changes until it ends. What a full unique index
-- is on counts as a key; cancelling takes the job away and must not wait for it.
DROP INDEX csv_import_job_id_key;
CREATE UNIQUE INDEX csv_import_job_id_key ON csv_import (job_id) WHERE job_id IS NOT NULL;

-- Pictures are most of the documents, and none of them says anything of certificates.
DROP TRIGGER listing_certificate_sync ON document;
CREATE TRIGGER listing_certificate_made AFTER INSERT ON document
  FOR EACH ROW WHEN (NEW.type = 'CERTIFICATE') EXECUTE FUNCTION listing_certificate_sync();
CREATE TRIGGER listing_certificate_gone AFTER DELETE ON document
  FOR EACH ROW WHEN (OLD.type = 'CERTIFICATE') EXECUTE FUNCTION listing_certificate_sync();
CREATE TRIGGER listing_certificate_moved AFTER UPDATE OF listing_id, type ON document
  FOR EACH ROW WHEN (OLD.type = 'CERTIFICATE' OR NEW.type = 'CERTIFICATE') EXECUTE FUNCTION listing_certificate_sync();
