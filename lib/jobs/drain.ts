import "server-only";
import { csvImportWork } from "@/lib/csv-import/job";
import { pictureWork } from "@/lib/files/image-variants";
import { countUnsentMails } from "@/lib/mail/queries";
import { mailWork } from "@/lib/mail/worker";
import { duplicateWork } from "@/lib/manufacturers/duplicates";
import { superviseJobs, workOff } from "@/lib/queue/run-due-jobs";
import { sweepWork } from "./sweep";

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
  await workOff(sweepWork, until);
  const { done, failed } = await workOff(mailWork, until);
  await workOff(csvImportWork, until);
  await workOff(pictureWork, until);
  await workOff(duplicateWork, until);
  return { sent: done, failed, remaining: await countUnsentMails() };
}
