import { makeCompany, makePart } from "./actors";
import { answerOf, listPart, signedUp } from "./program";
import { fetchAlone, locationsIn, read } from "./seo-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

const file = `${baseUrl}/sitemap/listings-1.xml`;

test("every address of the sitemap is a page that calls itself by that address", async () => {
  const files = await locationsIn(`${baseUrl}/sitemap.xml`);
  expect(files).toEqual(expect.arrayContaining([`${baseUrl}/sitemap/pages.xml`, file]));
  for (const one of files) {
    const addresses = await locationsIn(one);
    expect(addresses.length, one).toBeGreaterThan(0);
    for (const address of [...addresses.slice(0, 20), ...addresses.slice(-4)]) {
      const { status, canonical, robots, title } = await read(address);
      expect([status, canonical, robots], address).toEqual([200, address, null]);
      expect(title, address).not.toBe("");
    }
  }
});

test("what is for sale is in it with its last change, in each of its languages, and nothing else", async () => {
  const session = await signedUp(makeCompany("Landkarte"));
  const listingId = await listPart(session, makePart());
  const address = `${baseUrl}/listing/detail/${listingId}`;
  const { updatedAt } = await answerOf("get-listing-by-id", { listingId });
  const xml = await (await fetchAlone(file)).text();
  const [entry = ""] = xml.split("\n").filter((line) => line.includes(`<loc>${address}</loc>`));
  expect(entry).toContain(`<lastmod>${updatedAt.toISOString()}</lastmod>`);
  for (const [language, other] of Object.entries((await read(address)).languages)) {
    expect(entry).toContain(`hreflang="${language}" href="${other}"`);
  }
  expect(xml).toContain(`<loc>${address}?lang=en</loc>`);
  await answerOf("set-listing-status", [{ id: listingId, status: "RESERVED" }], session);
  expect(await locationsIn(file)).not.toContain(address);
});

test("its files say what they are, may be kept for an hour and are not sent twice", async () => {
  for (const address of [`${baseUrl}/sitemap.xml`, `${baseUrl}/sitemap/pages.xml`]) {
    const first = await fetchAlone(address);
    expect(first.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    const etag = first.headers.get("etag") ?? "";
    const again = await fetchAlone(address, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const head = await fetchAlone(address, { method: "HEAD" });
    expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
  }
  for (const name of [
    "listings-85000.xml",
    "nichts.xml",
    "listings-1",
    "%00.xml",
    "pages.xml%20",
  ]) {
    expect((await fetchAlone(`${baseUrl}/sitemap/${name}`)).status, name).toBe(404);
  }
});

test("robots.txt leads to it, whatever host a crawler says it asks", async () => {
  const response = await fetchAlone(`${baseUrl}/robots.txt`, {
    headers: { "x-forwarded-host": "evil.example" },
  });
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toContain(`\nSitemap: ${baseUrl}/sitemap.xml\n`);
  expect(text).not.toContain("evil.example");
});

test("the landing page says who we are and how to search here", async () => {
  const { data, canonical, languages } = await read("/?utm_source=x");
  expect(canonical).toBe(`${baseUrl}/`);
  expect(languages.en).toBe(`${baseUrl}/?lang=en`);
  expect(JSON.stringify(data["@graph"])).toContain(
    `${baseUrl}/listing/search?query={search_term_string}`,
  );
});
