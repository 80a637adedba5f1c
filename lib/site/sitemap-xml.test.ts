import { expect, test } from "vitest";
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from "./sitemap-xml";

const lastModified = "2026-11-21T10:00:00.000Z";

test("a page is there once for each of its languages, and each names all of them", async () => {
  const xml = await written([{ path: "/a", hasEnglish: true, lastModified }], "https://x.example");
  expect(locations(xml)).toEqual(["https://x.example/a", "https://x.example/a?lang=en"]);
  for (const address of xml.match(/<url>.*<\/url>/g) ?? []) {
    expect(address).toContain(
      '<xhtml:link rel="alternate" hreflang="de" href="https://x.example/a"/>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://x.example/a?lang=en"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://x.example/a"/>',
    );
    expect(address).toContain(`<lastmod>${lastModified}</lastmod>`);
  }
});

test("a page in German alone has no other languages, and one of unknown age no date", async () => {
  const xml = await written([{ path: "/a", hasEnglish: false, lastModified: null }], "https://x");
  expect(xml).toContain("<url><loc>https://x/a</loc></url>");
});

test("characters with a meaning in XML are escaped", async () => {
  const path = `/?a=1&b=<">'`;
  const xml = await written([{ path, hasEnglish: false, lastModified: null }], "https://x");
  expect(xml).toContain("<loc>https://x/?a=1&amp;b=&lt;&quot;&gt;&apos;</loc>");
});

test("the index names each file with the moment of its newest page", () => {
  const files = [
    { name: "pages", lastModified: null },
    { name: "listings-1", lastModified },
  ];
  expect(sitemapIndexXml(files, "https://x").split("\n")).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    "<sitemap><loc>https://x/sitemap/pages.xml</loc></sitemap>",
    `<sitemap><loc>https://x/sitemap/listings-1.xml</loc><lastmod>${lastModified}</lastmod></sitemap>`,
    "</sitemapindex>",
    "",
  ]);
});

async function written(entries: SitemapEntry[], appUrl: string): Promise<string> {
  async function* atOnce() {
    yield entries;
  }
  let xml = "";
  for await (const piece of sitemapXml(atOnce(), appUrl)) {
    xml += piece;
  }
  return xml;
}

function locations(xml: string): (string | undefined)[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
}
