import { returnPath } from "@/lib/site/return-path";

export function returnAddress(referer: string | null, appUrl: string): string {
  const url = referer ? URL.parse(referer) : null;
  if (url?.origin !== new URL(appUrl).origin) {
    return "/";
  }
  url.searchParams.delete("lang");
  return returnPath(url.pathname + url.search);
}
