import "@/tests/setup/database";
import { expect, test } from "vitest";
import { visitor } from "@/lib/operations/viewer";
import { compareAllManufacturers } from "@/tests/factories/compared-manufacturers";
import { makeListing, makeManufacturer } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { exactAnswer } from "@/tests/setup/exact-answer";
import {
  getManufacturerDoubles,
  getManufacturerRecord,
  getPaginatedManufacturers,
  mergeManufacturers,
  setManufacturersDistinct,
  updateManufacturer,
} from "./administration-operations";
import { getAllManufacturers, getManufacturerById, getManufacturersForSale } from "./operations";

const administrator = await makeMember({ isAdmin: true });
const [siemens, energy, slip] = [
  await makeManufacturer("Siemens"),
  await makeManufacturer("Siemens Energy"),
  await makeManufacturer("Siemes"),
];
const seller = await makeMember();
await makeListing({ ownerUserId: seller.userId, manufacturerId: siemens.id });
await makeListing({ ownerUserId: seller.userId, manufacturerId: slip.id });

test("manufacturers are answered to everybody exactly as described", async () => {
  expect(await exactAnswer(getAllManufacturers, visitor, undefined)).toHaveLength(3);
  expect(await exactAnswer(getAllManufacturers, visitor, { page: 2, pageSize: 2 })).toHaveLength(1);
  expect(await exactAnswer(getAllManufacturers, visitor, { query: "Siemens" })).toHaveLength(2);
  expect(await exactAnswer(getManufacturerById, visitor, siemens.id)).toMatchObject({
    name: "Siemens",
  });
  expect(await exactAnswer(getManufacturersForSale, visitor, null)).toMatchObject([
    { name: "Siemens", offers: 1 },
    { name: "Siemes", offers: 1 },
  ]);
});

test("manufacturers are answered to administrators, merged or not, exactly as described", async () => {
  const page = await exactAnswer(getPaginatedManufacturers, administrator, {});
  expect(page.totalCount).toBe(3);
  await compareAllManufacturers();
  const doubles = await exactAnswer(getManufacturerDoubles, administrator, {});
  expect(doubles.data.length).toBeGreaterThan(0);
  const update = { id: siemens.id, isVerified: true };
  expect((await exactAnswer(updateManufacturer, administrator, update)).mergedInto).toBeNull();
  const pair = { id: siemens.id, otherId: energy.id };
  expect(await exactAnswer(setManufacturersDistinct, administrator, pair)).toEqual(pair);
  const merge = { id: slip.id, intoId: siemens.id };
  expect(await exactAnswer(mergeManufacturers, administrator, merge)).toMatchObject({
    listingCount: 1,
  });
  expect(await exactAnswer(getManufacturerRecord, administrator, slip.id)).toMatchObject({
    mergedInto: { name: "Siemens" },
  });
});
