import {
  errorKindKey,
  type OpenErrors,
  withoutNumber,
} from "@/components/csv-import/preview/error-section";
import type { CheckedRows } from "@/components/csv-import/preview/preview-screen";
import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import { getCsvImportFaults, getCsvImportRow } from "@/lib/csv-import/operations";
import type { Member } from "@/lib/fields/viewer";
import { findAs, loadAs } from "@/lib/operations/load-for-page";

export interface CheckedRowsAddress {
  row?: string | string[];
  errors?: string | string[];
  after?: string | string[];
}

const maxDigits = 9;

/** The row of the address or else a good one, and the invalid rows of one kind. */
export async function loadCheckedRows(
  viewer: Member,
  csvImport: CsvImport,
  address: CheckedRowsAddress,
): Promise<CheckedRows> {
  const { id } = csvImport;
  const asked = rowNumberIn(address.row);
  const [opened, found] = await Promise.all([
    loadOpenErrors(viewer, csvImport, address),
    asked === null ? null : findAs(viewer, getCsvImportRow, { id, number: asked }),
  ]);
  return { opened, asked, row: found ?? (await findAs(viewer, getCsvImportRow, { id })) };
}

/** A single kind is open until it is closed. */
async function loadOpenErrors(
  viewer: Member,
  { id, findings }: CsvImport,
  { errors, after }: CheckedRowsAddress,
): Promise<OpenErrors | null> {
  const kinds = findings?.errorKinds ?? [];
  const [only] = kinds.length === 1 && errors === undefined ? kinds : [];
  const kind = kinds.find((one) => errorKindKey(one) === errors) ?? only;
  const field = kind?.field ?? null;
  const code = withoutNumber(kind?.code ?? "");
  if (field === null) {
    return null;
  }
  const page = await loadAs(viewer, getCsvImportFaults, {
    id,
    kind: { field, code },
    after: rowNumberIn(after) ?? 0,
  });
  return { field, code, page };
}

/** Spreadsheets separate thousands: "1.234" is a row number too. */
function rowNumberIn(row: string | string[] | undefined): number | null {
  const digits = typeof row === "string" ? row.replace(/[\s.,]/g, "") : "";
  const number = /^\d+$/.test(digits) && digits.length <= maxDigits ? Number(digits) : 0;
  return number > 0 ? number : null;
}
