import "../setup/database";
import superjson from "superjson";
import { expect, test, vi } from "vitest";
import { POST } from "@/app/operations/[name]/route";
import { db } from "@/lib/db/client";
import { listOperations } from "@/lib/operations/registry";
import { enteredListing } from "../factories/entered-listing";
import { makeListing } from "../factories/listing";
import { makeMember, makeSession } from "../factories/user";

// Dropping a cache tag needs a running Next server; the end-to-end tests see that it works.
vi.mock("next/cache", () => ({ revalidateTag: () => {}, unstable_cache: () => {} }));

const seller = await makeMember();
const buyer = await makeMember();
const sessions = { seller: await makeSession(seller), buyer: await makeSession(buyer) };

async function call(name: string, payload: object, key: string, by: keyof typeof sessions) {
  const request = new Request(`http://localhost:3000/operations/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${sessions[by]}`,
      "Idempotency-Key": key,
    },
    body: superjson.stringify(payload),
  });
  const response = await POST(request, { params: Promise.resolve({ name }) });
  const body = await response.json();
  return response.ok
    ? { status: 200, answer: superjson.deserialize<{ id: number; listingId: number }>(body) }
    : { status: response.status, ...body };
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

test("a header that is no key is a 422", async () => {
  const { id } = await makeListing({ ownerUserId: seller.userId });
  for (const key of ["a b", "x".repeat(201)]) {
    const answer = await call("create-transaction", { listingId: id, quantity: 1 }, key, "buyer");
    expect(answer).toMatchObject({ status: 422, code: "VALIDATION" });
    expect(answer.data.issues).toMatchObject([{ path: "idempotencyKey" }]);
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
  expect(named.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["create-transaction", "create-listing", "contact-seller"]),
  );
});
