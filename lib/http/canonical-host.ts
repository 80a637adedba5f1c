import type { IncomingHttpHeaders } from "node:http";

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

interface Asked {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

export function canonicalAddress(appUrl: string, { method, url, headers }: Asked): string | null {
  if (method !== "GET" || headers["sec-fetch-dest"] !== "document") {
    return null;
  }
  const own = new URL(appUrl);
  const asked = URL.parse(`${own.protocol}//${headers.host}`);
  if (!asked || asked.host === own.host || asked.port !== own.port) {
    return null;
  }
  return loopback.has(own.hostname) && loopback.has(asked.hostname) ? `${own.origin}${url}` : null;
}
