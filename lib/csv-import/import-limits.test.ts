process.env.RATE_LIMITS = "on";

import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { spendAllowance } from "@/lib/limits/account-allowance";
import { limits } from "@/lib/limits/limits";
import { runOperation } from "@/lib/operations/run";
import { errorReportOf } from "@/tests/factories/error-report";
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
function rowsOf(manufacturers: number, count = manufacturers) {
  number += 1;
  return Array.from({ length: count }, (_, place) => {
    const manufacturer = `Werk ${number} Nr ${place % manufacturers}`;
    return [manufacturer, ...usualRow(`M-${place}`).slice(1)];
  });
}

function calledRows(manufacturers: number) {
  return rowsOf(manufacturers).map(([name, mpn]) => ({
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

/** A seller who may add so many manufacturers today. */
async function sellerWith(left: number) {
  const seller = await makeMember();
  const { importedManufacturer: limit } = limits;
  await db().$transaction((tx) =>
    spendAllowance(tx, limit, seller.userId, limit.perAccount - left),
  );
  return seller;
}

test("the first file of a large stock may bring a thousand manufacturers", async () => {
  const seller = await makeMember();
  const { id, findings } = await checkFile(seller, { rows: rowsOf(4, 6) });
  expect(findings?.newManufacturers).toEqual({ count: 4, left: 1_000 });
  expect(await startImport(seller, id)).toMatchObject({ status: "IMPORTED" });
  const next = await checkFile(seller, { rows: rowsOf(3) });
  expect(next.findings?.newManufacturers).toEqual({ count: 3, left: 996 });
});

test("a file with more new manufacturers than allowed in a day is named before it runs, and is not imported", async () => {
  const seller = await sellerWith(4);
  const before = await known();
  const { id, findings } = await checkFile(seller, { rows: rowsOf(5) });
  expect(findings?.newManufacturers).toEqual({ count: 5, left: 4 });
  await expect(runOperation(startCsvImport, seller, { id, leaveBehind: 0 })).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    data: {
      message: "The file names 5 new manufacturers; 4 can be added today.",
      retryAfterInSeconds: expect.any(Number),
    },
  });
  expect(await storedImport(seller, id)).toMatchObject({ status: "CHECKED" });
  expect(await known()).toBe(before);
});

test("two files at once do not exceed the limit together: the second needs a new confirmation", async () => {
  const seller = await sellerWith(10);
  const before = await known();
  const ids = [
    await bringFile(seller, { rows: rowsOf(6) }),
    await bringFile(seller, { rows: rowsOf(6) }),
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
    findings: { newManufacturers: { count: 6, left: 4 } },
  });
  expect((await known()) - before).toBe(6);
});

test("a call of many rows spends from the same day, and makes nothing beyond it", async () => {
  const seller = await sellerWith(10);
  const before = await known();
  await runOperation(createListingsFromCsv, seller, calledRows(7));
  await expect(runOperation(createListingsFromCsv, seller, calledRows(4))).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  expect((await known()) - before).toBe(7);
  await runOperation(createListingsFromCsv, seller, calledRows(3));
  const { findings } = await checkFile(seller, { rows: rowsOf(1) });
  expect(findings?.newManufacturers).toEqual({ count: 1, left: 0 });
});

test("a seller gets the invalid rows so often an hour, and then reads when to come back", async () => {
  const [seller, other] = [await makeMember(), await makeMember()];
  const { id } = await checkFile(seller, { rows: [usualRow("A-1", "x")] });
  const { id: others } = await checkFile(other, { rows: [usualRow("A-1", "x")] });
  for (let time = 0; time < limits.csvErrors.perAccount; time += 1) {
    await allOf(errorReportOf(seller, id));
  }
  await expect(allOf(errorReportOf(seller, id))).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    data: { retryAfterInSeconds: expect.any(Number) },
  });
  await allOf(errorReportOf(other, others));
});
