const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Where a page asked for by another name of this very machine really lives: cookies, uploads and the origin
 * check know one address only. Null for the right address, and for any other host, which a proxy may use.
 */
export function canonicalAddress(
  appUrl: string,
  requested: URL,
  host: string | null,
): string | null {
  const own = new URL(appUrl);
  const asked = host === null ? null : URL.parse(`${own.protocol}//${host}`);
  if (!asked || asked.host === own.host || asked.port !== own.port) {
    return null;
  }
  return loopback.has(own.hostname) && loopback.has(asked.hostname)
    ? `${own.origin}${requested.pathname}${requested.search}`
    : null;
}
