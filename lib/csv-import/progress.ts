import "server-only";
import { type Database, db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { ImportPhase } from "./csv-import";

/** A later attempt has taken over where the process of this one was thought dead: only the later one may write. */
export interface Attempt {
  jobId: string;
  attempts: number;
}

export type Report = (phase: ImportPhase, done: number, of: number) => Promise<void>;

export type ReportDone = (done: number) => Promise<void>;

/** On a connection of its own: the job's transaction is open. Throws Stopped once another attempt has the import. */
export function reporterOf(attempt: Attempt): Report {
  return (phase, progress, progressOf) => write(db(), attempt, { phase, progress, progressOf });
}

/** Ends a job: what it has done stands. Throws Stopped where the import is not this attempt's any more. */
export function closeJob(
  tx: Database,
  attempt: Attempt,
  result: Prisma.CsvImportUpdateManyMutationInput,
): Promise<void> {
  return write(tx, attempt, { ...result, jobId: null, phase: null, lastStepAt: new Date() });
}

/** Locks the import as long as it is this attempt's: whoever takes it over waits for the end of the statement. */
export function lockOurs({ id, jobId, attempts }: Attempt & { id: string }): Prisma.Sql {
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

/** Thrown in a job whose import has been cancelled, or taken up by another job: what it has written is rolled back. */
export class JobSuperseded extends Error {
  constructor() {
    super("the import was stopped");
    this.name = "Stopped";
  }
}
