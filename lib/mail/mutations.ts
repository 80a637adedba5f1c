import "server-only";
import { db } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";

interface DueMail {
  id: string;
  template: string;
  recipient: string;
  locale: Locale;
  data: unknown;
  attempts: number;
  createdAt: Date;
}

/**
 * Takes the mail that is due longest, null when none is. Taking it plans its next attempt already
 * (30 s · 2^n, at most 1 h), so that a process that dies while sending loses nothing, and no other worker
 * gets it meanwhile.
 */
export async function claimDueMail(): Promise<DueMail | null> {
  const [mail] = await db().$queryRaw<DueMail[]>`
    UPDATE mail_message
    SET attempts = attempts + 1,
        next_attempt_at = now() + interval '1 second' * least(3600, 30 * power(2, least(attempts, 10)))
    WHERE id = (
      SELECT id FROM mail_message
      WHERE sent_at IS NULL AND next_attempt_at <= now()
      ORDER BY next_attempt_at
      LIMIT 1
      FOR UPDATE SKIP LOCKED
    )
    RETURNING id, template, recipient, locale::text, data, attempts, created_at AS "createdAt"`;
  return mail ?? null;
}

/** Closes a mail; what it said is forgotten, since it may carry a token. */
export async function markMailSent(id: string): Promise<void> {
  await db().mailMessage.updateMany({
    where: { id, sentAt: null },
    data: { sentAt: new Date(), data: {}, lastError: null },
  });
}

/** Notes why an attempt failed; when the next one is due was settled by `claimDueMail`. */
export async function markMailFailed(id: string, reason: string): Promise<void> {
  await db().mailMessage.updateMany({ where: { id }, data: { lastError: reason.slice(0, 500) } });
}
