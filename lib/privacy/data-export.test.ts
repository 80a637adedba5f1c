import "@/tests/setup/database";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { requestEmailChange } from "@/lib/accounts/operations";
import { openSession } from "@/lib/accounts/sessions/mutations";
import { actAs, recordListingChanges } from "@/lib/audit/mutations";
import { recordSecurityEvent } from "@/lib/audit/record-security-event";
import { db, transact } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { Member } from "@/lib/fields/viewer";
import { setListingStatuses } from "@/lib/listings/mutations";
import { runOperation } from "@/lib/operations/run";
import { makeImport } from "@/tests/factories/csv-import-row";
import { makeDocument } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeOffers } from "@/tests/factories/search";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, makeSession, testPassword } from "@/tests/factories/user";
import { getOwnData } from "./operations";
import { readOwnData, writeOwnData } from "./queries";
import { dataParts } from "./schema";

async function fileOf(member: Member) {
  const json = await text(Readable.from(writeOwnData(member)));
  return { json, data: JSON.parse(json) };
}

test("the file has the account, its listings, both sides of its trades and its acts", async () => {
  const member = await makeMember({ city: "Bremen" });
  const other = await makeMember({ city: "Kassel", street: "Werkstraße 3" });
  const own = await makeListing({ ownerUserId: member.userId });
  const others = await makeListing({ ownerUserId: other.userId });
  await makeDocument({ userId: member.userId, listingId: own.id, name: "Typenschild.png" });
  await setListingStatuses(member, [{ id: own.id, status: "DRAFT" }]);
  await setListingStatuses(member, [{ id: own.id, status: "ACTIVE" }]);
  const sale = await makeTransaction(other, own.id, { status: "RESERVED", note: "Tor 3" });
  const purchase = await makeTransaction(member, others.id, { quantity: 2 });
  await db().uploadedFile.create({
    data: { userId: member.userId, key: "files/a/b", name: "liste.csv", contentType: "text/csv" },
  });

  const { data } = await fileOf(member);
  expect(data.account).toMatchObject([{ id: member.userId, email: member.email, city: "Bremen" }]);
  expect(data.listings).toMatchObject([
    { id: own.id, manufacturer: "Siemens", documents: [{ name: "Typenschild.png" }] },
  ]);
  expect(data.sales).toMatchObject([
    {
      id: sale.id,
      note: "Tor 3",
      buyer: { email: other.email, billingAddress: { city: "Kassel" } },
    },
  ]);
  expect(data.purchases).toMatchObject([{ id: purchase.id, quantity: 2 }]);
  expect(data.statusChanges.map(({ to }: { to: string }) => to)).toEqual([
    "DRAFT",
    "ACTIVE",
    "RESERVED",
    "REQUESTED",
  ]);
  expect(data.uploadedFiles).toMatchObject([{ name: "liste.csv" }]);
  expect(data.documents).toMatchObject([{ name: "Typenschild.png", listingId: own.id }]);
});

test("the file has the prices and quantities that its holder changed, in anybody's listing", async () => {
  const member = await makeMember({ isAdmin: true });
  const other = await makeMember();
  const [own, others] = [
    await makeListing({ ownerUserId: member.userId }),
    await makeListing({ ownerUserId: other.userId }),
  ];
  const changed = (row: typeof own) => ({
    listingId: row.id,
    before: row,
    after: { ...row, quantity: row.quantity - 3 },
  });
  await recordListingChanges(db(), member, [changed(own)]);
  await recordListingChanges(db(), member, [changed(others)]);
  await recordListingChanges(db(), other, [changed(own)]);
  const { json, data } = await fileOf(member);
  expect(data.listingChanges).toMatchObject([
    { listingId: own.id, field: "QUANTITY", from: 10, to: 7 },
    { listingId: others.id, field: "QUANTITY", from: 10, to: 7 },
  ]);
  expect(json).not.toContain(other.userId);
});

test("the file has no secret and nothing of other users that no screen shows", async () => {
  const member = await makeMember({ isAdmin: true });
  const seller = await makeMember({ username: "geheimer-verkaeufer", city: "Geheimstadt" });
  const listing = await makeListing({ ownerUserId: seller.userId });
  await makeTransaction(member, listing.id);
  const sessionId = await openSession(member.userId);
  const identity = await db().emailIdentity.findUniqueOrThrow({ where: { userId: member.userId } });
  const token = { tokenHash: "a".repeat(64), identityId: identity.id, purpose: "RESET" } as const;
  await db().emailToken.create({ data: { ...token, expiresAt: new Date() } });
  const mail = { template: "reset-password", recipient: member.email, locale: "de" } as const;
  await db().mailMessage.create({ data: { ...mail, data: { token: "das-token" } } });
  const sentAt = new Date();
  const error = "500 von das-token";
  await db().mailMessage.create({ data: { ...mail, data: {}, sentAt, lastError: error } });
  const session = await db().session.findFirstOrThrow({ where: { userId: member.userId } });

  const { json, data } = await fileOf(member);
  const [template, recipient] = ["reset-password", member.email];
  expect(data.mails).toMatchObject(Array(2).fill({ template, recipient }));
  const sent = data.mails.map((row: { sentAt: string | null }) => row.sentAt);
  expect(sent.toSorted()).toEqual([sentAt.toISOString(), null]);
  expect(data.sessions).toHaveLength(1);
  const secrets = [identity.passwordHash, "$argon2", sessionId, session.tokenHash, token.tokenHash];
  const foreign = [seller.username, seller.email, "Geheimstadt", seller.userId];
  expect([...secrets, "das-token", ...foreign].filter((part) => json.includes(part))).toEqual([]);
  expect(json).not.toMatch(/"[^"]*(hash|token|password|key)[^"]*":/i);
});

test("the file names the address that is not yet confirmed", async () => {
  const member = await makeMember();
  expect((await fileOf(member)).data.account).toMatchObject([{ unconfirmedEmail: null }]);
  const newEmail = "neu@example.com";
  await runOperation(requestEmailChange, member, { newEmail, password: testPassword });
  expect((await fileOf(member)).data.account).toMatchObject([{ unconfirmedEmail: newEmail }]);
});

test("the file shows what was done to the account and what its holder did to others", async () => {
  const member = await makeMember({ isAdmin: true });
  const other = await makeMember({ isAdmin: true });
  const client = { address: "203.0.113.9", userAgent: null };
  const own = { userId: member.userId };
  await recordSecurityEvent(db(), { ...own, kind: "PASSWORD_CHANGED", client });
  const actor = { actorUserId: other.userId, client: { ...client, address: "198.51.100.7" } };
  await recordSecurityEvent(db(), { ...own, ...actor, kind: "SESSIONS_ENDED" });
  const act = { userId: other.userId, actorUserId: member.userId, client };
  await recordSecurityEvent(db(), { ...act, kind: "BLOCKED" });
  const { json, data } = await fileOf(member);
  expect(data.securityEvents).toMatchObject([
    { kind: "PASSWORD_CHANGED", network: "203.0.113.0/24", byAdministrator: false },
    { kind: "SESSIONS_ENDED", network: null, byAdministrator: true, ofAnotherAccount: false },
    { kind: "BLOCKED", network: "203.0.113.0/24", byAdministrator: false, ofAnotherAccount: true },
  ]);
  expect(json).not.toContain(other.userId);
});

test("the buyer's address is in the seller's file only once it is on the screen", async () => {
  const seller = await makeMember();
  const buyer = await makeMember({ city: "Kassel" });
  const listing = await makeListing({ ownerUserId: seller.userId });
  await makeTransaction(buyer, listing.id);
  const { data } = await fileOf(seller);
  expect(data.sales).toMatchObject([{ buyer: { email: buyer.email, billingAddress: null } }]);
});

test("no file contains another user's rows", async () => {
  const owner = await makeMember();
  await makeListing({ ownerUserId: owner.userId });
  const { data } = await fileOf(await makeMember({ isAdmin: true }));
  const { account, ...parts } = data;
  expect(account).toHaveLength(1);
  expect(Object.values(parts).flat()).toEqual([parts.exportedAt]);
});

test("thousands of listings come in pages, each once", async () => {
  const { userId, ...member } = await makeMember();
  const manufacturerId = (await makeListing({ ownerUserId: userId })).manufacturerId;
  const offers = Array.from({ length: 2_600 }, (_, index) => ({ mpn: `LOT-${index}` }));
  const ids = await makeOffers({ ownerUserId: userId, manufacturerId }, offers);
  const { data } = await fileOf({ ...member, userId });
  expect(data.listings.slice(1).map(({ id }: { id: number }) => id)).toEqual(ids);
  const page = await runOperation(getOwnData, { ...member, userId }, { part: "listings" });
  expect(page.answer.rows).toHaveLength(500);
});

const member = await makeMember({ city: "Bremen" });

/** Something of every part. */
beforeAll(async () => {
  const other = await makeMember({ city: "Kassel" });
  const { userId } = member;
  const own = await makeListing({ ownerUserId: userId });
  const others = await makeListing({ ownerUserId: other.userId });
  await makeSession(member);
  await makeImport(member);
  await makeDocument({ userId, listingId: own.id });
  await setListingStatuses(member, [{ id: own.id, status: "DRAFT" }]);
  await setListingStatuses(member, [{ id: own.id, status: "ACTIVE" }]);
  const fewer = { listingId: own.id, before: own, after: { ...own, quantity: 7 } };
  await recordListingChanges(db(), member, [fewer]);
  await transact(async (tx) => {
    await actAs(tx, member);
    await tx.listing.update({ where: { id: own.id }, data: { nameDe: "Schütz" } });
  });
  await makeTransaction(other, own.id, { status: "RESERVED", note: "Tor 3" });
  await makeTransaction(member, others.id, { quantity: 2 });
  const file = { userId, key: "files/c/d", name: "liste.csv", contentType: "text/csv" };
  await db().uploadedFile.create({ data: file });
  const mail = { template: "password-changed", recipient: member.email, locale: "de" } as const;
  await db().mailMessage.create({ data: { ...mail, data: {} } });
});

test.each(dataParts)("the part %s is answered as it is described", async (part) => {
  const { answer } = await runOperation(getOwnData, member, { part });
  expect(answer).toMatchObject({ part, next: null });
  expect(answer.rows.length).toBeGreaterThan(0);
  expect(getOwnData.answer?.parse(answer)).toEqual(answer);
});

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
