import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { fillTo } from "./fill";
import { reportOf } from "./report";
import { kinds } from "./samples";
import { measureSearches } from "./search";

const url = process.env.DATABASE_URL ?? "";

test("the benchmark grows one database, the same listings each time, and measures every kind of search", async () => {
  await fillTo(url, 200);
  const before = await firstNames();
  await fillTo(url, 500);
  expect(await firstNames()).toEqual(before);
  expect(await db().listing.count()).toBe(500);
  expect(await db().listingSearch.count()).toBeGreaterThan(500);
  const measured = await measureSearches(url, 5);
  expect(measured.map(({ kind }) => kind)).toEqual(kinds.map(({ name }) => name));
  expect(measured.every(({ operation, bare }) => operation.p50 > 0 && bare.p50 > 0)).toBe(true);
  const size = { listings: 500, codes: 1000, measured };
  const report = reportOf({
    sizes: [size, { ...size, listings: 1000 }],
    samples: 5,
    postgres: "18",
    pages: "## Pages",
  });
  expect(report).toContain("### 1,000 listings");
  expect(report).toContain("| exact number | 1.00 × |");
  expect(report).not.toContain("NaN");
}, 60_000);

async function firstNames() {
  const rows = await db().listing.findMany({ take: 200, orderBy: { id: "asc" } });
  return rows.map(({ nameDe, mpn, quantity }) => [nameDe, mpn, quantity]);
}
