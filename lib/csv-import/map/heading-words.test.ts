import { describe, expect, test } from "vitest";
import { locales } from "@/lib/i18n/locales";
import { errorColumnHeading, originIn } from "../error-column";
import { headingsKey } from "./heading-words";

describe("the same headings", () => {
  test("are the same whatever their case and the spaces around them", () => {
    expect(keyOf("Menge ", "Preis\n(EUR)")).toBe(keyOf("menge", "PREIS (EUR)"));
    expect(keyOf("Stu\u0308ck")).toBe(keyOf("Stück"));
  });

  test("are others in another order, with one more, or parted elsewhere", () => {
    expect(keyOf("Menge", "Preis")).not.toBe(keyOf("Preis", "Menge"));
    expect(keyOf("Menge")).not.toBe(keyOf("Menge", ""));
    expect(keyOf('a","b')).not.toBe(keyOf("a", "b"));
  });
});

function keyOf(...headings: string[]): string {
  return headingsKey(headings.map((heading) => ({ heading })));
}

const importId = "3f2a91bc-1111-4111-8111-111111111111";

test("a file of invalid rows has the headings of the file that it came from", () => {
  const columns = [{ heading: "Menge" }, { heading: "Preis" }];
  for (const locale of locales) {
    const mended = [...columns, { heading: errorColumnHeading(locale, importId) }];
    expect(headingsKey(mended)).toBe(headingsKey(columns));
    expect(originIn(mended)).toBe("3f2a91bc");
  }
  expect(originIn(columns)).toBeNull();
  expect(keyOf("'+/- Lager")).toBe(keyOf("+/- Lager"));
  expect(headingsKey([...columns, { heading: "Fehler" }])).not.toBe(headingsKey(columns));
  // Elsewhere they count, because mappings are places.
  expect(keyOf(errorColumnHeading("de", importId), "Menge", "Preis")).not.toBe(
    keyOf("Menge", "Preis"),
  );
});
