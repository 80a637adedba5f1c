import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { repeatOnClash } from "@/lib/db/repeat";
import { actAs } from "@/lib/history/mutations";
import { applyListingStatuses, lockListings } from "@/lib/listings/status";
import type { Member } from "@/lib/operations/viewer";
import { restorePictures } from "./attached-pictures";
import { allowLongStatements, jobTimeoutInMs } from "./check";
import type { CsvRowOutcome } from "./csv-import";
import { holdFormerMakers } from "./former-makers";
import { withHashJoins } from "./hash-joins";
import { type Attempt, closeJob, type Report, type ReportDone } from "./progress";
import { recordSaved, type Told } from "./saved-listings";
import { isChanged, isRequested, restoreListings, undoneSince } from "./undo-statements";

const sliceSize = 1_000;

interface UndoJob extends Attempt {
  id: string;
  member: Member;
}

interface Touchable {
  number: number;
  listingId: number;
  outcome: Extract<CsvRowOutcome, "NEW" | "UPDATED">;
  /** Why it stays; null where nobody has touched or requested it. */
  kept: "CHANGED" | "REQUESTED" | null;
}

interface Restored {
  listingId: number;
  before: Told;
  after: Told;
}

/**
 * Takes an import back in one transaction (issue 7): what it made is deleted, what it changed is as before, except what
 * somebody has touched or requested since: that stays. Answers the listings that changed. Throws Stopped, CONFLICT where the job has to begin anew.
 */
export async function undoImport(job: UndoJob, report: Report): Promise<number[]> {
  return repeatOnClash(() => transact((tx) => undoWithin(tx, job, report), jobTimeoutInMs));
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
  await inSlices(
    made,
    (slice) => remove(tx, job.member, slice),
    (done) => report("undo", done, listings.length),
  );
  await holdFormerMakers(tx, job.id, numbersOf(changed));
  await inSlices(
    changed,
    (slice) => restore(tx, job, numbersOf(slice)),
    (done) => report("undo", made.length + done, listings.length),
  );
  await noteKept(tx, job.id, listings);
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

/** Every listing that the import made or changed and that still is one. */
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

async function inSlices(
  listings: Touchable[],
  take: (slice: Touchable[]) => Promise<void>,
  report: ReportDone,
): Promise<void> {
  for (let start = 0; start < listings.length; start += sliceSize) {
    const slice = listings.slice(start, start + sliceSize);
    await take(slice);
    await report(start + slice.length);
  }
}

async function remove(tx: Database, member: Member, listings: Touchable[]): Promise<void> {
  await applyListingStatuses(
    tx,
    member,
    listings.map(({ listingId }) => ({ id: listingId, status: "DELETED" })),
  );
}

async function restore(tx: Database, { id, member }: UndoJob, numbers: number[]): Promise<void> {
  const restored = await tx.$queryRaw<Restored[]>(restoreListings(id, numbers));
  await recordSaved(tx, member, restored);
  await restorePictures(tx, { importId: id, member }, numbers);
}

/** So that they can be named afterwards. */
async function noteKept(tx: Database, importId: string, listings: Touchable[]): Promise<void> {
  const kept = listings.filter((one) => one.kept !== null);
  await withHashJoins(
    tx,
    () => tx.$executeRaw`
      UPDATE csv_import_row r SET kept = k.kept
      FROM unnest(${numbersOf(kept)}::integer[], ${kept.map((one) => one.kept)}::text[]) AS k (number, kept)
      WHERE r.import_id = ${importId}::uuid AND r.number = k.number`,
  );
}
