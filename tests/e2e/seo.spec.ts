import { randomInt } from "node:crypto";
import { manufacturerHref } from "@/lib/manufacturers/names";
import { queryIn } from "./database-steps";
import { answerOf, listPart, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { fetchAlone, read } from "./seo-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

const file = `${baseUrl}/sitemap/listings-1.xml`;

test("every kind of page is canonical in each of its languages and names the others", async () => {
  const { part, listingId, manufacturer } = await listOfNew(
    await signedUp(makeCompany("Polyglott")),
  );
  const paths = ["/", "/about", "/terms", "/privacy", "/imprint", "/csv-import/help", "/api-docs"];
  const made = ["/manufacturer", manufacturerHref(manufacturer), `/listing/detail/${listingId}`];
  for (const path of [...paths, ...made]) {
    const german = `${baseUrl}${path}`;
    const languages = { de: german, en: `${german}?lang=en`, "x-default": german };
    for (const address of [languages.de, languages.en]) {
      const page = await read(address);
      expect([page.status, page.canonical, page.languages, page.robots], address).toEqual([
        200,
        address,
        languages,
        null,
      ]);
      expect(page.description, address).toBeTruthy();
    }
  }
  const english = await read(`/listing/detail/${listingId}?lang=en`);
  expect([english.title, english.data.Product]).toEqual([
    expect.stringContaining(part.mpn),
    expect.objectContaining({ name: part.nameEn }),
  ]);
});

test("the canonical address has no extra parameters", async () => {
  const session = await signedUp(makeCompany("Saubermann"));
  const listingId = await listPart(session, makePart());
  const path = `/listing/detail/${listingId}`;
  for (const address of [
    `${path}?utm_source=x&utm_medium=y`,
    `${path}?lang=xx`,
    `${path}?lang=de&lang=en`,
    `/listing/detail/00${listingId}`,
  ]) {
    const page = await read(address);
    expect([page.status, page.canonical], address).toEqual([200, baseUrl + path]);
  }
  const page = await read(`${path}?quantity=3`, { cookie: `lagerfund-session=${session}` });
  expect(page.canonical).toBe(baseUrl + path);
});

test("a manufacturer's page shows its newest parts and leads to all; a paused one is gone at once", async ({
  page,
  t,
}) => {
  const seller = await signedUp(makeCompany("Händler"));
  const { part, listingId, manufacturer } = await listOfNew(seller);
  const href = manufacturerHref(manufacturer);
  await page.goto("/manufacturer");
  await page.getByRole("link", { name: manufacturer.name }).click();
  await expect(page).toHaveURL(href);
  await page.getByRole("link", { name: part.nameDe }).click();
  await expect(page).toHaveURL(/\/listing\/detail\//);
  await page
    .getByRole("navigation", { name: t("layout|breadcrumbs") })
    .getByRole("link", { name: manufacturer.name })
    .click();
  await expect(page).toHaveURL(href);
  const all = { name: manufacturer.name, count: 1, shown: "1" };
  await page.getByRole("link", { name: t("manufacturer|all", all) }).click();
  await expect(page).toHaveURL(`/listing/search?manufacturerId=${manufacturer.id}`);

  await answerOf("set-listing-status", [{ id: listingId, status: "DRAFT" }], seller);
  const empty = await read(href);
  expect([empty.status, empty.robots]).toEqual([200, "noindex"]);
  expect(empty.html).not.toContain(part.mpn);
  expect((await read("/manufacturer")).html).not.toContain(manufacturer.name);
});

test("every other address of a manufacturer leads to the right one for good", async () => {
  const seller = await signedUp(makeCompany("Umleitung"));
  const { manufacturer } = await listOfNew(seller);
  const href = manufacturerHref(manufacturer);
  const { id } = manufacturer;
  for (const address of [
    `/manufacturer/${id}`,
    `/manufacturer/${id}-etwas-anderes`,
    `/manufacturer/0${href.slice("/manufacturer/".length)}`,
    `${href}%20`,
  ]) {
    for (const cookie of ["", `lagerfund-session=${seller}`]) {
      const { status, location } = await read(address, { cookie });
      expect([status, location], address).toEqual([308, href]);
    }
  }
  const english = await read(`/manufacturer/${id}?lang=en`);
  expect([english.status, english.location]).toEqual([308, `${href}?lang=en`]);

  const merged = (await listOfNew(seller)).manufacturer;
  const { manufacturer: unverified } = await listOfNew(seller, false);
  await queryIn(
    process.env.DATABASE_URL ?? "",
    `UPDATE manufacturer SET merged_into_id = ${id} WHERE id = ${merged.id}`,
  );
  await listPart(seller, makePart());
  const moved = await read(manufacturerHref(merged));
  expect([moved.status, moved.location]).toEqual([308, href]);
  const sought = await read(manufacturerHref(unverified));
  const search = `/listing/search?manufacturerId=${unverified.id}`;
  expect([sought.status, sought.location]).toEqual([307, search]);
  for (const named of ["0", "-1", "abc", "2147483647-x", "99999999999999999999-x", "%00"]) {
    const { status, robots } = await read(`/manufacturer/${named}`);
    expect([status, robots], named).toEqual([404, expect.stringContaining("noindex")]);
  }
});

test("every address of the sitemap is a page that calls itself by that address", async () => {
  const files = await locationsIn(`${baseUrl}/sitemap.xml`);
  expect(files).toEqual(expect.arrayContaining([`${baseUrl}/sitemap/pages.xml`, file]));
  for (const one of files) {
    const addresses = await locationsIn(one);
    expect(addresses.length, one).toBeGreaterThan(0);
    for (const address of [...addresses.slice(0, 20), ...addresses.slice(-4)]) {
      const { status, canonical, robots } = await read(address);
      const isItself = status === 200 && canonical === address && robots === null;
      // A parallel test may have removed its listing meanwhile.
      if (!isItself && (await locationsIn(one)).includes(address)) {
        expect([status, canonical, robots], address).toEqual([200, address, null]);
      }
    }
  }
  const robots = await (await fetchAlone("/robots.txt", evil)).text();
  expect(robots).toContain(`\nSitemap: ${baseUrl}/sitemap.xml\n`);
});

const evil = { headers: { "x-forwarded-host": "evil.example" } };

test("the sitemap has the listings for sale with their last change, in each of their languages, and nothing else", async () => {
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
  await answerOf("set-listing-status", [{ id: listingId, status: "RESERVED" }], session);
  expect(await locationsIn(file)).not.toContain(address);
});

async function listOfNew(session: string, isVerified = true) {
  const part = { ...makePart(), manufacturer: `Müller & Söhne ${randomInt(1e9)} GmbH` };
  const listingId = await listPart(session, part);
  const { manufacturer } = await answerOf("get-listing-by-id", { listingId });
  if (isVerified) {
    const verify = `UPDATE manufacturer SET verified_at = now() WHERE id = ${manufacturer.id}`;
    await queryIn(process.env.DATABASE_URL ?? "", verify);
    // A new listing drops the cached manufacturers.
    await listPart(session, makePart());
  }
  return { part, listingId, manufacturer };
}

async function locationsIn(address: string): Promise<string[]> {
  const response = await fetchAlone(address);
  return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one = ""]) => one);
}
