import "@/tests/setup/database";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers, mpnsFor } from "@/tests/factories/search";
import { makeMember, type TestMember } from "@/tests/factories/user";
import { getListingsByUser } from "./operations";

let seller: TestMember;
let admin: TestMember;
let festo: number;

beforeAll(async () => {
  [seller, admin] = await Promise.all([makeMember(), makeMember({ isAdmin: true })]);
  const merged = await makeManufacturer("Festo Didactic");
  festo = (await makeManufacturer("Festo")).id;
  const other = await makeManufacturer("SMC");
  await db().manufacturer.update({ where: { id: merged.id }, data: { mergedIntoId: festo } });
  await makeOffers({ ownerUserId: seller.userId, manufacturerId: other.id }, [
    { mpn: "VALVE-FESTO", manufacturerId: festo },
    { mpn: "VALVE-MERGED", manufacturerId: merged.id },
    { mpn: "VALVE-FIVE", minOrderQuantity: 5, condition: "NEW_IN_PACKAGING" },
    { mpn: "VALVE-BUNDLE", bundleOnly: true, minOrderQuantity: 10 },
    {
      mpn: "VALVE-PICKUP",
      shippingPossible: false,
      pickupPossible: true,
      condition: "USED_TESTED",
      yearOfManufacture: 2019,
    },
    { mpn: "VALVE-FEW", reservedQuantity: 4, soldQuantity: 4, yearOfManufacture: 2021 },
    { mpn: "VALVE-GONE", reservedQuantity: 10 },
    { mpn: "VALVE-DRAFT", status: "DRAFT", condition: "USED_TESTED", yearOfManufacture: 2021 },
    { mpn: "VALVE-RESERVED", status: "RESERVED" },
    { mpn: "VALVE-SOLD", status: "SOLD", soldQuantity: 10 },
    { mpn: "VALVE-DELETED", status: "DELETED" },
  ]);
  await certify("VALVE-FIVE");
  await certify("VALVE-DRAFT");
});

const forSale = ["FESTO", "MERGED", "FIVE", "BUNDLE", "PICKUP", "FEW"];
const inactive = ["DRAFT", "RESERVED", "SOLD", "DELETED"];

// Filters hold on every way to a listing: by code, by words (a name), and browsing.
describe.each([
  ["by code", "valve"],
  ["browsing", undefined],
])("%s", (_, query) => {
  test.each([
    ["nothing", {}, forSale],
    [
      "null, false and 0",
      { manufacturerId: null, excludeBundles: false, availableQuantity: 0, minOrderQuantity: 0 },
      forSale,
    ],
    [
      "a manufacturer with those merged into it",
      () => ({ manufacturerId: festo }),
      ["FESTO", "MERGED"],
    ],
    ["a minimum of at most 4", { minOrderQuantity: 4 }, ["FESTO", "MERGED", "PICKUP", "FEW"]],
    [
      "a minimum of at most 5",
      { minOrderQuantity: 5 },
      ["FESTO", "MERGED", "FIVE", "PICKUP", "FEW"],
    ],
    [
      "at least 3 available",
      { availableQuantity: 3 },
      ["FESTO", "MERGED", "FIVE", "BUNDLE", "PICKUP"],
    ],
    ["at least 2 available", { availableQuantity: 2 }, forSale],
    ["shipping", { shippingPossible: true }, ["FESTO", "MERGED", "FIVE", "BUNDLE", "FEW"]],
    ["pickup", { pickupPossible: true }, ["PICKUP"]],
    ["no bundles", { excludeBundles: true }, ["FESTO", "MERGED", "FIVE", "PICKUP", "FEW"]],
    ["a condition", { condition: ["USED_TESTED"] }, ["PICKUP"]],
    [
      "one of several conditions",
      { condition: ["USED_TESTED", "NEW_IN_PACKAGING", "FOR_PARTS"] },
      ["FIVE", "PICKUP"],
    ],
    ["no condition in particular", { condition: [] }, forSale],
    ["made in 2019 or later", { yearOfManufactureFrom: 2019 }, ["PICKUP", "FEW"]],
    ["made in 2020 or later", { yearOfManufactureFrom: 2020 }, ["FEW"]],
    ["any year", { yearOfManufactureFrom: 0 }, forSale],
    ["a certificate", { hasCertificate: true }, ["FIVE"]],
    ["no need of a certificate", { hasCertificate: false }, forSale],
    [
      "all of them at once",
      () => ({ manufacturerId: festo, shippingPossible: true, pickupPossible: true }),
      [],
    ],
  ])("a visitor narrows by %s", async (__, filter, found) => {
    expect(
      await namesFor({ query, ...(typeof filter === "function" ? filter() : filter) }),
    ).toEqual(found.toSorted());
  });

  test.each([
    ["inactive", { showInactive: true }, [...forSale, ...inactive]],
    ["unavailable", { showUnavailable: true }, [...forSale, "GONE"]],
    ["both", { showInactive: true, showUnavailable: true }, [...forSale, "GONE", ...inactive]],
    [
      "inactive with at least 1",
      { showInactive: true, availableQuantity: 1 },
      [...forSale, "DRAFT", "RESERVED", "DELETED"],
    ],
    ["neither", {}, forSale],
  ])("only an administrator also finds %s", async (__, filter, found) => {
    expect(await namesFor({ query, ...filter }, admin)).toEqual(found.toSorted());
    const { availableQuantity } = { availableQuantity: 0, ...filter };
    const open = await namesFor({ query, availableQuantity });
    expect(await namesFor({ query, ...filter }, seller)).toEqual(open);
    expect(await namesFor({ query, ...filter })).toEqual(open);
  });
});

test("a listing of one piece is no bundle to a search, whatever its flag", async () => {
  const lots = { nameDe: "Bandsäge", bundleOnly: true };
  await makeOffers({ ownerUserId: seller.userId, manufacturerId: festo }, [
    { ...lots, mpn: "SAW-1", quantity: 1 },
    { ...lots, mpn: "SAW-2", quantity: 2, minOrderQuantity: 2 },
  ]);
  const asked = { excludeBundles: true, manufacturerId: festo };
  for (const query of ["SAW-", "Bandsäge"]) {
    expect(await mpnsFor({ ...asked, query }), query).toEqual(["SAW-1"]);
  }
  const browsed = await mpnsFor(asked);
  expect(browsed.filter((mpn) => mpn?.startsWith("SAW-"))).toEqual(["SAW-1"]);
});

test("listings found by words or likeness are for sale, too", async () => {
  const ids = { ownerUserId: seller.userId, manufacturerId: festo };
  await makeOffers(ids, [
    { mpn: "QX-1001", nameDe: "Schwenkantrieb", status: "DRAFT" },
    { mpn: "QX-1002", nameDe: "Schwenkantrieb", reservedQuantity: 10 },
    { mpn: "QX-1003", nameDe: "Schwenkantrieb", pickupPossible: true },
  ]);
  expect(await mpnsFor({ query: "Schwenkantriebe" })).toEqual(["QX-1003"]);
  expect(
    await mpnsFor({ query: "Schwenkantriebe", excludeBundles: true, manufacturerId: festo + 1000 }),
  ).toEqual([]);
  expect(await mpnsFor({ query: "QX-100" })).toEqual(["QX-1003"]);
  expect(await mpnsFor({ query: "QX-1O03" })).toEqual(["QX-1003"]);
  expect(await mpnsFor({ query: "QX-1O02" })).toEqual([]);
});

test("a change of status or stock is seen by the next search", async () => {
  const [id] = await makeOffers({ ownerUserId: seller.userId, manufacturerId: festo }, [
    { mpn: "CHANGING-7" },
  ]);
  await db().listing.update({ where: { id }, data: { reservedQuantity: 10 } });
  expect(await mpnsFor({ query: "CHANGING-7" })).toEqual([]);
  await db().listing.update({ where: { id }, data: { reservedQuantity: 9 } });
  expect(await mpnsFor({ query: "CHANGING-7" })).toEqual(["CHANGING-7"]);
  await db().listing.update({ where: { id }, data: { status: "RESERVED" } });
  expect(await mpnsFor({ query: "CHANGING-7" })).toEqual([]);
  await db().listing.update({
    where: { id },
    data: { status: "ACTIVE", searchCodes: ["RENAMED8"] },
  });
  expect(await mpnsFor({ query: "RENAMED-8" })).toEqual(["CHANGING-7"]);
  await db().listing.delete({ where: { id } });
  expect(await mpnsFor({ query: "RENAMED-8" })).toEqual([]);
});

test("a change of condition, year or certificate is seen by the next search", async () => {
  const [id] = await makeOffers({ ownerUserId: seller.userId, manufacturerId: festo }, [
    { mpn: "AGEING-7" },
  ]);
  const filter = { condition: ["FOR_PARTS"], yearOfManufactureFrom: 2020, hasCertificate: true };
  const found = () => mpnsFor({ query: "AGEING-7", ...filter });
  expect(await found()).toEqual([]);
  await certify("AGEING-7");
  await db().listing.update({
    where: { id },
    data: { condition: "FOR_PARTS", yearOfManufacture: 2020 },
  });
  expect(await found()).toEqual(["AGEING-7"]);
  await db().document.updateMany({ where: { listingId: id }, data: { type: "MANUAL" } });
  expect(await found()).toEqual([]);
});

describe("a user's listings", () => {
  const listings = async (payload: object, viewer = seller) =>
    (await runOperation(getListingsByUser, viewer, payload)).answer;

  test("are one's own in every status, the newest first", async () => {
    const { data, totalCount } = await listings({ pageSize: 50 });
    expect(totalCount).toBe(data.length);
    expect(data.map(({ status }) => status)).toEqual(
      expect.arrayContaining(["ACTIVE", ...inactive]),
    );
    expect(data.map(({ createdAt }) => Number(createdAt))).toEqual(
      data.map(({ createdAt }) => Number(createdAt)).toSorted((a, b) => b - a),
    );
  });

  test("are narrowed by status, condition, year and certificate", async () => {
    const mpns = async (payload: object) =>
      (await listings({ pageSize: 50, ...payload })).data.map(({ mpn }) => mpn).toSorted();
    expect(await mpns({ status: ["DELETED", "RESERVED"] })).toEqual([
      "VALVE-DELETED",
      "VALVE-RESERVED",
    ]);
    expect(await mpns({ status: ["DRAFT"], condition: ["USED_TESTED"] })).toEqual(["VALVE-DRAFT"]);
    expect(await mpns({ condition: ["USED_TESTED"] })).toEqual(["VALVE-DRAFT", "VALVE-PICKUP"]);
    expect(await mpns({ yearOfManufactureFrom: 2021 })).toEqual(["VALVE-DRAFT", "VALVE-FEW"]);
    expect(await mpns({ hasCertificate: true, status: ["DRAFT"] })).toEqual(["VALVE-DRAFT"]);
    expect(await mpns({ status: [] })).toContain("VALVE-SOLD");
  });
});

async function certify(mpn: string): Promise<void> {
  const { id } = await db().listing.findFirstOrThrow({ where: { mpn }, select: { id: true } });
  await db().document.create({
    data: {
      userId: seller.userId,
      listingId: id,
      key: `certificate-${mpn}`,
      name: "3-1.pdf",
      contentType: "application/pdf",
      type: "CERTIFICATE",
      sizeInBytes: 1,
      soundAt: new Date(),
    },
  });
}

async function namesFor(
  payload: object,
  viewer: Parameters<typeof mpnsFor>[1] = visitor,
): Promise<string[]> {
  const mpns = await mpnsFor({ pageSize: 50, ...payload }, viewer);
  return mpns
    .filter((mpn) => mpn?.startsWith("VALVE-"))
    .map((mpn) => String(mpn).slice("VALVE-".length))
    .toSorted();
}
