import { afterAll, expect, test } from "vitest";
import { startMailServer } from "@/tests/setup/mail-server";
import { sendByResend } from "./resend-driver";

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

afterAll(() => server.stop());

test("a mail goes out with its row's id as idempotency key", async () => {
  server.answerWith(200);
  await sendByResend(mail, settings);
  expect(server.requests.at(-1)).toEqual({
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
  });
});

test.each([422, 429, 500])("an answer of %i is a failure that names it", async (status) => {
  server.answerWith(status);
  await expect(sendByResend(mail, settings)).rejects.toThrow(String(status));
});

test("a server that never answers is given up after the time allowed", async () => {
  server.answerWith("hang");
  const start = performance.now();
  await expect(sendByResend(mail, { ...settings, timeoutInMs: 100 })).rejects.toThrow("100 ms");
  expect(performance.now() - start).toBeLessThan(2_000);
});

test("a server that is not there is a failure", async () => {
  const sending = sendByResend(mail, { ...settings, baseUrl: "http://127.0.0.1:1" });
  await expect(sending).rejects.toThrow("no answer");
});
