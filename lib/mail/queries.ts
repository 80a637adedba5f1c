import "server-only";
import { db } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";
import { mailQueue } from "./mail-queue";

interface UnsentMail {
  id: string;
  template: string;
  recipient: string;
  locale: Locale;
  data: unknown;
  lastError: string | null;
  createdAt: Date;
}

/** Undefined where the mail is sent or deleted. */
export async function findUnsentMail(id: string): Promise<UnsentMail | undefined> {
  const [mail] = await db().$queryRaw<UnsentMail[]>`
    SELECT id, template, recipient, locale::text, data, last_error AS "lastError",
      created_at AS "createdAt"
    FROM mail_message WHERE id = ${id}::uuid AND sent_at IS NULL FOR SHARE`;
  return mail;
}

export function countUnsentMails(): Promise<number> {
  return db().mailMessage.count({ where: { sentAt: null, createdAt: { lte: new Date() } } });
}

export async function listMailsWithoutJob(limit: number): Promise<string[]> {
  const mails = await db().$queryRaw<{ id: string }[]>`
    SELECT id::text FROM mail_message
    WHERE sent_at IS NULL AND created_at <= now() AND NOT EXISTS (
      SELECT FROM pgboss.job
      WHERE job.name = ${mailQueue.name} AND job.id = mail_message.id AND job.state < 'completed'
    )
    ORDER BY id
    LIMIT ${limit}`;
  return mails.map(({ id }) => id);
}
