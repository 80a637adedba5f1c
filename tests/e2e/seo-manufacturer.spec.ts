import { randomInt } from "node:crypto";
import { manufacturerHref } from "@/lib/manufacturers/rules";
import { makeCompany, makePart } from "./actors";
import { answerOf, listPart, signedUp } from "./program";
import { changeDatabase, read } from "./seo-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

test("a manufacturer's page shows its newest parts, is found in each language and leads to all", async ({
  page,
  t,
}) => {
  const seller = await signedUp(makeCompany("Händler"));
  const { part, manufacturer } = await listOfNew(seller, true);
  const href = manufacturerHref(manufacturer);
  const german = baseUrl + href;
  const languages = { de: german, en: `${german}?lang=en`, "x-default": german };
  for (const address of Object.values(languages)) {
    const one = await read(address);
    expect([one.status, one.canonical, one.languages]).toEqual([200, address, languages]);
    expect(one.title).toContain(manufacturer.name);
    expect(one.description).toContain(part.mpn);
    expect(one.data.ItemList?.itemListElement).toHaveLength(1);
    expect(one.data.BreadcrumbList?.itemListElement).toHaveLength(2);
  }

  await page.goto("/manufacturer");
  await page.getByRole("link", { name: manufacturer.name }).click();
  await expect(page).toHaveURL(href);
  const words = manufacturer.name.split(" ").length;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    t("manufacturer|title", { name: manufacturer.name, words }),
  );
  await expect(page.getByRole("link", { name: part.nameDe })).toBeVisible();
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
});

test("a part that is listed or sold is there or gone at once", async () => {
  const seller = await signedUp(makeCompany("Schnell"));
  const { part, listingId, manufacturer } = await listOfNew(seller, true);
  const href = manufacturerHref(manufacturer);
  expect((await read(href)).html).toContain(part.mpn);
  await answerOf("set-listing-status", [{ id: listingId, status: "DRAFT" }], seller);
  const empty = await read(href);
  expect([empty.status, empty.robots]).toEqual([200, "noindex"]);
  expect(empty.html).not.toContain(part.mpn);
  expect((await read("/manufacturer")).html).not.toContain(manufacturer.name);
  await answerOf("set-listing-status", [{ id: listingId, status: "ACTIVE" }], seller);
  expect((await read(href)).html).toContain(part.mpn);
});

test("every other address of a manufacturer leads to the right one for good", async () => {
  const seller = await signedUp(makeCompany("Umleitung"));
  const { manufacturer } = await listOfNew(seller, true);
  const href = manufacturerHref(manufacturer);
  const { id } = manufacturer;
  const member = { cookie: `lagerfund-session=${seller}` };
  for (const address of [
    `/manufacturer/${id}`,
    `/manufacturer/${id}-`,
    `/manufacturer/${id}-etwas-anderes`,
    `/manufacturer/0${href.slice("/manufacturer/".length)}`,
    href.toUpperCase().replace("/MANUFACTURER", "/manufacturer"),
    `${href}%20`,
    `/manufacturer/${id}-${"x".repeat(300)}`,
  ]) {
    for (const headers of [{}, member]) {
      const { status, location } = await read(address, headers);
      expect([status, location], address).toEqual([308, href]);
    }
  }
  const english = await read(`/manufacturer/${id}?lang=en`);
  expect([english.status, english.location]).toEqual([308, `${href}?lang=en`]);
  // German by its address, whatever the cookie says.
  for (const headers of [{ cookie: "i18n_lang=en" }, member]) {
    const german = await read(`/manufacturer/${id}?lang=de`, headers);
    expect([german.status, german.location]).toEqual([308, `${href}?lang=de`]);
  }
});

test("one that was merged leads to the other for good, one that nobody verified to the search", async () => {
  const seller = await signedUp(makeCompany("Fusion"));
  const target = (await listOfNew(seller, true)).manufacturer;
  const merged = (await listOfNew(seller, true)).manufacturer;
  const { manufacturer: unverified, listingId: unverifiedPart } = await listOfNew(seller, false);
  await changeDatabase("UPDATE manufacturer SET merged_into_id = $1 WHERE id = $2", [
    target.id,
    merged.id,
  ]);
  await listPart(seller, makePart());
  const moved = await read(manufacturerHref(merged));
  expect([moved.status, moved.location]).toEqual([308, manufacturerHref(target)]);
  const way = `/listing/search?manufacturerId=${unverified.id}`;
  const part = await read(`/listing/detail/${unverifiedPart}`);
  expect(part.data.BreadcrumbList?.itemListElement).toMatchObject([
    {},
    { item: baseUrl + way },
    {},
  ]);
  const sought = await read(manufacturerHref(unverified));
  expect([sought.status, sought.location]).toEqual([307, way]);
});

test.describe("a manufacturer that does not exist", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("is a 404 that offers the search", async ({ page, t }) => {
    for (const named of [
      "0",
      "-1",
      "abc",
      "2147483647-x",
      "2147483648",
      "99999999999999999999-x",
      "1e3",
      "%00",
    ]) {
      const { status, robots } = await read(`/manufacturer/${named}`);
      expect([status, robots], named).toEqual([404, expect.stringContaining("noindex")]);
    }
    await page.goto("/manufacturer/0");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("manufacturer|not_found"));
    await expect(page.getByRole("main").getByRole("search")).toBeVisible();
  });
});

/** A listing of a manufacturer that nobody knew before. */
async function listOfNew(session: string, isVerified: boolean) {
  const part = { ...makePart(), manufacturer: `Müller & Söhne ${randomInt(1e9)} GmbH` };
  const listingId = await listPart(session, part);
  const { manufacturer } = await answerOf("get-listing-by-id", { listingId });
  if (isVerified) {
    const now = "UPDATE manufacturer SET verified_at = now() WHERE id = $1";
    await changeDatabase(now, [manufacturer.id]);
    // Drops what pages remember of manufacturers.
    await listPart(session, makePart());
  }
  return { part, listingId, manufacturer };
}
