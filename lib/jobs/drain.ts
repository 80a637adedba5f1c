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
  /** Unsent mails, those included that wait for another attempt. */
  remaining: number;
}

/**
 * Does the work of the workers once, for hosts that run no process between requests. Begins no mail after
 * `until` (ms of the clock); one that is under way takes at most 10 s more, as does a picture.
 */
export async function drain(until: number): Promise<Drained> {
  await superviseJobs();
  await runDueJobs(sweepJob, until);
  const { done, failed } = await runDueJobs(mailJob, until);
  await runDueJobs(csvImportJob, until);
  await runDueJobs(imageVariantJob, until);
  await runDueJobs(duplicatesJob, until);
  return { sent: done, failed, remaining: await countUnsentMails() };
}
