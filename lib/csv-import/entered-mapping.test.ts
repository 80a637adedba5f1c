import fc from "fast-check";
import { expect, test } from "vitest";
import { shownColumn } from "@/tests/factories/csv-import";
import { enteredMappingOf, isMarkOpen, mappingOf, withRoom } from "./entered-mapping";
import {
  type ColumnMapping,
  decimalMarks,
  maxAlternates,
  numberFields,
  priceQuantities,
  singleFields,
} from "./fields";
import { columnMapping } from "./schema";

const places = fc.integer({ min: 0, max: 199 });
const mappings = fc.record({
  columns: fc.dictionary(fc.constantFrom(...singleFields), places),
  alternateProductCodes: fc.uniqueArray(places, { maxLength: maxAlternates }),
  priceUnit: fc.constantFrom("euros" as const, "cents" as const),
  pricesAreFor: fc.constantFrom(...priceQuantities),
  decimalMarks: fc.dictionary(fc.constantFrom(...numberFields), fc.constantFrom(...decimalMarks)),
});

test("what a form shows of a mapping and says again is that mapping", () => {
  fc.assert(
    fc.property(mappings, (mapping) => {
      const meant = withoutIdleMarks(columnMapping.parse(mapping));
      expect(mappingOf(enteredMappingOf(meant, []))).toEqual(meant);
    }),
  );
});

test("the mark that a column proves is there from the start, one that was chosen stays", () => {
  const mixed = shownColumn("Menge", ["1.234"], { ambiguous: 1, comma: 1 });
  const mapping = columnMapping.parse({ columns: { quantity: 0 }, priceUnit: "euros" });
  expect(enteredMappingOf(mapping, [mixed]).decimalMarks.quantity).toBe("comma");
  const chosen: ColumnMapping = { ...mapping, decimalMarks: { quantity: "point" } };
  expect(enteredMappingOf(chosen, [mixed]).decimalMarks.quantity).toBe("point");
});

test("a mark that contradicts itself is asked for and preset to nothing", () => {
  const mapping = columnMapping.parse({ columns: { pricePerProductInCt: 0 }, priceUnit: "euros" });
  const mixed = shownColumn("Preis", ["1.250", "980", "99.90"], {
    ambiguous: 1,
    plain: 1,
    point: 1,
  });
  expect(isMarkOpen(mixed, "pricePerProductInCt")).toBe(true);
  expect(enteredMappingOf(mapping, [mixed]).decimalMarks.pricePerProductInCt).toBe("");
});

test("behind the chosen columns there is room for one more, up to twenty", () => {
  expect(withRoom(["1", "", "2"])).toEqual(["1", "2", ""]);
  expect(withRoom(Array.from({ length: 20 }, (_, place) => String(place)))).toHaveLength(20);
});

/** A mark is kept only beside a column. */
function withoutIdleMarks(mapping: ColumnMapping): ColumnMapping {
  const marks = Object.entries(mapping.decimalMarks).filter(
    ([field]) => mapping.columns[field as keyof typeof mapping.columns] !== undefined,
  );
  return { ...mapping, decimalMarks: Object.fromEntries(marks) };
}
