import "server-only";
import { db } from "@/lib/db/client";

const dayInMs = 24 * 60 * 60_000;

export async function deleteRunOutSessions(): Promise<void> {
  await db().session.deleteMany({ where: { expiresAt: { lt: new Date() } } });
}

/** Deletes the tokens of links that ran out more than a day ago. */
export async function deleteRunOutTokens(): Promise<void> {
  const longAgo = new Date(Date.now() - dayInMs).toISOString();
  await db().$executeRaw`
    DELETE FROM email_token t WHERE t.expires_at < ${longAgo}::timestamptz AND (
      t.purpose <> 'VERIFY' OR EXISTS (
        SELECT FROM email_token newer
        WHERE newer.identity_id = t.identity_id AND newer.purpose = 'VERIFY'
          AND (newer.expires_at, newer.token_hash) > (t.expires_at, t.token_hash)))`;
}
