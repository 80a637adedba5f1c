import type { CheckedRows } from "@/components/csv-import/preview/preview-screen";
import { getCsvImportFaults, getCsvImportRow } from "@/lib/csv-import/operations";
import type { Member } from "@/lib/fields/viewer";
import { findAs, loadAs } from "@/lib/operations/load-for-page";

const maxDigits = 9;

/** The first invalid rows, and the row of the address or else the first one. */
export async function loadFaultsAndRow(
  viewer: Member,
  id: string,
  row: string | string[] | undefined,
): Promise<CheckedRows> {
  const asked = rowNumberIn(row);
  const [{ faults: errors }, found] = await Promise.all([
    loadAs(viewer, getCsvImportFaults, { id }),
    asked === null ? null : findAs(viewer, getCsvImportRow, { id, number: asked }),
  ]);
  return { errors, asked, row: found ?? (await findAs(viewer, getCsvImportRow, { id })) };
}

/** Spreadsheets separate thousands: "1.234" is a row number too. */
function rowNumberIn(row: string | string[] | undefined): number | null {
  const digits = typeof row === "string" ? row.replace(/[\s.,]/g, "") : "";
  const number = /^\d+$/.test(digits) && digits.length <= maxDigits ? Number(digits) : 0;
  return number > 0 ? number : null;
}
