import "server-only";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { mailQueue } from "./outbox";

const unsentMail = {
  id: true,
  template: true,
  recipient: true,
  locale: true,
  data: true,
  lastError: true,
  createdAt: true,
} satisfies Prisma.MailMessageSelect;

/** A mail that is still to be sent, as its row keeps it; null when it is sent or gone. */
export function findUnsentMail(id: string) {
  return db().mailMessage.findUnique({ where: { id, sentAt: null }, select: unsentMail });
}

/** How many mails are still to be sent, those included that wait for another attempt. */
export function countUnsentMails(): Promise<number> {
  return db().mailMessage.count({ where: { sentAt: null } });
}

/** Ids of unsent mails that no job waits for or works on, oldest first. */
export async function listMailsWithoutJob(limit: number): Promise<string[]> {
  const mails = await db().$queryRaw<{ id: string }[]>`
    SELECT id::text FROM mail_message
    WHERE sent_at IS NULL AND NOT EXISTS (
      SELECT FROM pgboss.job
      WHERE job.name = ${mailQueue.name} AND job.id = mail_message.id AND job.state < 'completed'
    )
    ORDER BY id
    LIMIT ${limit}`;
  return mails.map(({ id }) => id);
}
