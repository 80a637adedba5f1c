import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type ColumnMapping,
  decimalMarks,
  priceMeanings,
  priceQuantities,
  roundings,
} from "@/lib/csv-import/column-mapping";
import { maxAlternates } from "@/lib/csv-import/limits";
import { sampleFacts } from "@/tests/factories/sample-columns";
import { fixedFields, numberFields, ruledFields, singleFields } from "../fields";
import { columnMapping } from "../schema";
import { enteredMappingOf, issuesOfEntered, mappingOf } from "./mapping-form";

// A column has one choice, so each place is used once.
const columnCount = singleFields.length + maxAlternates;
const mappings = fc
  .record({
    fields: fc.shuffledSubarray([...singleFields]),
    alternates: fc.integer({ min: 0, max: maxAlternates }),
    fixed: fc.dictionary(fc.constantFrom(...fixedFields), fc.constantFrom("Siemens", "1")),
    fromName: fc.subarray([...ruledFields]),
    priceUnit: fc.constantFrom("euros" as const, "cents" as const),
    pricesAreFor: fc.constantFrom(...priceQuantities),
    pricesMean: fc.constantFrom(null, ...priceMeanings),
    taxInPercent: fc.constantFrom(null, 0, 8.1, 19),
    currency: fc.constantFrom(null, { code: "EUR", inEuros: 1 }, { code: "CHF", inEuros: 1.0723 }),
    rounding: fc.constantFrom(null, ...roundings),
    decimalMarks: fc.dictionary(fc.constantFrom(...numberFields), fc.constantFrom(...decimalMarks)),
  })
  .map(({ fields, alternates, ...answers }) => ({
    ...answers,
    columns: Object.fromEntries(fields.map((field, place) => [field, place])),
    alternateProductCodes: Array.from({ length: alternates }, (_, place) => fields.length + place),
  }));

test("a mapping survives the form unchanged", () => {
  const columns = sampleFacts(Array.from({ length: columnCount }, () => ["Spalte"]));
  fc.assert(
    fc.property(mappings, (mapping) => {
      const meant = withoutIdle(columnMapping.parse(mapping));
      expect(mappingOf(enteredMappingOf(meant, columns))).toEqual(meant);
    }),
  );
});

test("the name's column describes its parts too, said once", () => {
  const columns = sampleFacts([["Bezeichnung"]]);
  const mapping = { ...noMapping, columns: { nameDe: 0, descriptionDe: 0 } };
  expect(mappingOf(enteredMappingOf(mapping, columns))).toMatchObject({
    columns: { nameDe: 0 },
    fromName: ["descriptionDe"],
  });
});

const noMapping = columnMapping.parse({ columns: {} });
const entered = (changes: object) => ({ ...enteredMappingOf(noMapping, []), ...changes });
const issuesOf = (changes: object, columns = sampleFacts([])) =>
  issuesOfEntered(entered(changes), columns).filter(({ code }) => code !== "unassigned");

test("a field of two columns is named at both", () => {
  const columns = sampleFacts([["A"], ["B"], ["C"]]);
  expect(issuesOf({ fields: ["nameDe", "mpn", "nameDe"] }, columns)).toEqual([
    { path: "fields.0", code: "assigned_twice" },
    { path: "fields.2", code: "assigned_twice" },
  ]);
});

test("a tax and a rate that are no numbers are named", () => {
  expect(issuesOf({ tax: "neunzehn" })).toEqual([{ path: "tax", code: "invalid" }]);
  expect(issuesOf({ tax: "8,1 %" })).toEqual([]);
  expect(issuesOf({ currency: "CHF" })).toEqual([{ path: "exchangeRate", code: "is_required" }]);
  expect(issuesOf({ currency: "CHF", exchangeRate: "0" })).toEqual([
    { path: "exchangeRate", code: "invalid" },
  ]);
  expect(issuesOf({ currency: "EUR" })).toEqual([]);
});

function withoutIdle(mapping: ColumnMapping): ColumnMapping {
  const marks = Object.entries(mapping.decimalMarks).filter(
    ([field]) => mapping.columns[field as keyof typeof mapping.columns] !== undefined,
  );
  const isSame = mapping.columns.descriptionDe !== undefined;
  const fromName = ruledFields.filter(
    (field) => mapping.fromName.includes(field) && !(field === "descriptionDe" && isSame),
  );
  return { ...mapping, fromName, decimalMarks: Object.fromEntries(marks) };
}
