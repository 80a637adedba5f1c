import "@/tests/setup/database";
import { afterEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { type Viewer, visitor } from "@/lib/fields/viewer";
import { mailJob } from "@/lib/mail/worker";
import { runOperation } from "@/lib/operations/run";
import { runDueJobs } from "@/lib/queue/run-due-jobs";
import { noClient } from "@/lib/request/client";
import { startMailProvider } from "@/tests/setup/mail-provider";
import { contactOperator } from "./operations";

process.env.CONTACT_EMAIL = "postfach@betreiber.example";

const server = await startMailProvider();
const message = {
  firstName: "Erika",
  lastName: "Kern",
  company: "Kern Anlagenbau",
  email: "Einkauf@Kern.example",
  message: "  Nehmen Sie ganze Werke?\nWir lösen eines auf. ",
};

describe("a message to the operator", () => {
  test("reaches the mailbox of CONTACT_EMAIL in German, and a reply goes to the sender", async () => {
    const { answer, staleTags } = await write(message);
    expect({ answer, staleTags }).toEqual({
      answer: { replyTo: "einkauf@kern.example" },
      staleTags: [],
    });
    await runDueJobs(mailJob, Date.now() + 60_000);
    const [sent, ...others] = server.requests;
    expect(others).toEqual([]);
    expect(sent?.body).toMatchObject({
      to: "postfach@betreiber.example",
      reply_to: "einkauf@kern.example",
      subject: "Kontaktformular: Nachricht von Erika Kern",
    });
    const { text } = (sent?.body ?? {}) as { text: string };
    expect(text).toContain("> Name: Erika Kern\n> Unternehmen: Kern Anlagenbau\n");
    expect(text).toContain("> Nehmen Sie ganze Werke?\n> Wir lösen eines auf.\n\n");
    expect(text).toContain("Die Angaben zum Absender sind nicht geprüft.");
  });

  test("needs no more than an address and a text", async () => {
    const { email } = message;
    await write({ email, message: "Hallo" });
    await write({ firstName: "", lastName: null, company: " ", email, message: "Hallo" });
    await runDueJobs(mailJob, Date.now() + 60_000);
    expect(server.requests).toHaveLength(2);
    for (const { body } of server.requests) {
      const { subject, text } = body as { subject: string; text: string };
      expect(subject).toBe("Kontaktformular: Nachricht von einkauf@kern.example");
      expect(text).not.toMatch(/Name:|Unternehmen:|null|undefined/);
    }
  });

  test.each([
    ["email", "email_invalid", { email: "a@example.com, all@example.com" }],
    ["email", "email_invalid", { email: "a@example.com\r\nBcc: all@example.com" }],
    ["email", "email_invalid", { email: "Erika <a@example.com>" }],
    ["message", "too_long:10000", { message: "x".repeat(10_001) }],
    ["lastName", "invalid", { lastName: "Kern\r\nBcc: all@example.com" }],
  ])("whose %s is %s is rejected", async (path, code, fault) => {
    await expect(write({ ...message, ...fault })).rejects.toMatchObject({
      code: "VALIDATION",
      data: { issues: expect.arrayContaining([expect.objectContaining({ path, code })]) },
    });
    expect(await messages()).toEqual([]);
  });
});

describe("the same message", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("is sent again on another day", async () => {
    const monthly = { ...message, message: "Bitte rufen Sie zurück." };
    vi.useFakeTimers({ toFake: ["Date"] });
    const today = new Date();
    for (const hour of [0, 23]) {
      vi.setSystemTime(today.setUTCHours(hour));
      await write(monthly);
    }
    expect(await messages()).toHaveLength(1);
    vi.setSystemTime(today.setUTCHours(24));
    await write(monthly);
    expect(await messages()).toHaveLength(2);
  });

  test("is remembered without its text", async () => {
    await write({ ...message, message: "Nur für Sie" });
    const rows = JSON.stringify(await db().idempotencyKey.findMany());
    expect(rows).toContain("contact-operator");
    expect(rows).not.toMatch(/kern|Erika|Nur für Sie/i);
  });
});

function write(entered: object, viewer: Viewer = visitor) {
  return runOperation(contactOperator, viewer, entered, noClient);
}

function messages() {
  return db().mailMessage.findMany({ where: { template: "contact-message" } });
}
