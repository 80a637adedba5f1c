import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { createTransaction } from "@/lib/transactions/operations";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { deleteRunOutKeys } from "./idempotency";

const minuteInMs = 60_000;
const dayInMs = 24 * 60 * minuteInMs;

test("keys are deleted after three days: then the same call is a new one", async () => {
  const [seller, buyer] = [await makeMember(), await makeMember()];
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const request = async (key: string) => {
    const payload = { listingId: id, quantity: 1 };
    return (await runOperation(createTransaction, buyer, payload, undefined, key)).answer.id;
  };
  const [old, young] = [await request("old"), await request("young")];
  await setAge("old", 3 * dayInMs + minuteInMs);
  await setAge("young", 3 * dayInMs - minuteInMs);
  await deleteRunOutKeys();
  expect(await request("young")).toBe(young);
  expect(await request("old")).not.toBe(old);
});

function setAge(key: string, ageInMs: number) {
  const createdAt = new Date(Date.now() - ageInMs);
  return db().idempotencyKey.updateMany({ where: { key }, data: { createdAt } });
}
