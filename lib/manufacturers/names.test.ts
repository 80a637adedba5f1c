import fc from "fast-check";
import { expect, test } from "vitest";
import { pathInTree } from "@/lib/http/visitor-or-member-tree";
import { initialOf, manufacturerHref, normaliseManufacturerName, slugOf } from "./names";

test.each([
  ["Siemens AG", "siemens"],
  ["SIEMENS  A.G.", "siemens"],
  ["Siemens", "siemens"],
  ["Festo SE & Co. KG", "festo"],
  ["Phoenix Contact GmbH & Co. KG", "phoenixcontact"],
  ["Pepperl+Fuchs", "pepperlfuchs"],
  ["Weidmüller", "weidmüller"],
  ["Parker Hannifin Corp.", "parkerhannifin"],
  ["AG", "ag"],
  ["KG Elektro", "kgelektro"],
])("%s is %s", (name, normalised) => {
  expect(normaliseManufacturerName(name)).toBe(normalised);
});

test.each([",", "& ", " co", "&", " & co, "])(
  "a name of %j over and over is parsed in one pass: one that began again at each would not end in time",
  (piece) => {
    const name = `a${piece.repeat(400_000 / piece.length)}x`;
    expect(normaliseManufacturerName(name)).toMatch(/^a.*x$/);
  },
);

test.each([
  ["Siemens AG", "siemens-ag"],
  ["Weidmüller", "weidmueller"],
  ["WEIDMÜLLER Interface GmbH & Co. KG", "weidmueller-interface-gmbh-co-kg"],
  ["Groß ÄÖÜ", "gross-aeoeue"],
  ["Weidmu\u0308ller", "weidmueller"],
  ["Pepperl+Fuchs", "pepperl-fuchs"],
  ["Télémécanique", "telemecanique"],
  ["  3M  ", "3m"],
  ["Škoda & Söhne", "skoda-soehne"],
  ["三菱電機", "hersteller"],
  ["***", "hersteller"],
  [`${"x".repeat(79)} & Söhne`, "x".repeat(79)],
])("the address of %s says %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test("every name makes an address that the middleware knows as it is, whatever it is made of", () => {
  const anyName = fc.oneof(
    fc.string({ unit: "binary", maxLength: 120 }),
    fc.string({ unit: "grapheme", maxLength: 120 }),
  );
  fc.assert(
    fc.property(anyName, fc.integer({ min: 1, max: 2_147_483_647 }), (name, id) => {
      const href = manufacturerHref({ id, name });
      expect(href).toMatch(/^\/manufacturer\/\d+-[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(pathInTree(href)).toBe(href);
      expect(slugOf(slugOf(name))).toBe(slugOf(name));
    }),
  );
});

test.each([
  ["Siemens", "S"],
  ["Ölflex", "O"],
  ["3M", "0–9"],
  ["三菱電機", "#"],
])("%s stands under %s", (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
