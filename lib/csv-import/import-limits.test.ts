process.env.RATE_LIMITS = "on";

import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { limits } from "@/lib/limits/limits";
import { runOperation } from "@/lib/operations/run";
import { faultsFileOf } from "@/tests/factories/faults-file";
import {
  bringFile,
  checkFile,
  checkImport,
  startImport,
  storedImport,
  usualRow,
  workOffImports,
} from "@/tests/factories/import-file";
import { makeMember } from "@/tests/factories/user";
import { allOf } from "@/tests/setup/all-of";
import { createListingsFromCsv, startCsvImport } from "./operations";

let number = 0;

/** Rows of so many manufacturers that nobody knows. */
function rowsOf(makers: number, count = makers) {
  number += 1;
  return Array.from({ length: count }, (_, place) => {
    const maker = `Werk ${number} Nr ${place % makers}`;
    return [maker, ...usualRow(`M-${place}`).slice(1)];
  });
}

function calledRows(makers: number) {
  return rowsOf(makers).map(([name, mpn]) => ({
    manufacturer: { name: String(name) },
    mpn: String(mpn),
    nameDe: "Schütz",
    descriptionDe: "Neu.",
    quantity: 1,
    pricePerProductInCt: 1_250,
    pickupPossible: true,
    documentIds: [],
  }));
}

const known = () => db().manufacturer.count();

test("the first file of a large stock, of 800 manufacturers, is imported", async () => {
  const seller = await makeMember();
  const { id, findings } = await checkFile(seller, { rows: rowsOf(800, 2_000) });
  expect(findings?.newManufacturers).toEqual({ count: 800, left: 1_000 });
  expect(await startImport(seller, id)).toMatchObject({ status: "IMPORTED" });
  const next = await checkFile(seller, { rows: rowsOf(3) });
  expect(next.findings?.newManufacturers).toEqual({ count: 3, left: 200 });
}, 60_000);

test("a file of more new manufacturers than a day has is named before it runs, and is not imported", async () => {
  const seller = await makeMember();
  const before = await known();
  const { id, findings } = await checkFile(seller, { rows: rowsOf(1_001) });
  expect(findings?.newManufacturers).toEqual({ count: 1_001, left: 1_000 });
  await expect(runOperation(startCsvImport, seller, { id, leaveBehind: 0 })).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    data: {
      message: "The file names 1001 new manufacturers; 1000 can be added today.",
      retryAfterInSeconds: expect.any(Number),
    },
  });
  expect(await storedImport(seller, id)).toMatchObject({ status: "CHECKED" });
  expect(await known()).toBe(before);
}, 60_000);

test("two files at once do not get past the limit together: the second is told anew", async () => {
  const seller = await makeMember();
  const before = await known();
  const ids = [
    await bringFile(seller, { rows: rowsOf(600) }),
    await bringFile(seller, { rows: rowsOf(600) }),
  ];
  for (const id of ids) {
    await checkImport(seller, id);
  }
  for (const id of ids) {
    await runOperation(startCsvImport, seller, { id, leaveBehind: 0 });
  }
  await workOffImports();
  const ended = await Promise.all(ids.map((id) => storedImport(seller, id)));
  expect(ended.map(({ status }) => status).toSorted()).toEqual(["CHECKED", "IMPORTED"]);
  expect(ended.find(({ status }) => status === "CHECKED")).toMatchObject({
    failure: "CSV_IMPORT_CHANGED",
    findings: { newManufacturers: { count: 600, left: 400 } },
  });
  expect((await known()) - before).toBe(600);
}, 60_000);

test("a call of many rows spends from the same day, and makes nothing beyond it", async () => {
  const seller = await makeMember();
  const before = await known();
  await runOperation(createListingsFromCsv, seller, calledRows(700));
  await expect(runOperation(createListingsFromCsv, seller, calledRows(400))).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  expect((await known()) - before).toBe(700);
  await runOperation(createListingsFromCsv, seller, calledRows(300));
  const { findings } = await checkFile(seller, { rows: rowsOf(1) });
  expect(findings?.newManufacturers).toEqual({ count: 1, left: 0 });
}, 60_000);

test("a seller gets the faulty rows so often an hour, and is then told when to come back", async () => {
  const [seller, other] = [await makeMember(), await makeMember()];
  const { id } = await checkFile(seller, { rows: [usualRow("A-1", "x")] });
  const { id: others } = await checkFile(other, { rows: [usualRow("A-1", "x")] });
  for (let time = 0; time < limits.csvFaults.perAccount; time += 1) {
    await allOf(faultsFileOf(seller, id));
  }
  await expect(allOf(faultsFileOf(seller, id))).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    data: { retryAfterInSeconds: expect.any(Number) },
  });
  await allOf(faultsFileOf(other, others));
});
