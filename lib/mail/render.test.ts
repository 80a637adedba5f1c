import { beforeAll, expect, test, vi } from "vitest";
import { renderMail } from "./render";

const request = {
  transactionId: 7,
  listingId: 12,
  listingName: "Rillenkugellager",
  mpn: "6205-2RS1/C3",
  quantity: 1200,
};
const buyer = { username: "Müller & Söhne", email: "einkauf@mueller.example" };

beforeAll(() => {
  vi.stubEnv("APP_MODE", "demo");
  vi.stubEnv("APP_URL", "https://lagerfund.example");
  vi.stubEnv("AUTH_SECRET", "x".repeat(32));
  vi.stubEnv("DATABASE_URL", "postgresql://localhost:1/none");
});

test.each(["de", "en"] as const)("the verification mail carries the link (%s)", async (locale) => {
  const mail = await renderMail("verify-email", locale, { token: "abc-_123" });
  const link = "https://lagerfund.example/email-verification?token=abc-_123";
  expect(mail.text.split("\n")).toContain(link);
  expect(mail.html).toContain(`href="${link}"`);
  expect(mail.html).toContain(`lang="${locale}"`);
});

test.each([
  ["verify-email", "/email-verification?token=abc&next="],
  ["reset-password", "/password-reset?token=abc&next="],
  ["account-exists", "/login?next="],
  ["no-account", "/signup?next="],
])("the link of %s leads back to what its reader was about", async (template, path) => {
  const next = "/listing/detail/7?draft=6f1d2c34-5b7a-4e19-9a52-0c8d7e4b3f21#request";
  const { text } = await renderMail(template, "de", { token: "abc", next });
  const link = `https://lagerfund.example${path}${encodeURIComponent(next)}`;
  expect(text.split("\n")).toContain(link);
});

test("mails come in the reader's language", async () => {
  expect((await renderMail("account-exists", "de", {})).subject).toBe(
    "Sie haben bereits ein Konto bei Lagerfund",
  );
  expect((await renderMail("account-exists", "en", {})).subject).toBe(
    "You already have an account at Lagerfund",
  );
});

test("the seller reads what is wanted, by whom, and the note", async () => {
  const data = { ...request, buyer, note: "Bitte bis Freitag.\nDanke" };
  const { subject, text } = await renderMail("request-received", "de", data);
  expect(subject).toBe("Neue Anfrage: 1.200 × 6205-2RS1/C3");
  expect(text).toContain("Teil: Rillenkugellager");
  expect(text).toContain("Käufer: Müller & Söhne, einkauf@mueller.example");
  expect(text).toContain("Nachricht:\n> Bitte bis Freitag.\n> Danke");
  expect(text).toContain("https://lagerfund.example/transaction/detail/7");
});

test("the seller reads a question about a part, who asks, and whom a reply goes to", async () => {
  const { listingId, listingName, mpn } = request;
  const data = { listingId, listingName, mpn, buyer, question: "Welcher Stand?\n> Und wann?" };
  const { subject, replyTo, text } = await renderMail("question-received", "de", data);
  expect(subject).toBe("Frage zu 6205-2RS1/C3");
  expect(replyTo).toBe("einkauf@mueller.example");
  expect(text).toContain("Herstellernummer: 6205-2RS1/C3");
  expect(text).toContain("Käufer: Müller & Söhne, einkauf@mueller.example");
  expect(text).toContain("Frage:\n> Welcher Stand?\n> > Und wann?");
  expect(text).toContain("https://lagerfund.example/listing/detail/12");
  expect(text).toContain("Er sieht dabei Ihre E-Mail-Adresse.");
  const english = await renderMail("question-received", "en", { ...data, mpn: null });
  expect(english.subject).toBe("Question about “Rillenkugellager”");
});

test("the same row gives the same mail", async () => {
  const data = { ...request, buyer, note: "Tor 3" };
  expect(await renderMail("request-received", "de", data)).toEqual(
    await renderMail("request-received", "de", structuredClone(data)),
  );
});

test.each(["REQUESTED", "RESERVED", "CANCELLED", "COMPLETED"])(
  "the buyer reads that the request is %s, in both languages",
  async (to) => {
    const data = { ...request, from: "REQUESTED", to };
    const german = await renderMail("transaction-status-changed", "de", data);
    const english = await renderMail("transaction-status-changed", "en", { ...data, mpn: null });
    expect(english.text).toContain(to.toLowerCase());
    expect(german.text).toContain("https://lagerfund.example/transaction/detail/7");
    expect(german.replyTo).toBeUndefined();
    expect(english.subject).toContain("Rillenkugellager");
    for (const { subject, text, html } of [german, english]) {
      expect(subject + text + html).not.toMatch(/mail\||\{\w+\}|\b(?:undefined|null)\b/);
    }
  },
);

test("of what was reserved the buyer reads that the reservation is cancelled", async () => {
  const data = { ...request, from: "RESERVED", to: "CANCELLED" };
  const { subject } = await renderMail("transaction-status-changed", "de", data);
  expect(subject).toBe("Reservierung storniert: 1.200 × 6205-2RS1/C3");
});

test("the seller reads that a request was withdrawn", async () => {
  const { subject, text } = await renderMail("transaction-withdrawn", "en", { ...request, buyer });
  expect(subject).toBe("Request withdrawn: 1,200 × 6205-2RS1/C3");
  expect(text).toContain("https://lagerfund.example/transaction/detail/7");
});

test("markup in what people typed stays text", async () => {
  const evil = `<script>alert(1)</script>"'&`;
  const data = { ...request, listingName: evil, note: evil, buyer: { ...buyer, username: evil } };
  const { html, text } = await renderMail("request-received", "de", data);
  expect(html).not.toContain("<script");
  expect(html).not.toContain(`"'&`);
  expect(text).toContain(evil);
});

test("line breaks in a part's name do not get into the subject", async () => {
  const mpn = "6205\r\nBcc: all@example.com\u2028x\u0000";
  const { subject } = await renderMail("request-received", "de", { ...request, mpn, buyer });
  expect(subject).toBe("Neue Anfrage: 1.200 × „6205 Bcc: all@example[.]com x“");
});

test("an unknown template or data that does not fit is an error", async () => {
  await expect(renderMail("toString", "de", {})).rejects.toThrow("no mail template");
  await expect(renderMail("verify-email", "de", {})).rejects.toThrow();
});
