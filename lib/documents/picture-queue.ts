import "server-only";
import type { Queue } from "@/lib/jobs/queue";

/** A job for each picture that came onto a listing, of the document's id; what it misses is made on demand. */
export const pictureQueue: Queue = {
  name: "make-pictures",
  jobs: {
    retryLimit: 2,
    retryDelay: 60,
    // The largest picture takes 10 s; a process that takes longer is dead.
    expireInSeconds: 120,
    deleteAfterSeconds: 60 * 60,
  },
};
