import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { mergeManufacturers } from "@/lib/manufacturers/merge";
import { runOperation } from "@/lib/operations/run";
import { enterListing } from "@/tests/factories/entered-listing";
import {
  importFile,
  storedImport,
  undoImport,
  usualHeadings,
  usualRow,
  workOffImports,
} from "@/tests/factories/import-file";
import { untilWaiting } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { undoCsvImport } from "./operations";

/** An import that has made a part of Siemens of a part of another maker's, told by the seller's own number. */
async function importWithAnotherMaker(former: string) {
  const seller = await makeMember();
  const manufacturer = { name: former };
  const listingId = await enterListing(seller, {
    mpn: "M-1",
    ownArticleNumber: "4711",
    manufacturer,
  });
  const headings = [...usualHeadings, "Eigene Artikelnummer"];
  const rows = [[...usualRow("M-1"), "4711"]];
  const { id, counts } = await importFile(seller, { headings, rows });
  expect(counts).toMatchObject({ updated: 1 });
  const [old, into] = await Promise.all([makerId(former), makerId("Siemens")]);
  return { seller, id, listingId, old, into };
}

async function makerId(name: string): Promise<number> {
  return (await db().manufacturer.findFirstOrThrow({ where: { name } })).id;
}

function placeOf(listingId: number) {
  return db().listing.findUniqueOrThrow({
    where: { id: listingId },
    select: { manufacturerId: true, product: { select: { manufacturerId: true, mpn: true } } },
  });
}

test("a listing whose former maker was merged since comes back with the product of the other", async () => {
  const { seller, id, listingId, old, into } = await importWithAnotherMaker("Altwerk");
  await mergeManufacturers({ id: old, intoId: into });
  expect((await undoImport(seller, id)).undone).toEqual({ removed: 0, restored: 1, kept: 0 });
  expect(await placeOf(listingId)).toEqual({
    manufacturerId: into,
    product: { manufacturerId: into, mpn: "M-1" },
  });
});

test("an undo waits for who merges the former maker, and follows", async () => {
  const { seller, id, listingId, old, into } = await importWithAnotherMaker("Uraltwerk");
  await runOperation(undoCsvImport, seller, { id });
  const work = await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM manufacturer WHERE id = ${old} FOR UPDATE`;
    const undoing = workOffImports();
    await untilWaiting(1);
    await tx.manufacturer.update({ where: { id: old }, data: { mergedIntoId: into } });
    return { undoing };
  });
  await work.undoing;
  expect((await storedImport(seller, id)).status).toBe("UNDONE");
  expect((await placeOf(listingId)).manufacturerId).toBe(into);
});
