import "server-only";
import Papa from "papaparse";
import { isoDayOf } from "@/lib/i18n/formats";
import { cellsOf, csvColumns, guardedCells } from "@/lib/listings/csv-columns";
import { loadAs } from "@/lib/operations/load";
import type { Member } from "@/lib/operations/viewer";
import type { ListingExportPage } from "./export";
import { exportListings } from "./operations";
import type { ListingExportFilter } from "./schema";

// Without it Excel reads UTF-8 as Windows-1252.
const byteOrderMark = "\uFEFF";
const newline = "\r\n";

/**
 * A user's listings as a CSV file for a German spreadsheet and for this application's own import, read page by page
 * while it is being sent (decision 0017). Throws FORBIDDEN for another's unless the member is an administrator.
 */
export async function* writeListingFile(
  member: Member,
  filter: Omit<ListingExportFilter, "after">,
): AsyncGenerator<string> {
  let page: ListingExportPage = await loadAs(member, exportListings, filter);
  yield byteOrderMark + textOf([csvColumns.map(({ heading }) => heading)]);
  while (true) {
    if (page.rows.length > 0) {
      yield textOf(page.rows.map(cellsOf));
    }
    if (page.next === null) {
      return;
    }
    page = await loadAs(member, exportListings, { ...filter, after: page.next });
  }
}

/** "lagerfund-inserate-2026-11-21.csv", by the day in Germany. */
export function listingFileName(now: Date): string {
  return `lagerfund-inserate-${isoDayOf(now)}.csv`;
}

function textOf(rows: string[][]): string {
  const options = { delimiter: ";", newline, header: false, escapeFormulae: guardedCells };
  return Papa.unparse(rows, options) + newline;
}
