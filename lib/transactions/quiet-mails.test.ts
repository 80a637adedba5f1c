import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { setListingStatuses } from "@/lib/listings/mutations";
import { mailJob } from "@/lib/mail/worker";
import { runOperation } from "@/lib/operations/run";
import { runDueJobs } from "@/lib/queue/run-due-jobs";
import { noClient } from "@/lib/request/client";
import { setBlocked } from "@/lib/user-administration/mutations";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { startMailProvider } from "@/tests/setup/mail-provider";
import { insertTransaction } from "./mutations/create";
import { setTransactionStatus } from "./mutations/status";
import { voidTransaction } from "./operations";
import type { TransactionStatus } from "./transaction-status";

const provider = await startMailProvider();
const seller = await makeMember();
const buyer = await makeMember();
const administrator = await makeMember({ isAdmin: true });

test("a status changed nine times mails the buyer twice: at once, and the final one ten minutes later", async () => {
  const id = await requested();
  for (let times = 0; times < 4; times += 1) {
    await move(id, "RESERVED");
    await move(id, "REQUESTED");
  }
  await move(id, "CANCELLED");
  expect((await sentNow()).toSorted()).toEqual(["Für Sie reserviert", "Neue Anfrage"]);
  await tenMinutesPass();
  expect(await sentNow()).toEqual(["Reservierung storniert"]);
  await tenMinutesPass();
  expect(await sentNow()).toEqual([]);
});

test("a status that the buyer already knows is no news", async () => {
  const id = await requested();
  await move(id, "RESERVED");
  await move(id, "CANCELLED");
  await move(id, "RESERVED");
  expect((await sentNow()).toSorted()).toEqual(["Für Sie reserviert", "Neue Anfrage"]);
  await tenMinutesPass();
  expect(await sentNow()).toEqual([]);
});

test("a gathered mail is quiet for ten minutes too", async () => {
  const id = await requested();
  await move(id, "RESERVED");
  await move(id, "REQUESTED");
  await sentNow();
  await tenMinutesPass();
  expect(await sentNow()).toEqual(["Anfrage wieder offen"]);
  await move(id, "RESERVED");
  expect(await sentNow()).toEqual([]);
  await tenMinutesPass();
  expect(await sentNow()).toEqual(["Für Sie reserviert"]);
});

test("requesting and withdrawing a part again and again mails its seller twice", async () => {
  const { id: listingId } = await makeListing({ ownerUserId: seller.userId, quantity: 500 });
  for (let times = 0; times < 4; times += 1) {
    const { id } = await insertTransaction(buyer, { listingId, quantity: 1, note: null });
    await setTransactionStatus(buyer, id, "CANCELLED");
  }
  expect(await sentNow()).toEqual(["Neue Anfrage"]);
  await tenMinutesPass();
  expect(await sentNow()).toEqual(["Anfrage zurückgezogen"]);
});

test("a deleted listing replaces the news that were still to be sent", async () => {
  const id = await requested();
  await move(id, "RESERVED");
  await move(id, "REQUESTED");
  const { listingId } = await db().transaction.findUniqueOrThrow({ where: { id } });
  await setListingStatuses(seller, [{ id: listingId, status: "DELETED" }]);
  await sentNow();
  await tenMinutesPass();
  expect(await sentNow()).toEqual(["Reservierung storniert"]);
  expect(lastText()).toContain("Das Inserat wurde gelöscht");
});

test("a seller who is blocked meanwhile gets none of the waiting news", async () => {
  const blocked = await makeMember();
  const { id: listingId } = await makeListing({ ownerUserId: blocked.userId });
  const { id } = await insertTransaction(buyer, { listingId, quantity: 1, note: null });
  await setTransactionStatus(buyer, id, "CANCELLED");
  await sentNow();
  const admin = { actor: administrator, client: noClient };
  await setBlocked(admin, { id: blocked.userId, isBlocked: true });
  await tenMinutesPass();
  expect(await sentNow()).toEqual([]);
});

test("a withdrawal from a blocked seller is not mailed to the buyer afterwards", async () => {
  const blocked = await makeMember();
  const { id: listingId } = await makeListing({ ownerUserId: blocked.userId });
  const { id } = await insertTransaction(buyer, { listingId, quantity: 1, note: null });
  await setTransactionStatus(blocked, id, "RESERVED");
  await setTransactionStatus(blocked, id, "REQUESTED");
  await sentNow();
  const admin = { actor: administrator, client: noClient };
  await setBlocked(admin, { id: blocked.userId, isBlocked: true });
  await setTransactionStatus(buyer, id, "CANCELLED");
  await sentNow();
  await tenMinutesPass();
  expect(await sentNow()).toEqual([]);
});

test("waiting news of a trade are not mailed after its void", async () => {
  const id = await requested();
  await move(id, "RESERVED");
  await move(id, "COMPLETED");
  await sentNow();
  const reason = "Scheinhandel zwischen zwei Konten";
  await runOperation(voidTransaction, administrator, { id, reason });
  expect(await sentNow()).toEqual(["Handel storniert", "Handel storniert"]);
  await tenMinutesPass();
  expect(await sentNow()).toEqual([]);
});

test("of a change at the moment of the sending, one of two mails reports it", async () => {
  const id = await requested();
  await move(id, "RESERVED");
  await move(id, "REQUESTED");
  await sentNow();
  await tenMinutesPass();
  const [sent] = await Promise.all([sentNow(), move(id, "CANCELLED")]);
  await tenMinutesPass();
  const all = [...sent, ...(await sentNow())];
  expect(all.at(-1)).toMatch(/Anfrage abgelehnt|Reservierung storniert/);
  expect(new Set(all).size).toBe(all.length);
});

async function requested(): Promise<number> {
  const { id: listingId } = await makeListing({ ownerUserId: seller.userId, quantity: 10 });
  return (await insertTransaction(buyer, { listingId, quantity: 1, note: null })).id;
}

function move(id: number, status: TransactionStatus) {
  return setTransactionStatus(seller, id, status);
}

/** What is sent of that which is due, by the beginnings of its subjects. */
async function sentNow(): Promise<string[]> {
  const before = provider.requests.length;
  await runDueJobs(mailJob, Date.now() + 20_000);
  return provider.requests
    .slice(before)
    .map(({ body }) => (body as Body).subject.split(":")[0] ?? "");
}

interface Body {
  subject: string;
  text: string;
}

function lastText(): string {
  const [last] = provider.requests.slice(-1);
  return (last?.body as Body | undefined)?.text ?? "";
}

async function tenMinutesPass(): Promise<void> {
  await db().$executeRaw`UPDATE mail_message SET created_at = created_at - interval '10 minutes'`;
  await db().$executeRaw`UPDATE pgboss.job SET start_after = start_after - interval '10 minutes'`;
  await db().$executeRaw`
    UPDATE "transaction" SET withdrawn_at = withdrawn_at - interval '10 minutes'
    WHERE withdrawn_at IS NOT NULL`;
}
