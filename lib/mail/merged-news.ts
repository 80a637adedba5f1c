import "server-only";
import type { Database } from "@/lib/db/client";
import { enqueueMails } from "./mail-queue";
import type { MailOrder } from "./schema";

/** One mail sums up ten minutes of news on a topic. */
export const quietInMs = 10 * 60_000;

export interface News {
  topic: string;
  /** The new state, then a reason. The reader gets no mail for what the last mail said. */
  tells: string;
  /** Builds the mail; `lastTells` is the `tells` of the last mail. */
  order: (lastTells: string | null) => MailOrder;
  dueAt?: Date | undefined;
  /** Takes back news, so no mail is needed where the reader has none yet. */
  isRetraction?: boolean;
}

interface LastMail {
  topic: string;
  tells: string;
  quietUntil: Date | null;
}

/**
 * Queues each mail at once, or at the end of the topic's quiet time in place of waiting mail. The
 * caller locks the topic's subject.
 */
export async function enqueueNews(tx: Database, news: News[]): Promise<void> {
  const topics = news.map(({ topic }) => topic);
  const dropped = await dropWaitingNews(tx, topics);
  const lastMails = await findLastMails(tx, topics);
  const orders = news.flatMap(({ topic, tells, order, dueAt, isRetraction }) => {
    const last = lastMails.get(topic);
    if (last ? last.tells.startsWith(tells) : isRetraction && dropped.has(topic)) {
      return [];
    }
    const createdAt = last?.quietUntil ?? dueAt;
    return [{ ...order(last?.tells ?? null), topic, tells, ...(createdAt && { createdAt }) }];
  });
  await enqueueMails(tx, orders);
}

export async function dropWaitingNews(tx: Database, topics: string[]): Promise<Set<string>> {
  // The sender locks the mail too, so that none is deleted while it is sent.
  await tx.$executeRaw`
    SELECT 1 FROM mail_message WHERE topic = ANY(${topics}::text[]) AND sent_at IS NULL FOR UPDATE`;
  const dropped = await tx.$queryRaw<{ topic: string }[]>`
    DELETE FROM mail_message
    WHERE topic = ANY(${topics}::text[]) AND sent_at IS NULL AND created_at > clock_timestamp()
    RETURNING topic`;
  return new Set(dropped.map(({ topic }) => topic));
}

export async function moveNews(tx: Database, from: string, to: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE mail_message SET recipient = ${to}
    WHERE topic IS NOT NULL AND sent_at IS NULL AND created_at > clock_timestamp() AND recipient = ${from}`;
}

export async function dropNewsTo(tx: Database, userId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM mail_message
    WHERE topic IS NOT NULL AND sent_at IS NULL AND created_at > clock_timestamp()
      AND recipient = (SELECT email FROM email_identity WHERE user_id = ${userId}::uuid)`;
}

async function findLastMails(tx: Database, topics: string[]): Promise<Map<string, LastMail>> {
  const mails = await tx.$queryRaw<LastMail[]>`
    SELECT DISTINCT ON (topic) topic, tells, CASE
      WHEN created_at + ${quietInMs}::float8 * interval '1 ms' > clock_timestamp()
      THEN created_at + ${quietInMs}::float8 * interval '1 ms' END AS "quietUntil"
    FROM mail_message WHERE topic = ANY(${topics}::text[])
    ORDER BY topic, created_at DESC`;
  return new Map(mails.map((last) => [last.topic, last]));
}
