import "server-only";
import type { Database } from "@/lib/db/client";
import { enqueueMails } from "./outbox";
import type { MailOrder } from "./schema";

/** What the next ten minutes bring on a topic is told by one mail at their end. */
export const quietInMs = 10 * 60_000;

export interface News {
  topic: string;
  /** What holds now, and why behind it; told again, or with a reason before, it is no news. */
  tells: string;
  /** The mail, for a reader who was last told `told`. */
  order: (told: string | null) => MailOrder;
  /** Not before then, whatever was told. */
  dueAt?: Date | undefined;
  /** Takes back what was to be told: nothing, where nobody has heard of it yet. */
  isRetraction?: boolean;
}

interface LastTold {
  topic: string;
  tells: string;
  quietUntil: Date | null;
}

/**
 * Queues a mail for each of the news within the transaction of its change: at once, or, where its reader was told something on
 * that topic within ten minutes, at their end, in place of what waits for it and only if that is not what they know already.
 * The caller holds a lock that keeps others from changing the same thing.
 */
export async function enqueueNews(tx: Database, news: News[]): Promise<void> {
  const topics = news.map(({ topic }) => topic);
  const dropped = await dropWaiting(tx, topics);
  const lastTold = await findLastTold(tx, topics);
  const orders = news.flatMap(({ topic, tells, order, dueAt, isRetraction }) => {
    const last = lastTold.get(topic);
    if (last ? last.tells.startsWith(tells) : isRetraction && dropped.has(topic)) {
      return [];
    }
    const createdAt = last?.quietUntil ?? dueAt;
    return [{ ...order(last?.tells ?? null), topic, tells, ...(createdAt && { createdAt }) }];
  });
  await enqueueMails(tx, orders);
}

/** Drops what waits to be told on a topic that is over, or answers which topics had something waiting. */
export async function dropWaiting(tx: Database, topics: string[]): Promise<Set<string>> {
  // The locks first: whoever sends one takes it too, so that what is still not due behind them is in nobody's hands.
  await tx.$executeRaw`
    SELECT 1 FROM mail_message WHERE topic = ANY(${topics}::text[]) AND sent_at IS NULL FOR UPDATE`;
  const dropped = await tx.$queryRaw<{ topic: string }[]>`
    DELETE FROM mail_message
    WHERE topic = ANY(${topics}::text[]) AND sent_at IS NULL AND created_at > clock_timestamp()
    RETURNING topic`;
  return new Set(dropped.map(({ topic }) => topic));
}

/** What waits to be told goes to a reader's new address. */
export async function moveNews(tx: Database, from: string, to: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE mail_message SET recipient = ${to}
    WHERE topic IS NOT NULL AND sent_at IS NULL AND created_at > clock_timestamp() AND recipient = ${from}`;
}

/** Whoever is blocked learns nothing any more that waits to be told. */
export async function dropNewsTo(tx: Database, userId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM mail_message
    WHERE topic IS NOT NULL AND sent_at IS NULL AND created_at > clock_timestamp()
      AND recipient = (SELECT email FROM email_identity WHERE user_id = ${userId}::uuid)`;
}

async function findLastTold(tx: Database, topics: string[]): Promise<Map<string, LastTold>> {
  const told = await tx.$queryRaw<LastTold[]>`
    SELECT DISTINCT ON (topic) topic, tells, CASE
      WHEN created_at + ${quietInMs}::float8 * interval '1 ms' > clock_timestamp()
      THEN created_at + ${quietInMs}::float8 * interval '1 ms' END AS "quietUntil"
    FROM mail_message WHERE topic = ANY(${topics}::text[])
    ORDER BY topic, created_at DESC`;
  return new Map(told.map((last) => [last.topic, last]));
}
