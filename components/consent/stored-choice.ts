import { consentCookieName, consentRevision } from "@/lib/consent/consent";

const keptRecord = new RegExp(`(?:^|; )${consentCookieName}=([^;]+)`);

export function stepFor(cookies: string): "ask" | "measure" | "rest" {
  const kept = recordIn(cookies);
  const isWhole = kept?.consentId && kept.consentTimestamp && kept.lastConsentTimestamp;
  if (!isWhole || kept.revision !== consentRevision || !Array.isArray(kept.categories)) {
    return "ask";
  }
  return kept.categories.includes("analytics") ? "measure" : "rest";
}

/** Also matches some phones (CUBOT), for which the button still opens the dialog. */
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
