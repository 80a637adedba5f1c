import "server-only";
import { writeCsvFile } from "@/lib/csv/csv-file";
import { excelLiteral } from "@/lib/csv/excel-literal";
import type { Member } from "@/lib/fields/viewer";
import { isoDayOf } from "@/lib/i18n/formats";
import { enforceLimit } from "@/lib/limits/enforce-limit";
import { limits } from "@/lib/limits/limits";
import type { RowError } from "./csv-import-schema";
import { isErrorColumn } from "./error-column";
import { readPackedRows } from "./match/read-packed-rows";
import { shownText } from "./parse/cell-text";
import { type Corrections, findCorrections, getOwnImport, listRowErrors } from "./queries";
import type { Cell, TableRow } from "./read-file-result";
import { columnFacts, columnMapping } from "./schema";

interface InvalidRow {
  cells: Cell[];
  error: RowError;
}

interface ErrorReport {
  heading: string;
  reasonOf: (error: RowError) => string;
}

/** Throws NOT_FOUND, TOO_MANY_REQUESTS, CSV_IMPORT_NO_ROWS. */
export async function* writeErrorReport(
  member: Member,
  id: string,
  { heading, reasonOf }: ErrorReport,
): AsyncGenerator<string> {
  const found = await getOwnImport(member, id);
  await enforceLimit(limits.csvErrors, { account: member.userId, clientAddress: null });
  const columns = columnFacts.array().parse(found.columns);
  // Drops the reason columns of earlier reports.
  const places = [...columns.keys()].filter(
    (place) => !isErrorColumn(columns[place]?.heading ?? ""),
  );
  const rows = readPackedRows(found.key);
  const corrected = corrector(found.mapping, await findCorrections(id));
  try {
    yield* writeCsvFile<InvalidRow>({
      hasVerbatimTexts: true,
      headings: [...places.map((place) => columns[place]?.heading ?? ""), heading],
      cellsOf: ({ cells, error }) => [
        ...places.map((place) => excelLiteral(shownText(cells[place] ?? ""))),
        reasonOf(error),
        // Surplus cells keep a shifted row invalid.
        ...cells.slice(columns.length).map((cell) => excelLiteral(shownText(cell))),
      ],
      readPage: async (after) => {
        const { faults, next } = await listRowErrors(member, { id, after: after ?? 0 });
        return { rows: (await rowsOf(rows, faults)).map(corrected), next };
      },
    });
  } finally {
    // Rows may follow the last invalid one.
    await rows.return(null);
  }
}

/** Corrections of fields without a column have no place in the file. */
function corrector(mapping: unknown, corrections: Corrections): (row: InvalidRow) => InvalidRow {
  const { columns } = columnMapping.parse(mapping ?? { columns: {} });
  const placeOf: Partial<Record<string, number>> = columns;
  return ({ cells, error }) => {
    const written = [...cells];
    for (const [field, text] of corrections.get(error.number) ?? []) {
      const place = placeOf[field];
      if (place !== undefined) {
        written[place] = text;
      }
    }
    return { cells: written, error };
  };
}

/** Both have the same order. */
async function rowsOf(rows: AsyncGenerator<TableRow>, faults: RowError[]): Promise<InvalidRow[]> {
  const byNumber = new Map(faults.map((error) => [error.number, error]));
  const invalid: InvalidRow[] = [];
  while (invalid.length < byNumber.size) {
    const { done, value } = await rows.next();
    if (done) {
      return invalid;
    }
    const error = byNumber.get(value.number);
    if (error) {
      invalid.push({ cells: value.cells, error });
    }
  }
  return invalid;
}

export function errorReportName(now: Date): string {
  return `lagerfund-fehlerhafte-zeilen-${isoDayOf(now)}.csv`;
}
