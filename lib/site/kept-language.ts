import type { ServerResponse } from "node:http";
import { isLocale } from "@/lib/i18n/locales";

const ways = [307, 308];

/**
 * Has a way to another page of ours keep the language that the address asks for: a page that is made for everybody knows
 * no query, so German by its address would become English by the cookie.
 */
export function keepLanguage(response: ServerResponse, status: unknown, url = ""): void {
  const language = parametersOf(url).get("lang");
  const location = response.getHeader("location");
  const isOurs = typeof location === "string" && /^\/(?!\/)/.test(location);
  if (!(ways.includes(Number(status)) && isOurs && isLocale(language))) {
    return;
  }
  if (!parametersOf(location).has("lang")) {
    const [path, fragment] = location.split("#", 2);
    const href = `${path}${location.includes("?") ? "&" : "?"}lang=${language}`;
    response.setHeader("location", fragment === undefined ? href : `${href}#${fragment}`);
  }
}

function parametersOf(address: string): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]);
}
