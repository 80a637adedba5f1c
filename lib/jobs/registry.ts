import "server-only";
import { csvImportJob } from "@/lib/csv-import/job";
import { imageVariantJob } from "@/lib/files/ensure-image-variant";
import { mailJob } from "@/lib/mail/worker";
import { duplicatesJob } from "@/lib/manufacturers/job";
import type { Job } from "@/lib/queue/job";
import { sweepJob } from "./sweep";

/** Every job, in the order in which a drain does what is due. */
export const jobs: readonly Job[] = [
  sweepJob,
  mailJob,
  csvImportJob,
  imageVariantJob,
  duplicatesJob,
];
