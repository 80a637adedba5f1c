import { createHash } from "node:crypto";
import type { Locale } from "@/lib/i18n/locales";
import { plainMark, plainScript, plainStyle } from "./plain-page-parts";
import { type PlainKind, plainTextsOf } from "./plain-page-texts";
import { site } from "./site";
import { themeScript } from "./theme-script";

const retryInSeconds = 15;

/** Nothing but itself: no host is asked for anything, and no script runs but these. */
export const plainPolicy = [
  "default-src 'none'",
  `script-src ${[themeScript, plainScript].map(hashOf).join(" ")}`,
  `style-src ${hashOf(plainStyle)}`,
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

/**
 * A page that is whole in itself, for when the application cannot make one, in the reader's language or, where nobody
 * knows that, in all that are named: the first is the page's own (docs/decisions/0041).
 */
export function plainPage(
  kind: PlainKind,
  locales: [Locale, ...Locale[]],
  requestId?: string,
): string {
  const title = [...new Set(locales.map((locale) => plainTextsOf(kind, locale).title))].join(" · ");
  return `<!DOCTYPE html>
<html lang="${locales[0]}" data-kind="${kind}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${plainPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${site.name}</title>
<link rel="icon" href="/favicon.ico">
<script>${themeScript}</script>
<style>${plainStyle}</style>
${kind === "unavailable" ? `<noscript><meta http-equiv="refresh" content="${retryInSeconds}"></noscript>` : ""}
</head>
<body>
<header><div><a href="/">${plainMark}${site.name}</a></div></header>
<main>
${locales.map((locale) => sectionOf(kind, locale, requestId)).join("\n")}
</main>
<script>${plainScript}</script>
</body>
</html>
`;
}

function sectionOf(kind: PlainKind, locale: Locale, requestId?: string): string {
  const {
    title,
    paragraphs,
    again,
    home,
    allListings,
    requestId: label,
  } = plainTextsOf(kind, locale);
  const query = locale === "de" ? "" : `?lang=${locale}`;
  return `<section lang="${locale}" data-title="${title} – ${site.name}">
<h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join("\n")}
<nav>
${again === undefined ? `<a class="first" href="/listing/search${query}">${allListings}</a>` : `<a class="first again" href="">${again}</a>`}
<a href="/${query}">${home}</a>
</nav>
${requestId === undefined ? "" : `<small>${label}<br><code>${requestId}</code></small>`}
</section>`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
