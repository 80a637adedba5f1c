import { afterAll, beforeAll, expect, test } from "vitest";
import { transact } from "@/lib/db/client";
import { enqueueMail } from "@/lib/mail/outbox";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { startMailServer } from "@/tests/setup/mail-server";
import { answerOf, bearer, call, cookie, isLoggedIn, logInAs, sessionOf } from "./setup/calls";
import { openSystem, type System } from "./setup/system";

const listing = {
  manufacturer: { name: "Siemens" },
  mpn: "6ES7 315-2EH14-0AB0",
  nameDe: "CPU 315",
  descriptionDe: "Neu.",
  quantity: 5,
  pricePerProductInCt: 1000,
};
const requestCount = 20;

let system: System;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mailServer = await startMailServer();
  system = await openSystem({
    env: {
      MAIL_DRIVER: "resend",
      RESEND_API_KEY: "re_test",
      RESEND_BASE_URL: mailServer.url,
    },
  });
});

afterAll(() => mailServer.stop());

test("who logs in at one instance acts at the other, and a logout at either ends both", async () => {
  const [one, other] = [system.clientOfInstance(0), system.clientOfInstance(1)];
  const member = await makeMember();
  const sessionId = await sessionOf(one, member.email);
  const { listingId } = await answerOf(other, "create-listing", listing, sessionId);
  for (const client of [one, other]) {
    const page = await client.ask("/listing/user", { headers: cookie(sessionId) });
    expect(page.status).toBe(200);
    expect(page.text()).toContain(`/listing/detail/${listingId}`);
  }
  await other.ask("/auth/logout", { method: "POST", headers: bearer(sessionId) });
  expect(await isLoggedIn(one, sessionId)).toBe(false);
  expect(await isLoggedIn(other, sessionId)).toBe(false);
});

test("who is blocked at one instance is out of the other at once", async () => {
  const [one, other] = [system.clientOfInstance(0), system.clientOfInstance(1)];
  const [member, administrator] = [await makeMember(), await makeMember({ isAdmin: true })];
  const sessionId = await sessionOf(other, member.email);
  expect(await isLoggedIn(other, sessionId)).toBe(true);
  const change = { id: member.userId, isBlocked: true };
  await answerOf(one, "set-user-blocked", change, await sessionOf(one, administrator.email));
  expect(await isLoggedIn(other, sessionId)).toBe(false);
  expect((await logInAs(other, member.email)).status).toBe(401);
});

test("the ten logins of an account from one client are counted across both instances", async () => {
  const { email } = await makeMember();
  for (let count = 0; count < 10; count += 1) {
    const client = system.clientOfInstance(count % 2 === 0 ? 0 : 1);
    expect((await logInAs(client, email, "falsch geraten")).status).toBe(401);
  }
  for (const index of [0, 1] as const) {
    expect((await logInAs(system.clientOfInstance(index), email)).status).toBe(429);
  }
  // Who comes from elsewhere is not shut out by it.
  expect((await logInAs(system.client("127.9.9.9"), email)).status).toBe(200);
});

test("each mail that two instances owe is sent once", async () => {
  const [seller, buyer] = [await makeMember(), await makeMember()];
  const { id: listingId } = await makeListing({ ownerUserId: seller.userId, quantity: 100 });
  const sessionId = await sessionOf(system.client(), buyer.email);
  const requests = Array.from({ length: requestCount }, (_, index) =>
    call(
      system.clientOfInstance(index % 2 === 0 ? 0 : 1),
      "create-transaction",
      { listingId, quantity: 1 },
      sessionId,
    ),
  );
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(statuses).toEqual(Array(requestCount).fill(200));
  await expect.poll(() => mailsTo(seller.email).length, { timeout: 30_000 }).toBe(requestCount);
  // As long as a worker takes to look for more.
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  const keys = mailsTo(seller.email).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(requestCount);
  expect(keys).toHaveLength(requestCount);
});

test("what is queued is done by whichever instance is there", async () => {
  for (const [index, instance] of system.instances.entries()) {
    const recipient = `einkauf-${index}@example.com`;
    await instance.kill();
    await transact((tx) =>
      enqueueMail(tx, { recipient, template: "no-account", locale: "de", data: {} }),
    );
    await expect.poll(() => mailsTo(recipient).length, { timeout: 30_000 }).toBe(1);
    await instance.start();
  }
});

function mailsTo(recipient: string) {
  return mailServer.requests.filter(({ body }) => JSON.stringify(body).includes(recipient));
}
