import "server-only";
import { randomUUID } from "node:crypto";
import { type Database, db } from "@/lib/db/client";
import { enqueueJob, type Queue } from "@/lib/jobs/queue";
import type { Work } from "@/lib/jobs/work";
import { compareSomeManufacturers } from "./duplicates";

const hourInSeconds = 60 * 60;
const maxJobInMs = 60_000;

const compareQueue: Queue = {
  name: "compare-manufacturers",
  jobs: {
    expireInSeconds: 10 * 60,
    retryLimit: 2,
    retryDelay: 60,
    // The job done is what says that this hour has had its look.
    deleteAfterSeconds: 2 * hourInSeconds,
  },
};

/** Finds likely duplicates of manufacturers that are new, renamed, or were compared a week ago. */
export const duplicateWork: Work = {
  queue: compareQueue,
  atOnce: 1,
  lookEveryInSeconds: 5,
  everyInSeconds: hourInSeconds,
  handle: compareManufacturers,
};

/** Has new or renamed manufacturers compared, once the transaction has committed. */
export async function requestComparison(tx: Database): Promise<void> {
  await enqueueJob(tx, compareQueue, randomUUID());
}

/** A minute at most: what is left then is another job. */
async function compareManufacturers(): Promise<void> {
  const until = Date.now() + maxJobInMs;
  while (await compareSomeManufacturers()) {
    if (Date.now() > until) {
      await requestComparison(db());
      return;
    }
  }
}
