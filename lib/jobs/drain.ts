import "server-only";
import { csvImportJob } from "@/lib/csv-import/job";
import { imageVariantJob } from "@/lib/files/image-variants";
import { countUnsentMails } from "@/lib/mail/queries";
import { mailJob } from "@/lib/mail/worker";
import { duplicatesJob } from "@/lib/manufacturers/duplicates";
import { runDueJobs, superviseJobs } from "@/lib/queue/run-due-jobs";
import { sweepJob } from "./sweep";

interface Drained {
  sent: number;
  failed: number;
  /** Includes mails that wait for a retry. */
  remaining: number;
}

/** For hosts without long-running processes. Starts no mail after `until` (Unix ms). */
export async function drain(until: number): Promise<Drained> {
  await superviseJobs();
  await runDueJobs(sweepJob, until);
  const { done, failed } = await runDueJobs(mailJob, until);
  await runDueJobs(csvImportJob, until);
  await runDueJobs(imageVariantJob, until);
  await runDueJobs(duplicatesJob, until);
  return { sent: done, failed, remaining: await countUnsentMails() };
}
