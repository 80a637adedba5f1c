import "../setup/database";
import { expect, test } from "vitest";
import { listOperations } from "@/lib/api/registry";
import { db } from "@/lib/db/client";
import { enteredListing } from "../factories/entered-listing";
import { makeListing } from "../factories/listing";
import { makeMember, makeSession } from "../factories/user";
import { call as ask } from "./api-calls";

const seller = await makeMember();
const buyer = await makeMember();
const sessions = { seller: await makeSession(seller), buyer: await makeSession(buyer) };
const { id: listingId } = await makeListing({ ownerUserId: seller.userId });
const rows = [enteredListing, { ...enteredListing, mpn: "CSV-2" }];

async function call(name: string, payload: object, key: string, by: keyof typeof sessions) {
  const header = { "Idempotency-Key": key };
  const { status, body, answer } = await ask(name, payload, sessions[by], header);
  return { status, code: body.code, data: body.data, answer };
}

test.each([
  ["create-transaction", "buyer", { listingId, quantity: 2 }, { listingId, quantity: 3 }],
  ["create-listing", "seller", rows[1], rows[0]],
  ["create-listings-from-csv", "seller", rows, rows.slice(1)],
] as const)("%s under one Idempotency-Key is done once", async (name, by, payload, other) => {
  const count = async () => (await db().transaction.count()) + (await db().listing.count());
  const before = await count();
  const send = (key = "rpc-1") => call(name, payload as object, key, by);
  const answers = [...(await Promise.all([send(), send(), send()])), await send()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const { answer } of answers) {
    expect(answer).toEqual(answers[0]?.answer);
  }
  const made = (await count()) - before;
  expect(made).toBe(Array.isArray(payload) ? payload.length : 1);
  expect(await call(name, other as object, "rpc-1", by)).toMatchObject({
    status: 422,
    code: "IDEMPOTENCY_KEY_REUSED",
  });
  expect((await count()) - before).toBe(made);
  expect((await send("rpc-2")).status).toBe(200);
  expect((await count()) - before).toBe(2 * made);
});

test("a header that is no key is a 422, and ignored by an operation that makes nothing", async () => {
  for (const key of ["a b", "x".repeat(201)]) {
    const answer = await call("create-transaction", { listingId, quantity: 1 }, key, "buyer");
    expect(answer).toMatchObject({ status: 422, code: "VALIDATION" });
    expect(answer.data?.issues).toMatchObject([{ path: "idempotencyKey" }]);
    expect((await call("get-listing-by-id", { listingId }, key, "buyer")).status).toBe(200);
  }
});

test("the operations that make something and notify somebody are idempotent", () => {
  const named = listOperations().filter(({ idempotent }) => idempotent);
  expect(named.map(({ name }) => name).sort()).toEqual([
    "contact-seller",
    "create-listing",
    "create-listings-from-csv",
    "create-transaction",
  ]);
});
