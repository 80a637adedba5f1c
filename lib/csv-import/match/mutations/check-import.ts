import "server-only";
import { batchesOf } from "@/lib/async/batches";
import type { CsvRowOutcome } from "@/lib/csv-import/csv-import";
import { rowCorrectedBy } from "@/lib/csv-import/error-column";
import type {
  Cell,
  ColumnFacts,
  ColumnMapping,
  ImportField,
  RowIssue,
} from "@/lib/csv-import/fields";
import { isDescribedByName } from "@/lib/csv-import/map/mapping-issues";
import { isShifted } from "@/lib/csv-import/parse/column-facts";
import { type ReadRow, readRow } from "@/lib/csv-import/parse/read-row";
import type { ImportChoices } from "@/lib/csv-import/schema";
import {
  type Attempt,
  allowLongStatements,
  closeJob,
  JobSuperseded,
  jobTimeoutInMs,
  lockOurs,
  type Report,
  type ReportDone,
} from "@/lib/csv-import/statements";
import type { TableRow } from "@/lib/csv-import/table";
import { type Database, db, transact } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import { normaliseManufacturerName } from "@/lib/manufacturers/rules";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import { compareImport } from "../compare-rows";
import { findFindings } from "../findings";
import { imageIssuesOf, rowImageOf } from "../row-image";
import { isSoldOutRow, newListingOf, type RowFields } from "../row-to-listing";
import { readPackedRows } from "../row-upload";
import { summariseOutcomes } from "../statements/outcomes";

// Prisma keeps the arguments of its last 100 queries in memory.
const batchLimits = { size: 250, weight: { of: lengthOf, most: 1024 * 1024 } };
/** Twice the longest text of a listing, so a cut text is still too long. */
const maxCellLength = 20_000;

const shiftedRow: ReadRow = {
  fields: {},
  issues: [{ field: null, code: "too_many_cells", value: "" }],
};

export interface StagedImport {
  id: string;
  key: string;
  mapping: ColumnMapping;
  choices: ImportChoices;
  columns: ColumnFacts[];
  chosenManufacturers: ReadonlyMap<string, string>;
  reasonIndex: number | null;
  rowCount: number;
}

export interface StagedRow {
  number: number;
  mends: number | null;
  unreadable: boolean;
  own_article_number: string | null;
  maker: string | null;
  maker_key: string | null;
  mpn_key: string | null;
  entered: RowFields;
  as_new: object | null;
  issues: object | null;
  issues_as_new: object | null;
  picture: object | null;
}

export interface ImportJob extends StagedImport, Attempt {
  userId: string;
}

/** Stages the rows and compares them with the seller's listings. Throws JobSuperseded, CSV_ROWS_INVALID, CSV_IMPORT_NO_ROWS. */
export async function checkImport(job: ImportJob, report: Report): Promise<void> {
  await stageRows(job, (done) => report("load", done, job.rowCount));
  await transact(async (tx) => {
    await allowLongStatements(tx);
    await compareImport(tx, job, (done) => report("check", done, job.rowCount));
    await closeJob(tx, job, {
      ...(await summariseOutcomes(tx, job.id)),
      findings: await findFindings(tx, job),
      status: "CHECKED",
    });
  }, jobTimeoutInMs);
}

/**
 * Replaces the rows that an earlier check stored. Throws CSV_ROWS_INVALID, CSV_IMPORT_NO_ROWS,
 * JobSuperseded.
 */
export async function stageRows(staged: StagedImport & Attempt, report: ReportDone): Promise<void> {
  await deleteRows(staged);
  let done = 0;
  for await (const rows of batchesOf(readPackedRows(staged.key), batchLimits)) {
    await storeRows(
      staged,
      rows.map((row) => stagedRowOf(row, staged)),
    );
    done += rows.length;
    await report(done);
  }
  if (done !== staged.rowCount) {
    throw new AppError("CSV_ROWS_INVALID");
  }
}

function lengthOf({ cells }: TableRow): number {
  return cells.reduce<number>((sum, cell) => sum + String(cell).length, 0);
}

function stagedRowOf(row: TableRow, staged: StagedImport): StagedRow {
  const { mapping, choices, columns, reasonIndex } = staged;
  const { fields, issues: unreadableCells } = isShifted(row, columns.length)
    ? shiftedRow
    : readRow(mapping, bounded(row, mapping));
  const issues = [...unreadableCells, ...imageIssuesOf(fields)];
  const said = withChosenManufacturer(withoutImage(fields), staged.chosenManufacturers);
  const entered = isDescribedByName(mapping) ? withoutDescription(said) : said;
  const soldOut = isSoldOutRow(entered);
  const unreadable = issues.length > 0 && !soldOut;
  const made = unreadable ? null : newListingOf(said, choices);
  const issuesAsNew = made && "issues" in made ? made.issues : null;
  return {
    number: row.number,
    mends: reasonIndex === null ? null : rowCorrectedBy(row.cells[reasonIndex]),
    unreadable,
    ...keysOf(entered, issues),
    entered,
    as_new: made && "columns" in made ? made.columns : null,
    issues: unreadable ? issues : null,
    issues_as_new: issuesAsNew && [...issuesAsNew, ...issues],
    picture: soldOut ? null : rowImageOf(fields),
  };
}

/** Leaves keys out where a field is unreadable, because the row would match another listing. */
export function keysOf(
  { manufacturer, mpn, ownArticleNumber }: RowFields,
  issues: RowIssue[] = [],
) {
  const maker = nameOf(manufacturer);
  const isReadable = (...fields: ImportField[]) =>
    !issues.some(({ field }) => field !== null && fields.includes(field));
  return {
    own_article_number: isReadable("listingId") ? textOf(ownArticleNumber) : null,
    maker,
    maker_key:
      maker !== null && isReadable("listingId", "ownArticleNumber", "mpn")
        ? normaliseManufacturerName(maker)
        : null,
    mpn_key: normaliseCode(String(mpn ?? "")) || null,
  };
}

function bounded({ number, cells }: TableRow, { columns }: ColumnMapping): TableRow {
  const cut = (cell: Cell, place: number) =>
    typeof cell === "string" && cell.length > maxCellLength && place !== columns.csvMainImageBase64
      ? cell.slice(0, maxCellLength).toWellFormed()
      : cell;
  return { number, cells: cells.map(cut) };
}

function withChosenManufacturer(
  fields: RowFields,
  meant: StagedImport["chosenManufacturers"],
): RowFields {
  const name = meant.get(normaliseManufacturerName(nameOf(fields.manufacturer) ?? ""));
  return name === undefined ? fields : { ...fields, manufacturer: { name } };
}

function withoutImage({ csvMainImageBase64, mainImageUrl, ...fields }: RowFields): RowFields {
  return fields;
}

function withoutDescription({ descriptionDe, ...fields }: RowFields): RowFields {
  return fields;
}

async function deleteRows(attempt: StagedImport & Attempt): Promise<void> {
  await db().$executeRaw`
    WITH ours AS (${lockOurs(attempt)}) DELETE FROM csv_import_row r USING ours WHERE r.import_id = ours.id`;
}

async function storeRows(attempt: StagedImport & Attempt, rows: StagedRow[]): Promise<void> {
  const count = await insertRows(db(), lockOurs(attempt), rows);
  if (count === 0) {
    throw new JobSuperseded();
  }
}

/** `ours` selects the import's id. */
export function insertRows(
  database: Database,
  ours: Prisma.Sql,
  rows: StagedRow[],
  outcome: CsvRowOutcome | null = null,
): Promise<number> {
  return database.$executeRaw`
    WITH ours AS (${ours})
    INSERT INTO csv_import_row (
      import_id, number, mends, unreadable, own_article_number, maker, maker_key, mpn_key, entered, as_new, issues,
      issues_as_new, picture, outcome
    )
    SELECT ours.id, r.*, ${outcome}::"CsvRowOutcome" FROM ours CROSS JOIN jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (
      number integer, mends integer, unreadable boolean, own_article_number text, maker text, maker_key text, mpn_key text,
      entered jsonb, as_new jsonb, issues jsonb, issues_as_new jsonb, picture jsonb
    )`;
}

function nameOf(manufacturer: unknown): string | null {
  return typeof manufacturer === "object" && manufacturer !== null && "name" in manufacturer
    ? textOf(manufacturer.name)
    : null;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
