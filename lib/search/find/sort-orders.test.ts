import "@/tests/setup/database";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers, mpnsFor, search } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";

// Two codes each: the last of them by code are behind the 2,002 entries that are read at first.
const many = 1010;

beforeAll(async () => {
  const [{ userId }, { id }] = [await makeMember(), await makeManufacturer("Festo")];
  const common = { ownerUserId: userId, manufacturerId: id };
  await makeOffers({ ...common, yearOfManufacture: 2021, nameDe: "Drossel" }, [
    { mpn: "SORT-CHEAP", pricePerProductInCt: 200, quantity: 5 },
    { mpn: "SORT-DEAR", pricePerProductInCt: 90_000, quantity: 700 },
    // 1,000 pieces for 15 €: 1.5 ct each.
    {
      mpn: "SORT-LOT",
      pricePerProductInCt: null,
      priceForBundleInCt: 1500,
      quantity: 1000,
      minOrderQuantity: 1000,
      bundleOnly: true,
    },
    { mpn: "SORT-TIE", pricePerProductInCt: 200, quantity: 5 },
    // Of 900 only 4 are left.
    {
      mpn: "SORT-FEW",
      pricePerProductInCt: 300,
      quantity: 900,
      soldQuantity: 896,
    },
    { mpn: "SORT-GONE", pricePerProductInCt: 1, quantity: 1, soldQuantity: 1 },
  ]);
  const offers = Array.from({ length: many }, (_, index) => ({
    mpn: `MANY-${manyAt(index)}`,
    alternateProductCodes: [`MANY-${manyAt(index)}X`],
    pricePerProductInCt: 100_000 - index,
    quantity: 10_000 + index,
  }));
  await makeOffers(common, offers);
});

const orders = [
  ["relevance", ["LOT", "TIE", "FEW", "CHEAP", "DEAR"].toSorted()],
  ["newest", ["FEW", "TIE", "LOT", "DEAR", "CHEAP"]],
  ["price", ["LOT", "TIE", "CHEAP", "FEW", "DEAR"]],
  ["quantity", ["LOT", "DEAR", "TIE", "CHEAP", "FEW"]],
] as const;

describe.each(orders)("by %s", (sort, expected) => {
  test.each(["SORT", "Drossel"])("what %j finds comes in that order", async (query) => {
    const mpns = await mpnsFor({ query, sort });
    const inOrder = sort === "relevance" ? mpns.toSorted() : mpns;
    expect(inOrder).toEqual(expected.map((end) => `SORT-${end}`));
  });

  test("browsing has it, too; relevance is the newest there", async () => {
    const mpns = await mpnsFor({ sort, yearOfManufactureFrom: 2020 });
    const byNewest = ["FEW", "TIE", "LOT", "DEAR", "CHEAP"];
    const order = sort === "relevance" ? byNewest : expected;
    expect(mpns).toEqual(order.map((end) => `SORT-${end}`));
  });
});

function manyAt(index: number): string {
  return String(index).padStart(5, "0");
}

test("a frequent beginning shows the first of all its finds, not of the first by code, each listing once", async () => {
  const last = `MANY-${manyAt(many - 1)}`;
  for (const sort of ["newest", "price", "quantity"]) {
    const { data, totalCount, capped } = await search({ query: "MANY", sort });
    expect([sort, data[0]?.mpn, totalCount, capped]).toEqual([sort, last, 1001, true]);
  }
  expect((await mpnsFor({ query: "MANY" }))[0]).toBe("MANY-00000");
});

test("browsing begins with the cheapest, and with the most, of everything", async () => {
  expect((await mpnsFor({ sort: "price" }))[0]).toBe("SORT-LOT");
  expect((await mpnsFor({ sort: "quantity" }))[0]).toBe(`MANY-${manyAt(many - 1)}`);
});

test("a change of price is seen by the next search", async () => {
  const { id } = await db().listing.findFirstOrThrow({ where: { mpn: "SORT-DEAR" } });
  await db().listing.update({ where: { id }, data: { pricePerProductInCt: 1 } });
  expect((await mpnsFor({ query: "SORT", sort: "price" }))[0]).toBe("SORT-DEAR");
  expect((await mpnsFor({ sort: "price" }))[0]).toBe("SORT-DEAR");
  await db().listing.update({ where: { id }, data: { pricePerProductInCt: 90_000 } });
});

test("so is a change of a lot's price alone, and of the day of listing", async () => {
  const lot = await db().listing.findFirstOrThrow({ where: { mpn: "SORT-LOT" } });
  const priceForBundleInCt = 2_000_000_000;
  await db().listing.update({ where: { id: lot.id }, data: { priceForBundleInCt } });
  expect((await mpnsFor({ query: "SORT", sort: "price" })).at(-1)).toBe("SORT-LOT");
  await db().listing.update({ where: { id: lot.id }, data: { createdAt: new Date() } });
  expect((await mpnsFor({ query: "SORT", sort: "newest" }))[0]).toBe("SORT-LOT");
});

describe("a beginning that listings carry in up to fifty codes", () => {
  beforeAll(async () => {
    const { ownerUserId, manufacturerId } = await db().listing.findFirstOrThrow();
    const offer = (place: number, ends: string[]) => ({
      mpn: `TRIO${String(place).padStart(4, "0")}`,
      alternateProductCodes: ends.map((end) => `TRIO${String(place).padStart(4, "0")}${end}`),
      pricePerProductInCt: 1000 - place,
    });
    const fifty = Array.from({ length: 50 }, (_, place) => `A${place}`);
    const offers = Array.from({ length: 135 }, (_, place) =>
      offer(place, place < 130 ? fifty : []),
    );
    // Nearly seven thousand codes are much for one statement's time.
    for (let from = 0; from < offers.length; from += 50) {
      await makeOffers({ ownerUserId, manufacturerId }, offers.slice(from, from + 50));
    }
  });

  test.each([
    { sort: "relevance", query: "TRIO" },
    { sort: "relevance", query: "RIO0" },
    { sort: "price", query: "TRIO" },
    { sort: "price", query: "RIO0" },
  ])("is counted to the last listing and shown: $query by $sort", async ({ sort, query }) => {
    const { totalCount, capped } = await search({ query, sort });
    expect([totalCount, capped]).toEqual([135, false]);
    const { data } = await search({ query, sort, page: 14, pageSize: 10 });
    expect(data).toHaveLength(5);
  });
});
