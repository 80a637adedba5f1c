import { expect, test } from "vitest";
import { maxFileBytes } from "@/lib/csv-import/limits";
import { fileRejectionOf } from "./file-rejection";

test.each([
  [
    "",
    "liste.csv LISTE.CSV bestand.xlsx sap.xls bestand.xlsb bestand.xlsm Lager.ODS Lager.numbers",
  ],
  ["kind", "foto.png csv"],
  ["pdf", "liste.csv.pdf"],
  ["archive", "liste.csv.zip liste.csv.gz"],
  ["json", "bestand.json"],
  ["xml", "bestand.xml Lager.fods"],
])("the error %j is shown for files named %s", (rejection, names) => {
  for (const name of names.split(" ")) {
    expect(fileRejectionOf({ name, size: 1 })).toBe(rejection || null);
  }
});

test("an empty file and one above fifty megabytes are rejected", () => {
  const sizes = [0, maxFileBytes, maxFileBytes + 1];
  const found = sizes.map((size) => fileRejectionOf({ name: "export.2026.txt", size }));
  expect(found).toEqual(["empty", null, "too_large"]);
});
