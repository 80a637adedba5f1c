import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db, transact } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { compareSomeManufacturers } from "./job";
import {
  getAllManufacturers,
  getManufacturerDoubles,
  getPaginatedManufacturers,
} from "./operations";
import { doublePageStatement } from "./queries/manufacturer-doubles";
import { listStatement, recordPageStatement } from "./queries/manufacturers";
import { manufacturerRecordFilter } from "./schema";

// What a member did: 10,000 names that differ in two letters, each with a listing.
const { userId } = await makeMember();
const administrator = await makeMember({ isAdmin: true });
const known = await makeManufacturer("Weidmüller");
await transact(async (tx) => {
  await tx.$executeRaw`SET LOCAL statement_timeout = '2min'`;
  await tx.$executeRaw`
    WITH letter AS (SELECT chr(97 + n) AS one FROM generate_series(0, 25) n), made AS (
      INSERT INTO manufacturer (name, normalised_name)
      SELECT 'Musterwerk ' || n || a.one || b.one, 'musterwerk' || n || a.one || b.one
      FROM letter a, letter b, generate_series(0, 14) n LIMIT 10000 RETURNING id
    )
    INSERT INTO listing (owner_user_id, manufacturer_id, mpn, search_codes, name_de, description_de, shipping_possible,
      pickup_possible, price_per_product_in_ct, quantity)
    SELECT ${userId}::uuid, id, id::text, ARRAY['N' || id], 'Klemme', 'Neu.', true, false, 100, 1 FROM made`;
}, 120_000);
await makeManufacturer("Weidmueller");
await db().$executeRaw`
  INSERT INTO manufacturer_duplicate (one_id, other_id, likeness, score)
  SELECT m.id, m.id + n, 'alike', 0.9 FROM manufacturer m, generate_series(1, 5) n
  WHERE m.name LIKE 'Musterwerk%' AND EXISTS (SELECT FROM manufacturer o WHERE o.id = m.id + n)`;
await db().$executeRaw`ANALYZE manufacturer, manufacturer_duplicate, listing`;

interface Plan {
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Plan[];
}

async function planOf(statement: Prisma.Sql): Promise<Plan> {
  const [explained] = await db().$queryRaw<[{ "QUERY PLAN": [{ Plan: Plan }] }]>(
    Prisma.sql`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`,
  );
  return explained["QUERY PLAN"][0].Plan;
}

/** How many rows of tables a statement reads, those included that it leaves out. */
async function rowsReadBy(statement: Prisma.Sql): Promise<number> {
  const readBy = (plan: Plan): number => {
    const rows = plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0);
    const own = plan["Relation Name"] === undefined ? 0 : rows * plan["Actual Loops"];
    return (plan.Plans ?? []).reduce((sum, below) => sum + readBy(below), own);
  };
  return readBy(await planOf(statement));
}

test("the administrators' page reads no more than it shows", async () => {
  const pageOf = (filter: object) =>
    recordPageStatement(manufacturerRecordFilter.parse({ pageSize: 50, ...filter }));
  const pages = {
    doubles: doublePageStatement({ page: 1, pageSize: 10 }),
    newest: pageOf({}),
    later: pageOf({ page: 3 }),
    unverified: pageOf({ isVerified: false }),
    verified: pageOf({ isVerified: true }),
    byName: pageOf({ sort: "name" }),
  };
  for (const [name, statement] of Object.entries(pages)) {
    // 50 rows and what stands on the pages before, and a listing of each.
    expect(await rowsReadBy(statement), name).toBeLessThanOrEqual(200);
  }
});

test("a job finds the likely duplicates of a known manufacturer beside them, and the page leads with it", async () => {
  await db().$executeRaw`UPDATE manufacturer SET compared_at = now() WHERE id <> ${known.id}`;
  expect(await compareSomeManufacturers()).toBe(true);
  expect(await compareSomeManufacturers()).toBe(false);
  const { answer } = await runOperation(getManufacturerDoubles, administrator, {});
  expect(answer).toMatchObject({ totalCount: 10_001, capped: true });
  expect(answer.data).toHaveLength(10);
  expect(answer.data[0]).toMatchObject({
    one: { name: "Weidmüller" },
    other: { name: "Weidmueller" },
    likeness: "letters",
  });
  const list = await runOperation(getPaginatedManufacturers, administrator, { pageSize: 50 });
  expect(list.answer.data).toHaveLength(50);
});

test("the public answer stays small: verified ones first, a thousand at most", async () => {
  const { answer } = await runOperation(getAllManufacturers, visitor, {});
  expect(answer).toHaveLength(1_000);
  expect(answer.slice(0, 2).map(({ name }) => name)).toEqual(["Weidmueller", "Weidmüller"]);
  expect(JSON.stringify(answer).length).toBeLessThan(50_000);
  for (const filter of [{ query: "Musterwerk" }, { query: "Muster", pageSize: 5_000 }]) {
    const found = await runOperation(getAllManufacturers, visitor, filter);
    expect(found.answer).toHaveLength(1_000);
  }
  const all = { onlyVerified: false, limit: 1_000, offset: 0 };
  // A thousand rows, one listing of each looked for, and the verified ones.
  expect(await rowsReadBy(listStatement(all))).toBeLessThanOrEqual(2_010);
});
