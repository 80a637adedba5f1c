import type { Translation } from "vanilla-cookieconsent";
import type { Locale } from "@/lib/i18n/locales";
import { escaped } from "@/lib/text/escape-html";

// Nobody waits longer for another wording of the same question.
const longestWaitInMs = 4_000;

/** Made of the messages by consent-translation.test.ts: a page need not carry texts that it seldom shows. */
const ownTranslations: Record<Locale, () => Promise<{ default: Translation }>> = {
  de: () => import("./translations/de.json"),
  en: () => import("./translations/en.json"),
};

/** The configured texts; where they do not come, or a button is missing, the console says so and ours are shown. */
export async function loadTranslation(language: Locale, url: string | null): Promise<Translation> {
  if (url) {
    try {
      return await fetchTranslation(url.replaceAll("{language}", language));
    } catch (cause) {
      // Spec §8, in the library's words.
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

/** Whether it lets one accept, reject and choose: without these nobody could answer, or the library shows nothing. */
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

const keptElements = ["a", "strong", "em", "br"];
const withoutText = ["script", "style", "title"];
// No placeholder: what the library puts there would stand within the attribute.
const keptHref = /^(?:\/|https:)[^{}]*$/;

/**
 * Of HTML that is not ours the text, its emphases and its links, in every text of a value: the library shows texts as
 * HTML (docs/decisions/0040-consent.md).
 */
export function withStoredHtml<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, part) =>
    // What has no tag stays as it is: some texts become attributes, where nothing is unescaped.
    typeof part === "string" && part.includes("<") ? keptHtml(part) : part,
  );
}

function keptHtml(html: string): string {
  // Such a document runs and loads nothing.
  return keptWithin(new DOMParser().parseFromString(html, "text/html").body);
}

function keptWithin(parent: Node): string {
  return [...parent.childNodes].map(kept).join("");
}

function kept(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) {
    return escaped(node.textContent ?? "");
  }
  const name = node.nodeName.toLowerCase();
  if (!(node instanceof Element) || withoutText.includes(name)) {
    return "";
  }
  const within = keptWithin(node);
  if (!keptElements.includes(name)) {
    return within;
  }
  return name === "br" ? "<br>" : `<${name}${hrefOf(node)}>${within}</${name}>`;
}

function hrefOf(node: Element): string {
  const href = node.nodeName === "A" ? (node.getAttribute("href") ?? "") : "";
  return keptHref.test(href) ? ` href="${escaped(href)}"` : "";
}
