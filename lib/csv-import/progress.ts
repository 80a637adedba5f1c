import "server-only";
import { type Database, db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { ImportPhase } from "./csv-import";

/**
 * An attempt at a job. A later attempt has taken an import over where the process of this one was thought dead: of the
 * two only the later one may write.
 */
export interface Attempt {
  jobId: string;
  attempts: number;
}

/** Tells how many of how many are done in a phase. */
export type Report = (phase: ImportPhase, done: number, of: number) => Promise<void>;

/** The same where phase and number are known. */
export type ReportDone = (done: number) => Promise<void>;

/**
 * Writes the progress of a job where its seller sees it, on a connection of its own: the job's transaction is open.
 * Throws Stopped once the import is not this attempt's any more.
 */
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

/**
 * Selects the id of the import as long as it is this attempt's, for a statement that writes its rows: whoever takes the
 * import over waits for the end of that statement, and then finds what it has written.
 */
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
    throw new Stopped();
  }
}

/** Thrown in a job whose import has been cancelled, or taken up by another job: what it has written is rolled back. */
export class Stopped extends Error {
  constructor() {
    super("the import was stopped");
    this.name = "Stopped";
  }
}
