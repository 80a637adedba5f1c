import "server-only";
import { countUnsentMails } from "@/lib/mail/queries";
import { mailJob } from "@/lib/mail/worker";
import { runDueJobs, superviseJobs } from "@/lib/queue/run-due-jobs";
import { jobs } from "./registry";

interface Drained {
  sent: number;
  failed: number;
  /** Includes mails that wait for a retry. */
  remaining: number;
}

/** For hosts without long-running processes. Starts no mail after `until` (Unix ms). */
export async function drain(until: number): Promise<Drained> {
  await superviseJobs();
  let mails = { done: 0, failed: 0 };
  for (const job of jobs) {
    const tally = await runDueJobs(job, until);
    mails = job === mailJob ? tally : mails;
  }
  return { sent: mails.done, failed: mails.failed, remaining: await countUnsentMails() };
}
