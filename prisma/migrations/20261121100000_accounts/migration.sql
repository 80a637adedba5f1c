-- CreateEnum
CREATE TYPE "SecurityEventKind" AS ENUM ('LOGGED_IN', 'LOGIN_FAILED', 'PASSWORD_RESET', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'SESSIONS_ENDED', 'ADMIN_GRANTED', 'ADMIN_REVOKED', 'BLOCKED', 'UNBLOCKED', 'ACCOUNT_DELETED');

-- AlterEnum
ALTER TYPE "EmailTokenPurpose" ADD VALUE 'CHANGE';

-- AlterTable
ALTER TABLE "email_token" ADD COLUMN     "new_email" TEXT;

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "user_agent" TEXT;

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "security_event" (
    "id" SERIAL NOT NULL,
    "kind" "SecurityEventKind" NOT NULL,
    "user_id" UUID,
    "actor_user_id" UUID,
    "network" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "security_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "security_event_created_at_id_idx" ON "security_event"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "security_event_user_id_created_at_idx" ON "security_event"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "security_event_actor_user_id_idx" ON "security_event"("actor_user_id");

-- AddForeignKey
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_actor_user_id_fkey" FOREIGN KEY ("actor_user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;



ALTER TABLE email_token
  ADD CONSTRAINT email_token_new_email CHECK (
    (purpose::text = 'CHANGE') = (new_email IS NOT NULL) AND new_email IS NOT DISTINCT FROM lower(new_email)
  );

-- Append-only, as status_change; only the people of a row can be blanked.
CREATE FUNCTION refuse_security_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (NEW.user_id IS NULL OR NEW.user_id = OLD.user_id)
    AND (NEW.actor_user_id IS NULL OR NEW.actor_user_id = OLD.actor_user_id)
    AND (NEW.id, NEW.kind, NEW.network, NEW.created_at)
      IS NOT DISTINCT FROM (OLD.id, OLD.kind, OLD.network, OLD.created_at)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'security_event is append-only';
END $$;
CREATE TRIGGER security_event_append_only BEFORE UPDATE OR DELETE ON security_event
  FOR EACH ROW EXECUTE FUNCTION refuse_security_history_change();
