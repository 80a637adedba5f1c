import { expect, test } from "vitest";
import type { CsvImportSummary } from "@/lib/csv-import/csv-import-schema";
import { draw, hrefOf } from "@/tests/setup/screen";
import { RecentImports } from "./recent-imports";

const summary: CsvImportSummary = {
  id: "a",
  fileName: "bestand.csv",
  status: "IMPORTED",
  createdAt: new Date("2026-11-21T13:05:00Z"),
  rowCount: 1234,
  counts: {
    new: 1200,
    updated: 0,
    paused: 0,
    unchanged: 30,
    skipped: 0,
    invalid: 4,
    merged: 0,
    withoutImage: 0,
  },
  importedAt: new Date("2026-11-21T13:09:00Z"),
  undoableUntil: null,
};

test("an import shows the results of its rows", () => {
  draw(<RecentImports imports={[summary]} />);
  const cells = [...document.querySelectorAll("td")].map(({ textContent }) => textContent);
  expect(cells).toEqual([
    "bestand.csv",
    "Importiert",
    "21.11.2026, 14:05",
    "1.234",
    "1.200 neu, 30 unverändert, 4 fehlerhaft",
  ]);
});

test.each(["CHECKED", "IMPORTING", "UNDONE"] as const)(
  "an import without listed rows shows no results: %s",
  (status) => {
    draw(<RecentImports imports={[{ ...summary, status }]} />);
    expect(document.querySelector("tbody td:last-child")?.textContent).toBe("–");
  },
);

test("a draft import opens at its columns, every other one at its own page", () => {
  const begun = {
    ...summary,
    id: "b",
    fileName: "neu.csv",
    status: "DRAFT" as const,
    counts: null,
  };
  draw(<RecentImports imports={[begun, summary]} />);
  expect(hrefOf("neu.csv")).toBe("/csv-import/b/columns");
  expect(hrefOf("bestand.csv")).toBe("/csv-import/a");
});
