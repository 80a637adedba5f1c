import { rows } from "./search-steps";
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
