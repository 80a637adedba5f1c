import { returnPath } from "@/lib/accounts/rules";

/**
 * Where the language switch goes back to: the referring page of this site without its `lang` parameter, which
 * would overrule the choice just made; else the landing page.
 */
export function returnAddress(referer: string | null, appUrl: string): string {
  const url = referer ? URL.parse(referer) : null;
  if (url?.origin !== new URL(appUrl).origin) {
    return "/";
  }
  url.searchParams.delete("lang");
  return returnPath(url.pathname + url.search);
}
