import { expect, test } from "vitest";
import { columnFactsOf } from "@/lib/csv-import/cells/column-facts";
import { type ImportField, importFields } from "@/lib/csv-import/fields";
import { proposeMapping } from "@/lib/csv-import/mapping/proposal";
import { shownHeadings } from "./help-headings";

// Two columns that every file has, so that a lone description is not taken for the name.
const usual = ["Kurzbezeichnung", "Langbeschreibung"];

const shown = importFields.flatMap((field) =>
  shownHeadings[field].map((heading): [string, ImportField] => [heading, field]),
);

test.each(shown)("a column %j is found for %s, as the help page says", (heading, field) => {
  const headings = [...usual.filter((one) => !isOfSameField(one, field)), heading];
  const { mapping, confidence } = proposeMapping(columnFactsOf(headings, []));
  const place = headings.length - 1;
  const found =
    field === "alternateProductCodes" ? mapping.alternateProductCodes : [mapping.columns[field]];
  expect(found).toEqual([place]);
  expect(confidence[field]).not.toBe("guess");
});

function isOfSameField(heading: string, field: ImportField): boolean {
  return field === "nameDe"
    ? heading === usual[0]
    : field === "descriptionDe" && heading === usual[1];
}
