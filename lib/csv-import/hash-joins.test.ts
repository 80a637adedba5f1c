import "@/tests/setup/database";
import { expect, test } from "vitest";
import { type Database, db, transact } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { runOperation } from "@/lib/operations/run";
import { enteredListing } from "@/tests/factories/entered-listing";
import { checkFile, importFile, undoImport, usualRow } from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import { withHashJoins } from "./hash-joins";
import { createListingsFromCsv } from "./operations";
import { insertListings } from "./writing";

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

test("what follows in the same transaction looks things up as before", async () => {
  const settings = await transact(async (tx) => [
    await withHashJoins(tx, () => nestedLoops(tx)),
    await nestedLoops(tx),
  ]);
  expect(settings).toEqual(["off", "on"]);
});

test("every statement that writes rows beside as many others is told so", async () => {
  await noteWrites();
  const seller = await makeMember();
  const { id } = await importFile(seller, { rows: [usualRow("A-1")] });
  await importFile(seller, { rows: [usualRow("A-1", "7"), usualRow("B-2")] });
  await undoImport(seller, id);
  await runOperation(createListingsFromCsv, seller, [enteredListing]);
  expect(await writesBesideOthers()).toEqual([
    "document_id FROM unnest: off",
    "kept FROM unnest: off",
    "listing_id FROM numbered: off",
    "manufacturer_id FROM unnest: off",
    "outcome FROM jsonb_to_recordset: off",
    "outcome FROM settled: off",
  ]);
});

async function nestedLoops(tx: Database): Promise<string | undefined> {
  const [shown] = await tx.$queryRaw<{ enable_nestloop: string }[]>`SHOW enable_nestloop`;
  return shown?.enable_nestloop;
}

/** From now on keeps every statement that writes rows of imports, and whether it may compare each with each. */
async function noteWrites(): Promise<void> {
  await db().$executeRaw`CREATE TABLE noted_write (statement text, nested_loops text)`;
  await db().$executeRaw`
    CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO noted_write VALUES (current_query(), current_setting('enable_nestloop'));
      RETURN NULL;
    END $$`;
  await db().$executeRaw`
    CREATE TRIGGER note_write AFTER UPDATE ON csv_import_row FOR EACH STATEMENT EXECUTE FUNCTION note_write()`;
}

/** What they write from where; what locks the import's row beside them joins but that one. */
async function writesBesideOthers(): Promise<string[]> {
  const noted = await db().$queryRaw<{ statement: string; nested_loops: string }[]>`
    SELECT DISTINCT statement, nested_loops FROM noted_write`;
  const writes = noted.flatMap(({ statement, nested_loops }) => {
    const [, column, from] =
      /UPDATE csv_import_row r\s+SET (\w+).*?FROM (\w+)/s.exec(statement) ?? [];
    return from === undefined || from === "ours" ? [] : [`${column} FROM ${from}: ${nested_loops}`];
  });
  return [...new Set(writes)].sort();
}

async function planOf(tx: Database, statement: Prisma.Sql): Promise<string[]> {
  const lines = await tx.$queryRaw<{ "QUERY PLAN": string }[]>(Prisma.sql`EXPLAIN ${statement}`);
  return lines.map((line) => line["QUERY PLAN"]);
}

/** Joins that compare each row of one side with each of the other. */
function comparisonsOf(plan: string[]): string[] {
  return plan.filter((line) => line.includes("Join Filter"));
}
