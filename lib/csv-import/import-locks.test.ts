import "@/tests/setup/database";
import { expect, test } from "vitest";
import { type Database, db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { createTransaction } from "@/lib/transactions/operations";
import { enterListing, storedListing } from "@/tests/factories/entered-listing";
import {
  bringFile,
  checkFile,
  importFile,
  listingsOf,
  startImport,
  storedImport,
  usualRow,
  workOffImports,
} from "@/tests/factories/import-file";
import { makeManufacturer } from "@/tests/factories/listing";
import { stopAt, untilWaiting } from "@/tests/factories/lock";
import { makeMember } from "@/tests/factories/user";
import { cancelCsvImport, checkCsvImport, startCsvImport } from "./operations";

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

test("an import waits for a change by another user and leaves it", async () => {
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

test("a sale at that moment counts: the seller has to confirm again, and nothing is written", async () => {
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
  expect(await listingsOf(seller)).toMatchObject([{ id: listingId, quantity: 10 }]);
});

/** Begins an import of a member's and does `meanwhile` when all is written and nothing is committed. */
async function importBeside(seller: Member, id: string, meanwhile: () => Promise<unknown>) {
  await db().csvImport.update({ where: { id }, data: { fileName: "held.csv" } });
  // It waits at its end, when all is written.
  const goOn = await stopAt(
    "UPDATE ON csv_import FOR EACH ROW WHEN (NEW.status = 'IMPORTED' AND NEW.file_name = 'held.csv')",
  );
  await runOperation(startCsvImport, seller, { id });
  const work = workOffImports();
  try {
    await untilWaiting(1);
    // Blocked, it would end with the database's own patience, as an error.
    await meanwhile();
    expect((await storedImport(seller, id)).status).toBe("IMPORTING");
  } finally {
    await goOn();
    await work;
  }
  expect((await storedImport(seller, id)).status).toBe("IMPORTED");
}

test("listing a code that an import brings does not wait for the end of the import", async () => {
  const [seller, other] = [await makeMember(), await makeMember()];
  await importFile(seller, { rows: [usualRow("A-1")] });
  await makeManufacturer("Festo");
  const { id } = await checkFile(seller, { rows: [usualRow("A-1"), usualRow("H-4711")] });
  await importBeside(seller, id, () =>
    enterListing(other, { mpn: "H-4711", manufacturer: { name: "Festo" } }),
  );
});

/** A seller's listings A-1 and B-2 and a checked file that changes the first, and the other one to so many pieces. */
async function sellerOfTwo(quantity = "10") {
  const seller = await makeMember();
  await importFile(seller, { rows: [usualRow("A-1"), usualRow("B-2")] });
  const listings = await listingsOf(seller);
  const [changedId = 0, otherId = 0] = listings.map(({ id }) => id);
  const { id, counts } = await checkFile(seller, {
    rows: [usualRow("A-1", "7"), usualRow("B-2", quantity)],
  });
  expect(counts).toMatchObject(quantity === "10" ? { unchanged: 1 } : { updated: 2 });
  return { seller, changedId, otherId, id };
}

test("a listing that a file leaves as it is can be bought while the file is imported", async () => {
  const { seller, otherId, id } = await sellerOfTwo();
  const buyer = await makeMember();
  await importBeside(seller, id, () =>
    runOperation(createTransaction, buyer, { listingId: otherId, quantity: 1 }),
  );
});

test("a listing that is changed while the import waits for another one is compared again, and needs a new confirmation", async () => {
  const { seller, changedId, otherId, id } = await sellerOfTwo();
  await runOperation(startCsvImport, seller, { id });
  await workBeside(changedId, () =>
    db().listing.update({ where: { id: otherId }, data: { quantity: 4 } }),
  );
  expect(await storedImport(seller, id)).toMatchObject({
    status: "CHECKED",
    failure: "CSV_IMPORT_CHANGED",
    counts: { updated: 2, unchanged: 0 },
  });
  expect(await storedListing(otherId)).toMatchObject({ quantity: 4 });
});

test("a listing that has to be changed after all is locked before it is", async () => {
  const { seller, changedId, otherId, id } = await sellerOfTwo("7");
  const setQuantity = (quantity: number) =>
    db().listing.update({ where: { id: otherId }, data: { quantity } });
  await setQuantity(7);
  await runOperation(startCsvImport, seller, { id });
  await workBeside(changedId, () => setQuantity(10));
  expect((await storedImport(seller, id)).status).toBe("IMPORTING");
  expect(await storedListing(changedId)).toMatchObject({ quantity: 10 });
  await db().$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'csv-import'`;
  await workOffImports();
  expect(await storedImport(seller, id)).toMatchObject({ status: "IMPORTED", failure: null });
  expect(await storedListing(otherId)).toMatchObject({ quantity: 7 });
});

const rowsAt = (price: string) => ["C-1", "C-2"].map((mpn) => usualRow(mpn, "10", price));

const steps = {
  check: {
    event:
      "UPDATE ON csv_import_row FOR EACH ROW WHEN (NEW.number = 2 AND NEW.columns IS NOT NULL)",
    after: "DRAFT",
  },
  "write of changes": {
    event: "UPDATE ON listing FOR EACH ROW WHEN (NEW.mpn = 'C-1' AND NEW.version = 2)",
    after: "CHECKED",
  },
  "write of new listings": {
    event: "INSERT ON listing FOR EACH ROW WHEN (NEW.mpn = 'C-1' AND NEW.version = 1)",
    after: "CHECKED",
  },
} as const;

test.each(Object.keys(steps) as (keyof typeof steps)[])(
  "a cancel does not wait for the %s, and nothing of it is left",
  async (step) => {
    const { event, after } = steps[step];
    const seller = await makeMember();
    if (step !== "write of new listings") {
      await importFile(seller, { rows: rowsAt("12,50") });
    }
    const former = await db().listing.count({ where: { ownerUserId: seller.userId } });
    const rows = rowsAt("13,50");
    const id =
      step === "check" ? await bringFile(seller, { rows }) : (await checkFile(seller, { rows })).id;
    const goOn = await stopAt(event);
    await runOperation(step === "check" ? checkCsvImport : startCsvImport, seller, { id });
    const working = workOffImports();
    try {
      await untilWaiting(1);
      // Behind the job it would wait as long as the database has patience, and fail.
      await runOperation(cancelCsvImport, seller, { id });
    } finally {
      await goOn();
      await working;
    }
    expect((await storedImport(seller, id)).status).toBe(after);
    const listings = await listingsOf(seller);
    expect(listings).toHaveLength(former);
    expect(listings.filter(({ version }) => version > 1)).toEqual([]);
    if (after === "CHECKED") {
      expect(await startImport(seller, id)).toMatchObject({ status: "IMPORTED" });
    }
  },
);
