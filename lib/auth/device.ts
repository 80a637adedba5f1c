import "server-only";
import Bowser from "bowser";

/** What a browser calls itself, in words for its owner: "Firefox · Windows"; null when it cannot be told. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) {
    return null;
  }
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(" · ") || null;
}
