import "@/tests/setup/database";
import { expect, test } from "vitest";
import { Prisma } from "@/lib/db/generated/client";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { readOwnData } from "./data";

/** Columns of a listing that are not in its owner's file. */
const leftOut = [
  // Whose file it is.
  "ownerUserId",
  // There by its name.
  "manufacturerId",
  // Of the catalogue, not of the owner.
  "productId",
  // Derived: from the numbers, the price, the documents.
  "searchCodes",
  "piecePriceInCt",
  "hasCertificate",
  "bundlePriceQuantity",
  // Of saves that are told under listingChanges.
  "version",
];

test("the file has every column of a listing but those that are named here", async () => {
  const member = await makeMember();
  await makeListing({ ownerUserId: member.userId });
  const [row] = (await readOwnData(member, { part: "listings" })).rows;
  const columns = Object.keys(Prisma.ListingScalarFieldEnum);
  expect(columns).toEqual(expect.arrayContaining(leftOut));
  const told = [...columns.filter((name) => !leftOut.includes(name)), "manufacturer", "documents"];
  expect(Object.keys(row ?? {}).toSorted()).toEqual(told.toSorted());
});
