import type { Page } from "playwright/test";
import { makeCompany, makePart } from "./actors";
import { wearCookie } from "./own-account-steps";
import { listPart, signedUp } from "./program";
import { chips, rows, searchField } from "./search-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
const filters = "hasCertificate=true&minOrderQuantity=1000&availableQuantity=999999";

test("a phone shows a part on its first screen, filters set or not", async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true });
  for (const filters of ["", "?shippingPossible=true&pickupPossible=true"]) {
    await page.goto(`/listing/search${filters}`);
    const name = await rows(page).first().getByRole("heading").boundingBox();
    // How many lines the codes above it take is the seller's doing.
    expect(name?.y ?? 740, filters).toBeLessThanOrEqual(570);
  }
});

test("however many filters are set, a phone's page stays as wide as the phone", async ({
  openBrowser,
  t,
}) => {
  const page = await openBrowser(phone);
  await page.goto(`/listing/search?query=6205&${filters}`);
  await expect(chips(page, t)).toHaveCount(4);
  expect(await widthsOf(page)).toEqual([320, 320]);
  await wearCookie(page, await signedUp(makeCompany("Drahtwerk")));
  await page.goto(`/listing/user?${filters}`);
  await expect(chips(page, t)).toHaveCount(4);
  expect(await widthsOf(page)).toEqual([320, 320]);
});

test("suggestions are as wide as their form, and break no word", async ({ openBrowser }) => {
  const part = makePart();
  await listPart(await signedUp(makeCompany("Kettenwerk")), part);
  const page = await openBrowser(phone);
  await page.goto("/listing/search");
  const field = await searchField(page);
  await field.pressSequentially(part.mpn);
  const maker = page.getByRole("option", { name: part.mpn }).getByText("Siemens");
  await expect(maker).toBeVisible();
  expect(await maker.evaluate((name) => name.getClientRects()[0]?.height)).toBeLessThan(30);
  const [form, list] = [
    await boxOf(page, "form[role=search]"),
    await boxOf(page, "[role=listbox]"),
  ];
  expect([list?.x, list?.width]).toEqual([form?.x, form?.width]);
});

test("on paper there are the results and their address alone", async ({ page, t }) => {
  await page.goto("/listing/search?shippingPossible=true");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`${baseUrl}/listing/search?shippingPossible=true`)).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  for (const control of ["search", "navigation"] as const) {
    await expect(page.getByRole(control).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByText(t("ui|page_size")).filter({ visible: true })).toHaveCount(0);
  // Across, paper is as wide as a desk with its filters at the left.
  await page.setViewportSize({ width: 1123, height: 794 });
  expect((await rows(page).first().boundingBox())?.width).toBeGreaterThan(900);
});

test("eight rows stand above the fold of a desk, filters set or not", async ({
  openBrowser,
  t,
}) => {
  const page = await openBrowser({ viewport: { width: 1440, height: 900 } });
  // What other tests list has ten pieces.
  for (const filters of ["?availableQuantity=20", "?availableQuantity=20&sort=price"]) {
    await page.goto(`/listing/search${filters}`);
    const eighth = await rows(page).nth(7).boundingBox();
    expect((eighth?.y ?? 900) + (eighth?.height ?? 0), filters).toBeLessThanOrEqual(900);
  }
  await expect(page.getByText(t("search|sort"))).toBeVisible();
});

test("however long the numbers are, nothing of a row stands on anything else", async ({
  openBrowser,
  page,
}) => {
  const part = makePart();
  const numbers = {
    mpn: part.mpn + "0123456789".repeat(5),
    alternateProductCodes: ["DILM9-10(24VDC)+DILA-XHI22", "6ES7131-4BF00-0AA0/6ES7131"],
  };
  await listPart(await signedUp(makeCompany("Bandweberei")), { ...part, ...numbers });
  for (const desk of [page, await openBrowser({ hasTouch: true })]) {
    for (const width of [1024, 1180, 1440]) {
      await desk.setViewportSize({ width, height: 900 });
      // By its beginning, so that the row says why it is there.
      await desk.goto(`/listing/search?query=${part.mpn.slice(0, -2)}`);
      // Other parts may have a similar number.
      const row = rows(desk).filter({ hasText: part.nameDe });
      expect(await row.evaluate(overlapsIn), `at ${width} px`).toEqual([]);
      expect(await widthsOf(desk), "sideways").toEqual([width, width]);
    }
  }
});

test("on paper nothing found has its address too, and nothing to press", async ({ page, t }) => {
  await page.goto(`/listing/search?${filters}`);
  await page.emulateMedia({ media: "print" });
  await expect(
    page.getByRole("paragraph").filter({ hasText: t("search|no_results") }),
  ).toBeVisible();
  await expect(page.getByText(`${baseUrl}/listing/search?minOrderQuantity=1000`)).toBeVisible();
  for (const name of [t("search|reset_filters"), t("search|all")]) {
    await expect(
      page.getByRole("main").getByRole("link", { name }).filter({ visible: true }),
      name,
    ).toHaveCount(0);
  }
});

test("on a phone the way to a page shows no more than its heading leaves to say, and tells it all", async ({
  openBrowser,
}) => {
  const part = { ...makePart(), mpn: `AX-${"1234567890".repeat(4)}-B` };
  const listingId = await listPart(await signedUp(makeCompany("Federnwerk")), part);
  const page = await openBrowser(phone);
  await page.goto(`/listing/detail/${listingId}`);
  const crumb = page.locator("nav li:has([aria-current=page])");
  await expect(crumb).toContainText(part.mpn);
  const [shown, way] = await Promise.all([crumb.boundingBox(), crumb.locator("..").boundingBox()]);
  expect(shown?.width).toBe(1);
  // One line, which can be hit.
  expect(way?.height).toBeLessThanOrEqual(44);
});

/** Runs in the page: which texts of a row leave their column, or are drawn on top of each other. */
function overlapsIn(row: Element): string[] {
  // What is folded away, or only heard, stands nowhere.
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.checkVisibility() && !parentElement.closest(".sr-only, .lg\\:sr-only")
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const lines: { text: string; box: DOMRect }[] = [];
  const faults: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const text = textContent ?? "";
    const column = parentElement?.closest("li > div, li > dl > div")?.getBoundingClientRect();
    // What is cut off on purpose is drawn as far as what cuts it.
    const cut = parentElement?.closest(".lg\\:cut-line, .xl\\:cut-line")?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const rect of range.getClientRects()) {
      const right = Math.min(rect.right, cut?.right ?? rect.right);
      lines.push({ text, box: new DOMRect(rect.left, rect.top, right - rect.left, rect.height) });
      if (column && right > column.right + 1) {
        faults.push(`${text} leaves its column`);
      }
    }
  }
  const isOn = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8;
  for (const [place, { text, box }] of lines.entries()) {
    const covered = lines
      .slice(place + 1)
      .filter((other) => other.text !== text && isOn(box, other.box));
    faults.push(...covered.map((other) => `${text} / ${other.text}`));
  }
  return faults;
}

function widthsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
}

function boxOf(page: Page, selector: string) {
  return page.locator(selector).first().boundingBox();
}
