import { createHash } from "node:crypto";
import type { Locale } from "@/lib/i18n/locales";
import { escaped } from "./escaped";
import { plainMark, plainStyle } from "./plain-page-parts";
import { plainScript } from "./plain-script";
import { site } from "./site";
import { themeScript } from "./theme-script";

/** What a plain document says in one language. Nothing in it is markup. */
export interface PlainSection {
  locale: Locale;
  title: string;
  paragraphs: string[];
  /** The first one stands out. An empty address asks for the same page once more. */
  links: { href: string; label: string }[];
  requestId?: { label: string; id: string } | undefined;
  /** What stands there instead where the page has come back to life and yet goes nowhere, as before a download. */
  back?: { title: string; text: string } | undefined;
}

interface PlainDocument {
  /** Which page it is, for its script. */
  kind: string;
  /** The reader's language or, where nobody knows that, all; the first is the document's own. */
  sections: [PlainSection, ...PlainSection[]];
  /** Comes again by itself, without JavaScript too. */
  retryInSeconds?: number | undefined;
}

/** Nothing but itself: no host is asked for anything, and no script runs but these. */
export const plainPolicy = [
  "default-src 'none'",
  `script-src ${[themeScript, plainScript].map(hashOf).join(" ")}`,
  `style-src ${hashOf(plainStyle)}`,
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

/** How it is sent. No document's own policy can forbid frames. */
export const plainHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": `${plainPolicy}; frame-ancestors 'none'`,
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
};

/** A document that is whole in itself: our mark, our colours, and no file but the tab's icon. */
export function plainDocument({ kind, sections, retryInSeconds }: PlainDocument): string {
  const name = escaped(site.name);
  const titles = new Set(sections.map(({ title }) => escaped(title)));
  return `<!DOCTYPE html>
<html lang="${sections[0].locale}" data-kind="${kind}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${plainPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${[...titles].join(" · ")} – ${name}</title>
<link rel="icon" href="/favicon.ico">
<script>${themeScript}</script>
<style>${plainStyle}</style>
${retryInSeconds === undefined ? "" : `<noscript><meta http-equiv="refresh" content="${retryInSeconds}"></noscript>`}
</head>
<body>
<header><div><a href="/">${plainMark}${name}</a></div></header>
<main>
${sections.map(sectionOf).join("\n")}
</main>
<script>${plainScript}</script>
</body>
</html>
`;
}

function sectionOf({ locale, title, paragraphs, links, requestId, back }: PlainSection): string {
  const heading = escaped(title);
  return `<section lang="${locale}" data-title="${heading} – ${escaped(site.name)}">
<h1>${heading}</h1>
${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join("\n")}
<nav>
${links.map(linkOf).join("\n")}
</nav>
${back === undefined ? "" : `<div hidden><h1>${escaped(back.title)}</h1><p>${escaped(back.text)}</p></div>`}
${requestId === undefined ? "" : `<small>${escaped(requestId.label)}<br><code>${escaped(requestId.id)}</code></small>`}
</section>`;
}

function linkOf({ href, label }: PlainSection["links"][number], place: number): string {
  const look = [place === 0 ? "first" : "", href === "" ? "again" : ""].filter(Boolean).join(" ");
  return `<a${look === "" ? "" : ` class="${look}"`} href="${escaped(href)}">${escaped(label)}</a>`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
