import { randomInt } from "node:crypto";
import { manufacturerHref } from "@/lib/manufacturers/rules";
import { makeCompany, makePart } from "./actors";
import { payloadOf } from "./detail-steps";
import { answerOf, listPart, signedUp } from "./program";
import { read } from "./seo-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import { makeCast, offerIn, states } from "./visibility-steps";

test("each language of a listing is its own canonical page and names the others", async () => {
  const part = makePart();
  const listingId = await listPart(await signedUp(makeCompany("Zweisprachig")), part);
  const german = `${baseUrl}/listing/detail/${listingId}`;
  const languages = { de: german, en: `${german}?lang=en`, "x-default": german };
  for (const [language, address] of Object.entries(languages)) {
    const page = await read(address);
    expect([page.status, page.canonical, page.languages], language).toEqual([
      200,
      address,
      languages,
    ]);
    const name = language === "en" ? part.nameEn : part.nameDe;
    expect([page.title, page.data.Product], language).toEqual([
      expect.stringMatching(new RegExp(`^${part.mpn} · Siemens · `)),
      expect.objectContaining({ name, url: address }),
    ]);
    expect(page.shared["og:url"]).toBe(address);
  }
});

test("a listing in German alone is the German page in English too", async () => {
  const session = await signedUp(makeCompany("Einsprachig"));
  const payload = payloadOf(makePart(), { nameEn: null, descriptionEn: null });
  const { listingId } = await answerOf("create-listing", payload, session);
  const german = `${baseUrl}/listing/detail/${listingId}`;
  for (const address of [german, `${german}?lang=en`]) {
    const page = await read(address);
    expect([page.status, page.canonical]).toEqual([200, german]);
    expect(page.languages).toEqual({ de: german, "x-default": german });
  }
});

test("whatever is added to an address, the canonical one is clean", async () => {
  const listingId = await listPart(await signedUp(makeCompany("Saubermann")), makePart());
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
  const member = await signedUp(makeCompany("Mitglied"));
  const page = await read(`${path}?quantity=3`, { cookie: `lagerfund-session=${member}` });
  expect([page.canonical, page.languages.en]).toEqual([
    baseUrl + path,
    `${baseUrl + path}?lang=en`,
  ]);
});

test("a listing says what it is, how many there are and what it costs", async () => {
  const part = makePart();
  const changes = { condition: "NEW_IN_PACKAGING", minOrderQuantity: 3 } as const;
  const session = await signedUp(makeCompany("Datenblatt"));
  const payload = payloadOf(part, changes);
  const { listingId } = await answerOf("create-listing", payload, session);
  const { description, data, shared, robots } = await read(`/listing/detail/${listingId}`);
  expect(robots).toBeNull();
  expect(description?.replaceAll("\u00a0", " ")).toMatch(
    /^Neu, originalverpackt · 10 Stück verfügbar · 123,45 € pro Stück · Versand\. Original/,
  );
  expect(data.Product).toMatchObject({
    mpn: part.mpn,
    gtin13: part.ean,
    offers: {
      price: "123.45",
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      eligibleQuantity: { minValue: 3, maxValue: 10, unitCode: "C62" },
    },
  });
  const { manufacturer } = await answerOf("get-listing-by-id", { listingId });
  expect(data.BreadcrumbList?.itemListElement).toMatchObject([
    { position: 1, item: `${baseUrl}/manufacturer` },
    { position: 2, item: baseUrl + manufacturerHref(manufacturer) },
    { position: 3, item: `${baseUrl}/listing/detail/${listingId}`, name: part.mpn },
  ]);
  expect(shared).toMatchObject({
    "og:site_name": "Lagerfund",
    "og:locale": "de_DE",
    "og:image:width": "1200",
    "twitter:card": "summary_large_image",
  });
  const picture = await fetch(shared["og:image"] ?? "");
  expect([picture.status, picture.headers.get("content-type")]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
});

test("every state of a listing is a page or a 404 as the table has it, and says so", async () => {
  const cast = await makeCast();
  const availability = {
    AVAILABLE: "InStock",
    UNAVAILABLE: "OutOfStock",
    RESERVED: "OutOfStock",
    SOLD: "SoldOut",
    DRAFT: null,
    DELETED: null,
  };
  for (const state of states) {
    const { listingId } = await offerIn(state, cast);
    const page = await read(`/listing/detail/${listingId}`);
    const said = availability[state];
    expect(page.status, state).toBe(said ? 200 : 404);
    expect(page.robots === null, state).toBe(said !== null);
    expect(page.data.Product?.offers, state).toEqual(
      said ? expect.objectContaining({ availability: `https://schema.org/${said}` }) : undefined,
    );
  }
});

test("a sold listing leads to the same part in other listings and to similar numbers", async ({
  page,
  t,
}) => {
  // A number like no other; without an EAN, which is like those of its maker's other parts.
  const mpn = `QX${randomInt(1e9, 1e10)}Y1`;
  const [part, like] = [oneWith(mpn), oneWith(mpn.replace(/1$/, "2"))];
  const [seller, other] = [
    await signedUp(makeCompany("Ausverkauft")),
    await signedUp(makeCompany("Vorrat")),
  ];
  const listingId = await listPart(seller, part);
  await page.goto(`/listing/detail/${listingId}`);
  await expect(page.getByRole("heading", { name: t("listing|alternatives") })).toHaveCount(0);

  await answerOf("set-listing-status", [{ id: listingId, status: "RESERVED" }], seller);
  await page.goto(`/listing/detail/${listingId}`);
  await expect(page.getByText(t("listing|alternatives|none"))).toBeVisible();
  const instead = page.getByRole("region", { name: t("listing|alternatives") });
  await instead.getByRole("link").click();
  // A manufacturer that nobody has verified leads on to the search.
  await expect(page).toHaveURL(/\/manufacturer\/\d+-siemens$|\?manufacturerId=\d+$/);

  const sameId = await listPart(other, part);
  await listPart(other, like);
  await page.goto(`/listing/detail/${listingId}`);
  const links = instead.getByRole("link");
  await expect(links).toHaveText([mpn, like.mpn]);
  await links.first().click();
  await expect(page).toHaveURL(`/listing/detail/${sameId}`);
});

function oneWith(mpn: string) {
  return { ...makePart(), mpn, ean: "" };
}
