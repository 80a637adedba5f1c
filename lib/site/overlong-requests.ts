import type { Duplex } from "node:stream";
import { site } from "./site";

// Whoever does not read the answer keeps the line no longer.
const lingerInMs = 2_000;

/**
 * Answers a request whose address and headers are longer than Node reads with a page that says so, where Node says
 * nothing but 431. Of a server's `clientError`; answers whether it was that.
 */
export function answerOverlong(error: NodeJS.ErrnoException, socket: Duplex): boolean {
  if (error.code !== "HPE_HEADER_OVERFLOW" || !socket.writable) {
    return false;
  }
  // What is still under way is read and thrown away: a line closed on it would take the answer along.
  socket.on("error", () => {});
  socket.on("data", () => {});
  socket.end(answer);
  setTimeout(() => socket.destroy(), lingerInMs).unref();
  return true;
}

// Neither the language nor anything else of the request is known: it says it in both (as app/global-error.tsx).
const page = `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Adresse zu lang · Address too long – ${site.name}</title>
<style>body{margin:4rem auto;max-width:40rem;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}</style>
</head>
<body>
<main>
<h1>Adresse zu lang · Address too long</h1>
<p>Die Adresse dieser Seite ist länger, als wir lesen können. Suchen Sie nach einer kürzeren Nummer; bleibt der Fehler bestehen, löschen Sie die Cookies dieser Website.</p>
<p><a href="/listing/search">Zur Suche</a></p>
<p lang="en">The address of this page is longer than we can read. Please search for a shorter number; if the error remains, delete the cookies of this site.</p>
<p lang="en"><a href="/listing/search?lang=en">To the search</a></p>
</main>
</body>
</html>
`;

const answer = [
  "HTTP/1.1 431 Request Header Fields Too Large",
  "Content-Type: text/html; charset=utf-8",
  `Content-Length: ${Buffer.byteLength(page)}`,
  "Cache-Control: no-store",
  "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  "X-Content-Type-Options: nosniff",
  "Connection: close",
  "",
  page,
].join("\r\n");
