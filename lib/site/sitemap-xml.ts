import { escapeHtml } from "@/lib/text/escape-html";
import { pathInLanguage } from "./alternates";

export interface SitemapEntry {
  /** The German path; English adds `?lang=en`. */
  path: string;
  hasEnglish: boolean;
  /** ISO 8601; null when unknown. */
  lastModified: string | null;
}

export interface SitemapFile {
  name: string;
  lastModified: string | null;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Streams, so no file is held in memory. */
export async function* sitemapXml(
  entries: AsyncIterable<SitemapEntry[]>,
  appUrl: string,
): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const some of entries) {
    yield some.flatMap((entry) => addressesOf(entry, appUrl)).join("");
  }
  yield "</urlset>\n";
}

export function sitemapIndexXml(files: SitemapFile[], appUrl: string): string {
  const lines = files.map(({ name, lastModified }) => {
    const address = `${appUrl}/sitemap/${name}.xml`;
    return `<sitemap>${locationOf(address)}${lastModifiedOf(lastModified)}</sitemap>\n`;
  });
  return `${declaration}<sitemapindex ${namespace}>\n${lines.join("")}</sitemapindex>\n`;
}

/** hreflang must be reciprocal. */
function addressesOf({ path, hasEnglish, lastModified }: SitemapEntry, appUrl: string): string[] {
  const german = appUrl + path;
  const english = appUrl + pathInLanguage("en", path);
  const languages: [string, string][] = [
    ["de", german],
    ["en", english],
    ["x-default", german],
  ];
  const alternates = hasEnglish ? languages.map(alternateOf).join("") : "";
  const addresses = hasEnglish ? [german, english] : [german];
  return addresses.map(
    (address) => `<url>${locationOf(address)}${lastModifiedOf(lastModified)}${alternates}</url>\n`,
  );
}

function alternateOf([language, address]: [string, string]): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`;
}

function locationOf(address: string): string {
  return `<loc>${escapeHtml(address)}</loc>`;
}

function lastModifiedOf(moment: string | null): string {
  return moment === null ? "" : `<lastmod>${moment}</lastmod>`;
}
