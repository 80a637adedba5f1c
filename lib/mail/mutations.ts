import "server-only";
import { db } from "@/lib/db/client";
import { restoreJobs, runJobsNow } from "@/lib/queue/queue";
import { mailQueue } from "./outbox";
import { listMailsWithoutJob } from "./queries";

const keepSentForInMs = 30 * 24 * 60 * 60_000;

/** Closes a mail; what it said is forgotten, since it may carry a token. */
export async function markMailSent(id: string): Promise<void> {
  await db().mailMessage.updateMany({
    where: { id, sentAt: null },
    data: { sentAt: new Date(), data: {}, lastError: null },
  });
}

/** Notes why an attempt failed; when the next one is due is the job's. */
export async function markMailFailed(id: string, reason: string): Promise<void> {
  await db().mailMessage.updateMany({ where: { id }, data: { lastError: reason.slice(0, 500) } });
}

/** Gives unsent mails a job that have none: older than the queue, or lost with it. */
export async function restoreMailJobs(): Promise<void> {
  await restoreJobs(mailQueue, await listMailsWithoutJob(1_000));
}

export async function sendMailsNow(): Promise<void> {
  await runJobsNow(mailQueue);
}

/** Forgets whom mails went to, 30 days after they were sent. */
export async function deleteOldMails(): Promise<void> {
  const sentBefore = new Date(Date.now() - keepSentForInMs);
  await db().mailMessage.deleteMany({ where: { sentAt: { lt: sentBefore } } });
}
