import type { Page } from "playwright/test";
import { listWithFiles } from "./detail-steps";
import { wearCookie } from "./own-account-steps";
import { signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

test("a listing with much to say is one page of paper: what it is, what it costs, where it stands", async ({
  page,
  t,
}) => {
  const part = { ...makePart(), descriptionDe: "Geprüft, mit Prüfprotokoll. ".repeat(60) };
  const session = await signedUp(makeCompany("Buchbinderei"));
  const files = [{ name: "a.png" }, { name: "b.png" }, { name: "Datenblatt.pdf" }];
  const listingId = await listWithFiles(session, part, files);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const isOwner of [false, true]) {
    if (isOwner) {
      await wearCookie(page, session);
    }
    await page.goto(`/listing/detail/${listingId}`);
    const main = page.getByRole("main");
    await expect(main.getByText(part.mpn).filter({ visible: true })).toHaveCount(1);
    await expect(main.getByText("123,45 €").filter({ visible: true })).toHaveCount(1);
    await expect(main.getByRole("heading", { name: part.nameDe })).toBeVisible();
    await expect(main.getByText("Geprüft, mit Prüfprotokoll.")).toBeVisible();
    await expect(main.locator("figure img")).toBeVisible();
    const address = main.getByText(`${baseUrl}/listing/detail/${listingId}`);
    await expect(address.locator("time")).toContainText(/\d\.\d{4}$/);
    await expectBare(page);
    await expect(main.getByRole("button", { name: t("transaction|request|submit") })).toBeHidden();
    expect(await pagesOf(page)).toBe(1);
  }
});

async function expectBare(page: Page): Promise<void> {
  await expect(page.locator("body > header")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("search")).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
}

async function pagesOf(page: Page): Promise<number> {
  const paper = (await page.pdf({ preferCSSPageSize: true, format: "A4" })).toString("latin1");
  return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
