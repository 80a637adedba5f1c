import "@/tests/setup/database";
import { describe, expect, test } from "vitest";
import { anonymiseUser } from "@/lib/accounts/mutations";
import { db, transact } from "@/lib/db/client";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Viewer } from "@/lib/fields/viewer";
import { mailJob } from "@/lib/mail/worker";
import { runOperation } from "@/lib/operations/run";
import { eraseAccount } from "@/lib/privacy/mutations";
import { runDueJobs } from "@/lib/queue/run-due-jobs";
import { noClient } from "@/lib/request/client";
import { canarySeller } from "@/tests/factories/canary";
import { makeListing } from "@/tests/factories/listing";
import { untilWaiting } from "@/tests/factories/lock";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, testPassword } from "@/tests/factories/user";
import { startMailProvider } from "@/tests/setup/mail-provider";
import { contactSeller } from "./operations";

const server = await startMailProvider();
const details = canarySeller();
const seller = await makeMember({ ...details, locale: "en" });
const buyer = await makeMember({ username: "Instandhaltung Nordwerk" });

describe("a question", () => {
  test("is mailed to the seller in their language, and a reply goes to the buyer", async () => {
    const { id } = await offer({ mpn: "6ES7-1", nameEn: "Contactor" });
    const message = "  Welcher Stand?\nUnd Fotos? ";
    const { answer } = await ask(buyer, { listingId: id, message });
    expect(answer).toEqual({ listingId: id, replyTo: buyer.email });
    await runDueJobs(mailJob, Date.now() + 60_000);
    const [sent, ...others] = server.requests;
    expect(others).toEqual([]);
    expect(sent?.body).toMatchObject({
      to: seller.email,
      reply_to: buyer.email,
      subject: "Question about 6ES7-1",
    });
    const { text } = (sent?.body ?? {}) as { text: string };
    expect(text).toContain("Part: Contactor");
    expect(text).toContain(`Buyer: Instandhaltung Nordwerk, ${buyer.email}`);
    expect(text).toContain("> Welcher Stand?\n> Und Fotos?\n\n");
    expect(text).toContain(`http://localhost:3000/listing/detail/${id}`);
  });
});

describe("a user who deletes the account", () => {
  test("as the seller cannot be asked, not even by a buyer of theirs", async () => {
    const leaver = await makeMember();
    const { id } = await makeListing({ ownerUserId: leaver.userId });
    await makeTransaction(buyer, id, { status: "COMPLETED" });
    await eraseAccount(leaver, testPassword, noClient);
    await failsWith(ask(buyer, { listingId: id, message: "x" }), "NOT_FOUND");
  });

  test("as the seller gets no question after the last mail", async () => {
    const leaver = await makeMember();
    const { id } = await makeListing({ ownerUserId: leaver.userId });
    let asking: Promise<unknown> = Promise.resolve();
    const leaving = transact(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "user" WHERE id = ${leaver.userId}::uuid FOR UPDATE`;
      asking = ask(buyer, { listingId: id, message: "x" }).catch((error) => error.code);
      await untilWaiting(1);
      await anonymiseUser(tx, leaver.userId);
    });
    await leaving;
    expect(await asking).toBe("NOT_FOUND");
    expect(await questions()).toEqual([]);
  });

  test("as the buyer takes the unsent questions along", async () => {
    const leaver = await makeMember();
    const { id } = await offer();
    await ask(leaver, { listingId: id, message: "Meine" });
    await ask(buyer, { listingId: id, message: "Seine" });
    await eraseAccount(leaver, testPassword, noClient);
    expect(await questions()).toMatchObject([{ data: { question: "Seine" } }]);
    await failsWith(ask(leaver, { listingId: id, message: "x" }), "UNAUTHENTICATED");
  });
});

function ask(viewer: Viewer, input: object, key: string | null = null) {
  return runOperation(contactSeller, viewer, input, noClient, key);
}

function offer(wishes = {}) {
  return makeListing({ ownerUserId: seller.userId, ...wishes });
}

function questions() {
  return db().mailMessage.findMany({ where: { template: "question-received" } });
}

function failsWith(attempt: Promise<unknown>, code: ErrorCode) {
  return expect(attempt).rejects.toMatchObject({ code });
}
