import type { Translation } from "vanilla-cookieconsent";
import type { Locale } from "@/lib/i18n/locales";
import { escaped } from "@/lib/text/escape-html";

const longestWaitInMs = 4_000;

/** consent-translation.test.ts generates these files, so that pages need not carry the texts. */
const ownTranslations: Record<Locale, () => Promise<{ default: Translation }>> = {
  de: () => import("./translations/de.json"),
  en: () => import("./translations/en.json"),
};

export async function loadTranslation(language: Locale, url: string | null): Promise<Translation> {
  if (url) {
    try {
      return await fetchTranslation(url.replaceAll("{language}", language));
    } catch (cause) {
      console.error(`Could not load translation for the '${language}' language`, cause);
    }
  }
  return (await ownTranslations[language]()).default;
}

async function fetchTranslation(url: string): Promise<Translation> {
  const answer = await fetch(url, {
    credentials: "omit",
    signal: AbortSignal.timeout(longestWaitInMs),
  });
  if (!answer.ok) {
    throw new Error(`${url}: ${answer.status}`);
  }
  const translation: Translation = await answer.json();
  if (!isWhole(translation)) {
    throw new Error(`${url}: incomplete`);
  }
  return withStoredHtml(translation);
}

function isWhole({ consentModal, preferencesModal }: Partial<Translation>): boolean {
  const texts = [
    consentModal?.description,
    consentModal?.acceptAllBtn,
    consentModal?.acceptNecessaryBtn,
    consentModal?.showPreferencesBtn,
    preferencesModal?.title,
    preferencesModal?.savePreferencesBtn,
  ];
  return (
    texts.every(isText) &&
    (preferencesModal?.sections ?? []).some(
      ({ linkedCategory, title }) => linkedCategory === "analytics" && isText(title),
    )
  );
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

const allowedElements = ["a", "strong", "em", "br"];
const withoutText = ["script", "style", "title"];
// Rejects the library's placeholders, which it would replace inside the attribute.
const allowedHref = /^(?:\/|https:)[^{}]*$/;

/** Keeps only text, emphasis and links of foreign HTML (docs/decisions/0040-consent.md). */
export function withStoredHtml<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, part) =>
    typeof part === "string" && part.includes("<") ? sanitizedHtml(part) : part,
  );
}

function sanitizedHtml(html: string): string {
  return sanitizedChildren(new DOMParser().parseFromString(html, "text/html").body);
}

function sanitizedChildren(parent: Node): string {
  return [...parent.childNodes].map(sanitized).join("");
}

function sanitized(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) {
    return escaped(node.textContent ?? "");
  }
  const name = node.nodeName.toLowerCase();
  if (!(node instanceof Element) || withoutText.includes(name)) {
    return "";
  }
  const within = sanitizedChildren(node);
  if (!allowedElements.includes(name)) {
    return within;
  }
  return name === "br" ? "<br>" : `<${name}${hrefOf(node)}>${within}</${name}>`;
}

function hrefOf(node: Element): string {
  const href = node.nodeName === "A" ? (node.getAttribute("href") ?? "") : "";
  return allowedHref.test(href) ? ` href="${escaped(href)}"` : "";
}
