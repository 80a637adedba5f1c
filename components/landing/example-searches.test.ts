import { describe, expect, test } from "vitest";
import { normaliseCode } from "@/lib/search/rules";
import { slipBetween } from "@/lib/search/slips";
import { exampleSearches } from "./example-searches";

const bearing = { mpn: "6205-2RSH", ean: null };
const terminal = { mpn: "3209510", ean: "4046356329781" };

describe("the landing page's example searches", () => {
  test("are a number that is for sale, the same with two digits swapped, and an EAN", () => {
    expect(exampleSearches([bearing, terminal])).toEqual([
      { kind: "exact", query: "6205-2RSH" },
      { kind: "mistyped", query: "6250-2RSH" },
      { kind: "ean", query: "4046356329781" },
    ]);
  });

  test("slip as near to the middle as two different digits stand side by side", () => {
    expect(mistyped("3209510")).toBe("3290510");
    expect(mistyped("6ES7315-2EH14-0AB0")).toBe("6ES7351-2EH14-0AB0");
    expect(mistyped("7000-12221-6340500")).toBe("7000-12212-6340500");
  });

  test.each(["6205-2RSH", "3209510", "6SL3210-1KE15-8UF2", "99-0430-14-04", "1020000000"])(
    "swap two neighbours of %s, which the search takes for a slip of the fingers",
    (mpn) => {
      expect(slipBetween(normaliseCode(mistyped(mpn) ?? ""), normaliseCode(mpn))).not.toBeNull();
    },
  );

  test("leave out what is too short, too long, no number, or has no two digits to swap", () => {
    const odd = ["221", "DNC-40-100-PPV-A-0000000001", "Sonderanfertigung", "1111111", "AB1C2D3"];
    expect(exampleSearches(odd.map((mpn) => ({ mpn, ean: null })))).toEqual([]);
    expect(exampleSearches([{ mpn: "<b>12345</b>", ean: null }])).toEqual([]);
    expect(exampleSearches([{ mpn: null, ean: null }, bearing])[0]?.query).toBe("6205-2RSH");
  });

  test("are none where nothing is for sale", () => {
    expect(exampleSearches([])).toEqual([]);
  });
});

function mistyped(mpn: string): string | undefined {
  return exampleSearches([{ mpn, ean: null }]).find(({ kind }) => kind === "mistyped")?.query;
}
