import "@/tests/setup/database";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { mergeManufacturers } from "@/lib/manufacturers/mutations";
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
import { makeManufacturer } from "@/tests/factories/listing";
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

/** A maker that the other one has become part of. */
async function mergedLead(id: number, name: string): Promise<number> {
  const lead = await makeManufacturer(name);
  await mergeManufacturers(await makeMember({ isAdmin: true }), { id, intoId: lead.id });
  return lead.id;
}

function placeOf(listingId: number) {
  return db().listing.findUniqueOrThrow({
    where: { id: listingId },
    select: { manufacturerId: true, product: { select: { manufacturerId: true, mpn: true } } },
  });
}

test("a listing whose former maker was merged since comes back with the product of the other", async () => {
  const { seller, id, listingId, old, into } = await importWithAnotherMaker("Altwerk");
  const administrator = await makeMember({ isAdmin: true });
  await mergeManufacturers(administrator, { id: old, intoId: into });
  expect((await undoImport(seller, id)).undone).toEqual({ removed: 0, restored: 1, kept: 0 });
  expect(await placeOf(listingId)).toEqual({
    manufacturerId: into,
    product: { manufacturerId: into, mpn: "M-1" },
  });
});

test.each([
  { merged: "the former maker", former: "Uraltwerk", lead: null },
  { merged: "the one it was merged into", former: "Urwerk", lead: "Leitwerk" },
])("an undo waits for who merges $merged, and follows", async ({ former, lead }) => {
  const { seller, id, listingId, old, into } = await importWithAnotherMaker(former);
  const closed = lead ? await mergedLead(old, lead) : old;
  await runOperation(undoCsvImport, seller, { id });
  const work = await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM manufacturer WHERE id = ${closed} FOR UPDATE`;
    const undoing = workOffImports();
    await untilWaiting(1);
    const ids = { in: [old, closed] };
    await tx.manufacturer.updateMany({ where: { id: ids }, data: { mergedIntoId: into } });
    return { undoing };
  });
  await work.undoing;
  expect((await storedImport(seller, id)).status).toBe("UNDONE");
  expect((await placeOf(listingId)).manufacturerId).toBe(into);
});

test("an undo holds the former makers of all its listings at once", async () => {
  const seller = await makeMember();
  const rows = (price: string) =>
    Array.from({ length: 1_001 }, (_, place) => [
      `Werk ${place % 20}`,
      ...usualRow(`W-${place}`, "10", price).slice(1),
    ]);
  await importFile(seller, { rows: rows("12,50") });
  const { id } = await importFile(seller, { rows: rows("13,50") });
  const asked = vi.spyOn(pg.Client.prototype, "query");
  const { undone } = await undoImport(seller, id);
  const holds = asked.mock.calls.filter((call) => /manufacturer.* KEY SHARE/s.test(textOf(call)));
  asked.mockRestore();
  expect(undone).toEqual({ removed: 0, restored: 1_001, kept: 0 });
  expect(holds).toHaveLength(1);
});

function textOf([query]: unknown[]): string {
  return typeof query === "string" ? query : ((query as pg.QueryConfig | undefined)?.text ?? "");
}
