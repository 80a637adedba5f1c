import { consentCookieName, consentRevision } from "@/lib/consent/consent-cookie";

const recordPattern = new RegExp(`(?:^|; )${consentCookieName}=([^;]+)`);

export function consentStepFor(cookies: string): "ask" | "measure" | "rest" {
  const stored = recordIn(cookies);
  const isWhole = stored?.consentId && stored.consentTimestamp && stored.lastConsentTimestamp;
  if (!isWhole || stored.revision !== consentRevision || !Array.isArray(stored.categories)) {
    return "ask";
  }
  return stored.categories.includes("analytics") ? "measure" : "rest";
}

/** Also matches some phones (CUBOT), for which the button still opens the dialog. */
export function isBot({ webdriver, userAgent }: Pick<Navigator, "webdriver" | "userAgent">) {
  return webdriver || /bot|crawl|spider|slurp|teoma/i.test(userAgent);
}

function recordIn(cookies: string) {
  try {
    return JSON.parse(decodeURIComponent(recordPattern.exec(cookies)?.[1] ?? ""));
  } catch {
    return null;
  }
}
