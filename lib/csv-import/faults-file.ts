import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { isoDayOf } from "@/lib/i18n/formats";
import { limits } from "@/lib/limits/limits";
import { spend } from "@/lib/limits/spend";
import { writeCsvFile } from "@/lib/listings/csv-file";
import type { Member } from "@/lib/operations/viewer";
import { ownImport } from "./access";
import { shownText } from "./cells/cell-text";
import { keptText } from "./cells/kept-text";
import { listFaults } from "./faults";
import type { Cell, RowIssue } from "./fields";
import { isReason } from "./mapping/headings";
import { readPackedRows } from "./packed-rows";
import { columnFacts } from "./schema";
import type { TableRow } from "./table/table";

interface FaultyRow {
  cells: Cell[];
  issues: RowIssue[];
}

interface FaultsFile {
  heading: string;
  sentenceOf: (issue: RowIssue) => string;
}

/**
 * The rows that cannot be imported as they stand in the seller's file, with the reason in a last column: to be mended in
 * a spreadsheet and brought back (issue 7). Throws NOT_FOUND for another's import, TOO_MANY_REQUESTS, CSV_IMPORT_NO_ROWS
 * once they are gone.
 */
export async function* writeFaultsFile(
  member: Member,
  id: string,
  { heading, sentenceOf }: FaultsFile,
): AsyncGenerator<string> {
  const found = await db().csvImport.findFirst({
    where: ownImport(member, id),
    select: { key: true, columns: true },
  });
  if (!found) {
    throw new AppError("NOT_FOUND");
  }
  await spend(limits.csvFaults, { account: member.userId, clientAddress: null });
  const columns = columnFacts.array().parse(found.columns);
  // Of rows that were left behind before, the former reasons are over.
  const places = [...columns.keys()].filter((place) => !isReason(columns[place]?.heading ?? ""));
  const rows = readPackedRows(found.key);
  try {
    yield* writeCsvFile<FaultyRow>({
      hasKeptTexts: true,
      headings: [...places.map((place) => columns[place]?.heading ?? ""), heading],
      cellsOf: ({ cells, issues }) => [
        ...places.map((place) => keptText(shownText(cells[place] ?? ""))),
        issues.map(sentenceOf).join("; "),
      ],
      readPage: async (after) => {
        const { faults, next } = await listFaults(member, id, after ?? 0);
        const issues = new Map(faults.map((fault) => [fault.number, fault.issues]));
        return { rows: await rowsUpTo(rows, faults.at(-1)?.number ?? 0, issues), next };
      },
    });
  } finally {
    // What lies behind the last faulty row is never asked for.
    await rows.return(null);
  }
}

/** The file and the faults are in one order: each is read once, side by side. */
async function rowsUpTo(
  rows: AsyncGenerator<TableRow>,
  last: number,
  issues: ReadonlyMap<number, RowIssue[]>,
): Promise<FaultyRow[]> {
  const faulty: FaultyRow[] = [];
  while (last > 0) {
    const { done, value } = await rows.next();
    if (done) {
      return faulty;
    }
    const found = issues.get(value.number);
    if (found) {
      faulty.push({ cells: value.cells, issues: found });
    }
    if (value.number >= last) {
      return faulty;
    }
  }
  return faulty;
}

/** "lagerfund-fehlerhafte-zeilen-2026-11-21.csv", by the day in Germany. */
export function faultsFileName(now: Date): string {
  return `lagerfund-fehlerhafte-zeilen-${isoDayOf(now)}.csv`;
}
