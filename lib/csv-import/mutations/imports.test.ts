import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { deleteAccount } from "@/lib/privacy/operations";
import { storage } from "@/lib/storage/storage";
import { makeImport } from "@/tests/factories/csv-import-row";
import {
  bringFile,
  checkFile,
  checkImport,
  importFile,
  listingsOf,
  putFile,
  rowsKeyOf,
  startImport,
  storedImport,
  usualRow,
} from "@/tests/factories/import-file";
import { makeMember, testPassword } from "@/tests/factories/user";
import { proposeMapping } from "../map/propose-mapping";
import { deleteCsvImport, getCsvImports, startCsvImport, updateCsvImport } from "../operations";
import { maxOpenImports } from "../rules";
import { importChoices } from "../schema";

const rows = [usualRow("A-1")];
const savedChoices = importChoices.parse({
  defaults: { pickupPossible: true, shippingNote: "Rampe 2" },
  existing: "skip",
  blankCells: "clear",
  quantityMeans: "inStock",
});

test.each(["mapping", "choices"] as const)(
  "after saving the %s of a checked file again it has to be checked again",
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

test("choices are proposed again for a file with the same headings", async () => {
  const seller = await makeMember();
  await bringFile(seller, { rows, choices: savedChoices });
  const { id } = await putFile(seller, { rows });
  expect(await storedImport(seller, id)).toMatchObject({
    mappingFrom: "remembered",
    choices: savedChoices,
  });
  const other = await makeMember();
  const others = await putFile(other, { rows });
  expect(await storedImport(other, others.id)).toMatchObject({ mappingFrom: "proposed" });
});

test("a check does not overwrite a mapping that was chosen since", async () => {
  const seller = await makeMember();
  const { id } = await putFile(seller, { rows });
  const { mapping } = await storedImport(seller, id);
  await runOperation(updateCsvImport, seller, { id, mapping });
  await checkImport(seller, id);
  await bringFile(seller, { rows, choices: savedChoices });
  await runOperation(updateCsvImport, seller, { id, mapping });
  const next = await putFile(seller, { rows });
  expect((await storedImport(seller, next.id)).choices).toEqual(savedChoices);
});

test("a deleted import is removed, with its rows in storage", async () => {
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

test("deleting an account deletes its imports, also from storage, and the remembered choices for its files", async () => {
  const seller = await makeMember();
  const key = await rowsKeyOf(await bringFile(seller, { rows }));
  const where = { userId: (await makeMember()).userId };
  await bringFile({ ...where, isAdmin: false }, { rows });
  await runOperation(deleteAccount, seller, { password: testPassword });
  expect(await storage().stat(key)).toBeNull();
  const mine = { where: { userId: seller.userId } };
  expect([await db().csvImport.count(mine), await db().csvMapping.count(mine)]).toEqual([0, 0]);
  expect([await db().csvImport.count({ where }), await db().csvMapping.count({ where })]).toEqual([
    1, 1,
  ]);
});

test("a new import replaces the open import that was left longest", async () => {
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
  const saved = [others, imported.id, underWay, ...younger, ...more];
  expect(left.map(({ id }) => id).sort()).toEqual(saved.sort());
  expect(await storage().stat(key)).toBeNull();
  expect(await db().discardedObject.count({ where: { key } })).toBe(1);
});

const minuteInMs = 60_000;
const dayInMs = 24 * 60 * minuteInMs;
const ago = (ms: number) => new Date(Date.now() - ms);
const priceMarkOf = async (seller: Member, id: string) =>
  (await storedImport(seller, id)).mapping.decimalMarks.pricePerProductInCt;

test("remembered columns take the decimal mark that the new file proves, and none that it does not", async () => {
  const seller = await makeMember();
  const priced = (...prices: string[]) =>
    prices.map((price, place) => usualRow(`A-${place}`, "10", price));
  await bringFile(seller, { rows: priced("1.234", "12,50") });
  const german = await putFile(seller, { rows: priced("2.345", "9,95") });
  expect(await priceMarkOf(seller, german.id)).toBe("comma");
  const english = await putFile(seller, { rows: priced("1,234", "12.50") });
  expect((await storedImport(seller, english.id)).mappingFrom).toBe("remembered");
  expect(await priceMarkOf(seller, english.id)).toBe("point");
  const open = await putFile(seller, { rows: priced("1.234") });
  expect(await priceMarkOf(seller, open.id)).toBeUndefined();
});

test("one's imports are listed newest first, fifty at most", async () => {
  const [seller, other] = [await makeMember(), await makeMember()];
  const expected: string[] = [];
  for (let place = 0; place < 52; place += 1) {
    // Every second one is made before its elder.
    const age = place % 2 === 0 ? place : 52 - place;
    const { id } = await makeImport(seller, { createdAt: ago(age * minuteInMs) });
    expected[age] = id;
  }
  await makeImport(other);
  expect(await listedOf(seller)).toEqual(expected.slice(0, 50));
});

test("an import is listed while it can be undone, whenever its file came", async () => {
  const seller = await makeMember();
  const done = (age: number) =>
    makeImport(seller, {
      status: "IMPORTED",
      createdAt: ago(36 * dayInMs),
      lastStepAt: ago(age),
      importedAt: ago(age),
    });
  await done(30 * dayInMs + minuteInMs);
  const { id } = await done(30 * dayInMs - minuteInMs);
  expect((await storedImport(seller, id)).undoableUntil).not.toBeNull();
  expect(await listedOf(seller)).toEqual([id]);
});

test("a check without choices of its own takes those that are shown, and goes on with them", async () => {
  const seller = await makeMember();
  const rows = [usualRow("A-1")];
  await bringFile(seller, { rows, choices: { defaults: { shippingNote: "Rampe 2" } } });
  const { id, columns } = await putFile(seller, { rows });
  const { mapping } = proposeMapping(columns);
  await runOperation(updateCsvImport, seller, { id, mapping });
  const shown = await storedImport(seller, id);
  expect(shown).toMatchObject({ choicesFrom: "remembered" });
  const checked = await checkImport(seller, id);
  expect(checked).toMatchObject({ choices: shown.choices, choicesFrom: "saved" });
  await bringFile(seller, { rows, choices: { defaults: { shippingNote: "Tor 3" } } });
  await startImport(seller, id);
  expect(await listingsOf(seller)).toMatchObject([{ shippingNote: "Rampe 2" }]);
});

async function listedOf(seller: Member): Promise<string[]> {
  const { answer } = await runOperation(getCsvImports, seller, {});
  return answer.map(({ id }) => id);
}
