import { listPartIn, makeDatabase, whileListingsAreHeld } from "./database-steps";
import { heading, rows } from "./search-steps";
import { withServer } from "./server-steps";
import { expect, test } from "./test";

test("what cannot be read in time is told or left out, and is all there right after", async ({
  page,
  t,
}) => {
  const databaseUrl = await makeDatabase();
  await listPartIn(databaseUrl, "6205");
  await withServer({ DATABASE_URL: databaseUrl }, async ({ url }) => {
    const again = page.getByRole("link", { name: t("search|again") });
    const newest = page.getByRole("heading", { name: t("landing|newest") });
    await whileListingsAreHeld(databaseUrl, async () => {
      const start = await page.goto(url);
      expect(start?.status()).toBe(200);
      await expect(heading(page)).toBeVisible();
      await expect(newest).toHaveCount(0);

      const found = await page.goto(`${url}/listing/search?query=62-05`);
      expect(found?.status()).toBe(200);
      await expect(page.getByRole("main")).toContainText(t("search|timeout"));
      await expect(page.getByRole("main")).not.toContainText(t("search|no_results"));
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
        "content",
        /noindex/,
      );
      await expect(again).toBeVisible();
    });
    await again.click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole("main")).not.toContainText(t("search|timeout"));
    await page.goto(url);
    await expect(newest).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: /Rillenkugellager/ }),
    ).toBeVisible();
  });
});
