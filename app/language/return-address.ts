import { returnPath } from "@/lib/accounts/rules";

/** The referring page of this site without `lang`, which would override the new choice; else the landing page. */
export function returnAddress(referer: string | null, appUrl: string): string {
  const url = referer ? URL.parse(referer) : null;
  if (url?.origin !== new URL(appUrl).origin) {
    return "/";
  }
  url.searchParams.delete("lang");
  return returnPath(url.pathname + url.search);
}
