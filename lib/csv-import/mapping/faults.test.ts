import { expect, test } from "vitest";
import { sampleFacts } from "@/tests/factories/sample-columns";
import type { ColumnMapping } from "../fields";
import { mappingFaults, mappingIssues } from "./faults";

const columns = sampleFacts([
  ["Hersteller", "SKF"],
  ["Bezeichnung", "Lager"],
  ["Beschreibung", "Neu"],
  ["Menge", "6,000"],
  ["Preis", "1.234"],
  ["OEM", "A-1"],
]);
const required = {
  manufacturer: 0,
  nameDe: 1,
  descriptionDe: 2,
  quantity: 3,
  pricePerProductInCt: 4,
};
const marked = { quantity: "comma", pricePerProductInCt: "comma" } as const;

test("a whole mapping has no faults", () => {
  expect(faultsOf({ columns: required, decimalMarks: marked })).toEqual({
    missing: [],
    duplicates: [],
    ambiguous: [],
  });
});

test("what is required and fed by no column is missing", () => {
  const { missing } = faultsOf({ columns: { mpn: 0, quantity: 3 } });
  expect(missing).toEqual(["manufacturer", "nameDe", "descriptionDe", "pricePerProductInCt"]);
});

test("a column that the file does not have feeds nothing", () => {
  expect(faultsOf({ columns: { ...required, nameDe: 6 } }).missing).toEqual(["nameDe"]);
});

test("a column of two fields is named at both", () => {
  const { duplicates } = faultsOf({ columns: { ...required, manufacturer: 1 } });
  expect(duplicates).toEqual(["manufacturer", "nameDe"]);
});

test("the name may describe its part, but not feed a third field", () => {
  const columns = { ...required, descriptionDe: 1 };
  expect(faultsOf({ columns }).duplicates).toEqual([]);
  expect(faultsOf({ columns: { ...columns, mpn: 1 } }).duplicates).toEqual([
    "nameDe",
    "descriptionDe",
    "mpn",
  ]);
});

test("a column is neither a field's and an alternate code's nor an alternate code's twice", () => {
  expect(
    faultsOf({ columns: { ...required, mpn: 5 }, alternateProductCodes: [5] }).duplicates,
  ).toEqual(["mpn", "alternateProductCodes"]);
  expect(faultsOf({ columns: required, alternateProductCodes: [5, 5] }).duplicates).toEqual([
    "alternateProductCodes",
  ]);
});

test("what can be read either way needs an answer", () => {
  expect(faultsOf({ columns: required }).ambiguous).toEqual(["quantity", "pricePerProductInCt"]);
  expect(faultsOf({ columns: required, decimalMarks: { quantity: "point" } }).ambiguous).toEqual([
    "pricePerProductInCt",
  ]);
});

test("prices in cents need none: their marks are no part of them", () => {
  expect(faultsOf({ columns: required, priceUnit: "cents" }).ambiguous).toEqual(["quantity"]);
});

test("as issues the faults are named by their places in the payload", () => {
  const mapping = mappingOf({ columns: { ...required, nameDe: 0 }, alternateProductCodes: [5, 5] });
  expect(mappingIssues(mapping, columns)).toEqual([
    { path: "manufacturer", code: "assigned_twice" },
    { path: "nameDe", code: "assigned_twice" },
    { path: "alternateProductCodes", code: "assigned_twice" },
    { path: "decimalMarks.quantity", code: "decimal_mark_open" },
    { path: "decimalMarks.pricePerProductInCt", code: "decimal_mark_open" },
  ]);
  expect(mappingIssues(mappingOf({}), columns)[0]).toEqual({
    path: "manufacturer",
    code: "unassigned",
  });
});

function faultsOf(details: Partial<ColumnMapping>) {
  return mappingFaults(mappingOf(details), columns);
}

function mappingOf(details: Partial<ColumnMapping>): ColumnMapping {
  const empty = {
    columns: {},
    alternateProductCodes: [],
    pricesAreFor: 1 as const,
    decimalMarks: {},
  };
  return { ...empty, priceUnit: "euros", ...details };
}
