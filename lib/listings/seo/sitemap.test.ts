import "@/tests/setup/database";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { addViews } from "@/lib/listing-views/mutations";
import { listingFields } from "@/lib/listings/queries";
import { runOperation } from "@/lib/operations/run";
import type { SitemapEntry } from "@/lib/site/sitemap-xml";
import { createTransaction, updateTransaction } from "@/lib/transactions/operations";
import { enterListing, saveListing, storedListing } from "@/tests/factories/entered-listing";
import { makeListing, makeManufacturer } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { setListingStatus } from "../operations";
import { findSitemapFile, listSitemapFiles } from "./sitemap-files";

const owner = await makeMember();
const siemens = await makeManufacturer("Siemens");

describe("the files of the sitemap", () => {
  beforeEach(async () => {
    await db().listing.deleteMany();
    await db().manufacturer.deleteMany({ where: { id: { not: siemens.id } } });
  });

  test("hold the listings for sale, each in the file of its id, with the time of the newest", async () => {
    // 3,333,334 is the file of the ids 10,000,000 to 10,000,002.
    for (const [place, details] of [
      [0, {}],
      [1, { status: "SOLD" }],
      [2, { nameEn: "Contactor" }],
      [3, { soldQuantity: 4, reservedQuantity: 6 }],
      [4, { status: "DRAFT" }],
      [6, {}],
    ] as const) {
      const updatedAt = new Date(day(place));
      await makeListing({
        ownerUserId: owner.userId,
        id: 10_000_000 + place,
        updatedAt,
        ...details,
      });
    }
    expect((await listSitemapFiles(3)).filter(({ name }) => name.startsWith("listings"))).toEqual([
      { name: "listings-3333334", lastModified: day(2) },
      { name: "listings-3333336", lastModified: day(6) },
    ]);
    expect(await entriesOf("listings-3333334", 3)).toEqual([
      { path: "/listing/detail/10000000", hasEnglish: false, lastModified: day(0) },
      { path: "/listing/detail/10000002", hasEnglish: true, lastModified: day(2) },
    ]);
    expect(await findSitemapFile("listings-3333335", 3)).toBeNull();
  });

  test("are read in several steps, and contain every listing once", async () => {
    const { userId: ownerUserId } = owner;
    const data = Array.from({ length: 4_100 }, (_, place) => ({
      id: 20_000_000 + place,
      ownerUserId,
      manufacturerId: siemens.id,
      nameDe: "Teil",
      descriptionDe: "Neu.",
      shippingPossible: true,
      pickupPossible: false,
      pricePerProductInCt: 100,
      quantity: 1,
    }));
    await db().listing.createMany({ data });
    const paths = (await entriesOf("listings-801")).map(({ path }) => path);
    expect(new Set(paths).size).toBe(4_099);
    expect(await entriesOf("listings-800")).toHaveLength(1);
  });

  test("contain the verified manufacturers with something for sale, in as many files as they need", async () => {
    const manufacturers = ["Siemens", "Festo", "SKF"];
    for (const name of manufacturers) {
      const { id: manufacturerId } = await makeManufacturer(name);
      await makeListing({ ownerUserId: owner.userId, manufacturerId });
    }
    const names = (await listSitemapFiles(2)).map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(["pages", "manufacturers-1", "manufacturers-2"]);
    const files = [await entriesOf("manufacturers-1", 2), await entriesOf("manufacturers-2", 2)];
    expect(files.map((entries) => entries.length)).toEqual([2, 1]);
    expect(files[0]?.[0]).toMatchObject({
      path: `/manufacturer/${siemens.id}-siemens`,
      hasEnglish: true,
    });
  });

  test.each([
    "listings-0",
    "listings-01",
    "listings-1",
    "listings-9999999999",
    "listings-",
    "manufacturers-9",
    "pages-1",
    "constructor",
    "",
  ])("%j is none where nothing is for sale", async (name) => {
    expect(await findSitemapFile(name)).toBeNull();
  });

  test("have another version whenever their content changes", async () => {
    const versions: string[] = [];
    const look = async () => {
      const file = (await listSitemapFiles()).at(-1)?.name ?? "";
      versions.push((await findSitemapFile(file))?.version ?? "");
    };
    const { id } = await makeListing({ ownerUserId: owner.userId });
    const other = await makeListing({ ownerUserId: owner.userId });
    await look();
    await db().listing.update({ where: { id }, data: { nameEn: "Contactor" } });
    await look();
    await db().listing.update({ where: { id: other.id }, data: { status: "DRAFT" } });
    await look();
    await db().listing.update({ where: { id: other.id }, data: { status: "ACTIVE" } });
    await look();
    expect(new Set(versions).size).toBe(4);
    await look();
    expect(new Set(versions).size).toBe(4);
  });
});

describe("the moment of a listing's last change", () => {
  test("is that of whatever its page shows", async () => {
    const listingId = await enterListing(owner);
    const buyer = await makeMember();
    const { answer } = await runOperation(createTransaction, buyer, { listingId, quantity: 2 });
    const changes = {
      price: () => saveListing(owner, listingId, { pricePerProductInCt: 990 }),
      pause: () => runOperation(setListingStatus, owner, [{ id: listingId, status: "DRAFT" }]),
      activation: () =>
        runOperation(setListingStatus, owner, [{ id: listingId, status: "ACTIVE" }]),
      stock: () => runOperation(updateTransaction, owner, { id: answer.id, status: "RESERVED" }),
    };
    for (const [name, change] of Object.entries(changes)) {
      const { updatedAt: before } = await backdated(listingId);
      await change();
      const { updatedAt } = await storedListing(listingId);
      expect(updatedAt.getTime(), name).toBeGreaterThan(before.getTime());
    }
  });

  test("is not that of a request or of a view, which the page does not show", async () => {
    const listingId = await enterListing(owner);
    const { updatedAt: before } = await backdated(listingId);
    await runOperation(createTransaction, await makeMember(), { listingId, quantity: 1 });
    await addViews([{ listingId, sessionHash: null, count: 3 }]);
    const { updatedAt, views } = await storedListing(listingId);
    expect([updatedAt, views]).toEqual([before, 3]);
    expect(listingFields(visitor)).not.toHaveProperty("transactions");
  });
});

function day(place: number): string {
  return new Date(Date.UTC(2026, 1, 1 + place)).toISOString();
}

async function entriesOf(name: string, pagesEach?: number): Promise<SitemapEntry[]> {
  const all: SitemapEntry[] = [];
  for await (const some of (await findSitemapFile(name, pagesEach))?.entries ?? []) {
    all.push(...some);
  }
  return all;
}

function backdated(id: number) {
  return db().listing.update({ where: { id }, data: { updatedAt: new Date("2026-01-01") } });
}
