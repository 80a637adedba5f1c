import "server-only";
import type { ImportPhase } from "./csv-import";

/** Only the latest attempt may write. */
export interface Attempt {
  jobId: string;
  attempts: number;
}

export type Report = (phase: ImportPhase, done: number, of: number) => Promise<void>;

export type ReportDone = (done: number) => Promise<void>;

export class JobSuperseded extends Error {
  constructor() {
    super("the import was stopped");
    this.name = "JobSuperseded";
  }
}
