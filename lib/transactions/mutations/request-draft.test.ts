import "@/tests/setup/database";
import { expect, test } from "vitest";
import { mailQuestion } from "@/lib/contact/mutations";
import { db } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { deleteRunOutKeys } from "@/lib/idempotency/idempotency";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { requestDraftNames, requestDrafts } from "../schema";
import { insertTransaction } from "./create";
import { createRequestDraft, deleteRunOutDrafts, getRequestDraft } from "./request-draft";

const seller = await makeMember();
const buyer = await makeMember();
const hourInMs = 60 * 60_000;
const { id: listingId } = await makeListing({ ownerUserId: seller.userId });

function createDraft(entered: object) {
  return createRequestDraft(visitor, requestDrafts.parse({ listingId, ...entered }));
}

const missing = { code: "NOT_FOUND" };

test("a draft comes back as it was typed, to everybody who knows its id and its listing", async () => {
  const note = `  Größe "XL" & Übermaß?\n\n${"ä".repeat(1_990)}`;
  const entered = { quantity: "drei", note, question: "Wo?" };
  const { id } = await createDraft(entered);
  expect(await getRequestDraft(buyer, { id, listingId })).toEqual(entered);
  const other = await makeListing({ ownerUserId: seller.userId });
  await expect(getRequestDraft(buyer, { id, listingId: other.id })).rejects.toMatchObject(missing);
  const foreign = { id: crypto.randomUUID(), listingId };
  await expect(getRequestDraft(buyer, foreign)).rejects.toMatchObject(missing);
  expect(requestDraftNames.safeParse({ id: "1", listingId }).success).toBe(false);
});

test("typed input is saved, as far as it can be", async () => {
  const { id } = await createDraft({ note: `\0a\r\nb\ud800${"x".repeat(20_000)}`, question: null });
  const { quantity, note, question } = await getRequestDraft(buyer, { id, listingId });
  expect([quantity, question]).toEqual(["", ""]);
  expect(note?.startsWith("a\nb\ufffdx")).toBe(true);
  expect(note?.length).toBeLessThanOrEqual(10_000);
});

test("nothing is saved for a listing that the visitor does not see", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId, status: "DRAFT" });
  await expect(createDraft({ listingId: id })).rejects.toMatchObject(missing);
  await expect(createDraft({ listingId: 2_000_000_000 })).rejects.toMatchObject(missing);
  expect(await db().requestDraft.count({ where: { listingId: id } })).toBe(0);
});

test("a draft that its reader has sent is gone for them, and stays for others", async () => {
  const { id } = await createDraft({ note: "Tor 3" });
  await order(id);
  await expect(getRequestDraft(buyer, { id, listingId })).rejects.toMatchObject(missing);
  const another = await makeMember();
  expect(await getRequestDraft(another, { id, listingId })).toMatchObject({ note: "Tor 3" });
});

test("a question leaves the request that waits with it, and a request the question", async () => {
  const entered = { quantity: "1", note: "Tor 3", question: "Wo?" };
  const request = { quantity: "1", note: "Tor 3", question: null };
  const question = { quantity: null, note: null, question: "Wo?" };
  for (const [sendFirst, sendSecond, left] of [
    [ask, order, request],
    [order, ask, question],
  ] as const) {
    const { id } = await createDraft(entered);
    await sendFirst(id);
    expect(await getRequestDraft(buyer, { id, listingId })).toEqual(left);
    await sendSecond(id);
    await expect(getRequestDraft(buyer, { id, listingId })).rejects.toMatchObject(missing);
  }
});

test("a sent request stays sent for the life of its draft", async () => {
  const { id } = await createDraft({ note: "Tor 3" });
  await order(id);
  await age(id, 25 * hourInMs);
  await db().idempotencyKey.updateMany({
    where: { key: { startsWith: id } },
    data: { createdAt: new Date(Date.now() - 25 * hourInMs) },
  });
  await deleteRunOutKeys();
  await expect(getRequestDraft(buyer, { id, listingId })).rejects.toMatchObject(missing);
  expect(await getRequestDraft(seller, { id, listingId })).toMatchObject({ note: "Tor 3" });
});

test("after two days it has expired, and the sweep deletes it", async () => {
  const [{ id: old }, { id: young }] = [
    await createDraft({ note: "alt" }),
    await createDraft({ note: "neu" }),
  ];
  await age(old, 48 * hourInMs);
  await age(young, 47 * hourInMs);
  await expect(getRequestDraft(buyer, { id: old, listingId })).rejects.toMatchObject(missing);
  await deleteRunOutDrafts();
  const left = await db().requestDraft.findMany({ where: { id: { in: [old, young] } } });
  expect(left.map(({ id }) => id)).toEqual([young]);
});

function order(id: string) {
  const call = { operation: "create-transaction", key: `${id}.abc`, fingerprint: "abc" };
  return insertTransaction(buyer, { listingId, quantity: 1, note: "Tor 3" }, call);
}

function ask(id: string) {
  const call = { operation: "contact-seller", key: `${id}.abc`, fingerprint: "abc" };
  return mailQuestion(buyer, { listingId, message: "Wo?" }, call);
}

function age(id: string, ageInMs: number) {
  const createdAt = new Date(Date.now() - ageInMs);
  return db().requestDraft.update({ where: { id }, data: { createdAt }, select: { id: true } });
}
