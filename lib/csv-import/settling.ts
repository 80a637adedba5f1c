import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { statusAfterEdit } from "@/lib/listings/rules";
import type { ListingStatus } from "@/lib/listings/schema";
import { columnsAsJson, storedColumnNames } from "@/lib/listings/stored-columns";
import { normaliseCode } from "@/lib/search/rules";
import type { CsvRowOutcome, RowIssue } from "./csv-import";
import { type ListingColumns, type RowFields, updatedListingOf } from "./listing-of-row";
import type { ReportDone } from "./progress";
import type { ImportChoices } from "./schema";

const batchSize = 250;

/** A recognised row beside its listing. */
interface Pair {
  number: number;
  entered: RowFields;
  columns: ListingColumns & { quantity: number; minOrderQuantity: number };
  status: ListingStatus;
  version: number;
  manufacturerId: number;
  productId: number | null;
  soldQuantity: number;
  reservedQuantity: number;
  isSameMaker: boolean;
  isSamePicture: boolean;
}

interface SettledRow {
  number: number;
  outcome: CsvRowOutcome;
  columns: object | null;
  before: object | null;
  issues: RowIssue[] | null;
}

/**
 * Says of each recognised row what it changes: UPDATED with the columns before and after, UNCHANGED, or INVALID where the
 * listing would be none. `report` hears after each batch how many are done, and throws where the job shall stop.
 */
export async function settleRows(
  tx: Database,
  importId: string,
  choices: ImportChoices,
  report: ReportDone,
): Promise<void> {
  let done = 0;
  for (let pairs = await pairsBehind(tx, importId, 0); pairs.length > 0; ) {
    await keepSettled(
      tx,
      importId,
      pairs.map((pair) => settled(pair, choices)),
    );
    done += pairs.length;
    await report(done);
    pairs = await pairsBehind(tx, importId, pairs.at(-1)?.number ?? 0);
  }
}

function pairsBehind(tx: Database, importId: string, after: number): Promise<Pair[]> {
  return tx.$queryRaw<Pair[]>`
    SELECT r.number, r.entered, ${columnsAsJson} AS columns, l.status::text, l.version,
      l.manufacturer_id AS "manufacturerId", l.product_id AS "productId",
      l.sold_quantity AS "soldQuantity", l.reserved_quantity AS "reservedQuantity",
      l.manufacturer_id IS NOT DISTINCT FROM r.manufacturer_id AS "isSameMaker",
      r.picture IS NULL OR EXISTS (
        SELECT 1 FROM document d WHERE d.id = l.main_image_id AND d.source_hash = r.picture ->> 'hash'
      ) AS "isSamePicture"
    FROM csv_import_row r JOIN listing l ON l.id = r.listing_id
    WHERE r.import_id = ${importId}::uuid AND r.number > ${after} AND r.outcome = 'UPDATED'
    ORDER BY r.number LIMIT ${batchSize}`;
}

function settled(pair: Pair, choices: ImportChoices): SettledRow {
  const { number, columns: before, isSameMaker, isSamePicture } = pair;
  const listing = updatedListingOf(pair.entered, { ...pair, columns: before }, choices);
  if ("issues" in listing) {
    return { number, outcome: "INVALID", columns: null, before: null, issues: listing.issues };
  }
  const { columns } = listing;
  const isSame = isSameMaker && isSamePicture && storedColumnNames.every(isEqual(before, columns));
  if (isSame) {
    return { number, outcome: "UNCHANGED", columns: null, before: null, issues: null };
  }
  return {
    number,
    outcome: "UPDATED",
    columns: {
      ...columns,
      normalisedMpn: normaliseCode(String(columns.mpn ?? "")) || null,
      status: statusAfterEdit({ ...before, ...pair }, Number(columns.quantity)),
    },
    before: { ...before, ...placeOf(pair) },
    issues: null,
  };
}

/** What an undo needs besides what was entered. */
function placeOf({ status, version, manufacturerId, productId }: Pair) {
  return { status, version, manufacturerId, productId };
}

function isEqual(one: ListingColumns, other: ListingColumns) {
  return (name: keyof ListingColumns) => JSON.stringify(one[name]) === JSON.stringify(other[name]);
}

async function keepSettled(tx: Database, importId: string, rows: SettledRow[]): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    UPDATE csv_import_row r
    SET outcome = s.outcome, columns = s.columns, before = s.before, issues = s.issues
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS s (
      number integer, outcome "CsvRowOutcome", columns jsonb, before jsonb, issues jsonb
    )
    WHERE r.import_id = ${importId}::uuid AND r.number = s.number`);
}
