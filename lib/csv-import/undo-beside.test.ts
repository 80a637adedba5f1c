import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { enterListing } from "@/tests/factories/entered-listing";
import { importFile, storedImport, usualRow, workOffImports } from "@/tests/factories/import-file";
import { untilWaiting } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { undoCsvImport } from "./operations";

test.each([
  ["changed", 7],
  ["made", 10],
])("an undo waits for who edits what the import has %s, and leaves it", async (what, pieces) => {
  const seller = await makeMember();
  if (what === "changed") {
    await enterListing(seller, { mpn: "A-1" });
  }
  const { id } = await importFile(seller, { rows: [usualRow("A-1", pieces)] });
  await runOperation(undoCsvImport, seller, { id });
  const edited = { nameDe: "Schütz, geprüft", version: { increment: 1 } };
  const { work } = await db().$transaction(async (tx) => {
    await tx.listing.updateMany({ where: { ownerUserId: seller.userId }, data: edited });
    const undoing = workOffImports();
    await untilWaiting(1);
    return { work: undoing };
  });
  await work;
  expect(await storedImport(seller, id)).toMatchObject({
    status: "UNDONE",
    undone: { removed: 0, restored: 0, kept: 1 },
  });
  expect(await db().listing.findMany({ where: { ownerUserId: seller.userId } })).toMatchObject([
    { nameDe: "Schütz, geprüft", status: "ACTIVE", quantity: pieces },
  ]);
});
