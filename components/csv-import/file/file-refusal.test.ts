import { expect, test, vi } from "vitest";
import { maxFileBytes } from "@/lib/csv-import/fields";
import { refusalOf } from "./file-refusal";

vi.stubGlobal("Worker", class {});

test.each([
  ["liste.csv", 1, null],
  ["LISTE.CSV", 1, null],
  ["export.2026.txt", maxFileBytes, null],
  ["bestand.xlsx", 1, null],
  ["sap.xls", 1, null],
  ["foto.png", 1, "kind"],
  ["liste.csv.pdf", 1, "pdf"],
  ["Lager.ODS", 1, "open_document"],
  ["Lager.numbers", 1, "numbers"],
  ["liste.csv.zip", 1, "archive"],
  ["liste.csv.gz", 1, "archive"],
  ["bestand.json", 1, "json"],
  ["bestand.xml", 1, "xml"],
  ["bestand.xlsb", 1, "legacy_excel"],
  ["csv", 1, "kind"],
  ["liste.csv", 0, "empty"],
  ["liste.csv", maxFileBytes + 1, "too_large"],
])("%s of %i bytes: %s", (name, size, refusal) => {
  expect(refusalOf({ name, size })).toBe(refusal);
});

test("a browser that cannot pack is told before it reads", () => {
  vi.stubGlobal("CompressionStream", undefined);
  expect(refusalOf({ name: "liste.csv", size: 1 })).toBe("unsupported");
  vi.unstubAllGlobals();
});
