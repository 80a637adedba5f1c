import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { repeatOnClash } from "@/lib/db/repeat";
import { AppError } from "@/lib/errors/app-error";
import { lockListings } from "@/lib/listings/status";
import type { Member } from "@/lib/operations/viewer";
import { holdUser } from "@/lib/users/deletion";
import {
  allowLongStatements,
  compareJob,
  type JobOfImport,
  jobTimeoutInMs,
  type Outcomes,
  tellOutcomes,
} from "./check";
import { countNewManufacturers, findFindings, isBeyond } from "./findings";
import { takePictures } from "./import-pictures";
import { closeJob, type Report } from "./progress";
import { keepVocabulary, vocabularyOfImport, writeListings } from "./writing";

interface ImportJob extends JobOfImport {
  /** What the seller was told becomes of the rows (`tellOutcomes`). */
  told: string | null;
  member: Member;
}

interface WrittenResult {
  isWritten: boolean;
  updatedIds: number[];
}

/**
 * Writes a checked import in one transaction: all its rows, or nothing (issue 7). Where something else would become of a
 * row than the seller was told, by what has happened meanwhile or by a picture that cannot be had, or where too many new
 * manufacturers have been made meanwhile, nothing is written and
 * the import is CHECKED again, with the new counts. Throws Stopped, UNAUTHENTICATED when the account is gone, CONFLICT
 * where the job has to begin anew.
 */
export async function writeImport(job: ImportJob, report: Report): Promise<WrittenResult> {
  await keepVocabulary(vocabularyOfImport(job.id));
  await takePictures(job, (done, of) => report("pictures", done, of));
  return repeatOnClash(() =>
    transact(async (tx) => {
      await allowLongStatements(tx);
      const held = await prepare(tx, job, report);
      const counts = await tellOutcomes(tx, job.id);
      const isAsTold = counts.told === job.told && !isBeyond(await countNewManufacturers(tx, job));
      if (isAsTold) {
        await requireHeld(tx, job.id, held);
        const total = counts.newCount + counts.updatedCount;
        await writeListings(tx, { importId: job.id, member: job.member }, (done) =>
          report("write", done, total),
        );
      }
      await close(tx, job, counts, isAsTold);
      const isWritten = isAsTold && counts.newCount + counts.updatedCount > 0;
      return { isWritten, updatedIds: isWritten ? await updatedIdsOf(tx, job.id) : [] };
    }, jobTimeoutInMs),
  );
}

/** Holds only the listings that a row changes, so that buyers reach the others, and compares again. Answers which. */
async function prepare(tx: Database, job: ImportJob, report: Report): Promise<Set<number>> {
  // Two imports of one seller would make the same listings twice.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`csv-import ${job.userId}`}, 0))`;
  await compareJob(tx, job, (done) => report("check", done, job.rowCount));
  const held = await holdUpdated(tx, job.id);
  await holdUser(tx, job.userId);
  if (held.size > 0) {
    await compareJob(tx, job, () => report("check", job.rowCount, job.rowCount));
  }
  return held;
}

async function holdUpdated(tx: Database, importId: string): Promise<Set<number>> {
  const ids = await updatedIdsOf(tx, importId);
  await lockListings(tx, ids);
  return new Set(ids);
}

/** What a row has come to change only since the first look can be changed by others: begun anew, the import holds it. */
async function requireHeld(tx: Database, importId: string, held: Set<number>): Promise<void> {
  if ((await updatedIdsOf(tx, importId)).some((id) => !held.has(id))) {
    throw new AppError("CONFLICT");
  }
}

async function close(
  tx: Database,
  job: ImportJob,
  outcomes: Outcomes,
  isWritten: boolean,
): Promise<void> {
  const outcome = isWritten
    ? ({ status: "IMPORTED", importedAt: new Date() } as const)
    : ({
        status: "CHECKED",
        failure: "CSV_IMPORT_CHANGED",
        findings: await findFindings(tx, job),
      } as const);
  await closeJob(tx, job, { ...outcomes, ...outcome });
}

async function updatedIdsOf(tx: Database, importId: string): Promise<number[]> {
  const rows = await tx.csvImportRow.findMany({
    where: { importId, outcome: "UPDATED" },
    select: { listingId: true },
  });
  return rows.flatMap(({ listingId }) => listingId ?? []);
}
