import "server-only";
import { slicesOf } from "@/lib/async/batches";
import { actAs } from "@/lib/audit/mutations";
import type { CsvRowOutcome } from "@/lib/csv-import/csv-import-schema";
import {
  type Attempt,
  closeJob,
  jobTimeoutInMs,
  type Report,
} from "@/lib/csv-import/statements/job-attempt";
import {
  allowLongStatements,
  withHashJoins,
} from "@/lib/csv-import/statements/transaction-settings";
import { type Database, transact } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { retryOnConflict } from "@/lib/db/retry";
import type { Member } from "@/lib/fields/viewer";
import { applyListingStatuses } from "@/lib/listings/mutations";
import { columnsOfJson, jsonColumnList, storedColumnList } from "@/lib/listings/statements";
import { lockWithMergeTargets } from "@/lib/manufacturers/mutations/manufacturers";
import { lockListings } from "@/lib/stock/lock-listings";
import { restoreImages } from "./import-images";
import { type RecordedColumns, recordSaved } from "./listings";

/** Whether the import itself set the listing's status. */
const isMoved = Prisma.sql`(r.outcome = 'NEW' OR r.before ->> 'status' <> r.columns ->> 'status')`;

/** Changes by later imports that were undone before. */
const undoneSince = Prisma.sql`
  SELECT u.listing_id, 2 * count(*) AS changes,
    2 * count(*) FILTER (WHERE u.before ->> 'status' <> u.columns ->> 'status') AS moves
  FROM csv_import later JOIN csv_import_row u ON u.import_id = later.id
  WHERE later.user_id = i.user_id AND later.status = 'UNDONE' AND later.imported_at > i.imported_at
    AND u.outcome = 'UPDATED' AND u.kept IS NULL
  GROUP BY u.listing_id`;

/** Compares versions and counts, because clocks differ. */
const isChanged = Prisma.sql`(
  l.version <> coalesce(undone.changes, 0)
    + CASE r.outcome WHEN 'NEW' THEN 1 ELSE (r.before ->> 'version')::integer + 1 END
  OR (
    SELECT count(*) FROM status_change s
    WHERE s.listing_id = l.id AND s.id > coalesce((r.before ->> 'lastStatusChangeId')::integer, 0)
  ) > coalesce(undone.moves, 0) + CASE WHEN ${isMoved} THEN 1 ELSE 0 END
)`;

const isRequested = Prisma.sql`EXISTS (
  SELECT 1 FROM "transaction" t
  WHERE t.listing_id = l.id AND (
    r.outcome = 'NEW' OR t.id > (r.before ->> 'lastTransactionId')::integer OR t.updated_at > i.imported_at
  )
)`;

const sliceSize = 1_000;

interface UndoJob extends Attempt {
  id: string;
  member: Member;
}

interface Touchable {
  number: number;
  listingId: number;
  outcome: Extract<CsvRowOutcome, "NEW" | "UPDATED">;
  /** Null where nobody touched or requested it. */
  kept: "CHANGED" | "REQUESTED" | null;
}

interface Restored {
  listingId: number;
  before: RecordedColumns;
  after: RecordedColumns;
}

/** Leaves listings that somebody changed or requested. Throws JobSuperseded, CONFLICT. */
export async function undoImport(job: UndoJob, report: Report): Promise<number[]> {
  return retryOnConflict(() => transact((tx) => undoWithin(tx, job, report), jobTimeoutInMs));
}

async function undoWithin(tx: Database, job: UndoJob, report: Report): Promise<number[]> {
  await allowLongStatements(tx);
  await actAs(tx, job.member);
  await lockListings(
    tx,
    (await listingsOf(tx, job.id)).map(({ listingId }) => listingId),
  );
  const listings = await listingsOf(tx, job.id);
  const untouched = (outcome: Touchable["outcome"]) =>
    listings.filter((one) => one.outcome === outcome && one.kept === null);
  const [made, changed] = [untouched("NEW"), untouched("UPDATED")];
  let done = 0;
  for (const slice of slicesOf(made, sliceSize)) {
    const deleted = slice.map(({ listingId }) => ({ id: listingId, status: "DELETED" as const }));
    await applyListingStatuses(tx, job.member, deleted);
    done += slice.length;
    await report("undo", done, listings.length);
  }
  await lockFormerManufacturers(tx, job.id, numbersOf(changed));
  for (const slice of slicesOf(changed, sliceSize)) {
    await restore(tx, job, numbersOf(slice));
    done += slice.length;
    await report("undo", done, listings.length);
  }
  await recordKeptListings(tx, job.id, listings);
  await closeJob(tx, job, {
    status: "UNDONE",
    undoneAt: new Date(),
    removedCount: made.length,
    restoredCount: changed.length,
    keptCount: listings.length - made.length - changed.length,
  });
  return [...made, ...changed].map(({ listingId }) => listingId);
}

function numbersOf(listings: Touchable[]): number[] {
  return listings.map(({ number }) => number);
}

function listingsOf(tx: Database, importId: string): Promise<Touchable[]> {
  return tx.$queryRaw<Touchable[]>`
    WITH undone AS MATERIALIZED (
      SELECT since.* FROM csv_import i CROSS JOIN LATERAL (${undoneSince}) since WHERE i.id = ${importId}::uuid
    )
    SELECT r.number, r.listing_id AS "listingId", r.outcome::text,
      CASE WHEN ${isRequested} THEN 'REQUESTED' WHEN ${isChanged} THEN 'CHANGED' END AS kept
    FROM csv_import_row r
    JOIN csv_import i ON i.id = r.import_id
    JOIN listing l ON l.id = r.listing_id AND l.owner_user_id = i.user_id
    LEFT JOIN undone ON undone.listing_id = l.id
    WHERE r.import_id = ${importId}::uuid AND r.outcome IN ('NEW', 'UPDATED') AND l.status <> 'DELETED'
    ORDER BY r.number`;
}

async function restore(tx: Database, { id, member }: UndoJob, numbers: number[]): Promise<void> {
  const restored = await tx.$queryRaw<Restored[]>`
    WITH restored AS (
      UPDATE listing l
      SET (manufacturer_id, product_id, status, version, updated_at, ${storedColumnList}) = (
        SELECT coalesce(m.merged_into_id, m.id), p.id, (r.before ->> 'status')::"ListingStatus", l.version + 1,
          CURRENT_TIMESTAMP, ${jsonColumnList}
        FROM jsonb_to_record(r.before) AS ${columnsOfJson}
        JOIN manufacturer m ON m.id = (r.before ->> 'manufacturerId')::integer
        LEFT JOIN product p ON p.manufacturer_id = coalesce(m.merged_into_id, m.id)
          AND p.normalised_mpn = r.before ->> 'normalisedMpn'
      )
      FROM csv_import_row r
      WHERE r.import_id = ${id}::uuid AND r.number = ANY (${numbers}::integer[]) AND l.id = r.listing_id
      RETURNING l.id
    )
    SELECT r.listing_id AS "listingId", r.columns AS before, r.before AS after
    FROM csv_import_row r WHERE r.import_id = ${id}::uuid AND r.number = ANY (${numbers}::integer[])`;
  await recordSaved(tx, member, restored);
  await restoreImages(tx, { importId: id, member }, numbers);
}

async function recordKeptListings(
  tx: Database,
  importId: string,
  listings: Touchable[],
): Promise<void> {
  const kept = listings.filter((one) => one.kept !== null);
  await withHashJoins(
    tx,
    () => tx.$executeRaw`
      UPDATE csv_import_row r SET kept = k.kept
      FROM unnest(${numbersOf(kept)}::integer[], ${kept.map((one) => one.kept)}::text[]) AS k (number, kept)
      WHERE r.import_id = ${importId}::uuid AND r.number = k.number`,
  );
}

async function lockFormerManufacturers(
  tx: Database,
  importId: string,
  numbers: number[],
): Promise<void> {
  const former = await tx.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT (before ->> 'manufacturerId')::integer AS id FROM csv_import_row
    WHERE import_id = ${importId}::uuid AND number = ANY (${numbers}::integer[])`;
  await lockWithMergeTargets(
    tx,
    former.map(({ id }) => id),
  );
}
