import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { getManufacturerDoubles } from "@/lib/manufacturers/operations";
import { runOperation } from "@/lib/operations/run";
import { compareAllManufacturers } from "@/tests/factories/compared-manufacturers";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { seedListing, verifyManufacturers } from "./listings";
import { allParts, typedManufacturers } from "./parts";

test("administrators find three manufacturers to look at, two of them likely duplicates of known ones", async () => {
  const [seller, administrator] = [await makeMember(), await makeMember({ isAdmin: true })];
  for (const { manufacturer } of allParts) {
    await makeManufacturer(manufacturer);
  }
  for (let times = 0; times < 2; times += 1) {
    for (const part of typedManufacturers) {
      await seedListing(seller, part);
    }
    await verifyManufacturers(allParts);
  }
  const unverified = await db().manufacturer.findMany({
    where: { verifiedAt: null },
    select: { name: true, listings: { select: { mpn: true } } },
    orderBy: { id: "asc" },
  });
  expect(unverified).toEqual(
    typedManufacturers.map(({ manufacturer, mpn }) => ({
      name: manufacturer,
      listings: [{ mpn }],
    })),
  );
  await compareAllManufacturers();
  const { answer } = await runOperation(getManufacturerDoubles, administrator, {});
  expect(
    answer.data.map(({ one, other, likeness }) => `${one.name} + ${other.name}: ${likeness}`),
  ).toEqual(["Weidmüller + Weidmueller: letters", "Festo + Festo Didactic: beginning"]);
});
