import "server-only";
import type { ImportPhase } from "@/lib/csv-import/csv-import-schema";
import { type Database, db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";

export const jobTimeoutInMs = 30 * 60_000;

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

/** Writes outside the job's transaction. Throws JobSuperseded. */
export function reporterOf(attempt: Attempt): Report {
  return (phase, progress, progressOf) => write(db(), attempt, { phase, progress, progressOf });
}

/** Throws JobSuperseded. */
export function closeJob(
  tx: Database,
  attempt: Attempt,
  result: Prisma.CsvImportUpdateManyMutationInput,
): Promise<void> {
  return write(tx, attempt, { ...result, jobId: null, phase: null, lastStepAt: new Date() });
}

/** Blocks other attempts during the transaction. */
export function lockCurrentAttempt({ id, jobId, attempts }: Attempt & { id: string }): Prisma.Sql {
  return Prisma.sql`
    SELECT id FROM csv_import
    WHERE id = ${id}::uuid AND job_id = ${jobId}::uuid AND attempts = ${attempts} FOR SHARE`;
}

async function write(
  database: Database,
  { jobId, attempts }: Attempt,
  data: Prisma.CsvImportUpdateManyMutationInput,
): Promise<void> {
  const { count } = await database.csvImport.updateMany({ where: { jobId, attempts }, data });
  if (count === 0) {
    throw new JobSuperseded();
  }
}
