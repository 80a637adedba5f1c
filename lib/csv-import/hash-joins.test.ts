import "@/tests/setup/database";
import { expect, test } from "vitest";
import { type Database, db, transact } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { checkFile, usualRow } from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import { withHashJoins } from "./hash-joins";
import { insertListings } from "./writing-statements";

const rows = Array.from({ length: 300 }, (_, place) => usualRow(`H-${place}`));

test("a file that has come since the last look at the table is not joined row by row", async () => {
  const seller = await makeMember();
  await checkFile(seller, { rows });
  await db().$executeRaw`ALTER TABLE csv_import_row SET (autovacuum_enabled = false)`;
  await db().$executeRaw`ANALYZE csv_import_row`;
  const { id } = await checkFile(seller, { rows });
  const statement = insertListings(id, { after: 0, upto: 1_000 }, seller.userId);
  const plans = await transact(async (tx) => ({
    blind: await planOf(tx, statement),
    told: await withHashJoins(tx, () => planOf(tx, statement)),
  }));
  expect(comparisonsOf(plans.blind)).toHaveLength(1);
  expect(comparisonsOf(plans.told)).toEqual([]);
});

async function planOf(tx: Database, statement: Prisma.Sql): Promise<string[]> {
  const lines = await tx.$queryRaw<{ "QUERY PLAN": string }[]>(Prisma.sql`EXPLAIN ${statement}`);
  return lines.map((line) => line["QUERY PLAN"]);
}

/** Joins that compare each row of one side with each of the other. */
function comparisonsOf(plan: string[]): string[] {
  return plan.filter((line) => line.includes("Join Filter"));
}
