import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { insertListing, setListingStatuses } from "./mutations";
import { listOwnListingsOfPart } from "./queries";
import { listingInput, partInput } from "./schema";

const seller = await makeMember();
const siemens = await makeManufacturer("Siemens");
const part = {
  manufacturer: { id: siemens.id },
  mpn: "6ES7 315-2EH14",
  nameDe: "Zentralbaugruppe",
  descriptionDe: "Neu.",
  pricePerProductInCt: 45_000,
  quantity: 4,
};

const list = (member = seller, details = {}) =>
  insertListing(member, listingInput.parse({ ...part, ...details }));

const found = async (asked: object) => {
  const listings = await listOwnListingsOfPart(seller, partInput.parse({ ...part, ...asked }));
  return listings.map(({ listingId }) => listingId);
};

test("a seller's own listings of a part are found by its manufacturer and number, however they are written", async () => {
  const first = await list();
  const second = await list(seller, { condition: "USED_TESTED", quantity: 2 });
  await list(seller, { mpn: "6ES7 315-2EH15" });
  await list(seller, { manufacturer: "Festo" });
  await list(await makeMember());
  expect(await found({})).toEqual([second, first]);
  expect(await found({ manufacturer: "SIEMENS A.G.", mpn: "6es73152eh14" })).toEqual([
    second,
    first,
  ]);
  const [newest] = await listOwnListingsOfPart(seller, partInput.parse(part));
  expect(newest).toEqual({
    listingId: second,
    status: "ACTIVE",
    condition: "USED_TESTED",
    availableQuantity: 2,
  });

  await setListingStatuses(seller, [{ id: first, status: "DRAFT" }]);
  await setListingStatuses(seller, [{ id: second, status: "DELETED" }]);
  expect(await found({})).toEqual([first]);
});

test("a merged manufacturer's part is that of the one it was merged into", async () => {
  const { id } = await makeManufacturer("Simatic");
  await db().manufacturer.update({ where: { id }, data: { mergedIntoId: siemens.id } });
  const listed = await list(seller, { mpn: "MERGED-1" });
  expect(await found({ manufacturer: { id }, mpn: "MERGED-1" })).toEqual([listed]);
  expect(await found({ manufacturer: "Simatic", mpn: "merged 1" })).toEqual([listed]);
});

test("an unknown manufacturer, or a number without a letter or digit, finds no part", async () => {
  expect(await found({ manufacturer: "Niemand" })).toEqual([]);
  expect(await found({ mpn: "-/-" })).toEqual([]);
});
