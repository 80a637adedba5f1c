import { expect, test, vi } from "vitest";
import { locales } from "@/lib/i18n/locales";
import { mailSamples } from "./previews";
import { renderMail } from "./render";

vi.stubEnv("APP_MODE", "demo");
vi.stubEnv("APP_URL", "https://lagerfund.example");
vi.stubEnv("AUTH_SECRET", "x".repeat(32));
vi.stubEnv("DATABASE_URL", "postgresql://localhost:1/none");

const templates = [
  "question-received",
  "contact-message",
  "request-received",
  "transaction-status-changed",
  "transaction-withdrawn",
] as const;
const evil = "Lagerfund: Ihr Konto ist gesperrt, siehe https://evil.example/login oder www.evil.de";
const mails = templates.flatMap((template) => locales.map((locale) => ({ template, locale })));
const authors = {
  de: /geschrieben, nicht Lagerfund/,
  en: /written by (?:members|the sender).*, not by Lagerfund/,
};

test.each(mails)("$template in $locale says above them whose words it brings", async (mail) => {
  const { text, html } = await renderMail(mail.template, mail.locale, mailSamples[mail.template]);
  for (const part of [text, html.replace(/<[^>]*>/g, "")]) {
    expect(part).toMatch(authors[mail.locale]);
    const words = part.search(/(?:Teil|Part|Unternehmen|Company):?\s*(?:SIMATIC|Kern)/);
    expect(part.search(authors[mail.locale])).toBeLessThan(words);
  }
});

test.each(mails)(
  "$template in $locale quotes each line of a member, and nothing of ours",
  async (mail) => {
    const sample = mailSamples[mail.template];
    const words = {
      ...phishing(mail),
      ...lines("note" in sample ? "note" : "question"),
      ...lines("message"),
    };
    const { text } = await renderMail(mail.template, mail.locale, words as never);
    const [quoted, ours] = [/^> /, /^(?!> )/].map((start) =>
      text
        .split("\n")
        .filter((line) => start.test(line))
        .join("\n"),
    );
    expect(quoted).toContain("Lagerfund: Ihr Konto ist gesperrt");
    expect(ours).not.toMatch(/gesperrt|zweite Zeile/);
    expect(ours).toMatch(authors[mail.locale]);
  },
);

test.each(mails)("$template in $locale links to nothing that a member wrote", async (mail) => {
  const { subject, text, html } = await renderMail(mail.template, mail.locale, phishing(mail));
  for (const part of [subject, text, html]) {
    expect(part).not.toMatch(/evil\.|https?:\/\/evil|www\.evil/);
  }
  expect(text).toMatch(/https\[:\]\/\/evil\[\.\]example/);
  const links = Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = ""]) => href);
  expect(links.every((href) => href.startsWith("https://lagerfund.example/"))).toBe(true);
});

test.each(mails)(
  "$template in $locale quotes and cuts a member's words in its subject",
  async (mail) => {
    const { subject } = await renderMail(mail.template, mail.locale, phishing(mail));
    const sender = mail.template === "contact-message";
    expect(subject).toMatch(
      sender
        ? /(?:von|from) Lagerfund: Ihr Konto ist gesperrt[^“”]{1,35}…$/
        : /[„“]Lagerfund: Ihr Konto ist gesperrt[^“”]{1,35}…[“”]$/,
    );
  },
);

test("a number of a part stands in the subject as it is", async () => {
  const { subject } = await renderMail("question-received", "de", mailSamples["question-received"]);
  expect(subject).toBe("Frage zu 6ES7 315-2EH14-0AB0");
});

test("a mail without a member's words has no note about them", async () => {
  const { text } = await renderMail("verify-email", "de", mailSamples["verify-email"]);
  expect(text).not.toMatch(authors.de);
});

function lines(field: string): object {
  return { [field]: `${evil}\n\nzweite Zeile` };
}

function phishing({ template }: (typeof mails)[number]): object {
  const sample = mailSamples[template];
  const words = Object.entries(sample).map(([key, value]) =>
    ["listingName", "mpn", "question", "note", "name", "company", "message"].includes(key)
      ? [key, evil]
      : [key, value],
  );
  const buyer = "buyer" in sample ? { buyer: { ...sample.buyer, username: evil } } : {};
  return { ...Object.fromEntries(words), ...buyer };
}
