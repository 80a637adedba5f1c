import { expect, test } from "vitest";
import { shownColumn, shownImport } from "@/tests/factories/csv-import";
import { presetChoices, stockHeadingOf } from "./preset-quantity";

const { mapping } = shownImport();

test.each([
  ..."Bestand|LAGERBESTAND|Verfügbar|Verfuegbare Menge|Frei verwendbar|Frei verw.|LABST".split("|"),
  ..."Frei\nverwendbar|On hand|on-hand qty|Stock|Available".split("|"),
])("a column %j has what lies in stock now", (heading) => {
  expect(presetOf(heading)).toBe("inStock");
});

test.each(["Menge", "Stück", "Anzahl", "Qty", "Quantity", ""])(
  "a column %j may have the whole quantity",
  (heading) => {
    expect(presetOf(heading)).toBe("total");
  },
);

test.each(["saved", "remembered"] as const)("what was chosen and is %s stays", (choicesFrom) => {
  const csvImport = shownImport({ choicesFrom });
  expect(presetChoices(csvImport)).toBe(csvImport.choices);
});

test("the heading is named in one line, and only that of the quantity", () => {
  const columns = [shownColumn("Frei\nverwendbar "), shownColumn("Bestand")];
  const mapped = (place: number) => ({
    columns,
    mapping: { ...mapping, columns: { quantity: place } },
  });
  expect(stockHeadingOf(mapped(0))).toBe("Frei verwendbar");
  expect(stockHeadingOf({ columns, mapping: { ...mapping, columns: {} } })).toBeNull();
});

function presetOf(heading: string) {
  const columns = shownImport().columns.with(3, shownColumn(heading));
  return presetChoices(shownImport({ columns })).quantityMeans;
}
