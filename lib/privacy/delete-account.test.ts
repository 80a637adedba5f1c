import "@/tests/setup/database";
import { expect, test } from "vitest";
import { logIn, signUp, verifyEmail } from "@/lib/accounts/operations";
import { openSession, refreshSession } from "@/lib/accounts/sessions/mutations";
import { listingsTag, listingTag } from "@/lib/cache/tags";
import { db } from "@/lib/db/client";
import { type Member, visitor } from "@/lib/fields/viewer";
import { ensureImageVariant, imageVariantKey } from "@/lib/files/ensure-image-variant";
import { setListingStatuses } from "@/lib/listings/mutations";
import { runOperation } from "@/lib/operations/run";
import { uploadKeyOf } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { setTransactionStatus } from "@/lib/transactions/mutations/status";
import { makeDocument } from "@/tests/factories/document";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, testPassword } from "@/tests/factories/user";
import { deleteAccount } from "./operations";

function erase(member: Member, password = testPassword) {
  const client = { address: "203.0.113.9", userAgent: null };
  return runOperation(deleteAccount, member, { password }, client);
}

test("a deleted account keeps its row without a name, an address, a login or a right", async () => {
  await makeMember({ isAdmin: true });
  const member = await makeMember({ isAdmin: true, street: "Am Hafen 14", city: "Bremen" });
  await erase(member);
  const user = await db().user.findUniqueOrThrow({
    where: { id: member.userId },
    include: { identity: true },
  });
  expect(user.username).toMatch(/^deleted-[0-9a-f]{8}$/);
  expect(user).toMatchObject({ street: null, city: null, isAdmin: false, identity: null });
  expect(user.deletedAt).not.toBeNull();
  const events = await db().securityEvent.findMany({ where: { userId: member.userId } });
  expect(events).toMatchObject([{ kind: "ACCOUNT_DELETED", network: "203.0.113.0/24" }]);
});

test("all its sessions are dead at once and nobody can log in with the password", async () => {
  const member = await makeMember();
  const sessionId = await openSession(member.userId);
  await erase(member);
  expect(await refreshSession(sessionId)).toBeNull();
  expect(await db().session.count({ where: { userId: member.userId } })).toBe(0);
  const again = runOperation(logIn, visitor, { email: member.email, password: testPassword });
  await expect(again).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
});

test("its address gets one last mail, no other, and can be registered again", async () => {
  const member = await makeMember({ locale: "en" });
  const old = { template: "verify-email", recipient: member.email, locale: "en" } as const;
  await db().mailMessage.create({ data: { ...old, data: { token: "x" } } });
  await erase(member);
  const where = { recipient: member.email };
  expect(await db().mailMessage.findMany({ where })).toMatchObject([
    { template: "account-deleted", locale: "en" },
  ]);
  await runOperation(signUp, visitor, { email: member.email, password: testPassword });
  const mail = await db().mailMessage.findFirstOrThrow({ where, orderBy: { createdAt: "desc" } });
  const { token } = mail.data as { token: string };
  await runOperation(verifyEmail, visitor, { token, password: testPassword });
  await runOperation(logIn, visitor, { email: member.email, password: testPassword });
});

test("only the own password deletes", async () => {
  const member = await makeMember();
  await expect(erase(member, "wrong password")).rejects.toMatchObject({
    data: { issues: [{ path: "password", code: "password_wrong" }] },
  });
  expect(await isAlive(member)).toBe(true);
});

test.each(["REQUESTED", "RESERVED"] as const)(
  "a %s transaction keeps the accounts of both sides",
  async (status) => {
    const seller = await makeMember();
    const buyer = await makeMember();
    const listing = await makeListing({ ownerUserId: seller.userId });
    await makeTransaction(buyer, listing.id, { status });
    for (const member of [seller, buyer]) {
      await expect(erase(member)).rejects.toMatchObject({ code: "OPEN_TRANSACTIONS" });
      expect(await isAlive(member)).toBe(true);
    }
  },
);

test("the last administrator stays, also when two go at once", async () => {
  await db().user.updateMany({ data: { isAdmin: false } });
  const pair = [await makeMember({ isAdmin: true }), await makeMember({ isAdmin: true })];
  const codes = await Promise.all(pair.map((member) => erase(member).catch((error) => error.code)));
  expect(codes.filter((code) => code === "LAST_ADMINISTRATOR")).toHaveLength(1);
  expect(await db().user.count({ where: { isAdmin: true, deletedAt: null } })).toBe(1);
});

test("its listings are deleted with their history, and the pages that showed them are stale", async () => {
  const member = await makeMember();
  const active = await makeListing({ ownerUserId: member.userId });
  const gone = await makeListing({ ownerUserId: member.userId, status: "DELETED" });
  const { staleTags } = await erase(member);
  expect(staleTags).toEqual([listingsTag, listingTag(active.id)]);
  const where = { listingId: { in: [active.id, gone.id] } };
  expect(await db().statusChange.findMany({ where })).toMatchObject([
    { listingId: active.id, from: "ACTIVE", to: "DELETED", actorUserId: member.userId },
  ]);
});

test("nobody can bring its listings back, not even an administrator", async () => {
  const member = await makeMember();
  const listing = await makeListing({ ownerUserId: member.userId });
  await erase(member);
  const administrator = await makeMember({ isAdmin: true });
  await expect(
    setListingStatuses(administrator, [{ id: listing.id, status: "ACTIVE" }]),
  ).rejects.toMatchObject({ code: "LISTING_STATUS_CONFLICT" });
});

test("finished trades stay as they are and cannot be revived", async () => {
  const seller = await makeMember();
  const buyer = await makeMember();
  const listing = await makeListing({ ownerUserId: seller.userId });
  const done = await makeTransaction(buyer, listing.id, { status: "COMPLETED", note: "Tor 3" });
  const cancelled = await makeTransaction(buyer, listing.id, { status: "CANCELLED" });
  const others = await rowsOfOthers(buyer);
  const before = await tradesOf(buyer);
  await erase(buyer);
  expect(await tradesOf(buyer)).toEqual(before);
  expect(before.map(({ id }) => id)).toEqual([done.id, cancelled.id]);
  await expect(setTransactionStatus(seller, cancelled.id, "RESERVED")).rejects.toMatchObject({
    code: "TRANSACTION_FINAL",
  });
  expect(await rowsOfOthers(buyer)).toEqual(others);
});

async function isAlive({ userId }: Member): Promise<boolean> {
  return (await db().user.count({ where: { id: userId, deletedAt: null } })) === 1;
}

function tradesOf({ userId }: Member) {
  return db().transaction.findMany({ where: { userId }, orderBy: { id: "asc" } });
}

/** Users, listings, identities and sessions of everybody else. */
async function rowsOfOthers({ userId }: Member) {
  const not = { not: userId };
  return Promise.all([
    db().user.findMany({ where: { id: not }, orderBy: { id: "asc" } }),
    db().listing.findMany({ where: { ownerUserId: not }, orderBy: { id: "asc" } }),
    db().emailIdentity.findMany({ where: { userId: not }, orderBy: { id: "asc" } }),
    db().session.findMany({ where: { userId: not }, orderBy: { id: "asc" } }),
  ]);
}

test("a deletion takes the files that belong to no trade, in the database and in storage", async () => {
  const seller = await makeMember();
  const buyer = await makeMember();
  const of = { userId: seller.userId };
  const traded = await makeListing({ ownerUserId: seller.userId });
  const untraded = await makeListing({ ownerUserId: seller.userId });
  await makeTransaction(buyer, traded.id, { status: "COMPLETED" });
  const kept = await makeDocument({ ...of, listingId: traded.id });
  const image = await makeDocument({ ...of, listingId: untraded.id });
  await ensureImageVariant(image, "w1200.webp");
  await db().listing.update({ where: { id: untraded.id }, data: { mainImageId: image.id } });
  const loose = await makeDocument({ ...of, name: "Datenblatt.pdf", bytes: Buffer.from("%PDF") });
  const others = await makeDocument({ userId: buyer.userId });
  const demo = "files/00000000-0000-4000-8000-000000000000/abc";
  await storage().write(demo, Buffer.from("a;b"), "text/csv");
  await db().uploadedFile.create({
    data: { ...of, key: demo, name: "liste.csv", contentType: "text/csv" },
  });

  await runOperation(deleteAccount, seller, { password: testPassword });

  const left = await db().document.findMany({ orderBy: { id: "asc" } });
  expect(left.map(({ id }) => id).toSorted()).toEqual([kept.id, others.id].toSorted());
  expect(await db().uploadedFile.count()).toBe(0);
  const gone = [image.key, imageVariantKey(image.id, "w1200.webp"), uploadKeyOf(loose.key), demo];
  expect(await db().discardedObject.count({ where: { key: { in: gone } } })).toBe(4);
  expect(await Promise.all(gone.map((key) => storage().stat(key)))).toEqual(gone.map(() => null));
  expect(await storage().stat(kept.key)).not.toBeNull();
  expect(await storage().stat(uploadKeyOf(others.key))).not.toBeNull();
});
