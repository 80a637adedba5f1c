import "server-only";
import type { Queue } from "@/lib/jobs/queue";

/** A job for each thing that is done to an import: its check, its writing, its undoing. */
export const csvImportQueue: Queue = {
  name: "csv-import",
  jobs: {
    // A process that died is noticed by its missing heartbeat, long before the job would run out.
    heartbeatSeconds: 60,
    expireInSeconds: 60 * 60,
    retryLimit: 5,
    retryDelay: 2,
    deleteAfterSeconds: 60 * 60,
  },
};
