import { expect, test } from "vitest";
import { countryCodeOf, countryName } from "./countries";

test.each([
  ["DE", "DE"],
  [" de ", "DE"],
  ["Deutschland", "DE"],
  ["germany", "DE"],
  ["China", "CN"],
  ["Vereinigte Staaten", "US"],
  ["EU", undefined],
  ["XX", undefined],
  ["", undefined],
])("the country %j is %j", (written, code) => expect(countryCodeOf(written)).toBe(code));

test("a country is called as its reader calls it", () => {
  expect([countryName("IT", "de"), countryName("IT", "en")]).toEqual(["Italien", "Italy"]);
});
