import { gzipSync } from "node:zlib";

/** What a browser loads first for a page, in bytes; scripts, style and HTML after gzip. */
export interface Weight {
  scripts: number;
  styles: number;
  fonts: number;
  html: number;
}

/** Counts what the page's HTML names, because everything else loads later. */
export async function weigh(url: string): Promise<Weight> {
  const { origin } = new URL(url);
  const { html, preloads } = await pageAt(url);
  const tags = [...(html.match(/<(?:script|link)\b[^>]*>/g) ?? []), ...preloads];
  const scripts = tags.filter((tag) => tag.startsWith("<script") && !/\bnomodule\b/i.test(tag));
  const styles = tags.filter((tag) => /rel="stylesheet"/.test(tag));
  const fonts = tags.filter((tag) => /as="font"/.test(tag));
  return {
    scripts: await sumOf(origin, scripts, zipped),
    styles: await sumOf(origin, styles, zipped),
    fonts: await sumOf(origin, fonts, ({ length }) => length),
    html: zipped(Buffer.from(html)),
  };
}

async function sumOf(
  origin: string,
  tags: string[],
  sizeOf: (bytes: Buffer) => number,
): Promise<number> {
  const named = tags.map((tag) => /\b(?:src|href)="(\/[^"]+)"/.exec(tag)?.[1] ?? "");
  const files = new Set(named.filter((file) => file !== ""));
  let sum = 0;
  for (const file of files) {
    const response = await fetch(origin + file.replaceAll("&amp;", "&"));
    sum += sizeOf(Buffer.from(await response.arrayBuffer()));
  }
  return sum;
}

function zipped(bytes: Buffer): number {
  return gzipSync(bytes).length;
}

/** A dynamic page names its fonts in a header; they are answered as tags too. */
async function pageAt(url: string): Promise<{ html: string; preloads: string[] }> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answers ${response.status}.`);
  }
  const links = (response.headers.get("link") ?? "").match(/<[^>]+>[^<]*/g) ?? [];
  const preloads = links.map((link) => link.replace(/^<([^>]+)>/, '<link href="$1"'));
  return { html: await response.text(), preloads };
}
