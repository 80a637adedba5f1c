import "server-only";
import { lockUserForShare } from "@/lib/accounts/lock-user";
import { compareImport } from "@/lib/csv-import/match/compare-rows";
import { countNewManufacturers, findImportFindings } from "@/lib/csv-import/match/import-findings";
import type { ImportJob } from "@/lib/csv-import/match/mutations/check-import";
import { type Outcomes, summariseOutcomes } from "@/lib/csv-import/match/statements";
import { isBeyond } from "@/lib/csv-import/rules";
import { closeJob, jobTimeoutInMs, type Report } from "@/lib/csv-import/statements/job-attempt";
import { allowLongStatements } from "@/lib/csv-import/statements/transaction-settings";
import { type Database, transact } from "@/lib/db/client";
import { retryOnConflict } from "@/lib/db/retry";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { lockListings } from "@/lib/stock/lock-listings";
import { storeImportImages } from "./import-images";
import { storeVocabulary, vocabularyOfImport, writeListings } from "./listings";

interface ConfirmedJob extends ImportJob {
  outcomesHash: string | null;
  member: Member;
}

/**
 * Sets CHECKED again and answers null where outcomes changed. Throws JobSuperseded,
 * UNAUTHENTICATED, CONFLICT.
 */
export async function writeImport(job: ConfirmedJob, report: Report): Promise<number[] | null> {
  const vocabulary = storeVocabulary(vocabularyOfImport(job.id));
  // Awaited below.
  vocabulary.catch(() => undefined);
  await storeImportImages(job, (done, of) => report("pictures", done, of));
  return retryOnConflict(() =>
    transact(async (tx) => {
      await allowLongStatements(tx);
      const lockedIds = await prepare(tx, { ...job, vocabulary }, report);
      const counts = await summariseOutcomes(tx, job.id);
      const updatedIds = await updatedIdsOf(tx, job.id);
      const total = counts.newCount + counts.updatedCount;
      const isAsConfirmed =
        counts.outcomesHash === job.outcomesHash && !isBeyond(await countNewManufacturers(tx, job));
      if (isAsConfirmed) {
        // The second comparison found listings that are not locked.
        if (updatedIds.some((id) => !lockedIds.has(id))) {
          throw new AppError("CONFLICT");
        }
        await writeListings(tx, { importId: job.id, member: job.member }, (done) =>
          report("write", done, total),
        );
      }
      await close(tx, job, counts, isAsConfirmed);
      return isAsConfirmed && total > 0 ? updatedIds : null;
    }, jobTimeoutInMs),
  );
}

/**
 * Locks only the listings that a row changes, so that buyers reach the others. Who stores a word may
 * wait for a listing, so none is locked before the vocabulary is stored.
 */
async function prepare(
  tx: Database,
  job: ConfirmedJob & { vocabulary: Promise<void> },
  report: Report,
): Promise<Set<number>> {
  // Two imports of one seller would create the same listings twice.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`csv-import ${job.userId}`}, 0))`;
  await compareImport(tx, job, (done) => report("check", done, job.rowCount));
  await job.vocabulary;
  const ids = await updatedIdsOf(tx, job.id);
  await lockListings(tx, ids);
  await lockUserForShare(tx, job.userId);
  if (ids.length > 0) {
    await compareImport(tx, job, () => report("check", job.rowCount, job.rowCount));
  }
  return new Set(ids);
}

async function close(
  tx: Database,
  job: ConfirmedJob,
  outcomes: Outcomes,
  isWritten: boolean,
): Promise<void> {
  const outcome = isWritten
    ? ({ status: "IMPORTED", importedAt: new Date() } as const)
    : ({
        status: "CHECKED",
        failure: "CSV_IMPORT_CHANGED",
        findings: await findImportFindings(tx, job),
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
