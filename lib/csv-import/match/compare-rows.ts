import "server-only";
import { slicesOf } from "@/lib/async/batches";
import type { ReportDone } from "@/lib/csv-import/statements/job-attempt";
import { withHashJoins } from "@/lib/csv-import/statements/transaction-settings";
import type { Database } from "@/lib/db/client";
import type { ListingStatus } from "@/lib/fields/listing-status-and-condition";
import { maxDocuments } from "@/lib/files/document-type";
import { storedColumnNames } from "@/lib/listings/fields";
import { columnsAsJson } from "@/lib/listings/statements";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import { statusAfterEdit } from "@/lib/stock/rules";
import type { CsvRowOutcome } from "../csv-import-schema";
import type { RowIssue } from "../fields";
import { type RowWindow, rowWindows } from "../row-windows";
import type { ImportChoices } from "../schema";
import { mergeRows, settleMergedRows } from "./merge/statements";
import {
  isSoldOutRow,
  type ListingColumns,
  type RowFields,
  updatedListingOf,
} from "./row-to-listing";
import { findOrigins, isMissing, isShown, matchRowsToListings } from "./statements";

const batchSize = 250;

interface Pair {
  number: number;
  entered: RowFields;
  columns: ListingColumns & { quantity: number; minOrderQuantity: number };
  status: ListingStatus;
  version: number;
  manufacturerId: number;
  mainImageId: string | null;
  documentIds: string[];
  lastTransactionId: number;
  lastStatusChangeId: number;
  ownFileCount: number;
  soldQuantity: number;
  reservedQuantity: number;
  isSameManufacturer: boolean;
  isSameImage: boolean;
}

interface ComparedRow {
  number: number;
  outcome: CsvRowOutcome;
  columns: object | null;
  before: object | null;
  issues: RowIssue[] | null;
}

interface ComparedImport {
  id: string;
  userId: string;
  choices: ImportChoices;
  isCorrected: boolean;
  rowCount: number;
}

/** Merges rows of one part, matches all rows to listings anew and sets their outcomes. Throws JobSuperseded through `report`. */
export async function compareImport(
  tx: Database,
  { id, userId, choices, isCorrected, rowCount }: ComparedImport,
  report: ReportDone,
): Promise<void> {
  const originIds = isCorrected ? await findOrigins(tx, { id, userId }) : [];
  const formerId = await findFormerImport(tx, id);
  const recognised = { importId: id, originIds, formerId, userId, choices };
  await mergeRows(tx, recognised);
  await matchRowsToListings(tx, recognised);
  await keepImagesThatFailed(tx, id, formerId);
  if (choices.missing === "pause" && !isCorrected) {
    await stageMissingListings(tx, { id, userId });
  }
  await report(0);
  await compareRows(tx, id, choices, (upto) => report(Math.max(0, Math.min(upto, rowCount))));
  await settleMergedRows(tx, id);
}

/** Prefers the same file name; the headings must be equal. */
async function findFormerImport(tx: Database, id: string): Promise<string | null> {
  const [found] = await tx.$queryRaw<{ id: string }[]>`
    SELECT f.id::text FROM csv_import i JOIN csv_import f ON f.user_id = i.user_id AND f.id <> i.id
    WHERE i.id = ${id}::uuid AND f.status = 'IMPORTED'
      AND jsonb_path_query_array(f.columns, '$[*].heading') = jsonb_path_query_array(i.columns, '$[*].heading')
    ORDER BY f.file_name = i.file_name DESC, f.imported_at DESC LIMIT 1`;
  return found?.id ?? null;
}

/** An image that failed for the same listing in the former import is no change. */
async function keepImagesThatFailed(
  tx: Database,
  id: string,
  formerId: string | null,
): Promise<void> {
  await withHashJoins(
    tx,
    () => tx.$executeRaw`
      UPDATE csv_import_row r SET picture = r.picture || '{"isKept": true}' FROM csv_import_row f
      WHERE r.import_id = ${id}::uuid AND f.import_id = ${formerId}::uuid AND f.listing_id = r.listing_id
        AND f.picture ->> 'hash' = r.picture ->> 'hash' AND r.picture -> 'isKept' IS NULL
        AND (f.picture -> 'error' IS NOT NULL OR f.picture -> 'isKept' IS NOT NULL)`,
  );
}

/** They become rows below 0 without stock, so that all that follows pauses them. */
async function stageMissingListings(
  tx: Database,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await tx.$executeRaw`DELETE FROM csv_import_row WHERE import_id = ${id}::uuid AND number < 0`;
  await tx.$executeRaw`
    INSERT INTO csv_import_row (import_id, number, outcome, listing_id, entered)
    SELECT ${id}::uuid, -row_number() OVER (ORDER BY l.id), 'UPDATED', l.id, '{"quantity": 0}'
    FROM listing l WHERE ${isMissing({ id, userId })}`;
}

/**
 * Sets each recognised row to UPDATED, UNCHANGED or INVALID. `report` throws where the job must
 * stop.
 */
async function compareRows(
  tx: Database,
  importId: string,
  choices: ImportChoices,
  report: (upto: number) => Promise<void>,
): Promise<void> {
  for await (const window of rowWindows(tx, importId)) {
    const pairs = await pairsIn(tx, importId, window);
    const rows = pairs.map((pair) => comparedRow(pair, choices));
    for (const batch of slicesOf(rows, batchSize)) {
      await storeCompared(tx, importId, batch);
    }
    await report(window.upto);
  }
}

/** `+ 0` keeps the planner from scanning the primary key backwards for the maximum. */
function pairsIn(tx: Database, importId: string, { after, upto }: RowWindow): Promise<Pair[]> {
  return tx.$queryRaw<Pair[]>`
    SELECT r.number, r.entered || coalesce(r.same_part, '{}') AS entered, ${columnsAsJson} AS columns, l.status::text, l.version,
      l.manufacturer_id AS "manufacturerId", l.main_image_id AS "mainImageId",
      l.sold_quantity AS "soldQuantity", l.reserved_quantity AS "reservedQuantity",
      (SELECT coalesce(max(t.id + 0), 0) FROM "transaction" t WHERE t.listing_id = l.id) AS "lastTransactionId",
      (SELECT coalesce(max(s.id + 0), 0) FROM status_change s WHERE s.listing_id = l.id) AS "lastStatusChangeId",
      l.manufacturer_id IS NOT DISTINCT FROM r.manufacturer_id AS "isSameManufacturer",
      r.picture IS NULL OR r.picture -> 'isKept' IS NOT NULL OR ${isShown} AS "isSameImage",
      ARRAY(
        SELECT d.id::text FROM document d WHERE d.listing_id = l.id ORDER BY d.position
      ) AS "documentIds",
      CASE WHEN r.picture IS NULL OR r.picture -> 'error' IS NOT NULL OR ${isShown} THEN 0 ELSE (
        SELECT count(*) FROM document d WHERE d.listing_id = l.id AND d.source_hash IS NULL
      ) END::integer AS "ownFileCount"
    FROM csv_import_row r JOIN listing l ON l.id = r.listing_id
    WHERE r.import_id = ${importId}::uuid AND r.number > ${after} AND r.number <= ${upto} AND r.outcome = 'UPDATED'
    ORDER BY r.number`;
}

const noColumns = { columns: null, before: null, issues: null };

function comparedRow(pair: Pair, choices: ImportChoices): ComparedRow {
  const { number, columns: before, isSameManufacturer, isSameImage } = pair;
  if (isSoldOutRow(pair.entered)) {
    return pausedRow(pair);
  }
  const listing = updatedListingOf(pair.entered, { ...pair, columns: before }, choices);
  const issues = "issues" in listing ? listing.issues : errorsOfImage(pair);
  if ("issues" in listing || issues.length > 0) {
    return { number, outcome: "INVALID", ...noColumns, issues };
  }
  const { columns } = listing;
  const isSame =
    isSameManufacturer && isSameImage && storedColumnNames.every(isEqual(before, columns));
  if (isSame) {
    return { number, outcome: "UNCHANGED", ...noColumns };
  }
  return {
    number,
    outcome: "UPDATED",
    columns: {
      ...columns,
      normalisedMpn: keyOf(columns),
      status: statusAfterEdit({ ...before, ...pair }, Number(columns.quantity)),
    },
    before: { ...before, ...placeOf(pair) },
    issues: null,
  };
}

/** Changes the status only. */
function pausedRow(pair: Pair): ComparedRow {
  const { number, columns } = pair;
  if (pair.status !== "ACTIVE") {
    return { number, outcome: "UNCHANGED", ...noColumns };
  }
  const before = { ...columns, ...placeOf(pair) };
  const after = { ...before, status: "DRAFT" };
  return { number, outcome: "UPDATED", columns: after, before, issues: null };
}

function placeOf(pair: Pair) {
  const { status, version, manufacturerId, mainImageId, documentIds } = pair;
  const { lastTransactionId, lastStatusChangeId } = pair;
  const own = { status, version, manufacturerId, mainImageId, documentIds };
  return { ...own, normalisedMpn: keyOf(pair.columns), lastTransactionId, lastStatusChangeId };
}

function keyOf({ mpn }: ListingColumns): string | null {
  return normaliseCode(String(mpn ?? "")) || null;
}

/** A listing full of its seller's own files has no room for another. */
function errorsOfImage({ ownFileCount }: Pair): RowIssue[] {
  return ownFileCount < maxDocuments
    ? []
    : [{ field: "mainImageUrl", code: `too_many:${maxDocuments}`, value: "" }];
}

function isEqual(one: ListingColumns, other: ListingColumns) {
  return (name: keyof ListingColumns) => JSON.stringify(one[name]) === JSON.stringify(other[name]);
}

async function storeCompared(tx: Database, importId: string, rows: ComparedRow[]): Promise<void> {
  const numbers = rows.map(({ number }) => number);
  await withHashJoins(
    tx,
    () => tx.$executeRaw`
      UPDATE csv_import_row r
      SET outcome = s.outcome, columns = s.columns, before = s.before, issues = s.issues
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS s (
        number integer, outcome "CsvRowOutcome", columns jsonb, before jsonb, issues jsonb
      )
      WHERE r.import_id = ${importId}::uuid AND r.number = ANY (${numbers}::integer[]) AND r.number = s.number`,
  );
}
