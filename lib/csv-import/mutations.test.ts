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
  putFile,
  rowsKeyOf,
  startImport,
  storedImport,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember, testPassword } from "@/tests/factories/user";
import { deleteCsvImport, startCsvImport, updateCsvImport } from "./operations";
import { takeImports } from "./removal";
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

test("what was chosen last is what comes back", async () => {
  const seller = await makeMember();
  await bringFile(seller, { rows });
  await bringFile(seller, { rows, choices: keptChoices });
  const { id } = await putFile(seller, { rows });
  expect((await storedImport(seller, id)).choices).toEqual(keptChoices);
});

test("columns that are assigned before anything is chosen leave what was chosen last", async () => {
  const seller = await makeMember();
  const first = await bringFile(seller, { rows, choices: keptChoices });
  const { mapping } = await storedImport(seller, first);
  const { id } = await putFile(seller, { rows });
  await runOperation(updateCsvImport, seller, { id, mapping });
  expect((await storedImport(seller, id)).choices).toEqual(keptChoices);
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

test("the rows of a deleted account's imports are nobody's, and swept whatever still arrives", async () => {
  const seller = await makeMember();
  const id = await bringFile(seller, { rows });
  const key = await rowsKeyOf(id);
  await db().$transaction((tx) => takeImports(tx, seller.userId));
  expect(await db().discardedObject.count({ where: { key } })).toBe(1);
});

test("with the account its imports go from storage", async () => {
  const seller = await makeMember();
  const key = await rowsKeyOf(await bringFile(seller, { rows }));
  await runOperation(deleteAccount, seller, { password: testPassword });
  expect(await storage().stat(key)).toBeNull();
});
