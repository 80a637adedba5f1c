import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { MailRejected, sendByResend } from "@/lib/mail/resend-driver";
import { startMailServer } from "@/tests/setup/mail-server";

const server = await startMailServer();
const settings = {
  from: "Lagerfund <noreply@lagerfund.example>",
  apiKey: "re_test",
  baseUrl: server.url,
};
const mail = {
  id: "0198-mail",
  createdAt: new Date(),
  recipient: "anna@example.com",
  subject: "Neue Anfrage: 5 × 6205",
  text: "Guten Tag",
  html: "<p>Guten Tag</p>",
};

beforeEach(() => {
  server.requests.length = 0;
  server.answerWith(200);
});

afterAll(() => server.stop());

test("a mail goes out with its row's id as idempotency key", async () => {
  await sendByResend(mail, settings);
  expect(server.requests).toEqual([
    {
      path: "/emails",
      idempotencyKey: mail.id,
      authorization: "Bearer re_test",
      body: {
        from: settings.from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      },
    },
  ]);
});

test("a rejection by the provider (422) is thrown with its reason", async () => {
  server.answerWith(422);
  expect(await rejectionOf()).toMatchObject({
    message: "422 some_error: refused",
    status: 422,
  });
});

test.each(["hang", "hang-midway"] as const)(
  "a server that leaves us waiting (%s) is given up after the time allowed, and its connection closed",
  async (answer) => {
    // One of its own, without connections that are kept alive.
    const busyServer = await startMailServer();
    busyServer.answerWith(answer);
    const sending = rejectionOf({ baseUrl: busyServer.url, timeoutInMs: 400 });
    await vi.waitFor(async () => expect(await busyServer.countConnections()).toBe(1), 10_000);
    expect(await sending).toMatchObject({ message: "no answer within 400 ms", status: null });
    expect(busyServer.requests).toHaveLength(1);
    await vi.waitFor(async () => expect(await busyServer.countConnections()).toBe(0), 10_000);
    await busyServer.stop();
  },
);

/** The error of a mail that must not get through. */
async function rejectionOf(changes: Partial<typeof settings> & { timeoutInMs?: number } = {}) {
  const error = await sendByResend(mail, { ...settings, ...changes }).catch((reason) => reason);
  expect(error).toBeInstanceOf(MailRejected);
  return error as MailRejected;
}
