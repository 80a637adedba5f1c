import "../setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { listOperations } from "@/lib/operations/registry";
import { enteredListing } from "../factories/entered-listing";
import { makeListing } from "../factories/listing";
import { makeMember, makeSession } from "../factories/user";
import { call as ask } from "./door";

const seller = await makeMember();
const buyer = await makeMember();
const sessions = { seller: await makeSession(seller), buyer: await makeSession(buyer) };

type Answer = { id: number; listingId: number; listingIds: number[] };

async function call(name: string, payload: object, key: string, by: keyof typeof sessions) {
  const header = { "Idempotency-Key": key };
  const { status, body, answer } = await ask(name, payload, sessions[by], header);
  return { status, code: body.code, data: body.data, answer: answer as Answer };
}

test("create-transaction under one Idempotency-Key is one request", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const send = (quantity: number, key = "rpc-1") =>
    call("create-transaction", { listingId: id, quantity }, key, "buyer");
  const answers = await Promise.all([send(2), send(2), send(2)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1);
  expect(await send(3)).toMatchObject({ status: 422, code: "IDEMPOTENCY_KEY_REUSED" });
  expect(await db().transaction.count({ where: { listingId: id } })).toBe(1);
  expect(await send(2, "rpc-2")).toMatchObject({ status: 200 });
  expect(await db().transaction.count({ where: { listingId: id } })).toBe(2);
});

test("create-listing under one Idempotency-Key is one listing", async () => {
  const send = () => call("create-listing", enteredListing, "rpc-1", "seller");
  const [one, two] = await Promise.all([send(), send()]);
  expect(two.answer.listingId).toBe(one.answer.listingId);
  expect((await send()).answer.listingId).toBe(one.answer.listingId);
});

test("create-listings-from-csv under one Idempotency-Key is one import", async () => {
  const rows = [enteredListing, { ...enteredListing, mpn: "CSV-2" }];
  const send = () => call("create-listings-from-csv", rows, "csv-1", "seller");
  const [one, two] = await Promise.all([send(), send()]);
  expect(one.answer.listingIds).toHaveLength(2);
  expect(two.answer).toEqual(one.answer);
  expect((await send()).answer).toEqual(one.answer);
  const { userId: ownerUserId } = seller;
  expect(await db().listing.count({ where: { ownerUserId, mpn: "CSV-2" } })).toBe(1);
  const other = await call("create-listings-from-csv", rows.slice(1), "csv-1", "seller");
  expect(other).toMatchObject({ status: 422, code: "IDEMPOTENCY_KEY_REUSED" });
});

test("a header that is no key is a 422", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  for (const key of ["a b", "x".repeat(201)]) {
    const answer = await call("create-transaction", { listingId: id, quantity: 1 }, key, "buyer");
    expect(answer).toMatchObject({ status: 422, code: "VALIDATION" });
    expect(answer.data?.issues).toMatchObject([{ path: "idempotencyKey" }]);
  }
  expect(await db().transaction.count({ where: { listingId: id } })).toBe(0);
});

test("an operation that is no making takes no notice of the header", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  expect(await call("get-listing-by-id", { listingId: id }, "a b", "buyer")).toMatchObject({
    status: 200,
    answer: { id },
  });
});

test("the operations that make something and tell somebody are idempotent", () => {
  const named = listOperations().filter(({ idempotent }) => idempotent);
  expect(named.map(({ name }) => name).sort()).toEqual([
    "contact-seller",
    "create-listing",
    "create-listings-from-csv",
    "create-transaction",
  ]);
});
