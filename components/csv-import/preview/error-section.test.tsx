import { expect, test } from "vitest";
import type { ImportField } from "@/lib/csv-import/fields";
import { shownImport } from "@/tests/factories/csv-import";
import { noCounts, noFindings, showImport, shownButtons } from "@/tests/factories/import-screen";

const kind = { code: "number_damaged", count: 29, firstRow: 5, text: "4,02E+12" };
const { mapping } = shownImport();

function showErrorsOf(field: ImportField): void {
  const columns = { ...mapping.columns, ean: 5, currency: 6 };
  showImport({
    status: "CHECKED",
    mapping: { ...mapping, columns },
    counts: { ...noCounts, invalid: 29 },
    firstFault: { number: 5, issues: [{ field, code: kind.code, value: "4,02" }] },
    findings: { ...noFindings, errorKinds: [{ field, ...kind }] },
  });
}

test("a column without which nothing else means another thing is left out by one press", () => {
  showErrorsOf("ean");
  expect(shownButtons()).toContain("Diese Spalte nicht importieren");
  const sent = document.querySelector<HTMLInputElement>("input[name=mapping]")?.value ?? "";
  expect(JSON.parse(sent)).toEqual({ columns: { ...mapping.columns, currency: 6 } });
  showErrorsOf("currency");
  expect(shownButtons()).not.toContain("Diese Spalte nicht importieren");
});
