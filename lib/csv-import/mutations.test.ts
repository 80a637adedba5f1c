import "@/tests/setup/database";
import { expect, test } from "vitest";
import { deleteAccount } from "@/lib/account/operations";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { storage } from "@/lib/storage/storage";
import {
  bringFile,
  checkFile,
  checkImport,
  importFile,
  putFile,
  rowsKeyOf,
  startImport,
  storedImport,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember, testPassword } from "@/tests/factories/user";
import {
  checkCsvImport,
  createListingsFromCsv,
  deleteCsvImport,
  startCsvImport,
  updateCsvImport,
} from "./operations";
import { getCsvImports } from "./query-operations";
import { maxOpenImports } from "./rules";
import { importChoices } from "./schema";

const rows = [usualRow("A-1")];
const keptChoices = importChoices.parse({
  defaults: { pickupPossible: true, shippingNote: "Rampe 2" },
  existing: "skip",
  blankCells: "clear",
  quantityMeans: "inStock",
});

test.each(["mapping", "choices"] as const)(
  "once the %s of a checked file is saved again it has to be checked anew",
  async (setting) => {
    const seller = await makeMember();
    const { id, [setting]: saved } = await checkFile(seller, { rows });
    await runOperation(updateCsvImport, seller, { id, [setting]: saved });
    expect(await storedImport(seller, id)).toMatchObject({ status: "DRAFT", counts: null });
    await expect(runOperation(startCsvImport, seller, { id })).rejects.toMatchObject({
      code: "CSV_IMPORT_STATE",
    });
    expect(await checkImport(seller, id)).toMatchObject({ status: "CHECKED", counts: { new: 1 } });
    expect((await startImport(seller, id)).status).toBe("IMPORTED");
  },
);

test("what was chosen for a file comes back with the next one of its headings", async () => {
  const seller = await makeMember();
  await bringFile(seller, { rows, choices: keptChoices });
  const { id } = await putFile(seller, { rows });
  expect(await storedImport(seller, id)).toMatchObject({
    mappingFrom: "remembered",
    choices: keptChoices,
  });
});

test("columns that are assigned before anything is chosen leave what was chosen last", async () => {
  const seller = await makeMember();
  const first = await bringFile(seller, { rows, choices: keptChoices });
  const { mapping } = await storedImport(seller, first);
  const { id } = await putFile(seller, { rows });
  await runOperation(updateCsvImport, seller, { id, mapping });
  expect((await storedImport(seller, id)).choices).toEqual(keptChoices);
});

test("what a check kept for a file does not take the place of what was chosen since", async () => {
  const seller = await makeMember();
  const { id } = await putFile(seller, { rows });
  const { mapping } = await storedImport(seller, id);
  await runOperation(updateCsvImport, seller, { id, mapping });
  await checkImport(seller, id);
  await bringFile(seller, { rows, choices: keptChoices });
  await runOperation(updateCsvImport, seller, { id, mapping });
  const next = await putFile(seller, { rows });
  expect((await storedImport(seller, next.id)).choices).toEqual(keptChoices);
});

test("a deleted import is gone, and its rows from storage", async () => {
  const seller = await makeMember();
  const id = await bringFile(seller, { rows });
  const key = await rowsKeyOf(id);
  expect(await storage().stat(key)).not.toBeNull();
  await runOperation(deleteCsvImport, seller, { id });
  await expect(storedImport(seller, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await storage().stat(key)).toBeNull();
  // What still arrives at its address is swept.
  expect(await db().discardedObject.count({ where: { key } })).toBe(1);
});

test("another's import cannot be deleted, and stays whole", async () => {
  const [seller, other] = [await makeMember(), await makeMember()];
  const id = await bringFile(seller, { rows });
  await expect(runOperation(deleteCsvImport, other, { id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(await storage().stat(await rowsKeyOf(id))).not.toBeNull();
});

test("with the account its imports go from storage", async () => {
  const seller = await makeMember();
  const key = await rowsKeyOf(await bringFile(seller, { rows }));
  await runOperation(deleteAccount, seller, { password: testPassword });
  expect(await storage().stat(key)).toBeNull();
});

test("what a program has listed, and what is imported and its rows gone, cannot be checked", async () => {
  const seller = await makeMember();
  const called = {
    manufacturer: { name: "Festo" },
    nameDe: "Zylinder",
    descriptionDe: "Neu.",
    quantity: 1,
    pricePerProductInCt: 100,
  };
  await runOperation(createListingsFromCsv, seller, [called]);
  const file = await importFile(seller, { rows });
  await storage().remove([await rowsKeyOf(file.id)]);
  const { answer } = await runOperation(getCsvImports, seller, undefined);
  expect(answer.map(({ id }) => id)).toContain(file.id);
  for (const { id } of answer) {
    await expect(runOperation(checkCsvImport, seller, { id })).rejects.toMatchObject({
      code: "CSV_IMPORT_STATE",
      data: { status: "IMPORTED" },
    });
  }
});

test("of a seller's open imports the one left longest makes room for a new one", async () => {
  const [seller, other] = [await makeMember(), await makeMember()];
  const others = await bringFile(other, { rows });
  const longAgo = { lastStepAt: new Date(Date.now() - 60_000) };
  const imported = await importFile(seller, { rows });
  const ids: string[] = [];
  for (let count = 0; count < maxOpenImports; count += 1) {
    ids.push((await putFile(seller, { rows })).id);
  }
  const [underWay = "", oldest = "", ...younger] = ids;
  await db().csvImport.updateMany({
    where: { id: { in: [underWay, oldest, others, imported.id] } },
    data: longAgo,
  });
  await db().csvImport.update({ where: { id: underWay }, data: { status: "CHECKING" } });
  const key = await rowsKeyOf(oldest);
  const more = [(await putFile(seller, { rows })).id, (await putFile(seller, { rows })).id];
  const left = await db().csvImport.findMany({
    where: { userId: { in: [seller.userId, other.userId] } },
    select: { id: true },
  });
  const kept = [others, imported.id, underWay, ...younger, ...more];
  expect(left.map(({ id }) => id).sort()).toEqual(kept.sort());
  expect(await storage().stat(key)).toBeNull();
  expect(await db().discardedObject.count({ where: { key } })).toBe(1);
});
