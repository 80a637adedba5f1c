import "server-only";
import type { Database } from "@/lib/db/client";
import { enqueueJobs, type Queue } from "@/lib/queue/queue";
import { wakeWorkers } from "@/lib/queue/workers";
import type { MailOrder } from "./schema";
import { isPlainAddress } from "./schema";

const hourInSeconds = 60 * 60;
const dayInSeconds = 24 * hourInSeconds;

/** A job's id is its mail's id. */
export const mailQueue: Queue = {
  name: "send-mail",
  jobs: {
    retryLimit: 1_000_000,
    retryBackoff: true,
    retryDelay: 30,
    retryDelayMax: hourInSeconds,
    retentionSeconds: 10 * 365 * dayInSeconds,
    expireInSeconds: 60,
    deleteAfterSeconds: dayInSeconds,
  },
};

/** `createdAt` in the future delays the mail. */
type QueuedMail = MailOrder & { topic?: string; tells?: string; createdAt?: Date };

/** Call `wakeMailWorker` after the commit. */
export function enqueueMail(tx: Database, order: MailOrder): Promise<void> {
  return enqueueMails(tx, [order]);
}

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

/** Separate from the worker, so that callers do not load rendering and drivers. */
export function wakeMailWorker(): void {
  wakeWorkers(mailQueue.name);
}
