import { expect, test } from "vitest";
import { canonicalQuery } from "./canonical-query";

const bearing = { mpn: "62-05", ean: "4 012345 678901", alternateProductCodes: ["SKF 6205"] };
const exact = (code: string) => [{ ...bearing, match: { kind: "exact" as const, code } }];

test.each([
  ["6205", "6205", "62-05"],
  ["62 05", "6205", "62-05"],
  ["62-05", "6205", "62-05"],
  ["4012345678901", "4012345678901", "4 012345 678901"],
  ["skf-6205", "SKF6205", "SKF 6205"],
  // A maker beside the number narrows to fewer finds.
  ["SKF 6205", "6205", "SKF 6205"],
])("%s, found as %s, is known as %s", (query, code, known) => {
  expect(canonicalQuery(query, exact(code))).toBe(known);
});

test("a query that is not a number is canonical as it was typed", () => {
  const match = { kind: "prefix" as const, code: "6205" };
  expect(canonicalQuery("62 0", [{ ...bearing, match }])).toBe("62 0");
  // Even where it writes the same number: others than this one begin so too.
  expect(canonicalQuery("6205", [{ ...bearing, match }])).toBe("6205");
  expect(canonicalQuery("lager", [{ ...bearing, match: { kind: "words", code: null } }])).toBe(
    "lager",
  );
  expect(canonicalQuery("", [{ ...bearing, match: null }])).toBe("");
});
