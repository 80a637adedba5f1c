import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { repeatOnClash } from "@/lib/db/repeat";
import { AppError } from "@/lib/errors/app-error";
import { lockListings } from "@/lib/listings/status";
import type { Member } from "@/lib/operations/viewer";
import { holdUser } from "@/lib/users/deletion";
import {
  allowLongStatements,
  type JobOfImport,
  jobTimeoutInMs,
  recogniseJob,
  settleJob,
} from "./check";
import { countOutcomes } from "./counting";
import { attachPictures, takePictures } from "./import-pictures";
import { closeJob, type Report } from "./progress";
import { writeListings } from "./writing";

interface ImportJob extends JobOfImport {
  /** How many rows the seller was told stay behind. */
  invalidCount: number;
  member: Member;
}

/** What an import has written. */
export interface WrittenResult {
  /** Whether there is anything in the lists that was not there before. */
  isWritten: boolean;
  /** The listings whose pages are stale. */
  updatedIds: number[];
}

/**
 * Writes a checked import in one transaction: all its rows, or nothing (issue 7). Where other rows turn out to be faulty
 * than the seller was told, by what has happened meanwhile or by pictures that cannot be had, nothing is written and
 * the import is CHECKED again, with the new counts. Throws Stopped, UNAUTHENTICATED when the account is gone.
 */
export async function writeImport(job: ImportJob, report: Report): Promise<WrittenResult> {
  await keepCodes(job.id);
  await takePictures(job, (done, of) => report("pictures", done, of));
  return repeatOnClash(() =>
    transact(async (tx) => {
      await allowLongStatements(tx);
      await prepare(tx, job, report);
      const counts = await countOutcomes(tx, job.id);
      const isAsTold = counts.invalidCount === job.invalidCount;
      if (isAsTold) {
        const total = counts.newCount + counts.updatedCount;
        await writeListings(tx, { importId: job.id, member: job.member }, (done) =>
          report("write", done, total),
        );
        await attachPictures(tx, job.id, job.member);
      }
      await close(tx, job, counts, isAsTold);
      const isWritten = isAsTold && counts.newCount + counts.updatedCount > 0;
      return { isWritten, updatedIds: isWritten ? await updatedIdsOf(tx, job.id) : [] };
    }, jobTimeoutInMs),
  );
}

/** Compares once more, with the listings as they are and nobody else changing them. */
async function prepare(tx: Database, job: ImportJob, report: Report): Promise<void> {
  // Two imports of one seller would make the same listings twice.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`csv-import ${job.userId}`}, 0))`;
  await recogniseJob(tx, job);
  const held = await holdRecognised(tx, job.id);
  await holdUser(tx, job.userId);
  // What was edited or deleted before we held it may be another listing by now.
  await recogniseJob(tx, job);
  if ((await recognisedIds(tx, job.id)).some((id) => !held.has(id))) {
    throw new AppError("CONFLICT");
  }
  await settleJob(tx, job, report);
}

async function holdRecognised(tx: Database, importId: string): Promise<Set<number>> {
  const ids = await recognisedIds(tx, importId);
  await lockListings(tx, ids);
  return new Set(ids);
}

async function recognisedIds(tx: Database, importId: string): Promise<number[]> {
  const rows = await tx.csvImportRow.findMany({
    where: { importId, listingId: { not: null }, outcome: "UPDATED" },
    select: { listingId: true },
  });
  return rows.flatMap(({ listingId }) => listingId ?? []);
}

async function close(
  tx: Database,
  job: ImportJob,
  counts: Awaited<ReturnType<typeof countOutcomes>>,
  isWritten: boolean,
): Promise<void> {
  const outcome = isWritten
    ? ({ status: "IMPORTED", importedAt: new Date() } as const)
    : ({ status: "CHECKED", failure: "CSV_IMPORT_CHANGED" } as const);
  await closeJob(tx, job, { ...counts, ...outcome });
}

/**
 * New codes come into the dictionary beforehand, by themselves: within the import whoever lists one of them at this
 * moment would wait for its end. One that is then not used finds nothing.
 */
async function keepCodes(importId: string): Promise<void> {
  await transact(async (tx) => {
    await allowLongStatements(tx);
    await tx.$executeRaw`
    INSERT INTO product_code (code)
    SELECT DISTINCT code COLLATE "C" AS code FROM csv_import_row r
    CROSS JOIN LATERAL jsonb_array_elements_text(coalesce(r.columns, r.as_new) -> 'searchCodes') AS code
    WHERE r.import_id = ${importId}::uuid AND r.outcome IN ('NEW', 'UPDATED') AND code <> ''
    ORDER BY 1 ON CONFLICT DO NOTHING`;
  }, jobTimeoutInMs);
}

async function updatedIdsOf(tx: Database, importId: string): Promise<number[]> {
  const rows = await tx.csvImportRow.findMany({
    where: { importId, outcome: "UPDATED" },
    select: { listingId: true },
  });
  return rows.flatMap(({ listingId }) => listingId ?? []);
}
