import { randomInt } from "node:crypto";
import { makeCompany, makePart } from "./actors";
import { administratorSession } from "./administrator";
import { wearCookie } from "./own-account-steps";
import { listPart, signedUp } from "./program";
import { expect, test } from "./test";

test("without JavaScript the list is filtered, ordered and paged by links and a form", async ({
  openBrowser,
  t,
}) => {
  const seller = await signedUp(makeCompany("Liste"));
  const word = `${randomInt(1e8, 1e9)}Probe`;
  const name = (n: number) => `${word} ${String.fromCharCode(65 + n).repeat(12)}`;
  for (let n = 0; n < 11; n += 1) {
    await listPart(seller, { ...makePart(), manufacturer: name(n) });
  }
  const page = await openBrowser({ javaScriptEnabled: false });
  await wearCookie(page, await administratorSession());
  await page.goto("/admin/manufacturers");
  await page.getByLabel(t("admin|manufacturer|search")).fill(word);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("admin|search|submit") })
    .click();
  await page.getByRole("link", { name: t("admin|manufacturer|sort|name") }).click();
  await page.getByRole("link", { name: t("admin|manufacturer|only|false") }).click();
  const shown = page.getByRole("table").getByRole("link");
  await expect(shown).toHaveText(Array.from({ length: 10 }, (_, n) => name(n)));
  await page.getByRole("link", { name: t("ui|next") }).click();
  await expect(shown).toHaveText([name(10)]);
  await page.getByRole("link", { name: t("admin|manufacturer|only|unused") }).click();
  await expect(page.getByText(t("admin|manufacturers|none"))).toBeVisible();
});
