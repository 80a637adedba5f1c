const nowhere = "http://nowhere.invalid";

const maxPathLength = 2_000;

/** Accepts only paths of this site, else `fallback`. */
export function returnPath(next: unknown, fallback = "/"): string {
  if (typeof next !== "string" || next.length > maxPathLength || !/^\/[^\\\p{Cc}]*$/u.test(next)) {
    return fallback;
  }
  const url = URL.parse(next, nowhere);
  const path = url ? url.pathname + url.search + url.hash : fallback;
  return url?.origin === nowhere && !next.startsWith("//") && !path.startsWith("//")
    ? path
    : fallback;
}
