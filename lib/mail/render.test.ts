import { beforeAll, expect, test, vi } from "vitest";
import { locales } from "@/lib/i18n/locales";
import { findPreview } from "./previews";
import { renderMail } from "./render";
import { mailTemplateNames } from "./schema";

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

test("the seller reads the requested part, the buyer and the note", async () => {
  const data = { ...request, buyer, note: "Bitte bis Freitag.\nDanke" };
  const { subject, text } = await renderMail("request-received", "de", data);
  expect(subject).toBe("Neue Anfrage: 1.200 × 6205-2RS1/C3");
  expect(text).toContain("Teil: Rillenkugellager");
  expect(text).toContain("Käufer: Müller & Söhne, einkauf@mueller.example");
  expect(text).toContain("Nachricht:\n> Bitte bis Freitag.\n> Danke");
  expect(text).toContain("https://lagerfund.example/transaction/detail/7");
});

test("the seller reads a question about a part, its sender and the reply address", async () => {
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

vi.stubEnv("APP_MODE", "demo");
vi.stubEnv("APP_URL", "https://lagerfund.example");
vi.stubEnv("AUTH_SECRET", "x".repeat(32));
vi.stubEnv("DATABASE_URL", "postgresql://localhost:1/none");

const previews = mailTemplateNames.flatMap((template) =>
  locales.map((locale) => ({ template, locale })),
);

test.each(previews)("$template in $locale reads as a whole mail", async (preview) => {
  const { template, locale } = preview;
  const mail = await findPreview(template, locale);
  expect(mail?.html).toContain(`lang="${locale}"`);
  expect(mail?.html).toContain(`<title>${mail?.subject}</title>`);
  expect(mail?.text).toMatch(locale === "de" ? /^Guten Tag,\n/ : /^Hello,\n/);
  expect(mail?.text).toContain("Musterstraße 1 · 12345 Musterstadt");
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/mail\||\{\w+\}|\b(?:undefined|null)\b/);
});

test.each(previews)("$template in $locale says the same as text and as HTML", async (preview) => {
  const mail = await findPreview(preview.template, preview.locale);
  const words = wordsOf(mail?.html ?? "");
  const said = (mail?.text ?? "").replace(/^> /gm, "").split(/\s+/).filter(Boolean);
  expect(said.filter((word) => !words.includes(word.replace(/:$/, "")))).toEqual([]);
});

function wordsOf(html: string): string {
  return html
    .replace(/<(style|head)[^>]*>.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&");
}
