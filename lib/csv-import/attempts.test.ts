import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { checkFile, storedImport, usualRow, workOffImports } from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import { startCsvImport } from "./operations";

test.each([
  { killed: 3, status: "IMPORTED", failure: null, listed: 1 },
  { killed: 4, status: "FAILED", failure: "INTERNAL", listed: 0 },
])("an import that has killed $killed processes is $status", async ({ killed, listed, ...end }) => {
  const seller = await makeMember();
  const { id } = await checkFile(seller, { rows: [usualRow("A-1")] });
  await runOperation(startCsvImport, seller, { id });
  // A killed process has counted itself, and nothing more.
  await db().csvImport.update({ where: { id }, data: { attempts: killed } });
  await workOffImports();
  expect(await storedImport(seller, id)).toMatchObject({ ...end, progress: null });
  expect(await db().listing.count({ where: { ownerUserId: seller.userId } })).toBe(listed);
});
