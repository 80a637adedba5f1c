import { isLocale } from "@/lib/i18n/locales";

export function inLanguageOf(url: string, location: string): string {
  const language = parametersOf(url).get("lang");
  if (!isLocale(language) || parametersOf(location).has("lang")) {
    return location;
  }
  const [path, fragment] = location.split("#", 2);
  const href = `${path}${location.includes("?") ? "&" : "?"}lang=${language}`;
  return fragment === undefined ? href : `${href}#${fragment}`;
}

function parametersOf(address: string): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]);
}
