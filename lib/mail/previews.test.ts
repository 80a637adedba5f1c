import { expect, test, vi } from "vitest";
import { locales } from "@/lib/i18n/locales";
import { findPreview } from "./previews";
import { mailTemplateNames } from "./schema";

vi.stubEnv("APP_MODE", "demo");
vi.stubEnv("APP_URL", "https://lagerfund.example");
vi.stubEnv("AUTH_SECRET", "x".repeat(32));
vi.stubEnv("DATABASE_URL", "postgresql://localhost:1/none");

const previews = mailTemplateNames.flatMap((template) =>
  locales.map((locale) => ({ template, locale })),
);

test.each(previews)("$template in $locale reads as a whole letter", async (preview) => {
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

test("a name that no template has gives nothing", async () => {
  expect(await findPreview("toString", "de")).toBeNull();
});

function wordsOf(html: string): string {
  return html
    .replace(/<(style|head)[^>]*>.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&");
}
