import fc from "fast-check";
import { expect, test } from "vitest";
import { shownColumn } from "@/tests/factories/csv-import";
import {
  type EnteredMapping,
  enteredMappingOf,
  isMarkOpen,
  mappingOf,
  readMappingForm,
  withRoom,
} from "./entered-mapping";
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

test("what a form shows of a mapping and posts again is that mapping, with a script and without", () => {
  fc.assert(
    fc.property(mappings, (mapping) => {
      const meant = withoutIdleMarks(columnMapping.parse(mapping));
      const entered = enteredMappingOf(meant, []);
      expect(mappingOf(entered)).toEqual(meant);
      expect(mappingOf(readMappingForm(posted(entered)))).toEqual(meant);
    }),
  );
});

test("a posted form can say nothing that is no column and no mark", () => {
  const form = new FormData();
  form.set("columns.quantity", "__proto__");
  form.set("alternateProductCodes.0", "-1");
  form.set("decimalMarks.quantity", "both");
  form.set("pricesAreFor", "12");
  expect(mappingOf(readMappingForm(form))).toEqual({
    columns: {},
    alternateProductCodes: [],
    priceUnit: "euros",
    pricesAreFor: 1,
    decimalMarks: {},
  });
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

function posted(entered: EnteredMapping) {
  const { columns, alternateProductCodes, priceUnit, pricesAreFor, decimalMarks } = entered;
  const form = new FormData();
  for (const [field, place] of Object.entries(columns)) {
    form.set(`columns.${field}`, place);
  }
  for (const [index, place] of alternateProductCodes.entries()) {
    form.set(`alternateProductCodes.${index}`, place);
  }
  form.set("priceUnit", priceUnit);
  form.set("pricesAreFor", pricesAreFor);
  for (const [field, mark] of Object.entries(decimalMarks)) {
    form.set(`decimalMarks.${field}`, mark);
  }
  return form;
}
