import { site } from "./site";

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

/** What a request is answered whose address and headers are longer than Node reads: the bytes on the line. */
export function overlongAnswer(requestId: string): string {
  return [
    "HTTP/1.1 431 Request Header Fields Too Large",
    `X-Request-Id: ${requestId}`,
    "Content-Type: text/html; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(page)}`,
    "Cache-Control: no-store",
    "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "X-Content-Type-Options: nosniff",
    "Connection: close",
    "",
    page,
  ].join("\r\n");
}
