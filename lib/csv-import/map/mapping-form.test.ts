import fc from "fast-check";
import { expect, test } from "vitest";
import { type ColumnMapping, decimalMarks, priceQuantities } from "@/lib/csv-import/column-mapping";
import { maxAlternates } from "@/lib/csv-import/limits";
import { numberFields, singleFields } from "../fields";
import { columnMapping } from "../schema";
import { enteredMappingOf, mappingOf } from "./mapping-form";

const places = fc.integer({ min: 0, max: 199 });
const mappings = fc.record({
  columns: fc.dictionary(fc.constantFrom(...singleFields), places),
  alternateProductCodes: fc.uniqueArray(places, { maxLength: maxAlternates }),
  priceUnit: fc.constantFrom("euros" as const, "cents" as const),
  pricesAreFor: fc.constantFrom(...priceQuantities),
  decimalMarks: fc.dictionary(fc.constantFrom(...numberFields), fc.constantFrom(...decimalMarks)),
});

test("a mapping survives the form unchanged", () => {
  fc.assert(
    fc.property(mappings, (mapping) => {
      const meant = withoutIdleMarks(columnMapping.parse(mapping));
      expect(mappingOf(enteredMappingOf(meant, []))).toEqual(meant);
    }),
  );
});

function withoutIdleMarks(mapping: ColumnMapping): ColumnMapping {
  const marks = Object.entries(mapping.decimalMarks).filter(
    ([field]) => mapping.columns[field as keyof typeof mapping.columns] !== undefined,
  );
  return { ...mapping, decimalMarks: Object.fromEntries(marks) };
}
