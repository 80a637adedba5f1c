import { consentCookieName, consentRevision } from "@/lib/consent/consent";

const keptRecord = new RegExp(`(?:^|; )${consentCookieName}=([^;]+)`);

/**
 * What is to be done unasked, by the choice among a browser's cookies. A choice counts as it does for the library:
 * whole, and of this revision.
 */
export function stepFor(cookies: string): "ask" | "measure" | "rest" {
  const kept = recordIn(cookies);
  const isWhole = kept?.consentId && kept.consentTimestamp && kept.lastConsentTimestamp;
  if (!isWhole || kept.revision !== consentRevision || !Array.isArray(kept.categories)) {
    return "ask";
  }
  return kept.categories.includes("analytics") ? "measure" : "rest";
}

/** Nobody asks them, and they are not measured, but for who presses the button: a phone can be named CUBOT. */
export function isBot({ webdriver, userAgent }: Pick<Navigator, "webdriver" | "userAgent">) {
  return webdriver || /bot|crawl|spider|slurp|teoma/i.test(userAgent);
}

function recordIn(cookies: string) {
  try {
    return JSON.parse(decodeURIComponent(keptRecord.exec(cookies)?.[1] ?? ""));
  } catch {
    return null;
  }
}
