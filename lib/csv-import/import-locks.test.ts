import "@/tests/setup/database";
import pg from "pg";
import { expect, test } from "vitest";
import { type Database, db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { enterListing, storedListing } from "@/tests/factories/entered-listing";
import {
  checkFile,
  importFile,
  storedImport,
  usualRow,
  workOffImports,
} from "@/tests/factories/import-file";
import { makeManufacturer } from "@/tests/factories/listing";
import { untilWaiting } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { startCsvImport } from "./operations";

// An import waits at its end, when all is written, for whoever holds the lock.
await db().$executeRawUnsafe(`
  CREATE FUNCTION wait_at_end() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(4711);
    RETURN NEW;
  END $$`);
await db().$executeRawUnsafe(`
  CREATE TRIGGER wait_at_end BEFORE UPDATE ON csv_import
  FOR EACH ROW WHEN (NEW.status = 'IMPORTED' AND NEW.file_name = 'held.csv') EXECUTE FUNCTION wait_at_end()`);

/** A seller's listing A-1 and a checked file that changes it and has B-2 besides. */
async function sellerWithFile() {
  const seller = await makeMember();
  const listingId = await enterListing(seller, { mpn: "A-1" });
  const rows = [usualRow("A-1", "7"), usualRow("B-2")];
  const { id, counts } = await checkFile(seller, { rows });
  expect(counts).toMatchObject({ new: 1, updated: 1 });
  return { seller, listingId, id };
}

/** Does the work that waits while somebody else holds the listing. */
async function workBeside(listingId: number, holding: (tx: Database) => Promise<unknown>) {
  const waiting = { work: Promise.resolve<unknown>(null) };
  await db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM listing WHERE id = ${listingId} FOR UPDATE`;
    waiting.work = workOffImports();
    await untilWaiting(1);
    await holding(tx);
  });
  await waiting.work;
}

test("what somebody changes at that moment is waited for and stays", async () => {
  const { seller, listingId, id } = await sellerWithFile();
  await runOperation(startCsvImport, seller, { id });
  await workBeside(listingId, (tx) =>
    tx.listing.update({
      where: { id: listingId },
      data: { nameEn: "Contactor", version: { increment: 1 } },
    }),
  );
  expect((await storedImport(seller, id)).status).toBe("IMPORTED");
  expect(await storedListing(listingId)).toMatchObject({
    nameEn: "Contactor",
    quantity: 7,
    version: 3,
  });
});

test("what is sold at that moment counts: the seller is told anew, and nothing is written", async () => {
  const { seller, listingId, id } = await sellerWithFile();
  await runOperation(startCsvImport, seller, { id });
  await workBeside(listingId, (tx) =>
    tx.listing.update({ where: { id: listingId }, data: { soldQuantity: 8 } }),
  );
  expect(await storedImport(seller, id)).toMatchObject({
    status: "CHECKED",
    failure: "CSV_IMPORT_CHANGED",
    counts: { new: 1, updated: 0, invalid: 1 },
  });
  expect(await db().listing.count({ where: { ownerUserId: seller.userId } })).toBe(1);
});

test("for an account that is deleted at that moment nothing is written", async () => {
  const { seller, listingId, id } = await sellerWithFile();
  await runOperation(startCsvImport, seller, { id });
  await workBeside(listingId, () =>
    db().user.update({ where: { id: seller.userId }, data: { deletedAt: new Date() } }),
  );
  const { status, failure } = await db().csvImport.findUniqueOrThrow({ where: { id } });
  expect({ status, failure }).toEqual({ status: "FAILED", failure: "UNAUTHENTICATED" });
  expect(await db().listing.findMany({ where: { ownerUserId: seller.userId } })).toMatchObject([
    { id: listingId, quantity: 10 },
  ]);
});

test("who lists a code that an import brings does not wait for the end of the import", async () => {
  const [seller, other] = [await makeMember(), await makeMember()];
  await importFile(seller, { rows: [usualRow("A-1")] });
  await makeManufacturer("Festo");
  const { id } = await checkFile(seller, { rows: [usualRow("A-1"), usualRow("H-4711")] });
  await db().csvImport.update({ where: { id }, data: { fileName: "held.csv" } });
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
  await holder.query("SELECT pg_advisory_lock(4711)");
  await runOperation(startCsvImport, seller, { id });
  const work = workOffImports();
  try {
    await untilWaiting(1);
    // Blocked, it would end with the database's own patience, as an error.
    await enterListing(other, { mpn: "H-4711", manufacturer: { name: "Festo" } });
    expect((await storedImport(seller, id)).status).toBe("IMPORTING");
  } finally {
    await holder.end();
    await work;
  }
  expect((await storedImport(seller, id)).status).toBe("IMPORTED");
});
