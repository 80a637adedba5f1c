import { someClient } from "./client-address";
import { baseUrl } from "./surroundings";

interface Read {
  status: number;
  location: string | null;
  title: string;
  description: string | null;
  robots: string | null;
  canonical: string | null;
  languages: Record<string, string | null>;
  data: Record<string, Record<string, unknown>>;
  html: string;
}

type Asked = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** A client address of its own, because one client may load only two sitemap files at once. */
export function fetchAlone(address: string, init: Asked = {}): Promise<Response> {
  return fetch(new URL(address, baseUrl), {
    ...init,
    headers: { ...someClient(), ...init.headers },
  });
}

export async function read(address: string, headers: Record<string, string> = {}): Promise<Read> {
  const response = await fetchAlone(address, { redirect: "manual", headers });
  const html = await response.text();
  const location = response.headers.get("location");
  return {
    status: response.status,
    location: location && new URL(location, baseUrl).href.replace(baseUrl, ""),
    title: plain(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ""),
    description: meta(html).description ?? null,
    robots: meta(html).robots ?? null,
    canonical: written(links(html).find(({ rel }) => rel === "canonical")?.href),
    languages: Object.fromEntries(
      links(html).flatMap(({ hreflang, href }) =>
        hreflang && href ? [[hreflang, written(href)]] : [],
      ),
    ),
    data: Object.fromEntries(structuredData(html).map((one) => [one["@type"] ?? "@graph", one])),
    html,
  };
}

/** Next's head writes the landing page's address without its slash. */
function written(address: string | undefined): string | null {
  return address === undefined ? null : new URL(address).href;
}

function structuredData(html: string): Record<string, unknown>[] {
  const elements = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...elements].map(([, json = ""]) => JSON.parse(json));
}

function meta(html: string): Record<string, string> {
  return Object.fromEntries(
    elementsOf(html, "meta").map(({ name, property, content }) => [name ?? property, content]),
  );
}

function links(html: string): Record<string, string>[] {
  return elementsOf(html, "link");
}

function elementsOf(html: string, tag: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag} ([^>]*?)/?>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name.toLowerCase(),
        plain(value),
      ]),
    ),
  );
}

function plain(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
