import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { site } from "@/lib/config/site";
import { consentCookieName, consentHoldsInDays } from "@/lib/consent/consent-cookie";
import { locales } from "@/lib/i18n/locales";
import german from "@/messages/de.json";
import english from "@/messages/en.json";
import {
  type LegalBlock,
  type LegalDocument,
  type LegalFacts,
  readLegalDocument,
} from "./read-legal-document";
import { themeKey } from "./theme";

const documents: LegalDocument[] = ["terms", "imprint", "privacy"];
const { name, operator, contactEmail } = site;
const bare = { hasObjectStore: false, hasMailDelivery: false, hasAnalytics: false };
const plain: LegalFacts = { name, operator, contactEmail, ...bare };
const full: LegalFacts = {
  ...plain,
  hasObjectStore: true,
  hasMailDelivery: true,
  hasAnalytics: true,
};

describe.each(documents)("%s", (document) => {
  test("has the same sections in both languages, in the same order and of the same parts", () => {
    for (const facts of [plain, full]) {
      const [one, other] = locales.map((locale) =>
        readLegalDocument(document, locale, facts).map(({ id, blocks }) => [
          id,
          blocks.map(shapeOf),
        ]),
      );
      expect(one).toEqual(other);
    }
  });

  test("names each section once, and only sections and pages that exist", () => {
    for (const locale of locales) {
      const sections = readLegalDocument(document, locale, full);
      const ids = sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const marks = sections.flatMap(({ blocks }) => blocks.flatMap(({ parts }) => parts.flat()));
      const targets = marks.flatMap((mark) => (typeof mark === "string" ? [] : (mark.href ?? [])));
      for (const target of targets.filter((each) => !each.startsWith("mailto:"))) {
        expect(isThere(target, document), target).toBe(true);
      }
    }
  });

  test("leaves out what the operator leaves empty", () => {
    const { company, street, zipCode, city, country } = operator;
    const least = { company, street, zipCode, city, country, dataProtection: {} };
    const blank = { ...least, phone: "", managingDirectors: [], dataProtection: { officer: "" } };
    for (const locale of locales) {
      const text = textOf(document, { ...full, operator: least }, locale);
      expect(text).toBe(textOf(document, { ...full, operator: blank }, locale));
      expect(text).not.toMatch(/undefined|null|\[object|: $/m);
      for (const absent of ["HRB", "DE123456789", "+49", "Mustermann", "Musterland", "Resend"]) {
        expect(text).not.toContain(absent);
      }
    }
  });
});

test("the privacy notice names what browsers store as the code does", () => {
  for (const locale of locales) {
    const text = textOf("privacy", full, locale);
    const marks = readLegalDocument("privacy", locale, full)
      .flatMap(({ blocks }) => blocks.flatMap(({ parts }) => parts.flat()))
      .map((word) => (typeof word !== "string" && word.kind === "code" ? word.text : ""));
    expect(marks).toEqual(expect.arrayContaining([consentCookieName, themeKey, ...storedNames()]));
    expect(text).toContain(`${consentHoldsInDays} `);
  }
});

test("the privacy notice names the processors in use here, and no others", () => {
  for (const locale of locales) {
    const [with_, without] = [textOf("privacy", full, locale), textOf("privacy", plain, locale)];
    for (const helper of [operator.storage?.company, operator.mailDelivery?.company, "Google"]) {
      expect(with_).toContain(helper);
      expect(without).not.toContain(helper);
    }
    expect(without).toContain(operator.hosting?.company);
  }
});

test("the privacy notice names the ground for what leaves the European Economic Area, and only for that", () => {
  const { mailDelivery: _, storage: __, ...within } = operator;
  for (const locale of locales) {
    const grounds = (one: typeof operator) => {
      const facts = { ...full, hasAnalytics: false, operator: one };
      return textOf("privacy", facts, locale).match(/Art\. 45, 46 (DSGVO|GDPR)/g)?.length ?? 0;
    };
    expect([grounds(operator), grounds(within)]).toEqual([1, 0]);
  }
});

test("only the configuration names the operator", () => {
  const own = [operator.company, operator.street, contactEmail, name];
  const screens = ["messages/legal", "components/legal", "app/[locale]/_legal"].flatMap(sources);
  const messages = [german, english].flatMap((texts) => Object.values(texts));
  for (const text of [...screens, ...messages]) {
    // Cookies and keys carry the name in small letters.
    expect(own.filter((one) => text.includes(one))).toEqual([]);
  }
});

function textOf(document: LegalDocument, facts: LegalFacts, locale: "de" | "en"): string {
  return readLegalDocument(document, locale, facts)
    .flatMap(({ title, blocks }) => [title, ...blocks.flatMap(linesOf)])
    .join("\n");
}

function linesOf({ parts }: LegalBlock): string[] {
  return parts.map((words) =>
    words.map((word) => (typeof word === "string" ? word : word.text)).join(""),
  );
}

function shapeOf({ kind, parts }: LegalBlock) {
  return [kind, parts.length];
}

function isThere(target: string, here: LegalDocument): boolean {
  const [page = "", id] = target.split("#");
  const document = page === "" ? here : (page.slice(1) as LegalDocument);
  if (id !== undefined) {
    return readLegalDocument(document, "de", full).some((section) => section.id === id);
  }
  return existsSync(path.join("app/[locale]/visitor", page, "page.tsx"));
}

/** The keys of the browser's stores, as the screens' own files have them. */
function storedNames(): string[] {
  const files = [
    "components/session/stored-session.ts",
    "components/listings/form/listing-draft.ts",
  ];
  const more = [
    "components/csv-import/use-step-form.ts",
    "lib/accounts/sessions/renew-session-cookie.ts",
    "lib/accounts/sessions/auth-cookies.ts",
  ];
  const text = [...files, ...more].map((file) => readFileSync(file, "utf8")).join("\n");
  const names = [...text.matchAll(/"((?:wasp:|lagerfund[:-]|__Host-)[\w-]+)"/g)];
  return names.map(([, stored = ""]) => stored);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|tsx?)$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(path.join(folder, file), "utf8"));
}
