-- AlterTable
ALTER TABLE "email_token" ADD COLUMN     "signup" JSONB;

-- Until now an account of an unproved address held what its last signup said. From now on its links carry it.
DELETE FROM email_token t USING email_identity i
WHERE i.id = t.identity_id AND t.purpose = 'VERIFY' AND i.verified_at IS NOT NULL;

-- Whose link was swept away gets one that nobody has and that has run out: a new one takes over what it carries.
INSERT INTO email_token (token_hash, identity_id, purpose, expires_at)
SELECT i.id::text, i.id, 'VERIFY', now() FROM email_identity i
WHERE i.verified_at IS NULL
  AND NOT EXISTS (SELECT FROM email_token t WHERE t.identity_id = i.id AND t.purpose = 'VERIFY');

UPDATE email_token t
SET signup = jsonb_strip_nulls(jsonb_build_object(
  'passwordHash', i.password_hash, 'username', u.username, 'street', u.street, 'city', u.city,
  'zipCode', u.zip_code, 'country', u.country, 'locale', u.locale))
FROM email_identity i JOIN "user" u ON u.id = i.user_id
WHERE i.id = t.identity_id AND t.purpose = 'VERIFY';

INSERT INTO security_event (kind, user_id)
SELECT 'ADMIN_REVOKED', u.id FROM "user" u JOIN email_identity i ON i.user_id = u.id
WHERE u.is_admin AND i.verified_at IS NULL;

UPDATE "user" u
SET username = 'unverified-' || left(replace(gen_random_uuid()::text, '-', ''), 16),
  street = NULL, city = NULL, zip_code = NULL, country = NULL, is_admin = false
FROM email_identity i WHERE i.user_id = u.id AND i.verified_at IS NULL;

ALTER TABLE email_token
  ADD CONSTRAINT email_token_signup CHECK ((purpose::text = 'VERIFY') = (signup IS NOT NULL));
