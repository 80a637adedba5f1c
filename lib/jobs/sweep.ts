import "server-only";
import { deleteRunOutTokens } from "@/lib/accounts/mutations";
import { deleteRunOutSessions } from "@/lib/accounts/sessions/mutations";
import { deleteOldImports } from "@/lib/csv-import/mutations/delete-imports";
import { restoreImportJobs } from "@/lib/csv-import/mutations/restore-import-jobs";
import { recheckLostFiles } from "@/lib/files/lost-files";
import { sweepDiscarded } from "@/lib/files/mutations/discarded-objects";
import { sweepDocuments } from "@/lib/files/mutations/sweep";
import { deleteRunOutKeys } from "@/lib/idempotency/idempotency";
import { deleteRunOutLimits } from "@/lib/limits/enforce-limit";
import { repairHiddenListings } from "@/lib/listings/mutations";
import { deleteOldMails, restoreMailJobs } from "@/lib/mail/mutations";
import { sweepUnusedManufacturers } from "@/lib/manufacturers/mutations/sweep";
import type { Job } from "@/lib/queue/job";
import { refreshRepeatedTexts } from "@/lib/repeated-texts/mutations";
import { sweepStorage } from "@/lib/storage/storage";
import { deleteRunOutDrafts } from "@/lib/transactions/mutations/request-draft";

const hourInSeconds = 60 * 60;

export const sweepJob: Job = {
  queue: {
    name: "sweep",
    jobs: {
      // Longer than a sweep takes.
      expireInSeconds: 20 * 60,
      retryLimit: 2,
      retryDelay: 60,
      // The finished job blocks a second sweep.
      deleteAfterSeconds: 2 * hourInSeconds,
    },
  },
  atOnce: 1,
  pollEveryInSeconds: 60,
  everyInSeconds: hourInSeconds,
  handle: sweep,
};

async function sweep(): Promise<void> {
  await Promise.all([
    restoreMailJobs(),
    deleteOldMails(),
    deleteRunOutLimits(),
    deleteRunOutSessions(),
    deleteRunOutTokens(),
    deleteRunOutKeys(),
    deleteRunOutDrafts(),
    restoreImportJobs(),
    deleteOldImports(),
    sweepUnusedManufacturers(),
    repairHiddenListings(),
    refreshRepeatedTexts(),
    sweepFiles(),
  ]);
}

/** Objects must not delay rows. */
async function sweepFiles(): Promise<void> {
  await sweepDocuments();
  await sweepDiscarded();
  await sweepStorage();
  await recheckLostFiles();
}
