import "@/tests/setup/database";
import { expect, test, vi } from "vitest";
import { transact } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import {
  getAllManufacturers,
  getManufacturerById,
  getManufacturersForSale,
} from "@/lib/manufacturers/operations";
import { loadAs } from "@/lib/operations/load-for-page";
import { makeListing } from "@/tests/factories/listing";
import { untilWaiting } from "@/tests/factories/lock";
import { search } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";
import { listSearchSuggestions, listSimilarCodes } from "./suggest/queries";

const { userId: ownerUserId } = await makeMember();

const named = { query: "siemens", onlyVerified: true, limit: 3 };
const bare = () => search({ page: 1, pageSize: 50 });

test("a flood of slow searches leaves connections to lists, and its end is rejected", async () => {
  const { id } = await makeListing({ ownerUserId, mpn: "6205" });
  const rejected: string[] = [];
  let flood: Promise<unknown>[] = [];
  await transact(async (tx) => {
    await tx.$executeRaw`LOCK TABLE listing_search IN ACCESS EXCLUSIVE MODE`;
    flood = Array.from({ length: 80 }, (_, index) =>
      (index % 2 ? search({ query: "6205" }) : listSimilarCodes(visitor, "6205")).catch(
        ({ code }) => rejected.push(code),
      ),
    );
    await untilWaiting(6);
    await vi.waitFor(() => expect(rejected).toEqual(Array(14).fill("QUERY_TIMEOUT")));
    const { data } = await search({});
    expect(data.map((listing) => listing.id)).toEqual([id]);
  });
  await Promise.all(flood);
  const found = await search({ query: "6205" }, visitor);
  expect(found.data.map((listing) => listing.id)).toEqual([id]);
});

test.each([
  ["filtered lists", () => search({ hasCertificate: true }), bare],
  ["a maker's filtered parts", () => search({ manufacturerId: 1, availableQuantity: 9 }), bare],
  ["lists in an order", () => search({ sort: "price" }), () => search({ manufacturerId: 1 })],
  ["deep pages", () => search({ page: 900 }), bare],
  [
    "makers by name",
    () => loadAs(visitor, getAllManufacturers, named),
    () => loadAs(visitor, getManufacturerById, { id: 1 }),
  ],
])("a flood of %s leaves connections to cheap queries", async (_, read, cheap) => {
  await makeListing({ ownerUserId });
  const rejected: string[] = [];
  const rest: Promise<unknown>[] = [];
  await transact(async (tx) => {
    await tx.$executeRaw`LOCK TABLE listing, manufacturer IN ACCESS EXCLUSIVE MODE`;
    const flood = Array.from({ length: 80 }, () => read().catch(({ code }) => rejected.push(code)));
    await vi.waitFor(() => expect(rejected).toEqual(Array(14).fill("QUERY_TIMEOUT")));
    await untilWaiting(6);
    rest.push(...flood, cheap());
    await untilWaiting(7);
  });
  await Promise.all(rest);
});

test("a flood of lists from A to Z takes one connection", async () => {
  await makeListing({ ownerUserId });
  const directory = () => loadAs(visitor, getManufacturersForSale, null);
  const rejected: string[] = [];
  let flood: Promise<unknown>[] = [];
  await transact(async (tx) => {
    await tx.$executeRaw`LOCK TABLE listing IN ACCESS EXCLUSIVE MODE`;
    flood = Array.from({ length: 25 }, () => directory().catch(({ code }) => rejected.push(code)));
    await vi.waitFor(() => expect(rejected).toEqual(Array(4).fill("QUERY_TIMEOUT")));
    await untilWaiting(1);
  });
  await Promise.all(flood);
  expect(await directory()).toHaveLength(1);
});

test("a request with several look-ups at once never takes a slot while waiting for another", async () => {
  const pages = Array.from({ length: 12 }, () =>
    Promise.all([
      listSearchSuggestions(visitor, "siem"),
      search({ query: "6205" }),
      search({ page: 2 }),
    ]),
  );
  expect(await Promise.all(pages)).toHaveLength(12);
});
