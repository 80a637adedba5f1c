import { expect, test } from "vitest";
import type { ColumnMapping } from "@/lib/csv-import/column-mapping";
import { sampleFacts } from "@/tests/factories/sample-columns";
import { columnMapping } from "../schema";
import { mappingIssues } from "./mapping-issues";

const facts = sampleFacts(
  "Hersteller: SKF; Bezeichnung: Lager; Beschreibung: Neu; Menge: 6,000; Preis: 1.234; OEM: A-1",
);
const columns = {
  manufacturer: 0,
  nameDe: 1,
  descriptionDe: 2,
  quantity: 3,
  pricePerProductInCt: 4,
};
const marked = { quantity: "comma", pricePerProductInCt: "comma" } as const;
const twice = (...fields: string[]) => fields.map((field) => `${field}: assigned_twice`);

test.each<[string, Partial<ColumnMapping>, string[]]>([
  ["a whole mapping has no faults", {}, []],
  [
    "what is required and fed by no column is missing",
    { columns: { mpn: 0, quantity: 3 } },
    ["manufacturer", "nameDe", "descriptionDe", "pricePerProductInCt"].map(
      (field) => `${field}: unassigned`,
    ),
  ],
  [
    "a column that the file does not have feeds nothing",
    { columns: { ...columns, nameDe: 6 } },
    ["nameDe: unassigned"],
  ],
  [
    "a column of two fields is named at both",
    { columns: { ...columns, manufacturer: 1 } },
    twice("manufacturer", "nameDe"),
  ],
  [
    "what one value or the name says for all rows needs no column",
    {
      columns: { nameDe: 1, pricePerProductInCt: 4 },
      fixed: { quantity: "1" },
      fromName: ["manufacturer", "descriptionDe"],
    },
    [],
  ],
  [
    "a value of blanks says nothing",
    {
      columns: { nameDe: 1, pricePerProductInCt: 4 },
      fixed: { quantity: "  " },
      fromName: ["manufacturer", "descriptionDe"],
    },
    ["quantity: unassigned"],
  ],
  ["the name may describe its part", { columns: { ...columns, descriptionDe: 1 } }, []],
  [
    "but not feed a third field",
    { columns: { ...columns, descriptionDe: 1, mpn: 1 } },
    twice("nameDe", "descriptionDe", "mpn"),
  ],
  [
    "a column is not a field's and an alternate code's",
    { columns: { ...columns, mpn: 5 }, alternateProductCodes: [5] },
    twice("mpn", "alternateProductCodes"),
  ],
  [
    "nor an alternate code's twice",
    { alternateProductCodes: [5, 5] },
    twice("alternateProductCodes"),
  ],
  [
    "what can be read either way needs an answer",
    { decimalMarks: { quantity: "point" } },
    ["decimalMarks.pricePerProductInCt: decimal_mark_open"],
  ],
  [
    "prices in cents need none: their marks are no part of them",
    { decimalMarks: {}, priceUnit: "cents" },
    ["decimalMarks.quantity: decimal_mark_open"],
  ],
])("%s", (_, details, issues) => {
  const base = { columns, decimalMarks: marked, priceUnit: "euros" };
  const mapping = columnMapping.parse({ ...base, ...details });
  const found = mappingIssues(mapping, facts).map(({ path, code }) => `${path}: ${code}`);
  expect(found).toEqual(issues);
});
