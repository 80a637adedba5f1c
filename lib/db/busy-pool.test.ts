import "@/tests/setup/database";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { mailJob } from "@/lib/mail/worker";
import { boss } from "@/lib/queue/boss";
import { startWorkers, stopWorkers } from "@/lib/queue/workers";
import { keepBusy } from "@/tests/factories/busy-pool";
import { enteredListing } from "@/tests/factories/entered-listing";
import { makeListing } from "@/tests/factories/listing";
import { makeMember, makeSession, testPassword } from "@/tests/factories/user";
import { startMailProvider } from "@/tests/setup/mail-provider";
import { askWhoIAm, call, errorOf, logInAs, putFile } from "@/tests/setup/route-calls";
import { db } from "./client";

process.env.DATABASE_POOL_SIZE = "3";

const provider = await startMailProvider();
const seller = await makeMember();
const buyer = await makeMember();
const { id: listingId } = await makeListing({ ownerUserId: seller.userId, mpn: "6205-2RS" });
const sellersBearer = await makeSession(seller);
const buyersBearer = await makeSession(buyer);
const ticket = await (await createDocument()).json();

const calls = {
  "a login": () => logInAs(buyer.email, testPassword),
  "a new listing": () => call("create-listing", enteredListing, sellersBearer),
  "a request": () => call("create-transaction", { listingId, quantity: 1 }, buyersBearer),
  "the question who I am": () => askWhoIAm(buyersBearer),
  "a ticket for a file": createDocument,
};
const callsWithoutThem = {
  "a visitor's search": () => call("fuzzy-search-listings", { query: "62052rs" }),
  "the bytes of an upload": () => putFile(ticket.json.uploadUrl, "bytes", "application/pdf"),
};
const answers = new Map<string, Awaited<ReturnType<typeof timed>>>();

beforeAll(async () => {
  startWorkers([{ ...mailJob, pollEveryInSeconds: 0.5 }]);
  await vi.waitFor(() => expect(boss().getWipData()).toHaveLength(2));
  const unlockReload = await keepBusy(3);
  const all = Object.entries({ ...calls, ...callsWithoutThem });
  await Promise.all(all.map(async ([name, ask]) => answers.set(name, await timed(ask))));
  await unlockReload();
});
afterAll(() => stopWorkers());

test.each(Object.keys(calls))(
  "%s is 503 UNAVAILABLE with Retry-After after 5 s in which no connection is free",
  (name) => {
    const { tookInMs = 0, ...answer } = answers.get(name) ?? {};
    expect(answer).toEqual({ status: 503, retryAfter: "5", code: "UNAVAILABLE" });
    expect(tookInMs).toBeLessThan(8_000);
  },
);

test.each(Object.keys(callsWithoutThem))("%s does not wait for any of them", (name) => {
  expect(answers.get(name)).toMatchObject({ status: 200 });
});

test("once they are free everything is done once, and the workers have outlived it", async () => {
  for (const ask of Object.values(calls)) {
    expect((await ask()).status).toBe(200);
  }
  const mail = () => db().mailMessage.findFirst({ where: { template: "request-received" } });
  await expect.poll(async () => (await mail())?.sentAt).toBeInstanceOf(Date);
  expect(provider.requests).toHaveLength(1);
  expect([await db().listing.count(), await db().transaction.count()]).toEqual([2, 1]);
});

async function timed(ask: () => Promise<Response>) {
  const begin = performance.now();
  const answer = await errorOf(await ask());
  return { ...answer, tookInMs: performance.now() - begin };
}

function createDocument(): Promise<Response> {
  const file = { name: "Datenblatt.pdf", fileType: "application/pdf" };
  return call("create-document", file, sellersBearer);
}
