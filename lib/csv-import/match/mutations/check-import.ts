import "server-only";
import { batchesOf } from "@/lib/async/batches";
import type { ColumnFacts, ColumnMapping } from "@/lib/csv-import/column-mapping";
import type { ImportField, ReadRow, RowIssue } from "@/lib/csv-import/fields";
import { maxCorrectionLength } from "@/lib/csv-import/limits";
import { isDescribedByName } from "@/lib/csv-import/map/mapping-issues";
import { findImportFindings } from "@/lib/csv-import/match/import-findings";
import { rowImageOf } from "@/lib/csv-import/match/row-image-source";
import { textOf } from "@/lib/csv-import/parse/cell-text";
import { isShifted } from "@/lib/csv-import/parse/column-facts";
import { numberKindOf } from "@/lib/csv-import/parse/number";
import { cellTextOf, type RowSources, readRow } from "@/lib/csv-import/parse/read-row";
import { type Corrections, findCorrections } from "@/lib/csv-import/queries";
import type { Cell, TableRow } from "@/lib/csv-import/read-file-result";
import type { ImportChoices } from "@/lib/csv-import/schema";
import {
  type Attempt,
  closeJob,
  JobSuperseded,
  jobTimeoutInMs,
  lockCurrentAttempt,
  type Report,
  type ReportDone,
} from "@/lib/csv-import/statements/job-attempt";
import { allowLongStatements } from "@/lib/csv-import/statements/transaction-settings";
import { db, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { normaliseManufacturerName } from "@/lib/manufacturers/names";
import { findManufacturersByBeginning } from "@/lib/manufacturers/queries/find-by-beginning";
import { compareImport } from "../compare-rows";
import { readPackedRows } from "../read-packed-rows";
import { manufacturerNameOf, rowKeysOf } from "../row-keys";
import { isSoldOutRow, newListingOf, type RowFields } from "../row-to-listing";
import { insertRows, type StagedRow, summariseOutcomes } from "../statements";

// Prisma keeps the arguments of its last 100 queries in memory.
const batchLimits = { size: 150, weight: { of: lengthOf, most: 1024 * 1024 } };
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
  isCorrected: boolean;
  rowCount: number;
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
      findings: await findImportFindings(tx, job),
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
  const corrections = await findCorrections(staged.id);
  let done = 0;
  let part: TableRow | undefined;
  let stored = Promise.resolve();
  for await (const written of batchesOf(readPackedRows(staged.key), batchLimits)) {
    const rows = written.map((row) => {
      part = continuedRow(row, part, staged.mapping);
      return part;
    });
    const manufacturers = await findManufacturersOf(rows, staged.mapping, corrections);
    const read = rows.map((row) => stagedRowOf(row, staged, { corrections, manufacturers }));
    // The database stores one batch while the next one is read.
    await stored;
    done += rows.length;
    const upto = done;
    stored = storeRows(staged, read).then(() => report(upto));
    stored.catch(() => undefined);
  }
  await stored;
  if (done !== staged.rowCount) {
    throw new AppError("CSV_ROWS_INVALID");
  }
}

/** A row with only a quantity and a text of its own, such as a further bin, repeats the part above; a total does not. */
function continuedRow(
  row: TableRow,
  part: TableRow | undefined,
  { columns, alternateProductCodes }: ColumnMapping,
): TableRow {
  const { quantity, quantityUnit, pricePerProductInCt: price } = columns;
  const mapped = [...Object.values(columns), ...alternateProductCodes];
  const textAt = (place: number) => textOf(row.cells[place] ?? "");
  const filled = [...row.cells.keys()].filter((place) => textAt(place) !== "");
  const isSame = (place: number) => place === price && row.cells[place] === part?.cells[place];
  const said = filled.filter((at) => mapped.includes(at) && at !== quantityUnit && !isSame(at));
  const isOwnText = (place: number) =>
    !mapped.includes(place) &&
    numberKindOf(textAt(place)) === "other" &&
    !["", row.cells[place]].includes(part?.cells[place] ?? "");
  if (!part || said.length !== 1 || said[0] !== quantity || !filled.some(isOwnText)) {
    return row;
  }
  const cells = part.cells.map((cell, at) => (textAt(at) === "" ? cell : (row.cells[at] ?? "")));
  return { ...row, cells };
}

async function findManufacturersOf(
  rows: TableRow[],
  mapping: ColumnMapping,
  corrections: Corrections,
): Promise<RowSources["manufacturers"]> {
  if (!mapping.fromName.includes("manufacturer")) {
    return undefined;
  }
  const { nameDe } = mapping.columns;
  const columns = nameDe === undefined ? {} : { nameDe };
  const nameOnly = { ...mapping, columns, alternateProductCodes: [], fromName: [] };
  const names = rows.map((row) => {
    const known = { corrections: corrections.get(row.number) };
    const { fields } = readRow(nameOnly, bounded(row, mapping), known);
    return String(fields.nameDe ?? "");
  });
  return findManufacturersByBeginning(db(), names);
}

function lengthOf({ cells }: TableRow): number {
  return cells.reduce<number>((sum, cell) => sum + String(cell).length, 0);
}

function stagedRowOf(
  row: TableRow,
  staged: StagedImport,
  known: { corrections: Corrections; manufacturers: RowSources["manufacturers"] },
): StagedRow {
  const { mapping, choices, columns } = staged;
  const { manufacturers } = known;
  const corrections = known.corrections.get(row.number);
  const read = isShifted(row, columns.length)
    ? shiftedRow
    : readRow(mapping, bounded(row, mapping), { corrections, manufacturers });
  const { fields, issues } = read;
  const said = withChosenManufacturer(withoutImage(fields), staged.chosenManufacturers);
  const entered = isDescribedByName(mapping) ? withoutDescription(said) : said;
  const soldOut = isSoldOutRow(entered);
  const unreadable = issues.length > 0 && !soldOut;
  const made = unreadable ? null : newListingOf(said, choices);
  const issuesAsNew = made && "issues" in made ? made.issues : null;
  return {
    number: row.number,
    unreadable,
    ...rowKeysOf(entered, issues),
    entered,
    as_new: made && "columns" in made ? made.columns : null,
    issues: unreadable ? issues : null,
    issues_as_new: issuesAsNew && [...issuesAsNew, ...issues],
    picture: soldOut ? null : rowImageOf(fields),
    cell_texts: textsOf([issues, issuesAsNew], (field) =>
      cellTextOf(field, mapping, row, corrections),
    ),
    is_rounded: read.isRounded === true,
  };
}

/** The whole texts of fields with issues, as far as they can be corrected. */
function textsOf(
  issues: (RowIssue[] | null)[],
  textOf: (field: ImportField) => string,
): object | null {
  const fields = issues.flatMap((some) => some ?? []).flatMap(({ field }) => field ?? []);
  const texts = fields.map((field) => [field, storable(textOf(field))] as const);
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

function storable(text: string): string {
  return text.replaceAll("\0", "").slice(0, maxCorrectionLength).toWellFormed();
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
  if (meant.size === 0) {
    return fields;
  }
  const name = meant.get(normaliseManufacturerName(manufacturerNameOf(fields.manufacturer) ?? ""));
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
    WITH ours AS (${lockCurrentAttempt(attempt)}) DELETE FROM csv_import_row r USING ours WHERE r.import_id = ours.id`;
}

async function storeRows(attempt: StagedImport & Attempt, rows: StagedRow[]): Promise<void> {
  const count = await insertRows(db(), lockCurrentAttempt(attempt), rows);
  if (count === 0) {
    throw new JobSuperseded();
  }
}
