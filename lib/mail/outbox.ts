import "server-only";
import type { Database } from "@/lib/db/client";
import { enqueueJobs, type Queue } from "@/lib/queue/queue";
import { wakeWorkers } from "@/lib/queue/workers";
import type { MailOrder } from "./schema";
import { isPlainAddress } from "./schema";

const hourInSeconds = 60 * 60;
const dayInSeconds = 24 * hourInSeconds;

/** A job for each mail, of the mail's id. */
export const mailQueue: Queue = {
  name: "send-mail",
  jobs: {
    retryLimit: 1_000_000,
    retryBackoff: true,
    retryDelay: 30,
    retryDelayMax: hourInSeconds,
    retentionSeconds: 10 * 365 * dayInSeconds,
    // A driver gives up after 10 s; a process that takes longer is dead.
    expireInSeconds: 60,
    deleteAfterSeconds: dayInSeconds,
  },
};

/** A mail that gathers what changes on a topic is sent when it is due (lib/mail/notices.ts). */
type QueuedMail = MailOrder & { topic?: string; tells?: string; createdAt?: Date };

/**
 * Queues a mail within the transaction of the change that causes it (contract §7): both happen or neither.
 * After the commit call `wakeMailWorker()`; without, a worker finds the mail within 5 s.
 */
export function enqueueMail(tx: Database, order: MailOrder): Promise<void> {
  return enqueueMails(tx, [order]);
}

/** The same for several, in as many statements as for one. */
export async function enqueueMails(tx: Database, orders: QueuedMail[]): Promise<void> {
  if (!orders.every(({ recipient }) => isPlainAddress(recipient))) {
    throw new Error("A mail goes to one plain address.");
  }
  const mails = await tx.mailMessage.createManyAndReturn({
    data: orders,
    select: { id: true, createdAt: true },
  });
  const dueTimes = new Set(orders.map(({ createdAt }) => createdAt?.getTime()));
  await enqueueJobs(
    tx,
    mailQueue,
    mails.map(({ id, createdAt }) =>
      dueTimes.has(createdAt.getTime()) ? { id, startAfter: createdAt } : id,
    ),
  );
}

/**
 * Has queued mails sent now. Call it after the commit; a process without a worker ignores it.
 * Apart from the worker, so that who only queues mail does not load what renders and sends it.
 */
export function wakeMailWorker(): void {
  wakeWorkers(mailQueue.name);
}
