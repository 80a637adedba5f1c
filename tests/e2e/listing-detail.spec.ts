import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { makeCompany, makePart } from "./actors";
import { faultsFoundByAxe } from "./axe-steps";
import { listWithFiles } from "./detail-steps";
import { fact, visitorsHtml } from "./listing-steps";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, signedUp } from "./program";
import { baseUrl, outboxDir } from "./surroundings";
import { expect, test } from "./test";

const dataDir = path.dirname(outboxDir);
const age = { condition: "UNUSED_OPENED", yearOfManufacture: 2019, dateCode: "KW 34/19" };

test("condition, year, date code and certificates are shown to everybody, and to search engines", async ({
  page,
  t,
}) => {
  const part = makePart();
  const files = [
    { name: "vorn.png" },
    { name: "Datenblatt.pdf", type: "SPECS" as const },
    { name: "Zeugnis.pdf", type: "CERTIFICATE" as const },
  ];
  const listingId = await listWithFiles(await signedUp(makeCompany("Lager")), part, files, age);
  await page.goto(`/listing/detail/${listingId}`);
  await expect(fact(page, t("listing|condition"))).toHaveText(t("listing|condition|UNUSED_OPENED"));
  await expect(fact(page, t("listing|yearOfManufacture"))).toHaveText("2019");
  await expect(fact(page, t("listing|dateCode"))).toHaveText(age.dateCode);
  await expect(page.locator("li", { hasText: ".pdf" })).toHaveText([
    `Zeugnis.pdf${t("document|type|CERTIFICATE")}`,
    `Datenblatt.pdf${t("document|type|SPECS")}`,
  ]);

  const { html } = await visitorsHtml(listingId);
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    name: part.nameDe,
    mpn: part.mpn,
    image: [expect.stringMatching(/^http.*\/media\/[^/]+\/w1200\.webp$/)],
    offers: {
      url: `${baseUrl}/listing/detail/${listingId}`,
      price: "123.45",
      availability: "https://schema.org/InStock",
      itemCondition: "https://schema.org/NewCondition",
    },
  });

  await page.goto(`/listing/search?query=${part.mpn}`);
  await expect(
    page.getByText(t("listings|condition|UNUSED_OPENED"), { exact: true }),
  ).toBeVisible();
});

test.describe("a download", () => {
  test.use({ language: "en", expectedErrors: [/status of 404/] });

  test("comes, with and without JavaScript, and says so when it does not", async ({
    page,
    openBrowser,
  }) => {
    const files = [{ name: "sheet.pdf" }];
    const session = await signedUp(makeCompany("Archiv"));
    const listingId = await listWithFiles(session, makePart(), files);
    for (const visitor of [page, await openBrowser({ javaScriptEnabled: false })]) {
      await visitor.goto(`/listing/detail/${listingId}?lang=en`);
      const download = visitor.waitForEvent("download");
      await visitor.getByRole("link", { name: "sheet.pdf" }).click();
      expect((await download).suggestedFilename()).toBe("sheet.pdf");
    }

    await loseFile(await documentOf(listingId));
    await page.getByRole("link", { name: "sheet.pdf" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "Error fetching download" });
    await expect(alert).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/listing/detail/${listingId}`));

    await page.reload();
    const empty = page.getByRole("link", { name: "sheet.pdf (No Download)" });
    await expect(empty).toBeDisabled();
    await expect(empty).not.toHaveAttribute("href");
  });
});

async function documentOf(listingId: number): Promise<string> {
  const { documents } = await answerOf("get-listing-by-id", {
    listingId,
  });
  return documents[0]?.key ?? "";
}

/** As when a disk was lost or somebody has tidied up. */
async function loseFile(key: string): Promise<void> {
  const stored = await readdir(dataDir, { recursive: true });
  const files = stored.filter((file) => file.endsWith(key));
  expect(files).toHaveLength(1);
  await Promise.all(files.map((file) => rm(path.join(dataDir, file))));
}

test("a phone says first that a part cannot be had, then what to take instead, then shows it", async ({
  openBrowser,
  t,
}) => {
  const [session, other, part] = [
    await signedUp(makeCompany("Vergriffen")),
    await signedUp(makeCompany("Vorrat")),
    makePart(),
  ];
  const listingId = await listWithFiles(session, part, [{ name: "a.png" }]);
  await listPart(other, part);
  await answerOf("set-listing-status", [{ id: listingId, status: "RESERVED" }], session);
  const size = { width: 360, height: 740 };
  const page = await openBrowser({ viewport: size, hasTouch: true, isMobile: true });
  await page.goto(`/listing/detail/${listingId}`);
  const line = page.getByRole("link", { name: t("listing|alternatives|see") });
  const instead = page.getByRole("region", { name: t("listing|alternatives") });
  const places = [line, instead, page.locator("figure"), page.locator("#request")].map(
    async (part) => (await part.boundingBox())?.y,
  );
  const tops = await Promise.all(places);
  expect(tops).toEqual(tops.toSorted((a = 0, b = 0) => a - b));
  expect(tops[0]).toBeLessThan(size.height / 2);
  await line.click();
  await expect(instead).toBeInViewport();

  const crumbs = page.getByRole("navigation", { name: t("layout|breadcrumbs") });
  const middles = await crumbs.locator(":is(a, span)").evaluateAll((parts) =>
    parts.slice(0, 3).map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(new Set(middles).size).toBe(1);
});

test("on paper it is one page, with the codes and where to find it", async ({ page, t }) => {
  const part = makePart();
  const files = [{ name: "a.png" }, { name: "b.png" }, { name: "c.pdf" }];
  const listingId = await listWithFiles(await signedUp(makeCompany("Papier")), part, files, age);
  await page.goto(`/listing/detail/${listingId}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`${baseUrl}/listing/detail/${listingId}`)).toBeVisible();
  await expect(page.getByText(part.mpn).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("button", { name: t("transaction|request|submit") })).toBeHidden();
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("axe finds nothing in the lightbox", async ({ page, t }) => {
  const session = await signedUp(makeCompany("Prüfstand"));
  const files = [{ name: "a.png" }, { name: "b.png" }, { name: "c.pdf" }];
  const listingId = await listWithFiles(session, makePart(), files, age);
  await wearCookie(page, session);
  await page.goto(`/listing/detail/${listingId}`);
  const first = t("listing|detail|picture|enlarge", { number: "1", count: "2" });
  await page.getByRole("link", { name: first, exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await faultsFoundByAxe(page)).toEqual([]);
});
