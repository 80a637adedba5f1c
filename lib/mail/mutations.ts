import "server-only";
import { db } from "@/lib/db/client";
import { restoreJobs, runJobsNow } from "@/lib/queue/queue";
import { mailQueue } from "./mail-queue";
import { listMailsWithoutJob } from "./queries";

const deleteSentAfterInMs = 30 * 24 * 60 * 60_000;

/** Clears the data, which may contain a token. */
export async function markMailSent(id: string): Promise<void> {
  await db().mailMessage.updateMany({
    where: { id, sentAt: null },
    data: { sentAt: new Date(), data: {}, lastError: null },
  });
}

export async function markMailFailed(id: string, reason: string): Promise<void> {
  await db().mailMessage.updateMany({ where: { id }, data: { lastError: reason.slice(0, 500) } });
}

/** Mails may be older than the queue, or their jobs lost. */
export async function restoreMailJobs(): Promise<void> {
  await restoreJobs(mailQueue, await listMailsWithoutJob(1_000));
}

export async function sendMailsNow(): Promise<void> {
  await runJobsNow(mailQueue);
}

export async function deleteOldMails(): Promise<void> {
  const sentBefore = new Date(Date.now() - deleteSentAfterInMs);
  await db().mailMessage.deleteMany({ where: { sentAt: { lt: sentBefore } } });
}
