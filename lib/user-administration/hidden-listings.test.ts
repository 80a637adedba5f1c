import "@/tests/setup/database";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { everyListingTag, listingsTag } from "@/lib/cache/tags";
import { contactSeller } from "@/lib/contact/operations";
import { db } from "@/lib/db/client";
import { type Viewer, visitor } from "@/lib/fields/viewer";
import { repairHiddenListings } from "@/lib/listings/mutations";
import { getListingById } from "@/lib/listings/operations";
import { listListingRanges } from "@/lib/listings/seo/queries";
import { manufacturerHref } from "@/lib/manufacturers/names";
import { getAllManufacturers, getManufacturersForSale } from "@/lib/manufacturers/operations";
import { listManufacturerEntries } from "@/lib/manufacturers/queries/manufacturers";
import { runOperation } from "@/lib/operations/run";
import { getSearchSuggestions } from "@/lib/search/operations";
import { createTransaction, getTransactionById } from "@/lib/transactions/operations";
import { requestClosedReasonOf } from "@/lib/transactions/rules";
import { makeListing, makeManufacturer } from "@/tests/factories/listing";
import { mpnsFor } from "@/tests/factories/search";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, type TestMember } from "@/tests/factories/user";
import { setUserBlocked } from "./operations";

let admin: TestMember;
let seller: TestMember;
let buyer: TestMember;
let manufacturerId: number;
let made = 0;

beforeEach(async () => {
  [admin, seller, buyer] = [
    await makeMember({ isAdmin: true }),
    await makeMember(),
    await makeMember({ locale: "en" }),
  ];
  made += 1;
  manufacturerId = (await makeManufacturer(`Sperrwerk ${made}`)).id;
});

const offer = (details = {}) =>
  makeListing({ ownerUserId: seller.userId, manufacturerId, ...details });

test("nothing of a blocked seller is found anywhere, and everything is back when the block ends", async () => {
  const { id, mpn } = await offer({ mpn: `SPERR-${made}77` });
  const draft = await offer({ status: "DRAFT" });
  const before = await seen(id, mpn);
  expect(Object.values(before)).toEqual([[mpn], [mpn], [mpn], 1, true, true, mpn]);
  await block(seller, true);
  expect(Object.values(await seen(id, mpn))).toEqual([[], [], [], 0, false, false, "NOT_FOUND"]);
  await block(seller, false);
  expect(await seen(id, mpn)).toEqual(before);
  expect(await db().listing.findUnique({ where: { id: draft.id } })).toMatchObject({
    status: "DRAFT",
    updatedAt: draft.updatedAt,
  });
});

test("a buyer who trades with a blocked seller cannot request or ask more, and reads why", async () => {
  const { id } = await offer({ quantity: 5 });
  await makeTransaction(buyer, id);
  const closure = async () =>
    requestClosedReasonOf((await runOperation(getListingById, buyer, { listingId: id })).answer);
  expect(await closure()).toBeNull();
  await block(seller, true);
  expect(await closure()).toBe("seller_blocked");
  const request = runOperation(createTransaction, buyer, { listingId: id, quantity: 1 });
  await expect(request).rejects.toMatchObject({ code: "LISTING_NOT_ACTIVE" });
  const question = { listingId: id, message: "Welcher Stand?" };
  const asked = runOperation(contactSeller, buyer, question);
  await expect(asked).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("an unverified manufacturer of a blocked seller alone is shown to nobody", async () => {
  await db().manufacturer.update({ where: { id: manufacturerId }, data: { verifiedAt: null } });
  await offer();
  const names = async (filter: object) =>
    (await runOperation(getAllManufacturers, visitor, filter)).answer.map(({ id }) => id);
  const query = `Sperrwerk ${made}`;
  for (const [isBlocked, filter] of [
    [true, {}],
    [true, { query }],
    [false, {}],
    [false, { query }],
  ] as const) {
    await block(seller, isBlocked);
    expect((await names(filter)).includes(manufacturerId)).toBe(!isBlocked);
  }
});

test("block and end drop what cached pages show of listings", async () => {
  for (const isBlocked of [true, false]) {
    const { staleTags } = await runOperation(setUserBlocked, admin, {
      id: seller.userId,
      isBlocked,
    });
    expect(staleTags).toEqual(expect.arrayContaining([listingsTag, everyListingTag]));
  }
});

test("listings of a blocked account are hidden as well, and the sweep fixes missed ones", async () => {
  await block(seller, true);
  const { id } = await offer();
  const isHidden = () => db().hiddenListing.count({ where: { listingId: id } });
  expect(await isHidden()).toBe(1);
  await db().hiddenListing.delete({ where: { listingId: id } });
  await repairHiddenListings();
  expect(await isHidden()).toBe(1);
  await block(seller, false);
  expect(await isHidden()).toBe(0);
  await db().hiddenListing.create({ data: { listingId: id } });
  await repairHiddenListings();
  expect(await isHidden()).toBe(0);
});

test("a listing made in the moment of the block is hidden as well", async () => {
  const written = Promise.withResolvers<number>();
  const committed = Promise.withResolvers<void>();
  const { mpn } = await offer();
  const listing = db().$transaction(async (tx) => {
    const [made] = await tx.$queryRaw<{ id: number }[]>`
      INSERT INTO listing (owner_user_id, manufacturer_id, mpn, search_codes, name_de, description_de,
        shipping_possible, pickup_possible, price_per_product_in_ct, quantity)
      SELECT owner_user_id, manufacturer_id, mpn, search_codes, name_de, description_de,
        shipping_possible, pickup_possible, price_per_product_in_ct, quantity
      FROM listing WHERE mpn = ${mpn} RETURNING id`;
    written.resolve(made?.id ?? 0);
    await committed.promise;
  });
  const listingId = await written.promise;
  const blocked = block(seller, true);
  await Promise.race([blocked, sleep(500)]);
  committed.resolve();
  await Promise.all([listing, blocked]);
  expect(await db().hiddenListing.count({ where: { listingId } })).toBe(1);
});

test("each buyer gets one mail in their language, however many requests they have, and another when the block ends", async () => {
  const another = await makeMember();
  const [one, two] = [await offer(), await offer()];
  await makeTransaction(buyer, one.id);
  const { id } = await makeTransaction(buyer, two.id, { status: "RESERVED" });
  await makeTransaction(another, one.id, { status: "CANCELLED" });
  await block(seller, true);
  expect(await told(buyer)).toMatchObject([
    { locale: "en", data: { party: "seller", isBlocked: true, count: 2 } },
  ]);
  expect(await told(another)).toEqual([]);
  expect(await told(seller)).toEqual([]);
  const asking = () => runOperation(getTransactionById, buyer, { id });
  expect((await asking()).answer.blockedParty).toBe("seller");
  await block(seller, true);
  await block(seller, false);
  const mails = await told(buyer);
  expect(mails.map(({ data }) => (data as { isBlocked: boolean }).isBlocked)).toEqual([
    true,
    false,
  ]);
  expect((await asking()).answer.blockedParty).toBeNull();
});

test("the sellers of a blocked buyer get a mail", async () => {
  const { id } = await makeTransaction(buyer, (await offer()).id);
  await block(buyer, true);
  expect(await told(seller)).toMatchObject([
    { locale: "de", data: { party: "buyer", isBlocked: true, count: 1 } },
  ]);
  const { answer } = await runOperation(getTransactionById, seller, { id });
  expect(answer.blockedParty).toBe("buyer");
});

test("an import of a blocked seller stops and can be begun again", async () => {
  const { id } = await db().csvImport.create({
    data: {
      ...{ userId: seller.userId, status: "IMPORTING", fileName: "a.csv", key: "", rowCount: 1 },
      ...{ reading: {}, columns: [], jobId: crypto.randomUUID(), phase: "write" },
    },
  });
  await block(seller, true);
  expect(await db().csvImport.findUnique({ where: { id } })).toMatchObject({
    status: "CHECKED",
    jobId: null,
  });
});

/** In how many places a visitor comes upon the listing. */
async function seen(id: number, mpn: string | null) {
  const suggested = await runOperation(getSearchSuggestions, visitor, { query: mpn });
  const manufacturers = await runOperation(getManufacturersForSale, visitor, undefined);
  const entries = await listManufacturerEntries();
  const href = manufacturerHref({ id: manufacturerId, name: `Sperrwerk ${made}` });
  return {
    byCode: await mpnsFor({ query: mpn }),
    browsing: await mpnsFor({ manufacturerId }),
    suggested: suggested.answer.codes.map(({ code }) => code),
    offers: manufacturers.answer.find((one) => one.id === manufacturerId)?.offers ?? 0,
    inManufacturers: entries.some(({ path }) => path === href),
    inSitemap: (await listListingRanges(1)).some(({ number }) => number === id),
    page: await shown(visitor, id),
  };
}

async function shown(viewer: Viewer, listingId: number): Promise<string | null> {
  const asked = runOperation(getListingById, viewer, { listingId });
  return asked.then(({ answer }) => answer.mpn).catch(({ code }: { code: string }) => code);
}

const block = ({ userId: id }: TestMember, isBlocked: boolean) =>
  runOperation(setUserBlocked, admin, { id, isBlocked });

const told = ({ email: recipient }: TestMember) =>
  db().mailMessage.findMany({
    where: { recipient, template: "trade-party-blocked" },
    orderBy: { id: "asc" },
  });
