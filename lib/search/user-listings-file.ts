import "server-only";
import { writeCsvFile } from "@/lib/csv/csv-file";
import type { Member } from "@/lib/fields/viewer";
import { isoDayOf } from "@/lib/i18n/formats";
import { cellsOf, csvColumns } from "@/lib/listings/csv-columns";
import { loadAs } from "@/lib/operations/load-for-page";
import { exportListings } from "./operations";
import type { ListingExportFilter } from "./schema";

/** The CSV import reads this file too (docs/decisions/0017). Throws FORBIDDEN. */
export function writeListingFile(
  member: Member,
  filter: Omit<ListingExportFilter, "after">,
): AsyncGenerator<string> {
  return writeCsvFile({
    headings: csvColumns.map(({ heading }) => heading),
    cellsOf,
    readPage: (after) => loadAs(member, exportListings, { ...filter, after }),
  });
}

export function listingFileName(now: Date): string {
  return `lagerfund-inserate-${isoDayOf(now)}.csv`;
}
