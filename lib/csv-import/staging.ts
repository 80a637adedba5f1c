import "server-only";
import { type Database, db } from "@/lib/db/client";
import { normaliseManufacturerName } from "@/lib/manufacturers/rules";
import { normaliseCode } from "@/lib/search/rules";
import { type ReadRow, readRow } from "./cells/read-row";
import type { CsvRowOutcome } from "./csv-import";
import { newListingOf, type RowFields } from "./listing-of-row";
import { readPackedRows } from "./packed-rows";
import type { ReportDone } from "./progress";
import { rowPictureOf } from "./row-picture";
import type { ColumnMapping, ImportChoices } from "./schema";
import type { TableRow } from "./table/table";

// Prisma holds on to the arguments of its last queries, a hundred log entries of them: few rows each.
const batchSize = 250;

export interface StagedImport {
  id: string;
  key: string;
  mapping: ColumnMapping;
  choices: ImportChoices;
}

/** A row as it lies in csv_import_row before anything is known of the seller's listings. */
export interface StagedRow {
  number: number;
  unreadable: boolean;
  own_article_number: string | null;
  maker: string | null;
  maker_key: string | null;
  mpn_key: string | null;
  name_key: string | null;
  entered: RowFields;
  as_new: object | null;
  issues: object | null;
  picture: object | null;
}

/**
 * Reads the rows of an import and keeps each with what it says and the listing that it would be if it is new; what was
 * kept before goes. `report` hears after each batch how many are done, and throws where the job shall stop.
 * Throws CSV_ROWS_INVALID, CSV_IMPORT_NO_ROWS.
 */
export async function stageRows(staged: StagedImport, report: ReportDone): Promise<void> {
  await db().csvImportRow.deleteMany({ where: { importId: staged.id } });
  let done = 0;
  for await (const rows of batchesOf(readPackedRows(staged.key))) {
    await insertRows(
      db(),
      staged.id,
      rows.map((row) => stagedRowOf(row, staged)),
    );
    done += rows.length;
    await report(done);
  }
}

async function* batchesOf(rows: AsyncGenerator<TableRow>): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) {
    yield batch;
  }
}

function stagedRowOf(row: TableRow, { mapping, choices }: StagedImport): StagedRow {
  const { fields, issues } = readRow(mapping, row);
  const entered = withoutPicture(fields);
  const { listing, faults } = asNew({ fields: entered, issues }, choices);
  return {
    number: row.number,
    unreadable: issues.length > 0,
    ...keysOf(entered),
    entered,
    as_new: listing,
    issues: faults,
    picture: rowPictureOf(fields),
  };
}

/** By what a row is recognised. */
export function keysOf({ manufacturer, mpn, nameDe, ownArticleNumber }: RowFields) {
  const maker = nameOf(manufacturer);
  return {
    own_article_number: textOf(ownArticleNumber),
    maker,
    maker_key: maker === null ? null : normaliseManufacturerName(maker),
    mpn_key: normaliseCode(String(mpn ?? "")) || null,
    name_key: textOf(nameDe)?.toLowerCase() ?? null,
  };
}

function asNew({ fields, issues }: ReadRow, choices: ImportChoices) {
  if (issues.length > 0) {
    return { listing: null, faults: issues };
  }
  const made = newListingOf(fields, choices);
  return "columns" in made
    ? { listing: made.columns, faults: null }
    : { listing: null, faults: made.issues };
}

/** A picture of megabytes stays where it is until it is needed. */
function withoutPicture({ csvMainImageBase64, mainImageUrl, ...fields }: RowFields): RowFields {
  return fields;
}

/** Keeps rows of an import, `outcome` where it is known already. */
export function insertRows(
  database: Database,
  importId: string,
  rows: StagedRow[],
  outcome: CsvRowOutcome | null = null,
): Promise<number> {
  return database.$executeRaw`
    INSERT INTO csv_import_row (
      import_id, number, unreadable, own_article_number, maker, maker_key, mpn_key, name_key, entered, as_new, issues,
      picture, outcome
    )
    SELECT ${importId}::uuid, r.*, ${outcome}::"CsvRowOutcome" FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (
      number integer, unreadable boolean, own_article_number text, maker text, maker_key text, mpn_key text,
      name_key text, entered jsonb, as_new jsonb, issues jsonb, picture jsonb
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
