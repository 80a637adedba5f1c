import { rows } from "./search-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

test("a phone shows a part on its first screen, filters set or not", async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true });
  for (const filters of ["", "?shippingPossible=true&pickupPossible=true"]) {
    await page.goto(`/listing/search${filters}`);
    const name = await rows(page).first().getByRole("heading").boundingBox();
    // How many lines the codes above it take is the seller's doing.
    expect(name?.y ?? 740, filters).toBeLessThanOrEqual(570);
  }
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
});

test("eight rows stand above the fold of a desk, filters set or not", async ({
  openBrowser,
  t,
}) => {
  const page = await openBrowser({ viewport: { width: 1440, height: 900 } });
  for (const filters of ["", "?shippingPossible=true&sort=price"]) {
    await page.goto(`/listing/search${filters}`);
    const eighth = await rows(page).nth(7).boundingBox();
    expect((eighth?.y ?? 900) + (eighth?.height ?? 0), filters).toBeLessThanOrEqual(900);
  }
  await expect(page.getByText(t("search|sort"))).toBeVisible();
});
