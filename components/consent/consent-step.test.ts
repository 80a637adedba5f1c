import { expect, test } from "vitest";
import { consentStepFor, isBot } from "./consent-step";

const record = {
  categories: ["necessary"],
  revision: 0,
  data: null,
  consentTimestamp: "2026-11-01T08:00:00.000Z",
  consentId: "6f1c1a4e-8a70-4c5f-9d0a-1f1f6a0f9c11",
  services: { necessary: [], analytics: [] },
  languageCode: "de",
  lastConsentTimestamp: "2026-11-01T08:00:00.000Z",
  expirationTime: 1_809_000_000_000,
};

test("a visitor with a stored choice is not asked, and is measured only with consent", () => {
  expect(consentStepFor(cookieOf(record))).toBe("rest");
  expect(consentStepFor(cookieOf({ ...record, categories: ["necessary", "analytics"] }))).toBe(
    "measure",
  );
});

test.each([
  ["no cookie at all", ""],
  ["other cookies", "i18n_lang=de; not_cc_cookie=1; xcc_cookie=%7B%7D"],
  ["an empty one", "cc_cookie="],
  ["no JSON", "cc_cookie=yes"],
  ["a broken escape", "cc_cookie=%E0%A4%A"],
  ["JSON that is no record", "cc_cookie=null"],
  ["another revision", cookieOf({ ...record, revision: 1 })],
  ["no revision", cookieOf({ ...record, revision: undefined })],
  ["no consent id", cookieOf({ ...record, consentId: undefined })],
  ["no time of the consent", cookieOf({ ...record, consentTimestamp: undefined })],
  ["no time of the last consent", cookieOf({ ...record, lastConsentTimestamp: undefined })],
  ["categories that are no list", cookieOf({ ...record, categories: "analytics" })],
])("%s leads to the question", (_, cookies) => {
  expect(consentStepFor(cookies)).toBe("ask");
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0 Safari/537.36", false, false],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0 Safari/537.36", true, true],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", false, true],
  ["Mozilla/5.0 (compatible; Yahoo! Slurp)", false, true],
  ["Sogou web spider/4.0", false, true],
])("%s (driven: %s) is a bot: %s", (userAgent, webdriver, answer) => {
  expect(isBot({ userAgent, webdriver })).toBe(answer);
});

function cookieOf(value: object): string {
  return `i18n_lang=de; cc_cookie=${encodeURIComponent(JSON.stringify(value))}; theme=dark`;
}
