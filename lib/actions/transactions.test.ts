import "@/tests/setup/current-request";
import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, makeSession, type TestMember } from "@/tests/factories/user";
import { answering, refresh } from "@/tests/setup/current-request";
import { requestListingAction, updateTransactionAction } from "./transactions";

// Drawing a page anew needs a running Next server.
const own = "http://localhost:3000";
const seller = await makeMember();
const buyer = await makeMember();

beforeEach(() => refresh.mockClear());

test("the same form posted twice at once, and once more, is one request with one mail", async () => {
  const listingId = await offer();
  await answeringFor(buyer);
  const results = await Promise.all([send({ listingId }), send({ listingId })]);
  results.push(await send({ listingId }));
  expect(results.every((result) => result?.ok)).toBe(true);
  expect(new Set(results.map((result) => result?.ok && result.answer.id)).size).toBe(1);
  expect(await db().transaction.count({ where: { listingId } })).toBe(1);
  const mails = { template: "request-received", recipient: seller.email } as const;
  expect(await db().mailMessage.count({ where: mails })).toBe(1);
});

test("something else in it, or another form, is another request; so is one without a key", async () => {
  const listingId = await offer();
  await answeringFor(buyer);
  await send({ listingId });
  await send({ listingId, quantity: "4" });
  await send({ listingId, note: "Tor 4" });
  await send({ listingId, formKey: "key-2" });
  await send({ listingId, formKey: "" });
  await send({ listingId, formKey: "" });
  expect(await db().transaction.count({ where: { listingId } })).toBe(6);
});

test("a note of 2,000 characters stays within its length, however browsers post line breaks", async () => {
  const listingId = await offer();
  await answeringFor(buyer);
  const note = `${"Größe\n".repeat(333)}ab`;
  expect(note).toHaveLength(2_000);
  expect(await send({ listingId, note: note.replaceAll("\n", "\r\n") })).toMatchObject({
    ok: true,
  });
  expect(await db().transaction.findFirst({ where: { listingId } })).toMatchObject({ note });
});

test.each([
  ["1.000", null],
  ["2,5", "number_not_whole"],
  ["1e3", "number_not_whole"],
  ["0x10", "number_not_whole"],
  ["", "required"],
  ["0", "at_least:1"],
  ["1.000.001", "at_most:1000000"],
])("the quantity %j is answered by %s", async (quantity, code) => {
  const listingId = await offer({ quantity: 5_000 });
  await answeringFor(buyer);
  const result = await send({ listingId, quantity });
  expect(result?.ok ? null : result?.issues[0]?.code).toBe(code);
  expect(result?.entered).toMatchObject({ quantity, note: "Tor 3" });
});

test("where others were faster the page is drawn anew, and what was typed stays", async () => {
  const listingId = await offer({ soldQuantity: 8 });
  await answeringFor(buyer);
  const entered = { quantity: "3", note: "Tor 3" };
  expect(await send({ listingId })).toMatchObject({ code: "STOCK_INSUFFICIENT", entered });
  expect(refresh).toHaveBeenCalledOnce();
  await db().listing.update({ where: { id: listingId }, data: { status: "RESERVED" } });
  expect(await send({ listingId })).toMatchObject({ code: "LISTING_NOT_ACTIVE", entered });
  expect(refresh).toHaveBeenCalledTimes(2);
  // The page would be a 404 then, without the form and what is in it.
  await db().listing.update({ where: { id: listingId }, data: { status: "DRAFT" } });
  expect(await send({ listingId })).toMatchObject({ code: "NOT_FOUND", entered });
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("input on one user's page is not requested in another user's name", async () => {
  const listingId = await offer();
  await answeringFor(await makeMember());
  expect(await send({ listingId })).toMatchObject({ code: "OTHER_ACCOUNT" });
  await answeringFor(seller);
  const mine = { listingId, pageUserId: seller.userId };
  expect(await send(mine)).toMatchObject({ code: "OWN_LISTING" });
  expect(await db().transaction.count({ where: { listingId } })).toBe(0);
});

test("a status chosen on one user's page is not changed in another's name", async () => {
  const { id } = await makeTransaction(buyer, await offer());
  const change = { id, status: "RESERVED", from: "REQUESTED" } as const;
  const status = async () => (await db().transaction.findUnique({ where: { id } }))?.status;
  await answeringFor(await makeMember({ isAdmin: true }));
  const rejected = { ok: false, code: "OTHER_ACCOUNT" };
  expect(await updateTransactionAction(seller.userId, change)).toMatchObject(rejected);
  expect(await status()).toBe("REQUESTED");
  await answeringFor(seller);
  expect(await updateTransactionAction(seller.userId, change)).toMatchObject({ ok: true });
  expect(await status()).toBe("RESERVED");
});

test("without JavaScript a session that has ended leads through the login to what was typed", async () => {
  const listingId = await offer();
  answering(new Request(own, { method: "POST", headers: { origin: own } }));
  const way = await send({ listingId }).catch(({ message }) => decodeURIComponent(message));
  const { id, ...kept } = await db().requestDraft.findFirstOrThrow({ where: { listingId } });
  expect(way).toBe(`redirect to /login?next=/listing/detail/${listingId}?draft=${id}#request`);
  expect(kept).toMatchObject({ quantity: "3", note: "Tor 3", question: "" });
  const fetched = { origin: own, "next-action": "x" };
  answering(new Request(own, { method: "POST", headers: fetched }));
  expect(await send({ listingId })).toMatchObject({ code: "UNAUTHENTICATED" });
});

test("a quantity above what the page offered is the user's error, not a race", async () => {
  const listingId = await offer({ quantity: 48 });
  await answeringFor(buyer);
  const fault = { path: "quantity", code: "at_most:48" };
  const beyond = await send({ listingId, quantity: "999", most: "48" });
  expect(beyond).toMatchObject({ code: "STOCK_INSUFFICIENT", issues: [fault] });
  const overtaken = { code: "STOCK_INSUFFICIENT", issues: [] };
  expect(await send({ listingId, quantity: "50", most: "50" })).toMatchObject(overtaken);
  expect(await send({ listingId, quantity: "50" })).toMatchObject(overtaken);
});

async function offer(details: object = {}): Promise<number> {
  return (await makeListing({ ownerUserId: seller.userId, ...details })).id;
}

async function answeringFor(member: TestMember): Promise<void> {
  const cookie = `lagerfund-session=${await makeSession(member)}`;
  answering(new Request(own, { method: "POST", headers: { origin: own, cookie } }));
}

function send(fields: { listingId: number } & Record<string, string | number>) {
  const form = new FormData();
  const filled = { formKey: "key-1", quantity: "3", note: "Tor 3", pageUserId: buyer.userId };
  for (const [name, value] of Object.entries({ ...filled, ...fields })) {
    form.set(name, String(value));
  }
  return requestListingAction(null, form);
}
