process.env.RATE_LIMITS = "on";

import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db, transact } from "@/lib/db/client";
import { errorResponse } from "@/lib/error-reporting/error-response";
import { enterListing, saveListing } from "@/tests/factories/entered-listing";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { findOrCreateManufacturer } from "./mutations/manufacturers";

/** As if an account had made so many within the last hour. */
async function haveMade(count: number): Promise<void> {
  const { count: found } = await db().rateLimit.updateMany({
    where: { key: { startsWith: "new-manufacturer:" } },
    data: { points: count },
  });
  expect(found).toBe(1);
}

test("a member adds 200 new manufacturers an hour; known ones can still be chosen", async () => {
  const seller = await makeMember();
  const listingId = await enterListing(seller, { manufacturer: { name: "Musterwerk AA" } });
  await haveMade(199);
  await enterListing(seller, { manufacturer: { name: "Musterwerk AB" } });
  const rejected = {
    code: "TOO_MANY_REQUESTS",
    data: { issues: [{ path: "manufacturer", code: "too_many_manufacturers" }] },
  };
  const name = "Musterwerk AC";
  await expect(enterListing(seller, { manufacturer: { name } })).rejects.toMatchObject(rejected);
  const saving = saveListing(seller, listingId, { manufacturer: { name } });
  await expect(saving).rejects.toMatchObject(rejected);
  expect(await db().manufacturer.count({ where: { name } })).toBe(0);

  await makeManufacturer("Siemens");
  await enterListing(seller, { manufacturer: { name: "SIEMENS AG" } });
  await enterListing(seller, { manufacturer: { name: "musterwerk aa" } });
  await enterListing(await makeMember(), { manufacturer: { name } });
});

test("the error is a 429 that says when to come back; afterwards new ones can be added again", async () => {
  await db().rateLimit.deleteMany();
  const seller = await makeMember();
  await enterListing(seller, { manufacturer: { name: "Probewerk AA" } });
  await haveMade(200);
  const rejection = await enterListing(seller, { manufacturer: { name: "Probewerk AB" } }).catch(
    (error) => error,
  );
  const response = errorResponse(rejection, "test");
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(3_500);
  await db().rateLimit.updateMany({ data: { expire: Date.now() - 1 } });
  await enterListing(seller, { manufacturer: { name: "Probewerk AB" } });
});

test("a manufacturer whose transaction fails is not counted", async () => {
  await db().rateLimit.deleteMany();
  const seller = await makeMember();
  const failing = transact(async (tx) => {
    await findOrCreateManufacturer(tx, seller, { name: "Scheiterwerk" });
    throw new Error("failed later");
  });
  await expect(failing).rejects.toThrow("failed later");
  expect(await db().rateLimit.count()).toBe(0);
});

test("of calls at once no more pass than are left", async () => {
  await db().rateLimit.deleteMany();
  const seller = await makeMember();
  await enterListing(seller, { manufacturer: { name: "Gleichwerk" } });
  await haveMade(197);
  const calls = Array.from({ length: 8 }, (_, n) =>
    enterListing(seller, { manufacturer: { name: `Gleichwerk ${"abcdefgh"[n]}` } }),
  );
  const settled = await Promise.allSettled(calls);
  expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});
