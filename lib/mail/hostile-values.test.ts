import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { locales } from "@/lib/i18n/locales";
import { sendByResend } from "@/lib/mail/resend-driver";
import { readEml } from "@/tests/setup/eml";
import { startMailServer } from "@/tests/setup/mail-server";
import { enqueueMail } from "./mail-queue";
import { writeToOutbox } from "./outbox-driver";
import { mailSamples } from "./previews";
import { renderMail } from "./render";
import { type Mail, type MailTemplate, mailTemplateNames } from "./schema";

const server = await startMailServer();
const dataDir = mkdtempSync(path.join(tmpdir(), "lagerfund-hostile-"));
vi.stubEnv("DATA_DIR", dataDir);
vi.stubEnv("APP_MODE", "demo");
vi.stubEnv("APP_URL", "https://lagerfund.example");
vi.stubEnv("AUTH_SECRET", "x".repeat(32));
vi.stubEnv("DATABASE_URL", "postgresql://localhost:1/none");
const from = "Lagerfund <noreply@lagerfund.example>";

afterAll(() => server.stop());

const markup = `</title></td><script>alert(1)</script><img src=x onerror=alert(1)>" onclick='x' & &lt; -->`;
const header = "\r\nBcc: all@example.com\r\nContent-Type: text/html\r\n\r\n";
const forgedLines =
  "x\nhttps://evil.example/\u2028https://evil.example/\u0085https://evil.example/";
const turned = "\u202Egnp.exe\u202C \u2066moc.live\u2069 \u200F\u061C\u0000\u001B";
const hostile = `${markup}${header}${forgedLines}${turned} {site} <b>`;

const evilAddresses = [
  "a@example.com, all@example.com",
  "a@example.com;all@example.com",
  "a@example.com\r\nBcc: all@example.com",
  "a@example.com all@example.com",
  "Käufer <all@example.com>",
  "team: all@example.com;",
  "a@b@example.com",
  '"a"@example.com',
  "(a)b@example.com",
  "",
];

const answered = [
  "question-received",
  "request-received",
  "transaction-withdrawn",
  "contact-message",
] as const;
const replyNotice = /Wenn Sie auf diese E-Mail antworten/;

const mails = mailTemplateNames.flatMap((template) =>
  locales.map((locale) => ({ template, locale, id: `${template}-${locale}` })),
);

test.each(mails)("$template in $locale takes no header from hostile values", async (order) => {
  const mail = await mailWith(order, hostile);
  const plain = readEml(await writtenMail(await mailWith({ ...order, id: "plain" }, "plain")));
  const read = readEml(await writtenMail(mail));
  expect(read.headerNames.sort()).toEqual(plain.headerNames.sort());
  expect(read.recipient).toBe("anna@example.com");
  expect(read.subject).toBe(mail.subject);
  expect(read.text.trimEnd()).toBe(mail.text.trimEnd());
  expect(tagsOf(read.html)).toEqual(tagsOf(mail.html));
});

test.each(mails)("$template in $locale gives Resend nothing more than a mail", async (order) => {
  const mail = await mailWith(order, hostile);
  await sendByResend(mail, { from, apiKey: "re_test", baseUrl: server.url });
  const { body } = server.requests.at(-1) as { body: Record<string, string> };
  expect(Object.keys(body).sort()).toEqual(["from", "html", "subject", "text", "to"]);
  expect(body.to).toBe("anna@example.com");
  expect(body.subject).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
});

test.each(mails)("$template in $locale takes no markup from hostile values", async (order) => {
  const { html } = await mailWith(order, hostile);
  const plain = await mailWith(order, "plain");
  const withoutBreaks = (tag: string) => !tag.startsWith("<br");
  expect(tagsOf(html).filter(withoutBreaks)).toEqual(tagsOf(plain.html).filter(withoutBreaks));
});

test.each(mails)("$template in $locale shows no line or direction of its own", async (order) => {
  const { text, html } = await mailWith(order, hostile);
  // The library fills the preview line with harmless marks, U+200E and U+200F.
  expect(html).not.toMatch(/[\u061C\u202A-\u202E\u2066-\u2069]/);
  expect(text).not.toMatch(/\p{Bidi_Control}|[^\P{Cc}\n]|[\u2028\u2029]/u);
  const links = text.split("\n").filter((line) => line.startsWith("http"));
  expect(links.every((line) => line.startsWith("https://lagerfund.example/"))).toBe(true);
});

test.each(answered)(
  "the reply to %s goes to its author, whatever else is said",
  async (template) => {
    const email = "einkauf+6205@nordwerk.example";
    const data = writtenBy(email, withValue(mailSamples[template], hostile));
    const mail = { ...(await mailOf(template, data)), id: "honest" };
    expect(readEml(await writtenMail(mail))).toMatchObject({
      replyTo: email,
      recipient: "anna@example.com",
    });
    expect(await sentToResend(mail)).toMatchObject({ to: "anna@example.com", reply_to: email });
    expect(mail.text).toMatch(replyNotice);
  },
);

test.each(answered)("%s takes no Reply-To that is not one plain address", async (template) => {
  for (const email of evilAddresses) {
    const data = writtenBy(email, mailSamples[template]);
    const mail = { ...(await mailOf(template, data)), id: "evil" };
    const read = readEml(await writtenMail(mail));
    expect(read.headerNames, email).not.toContain("reply-to");
    expect(read.headerNames, email).not.toContain("bcc");
    expect(read.recipient, email).toBe("anna@example.com");
    expect(await sentToResend(mail), email).not.toHaveProperty("reply_to");
    expect(mail.text, email).not.toMatch(replyNotice);
  }
});

const toOthers = mailTemplateNames.filter(
  (name) => !(answered as readonly string[]).includes(name),
);

test.each(toOthers)("%s has no Reply-To", async (template) => {
  const mail = { ...(await mailOf(template, mailSamples[template])), id: "other" };
  expect(readEml(await writtenMail(mail)).headerNames).not.toContain("reply-to");
  expect(await sentToResend(mail)).not.toHaveProperty("reply_to");
});

test("an address with room for a second one is no recipient", async () => {
  for (const recipient of evilAddresses) {
    const order = { template: "password-changed", recipient, locale: "de", data: {} } as const;
    await expect(enqueueMail({} as never, order), recipient).rejects.toThrow("one plain address");
  }
});

/** The data with another address of who has written: a buyer's, or the sender's own. */
function writtenBy(email: string, data: object): object {
  return "buyer" in data
    ? { ...data, buyer: { ...(data.buyer as object), email } }
    : { ...data, email };
}

async function mailOf(template: MailTemplate, data: unknown): Promise<Mail> {
  const rendered = await renderMail(template, "de", data);
  return { id: template, createdAt: new Date(), recipient: "anna@example.com", ...rendered };
}

async function sentToResend(mail: Mail): Promise<unknown> {
  await sendByResend(mail, { from, apiKey: "re_test", baseUrl: server.url });
  return server.requests.at(-1)?.body;
}

async function mailWith(
  { template, locale, id }: (typeof mails)[number],
  value: string,
): Promise<Mail> {
  const rendered = await renderMail(template, locale, withValue(mailSamples[template], value));
  return { id, createdAt: new Date(), recipient: "anna@example.com", ...rendered };
}

/** The sample with all that people type replaced. */
function withValue<Sample>(sample: Sample, value: string): Sample;
function withValue(sample: unknown, value: string): unknown {
  if (typeof sample === "string") {
    return value;
  }
  if (typeof sample !== "object" || sample === null) {
    return sample;
  }
  if (Array.isArray(sample)) {
    return sample.map((child) => withValue(child, value));
  }
  return Object.fromEntries(
    Object.entries(sample).map(([key, child]) => [
      key,
      ["from", "to", "party", "stock"].includes(key) ? child : withValue(child, value),
    ]),
  );
}

async function writtenMail(mail: Mail): Promise<string> {
  await writeToOutbox(mail, from);
  const outbox = path.join(dataDir, "outbox");
  const file = readdirSync(outbox).findLast((name) => name.endsWith(`-${mail.id}.eml`)) ?? "";
  return readFileSync(path.join(outbox, file), "latin1");
}

/** Every tag with its attributes' names, in order. */
function tagsOf(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? [];
  return tags.map((tag) => tag.replace(/="[^"]*"/g, ""));
}
