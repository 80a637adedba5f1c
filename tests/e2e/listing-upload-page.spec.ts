import type { Page } from "playwright/test";
import { makePart } from "./actors";
import { fillPart } from "./listing-steps";
import { answerOf } from "./program";
import { expectTakenOver, holdScripts } from "./script-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import type { Texts } from "./texts";
import {
  back,
  button,
  description,
  documentsOf,
  expectAllArrived,
  front,
  openForm,
} from "./upload-form-steps";
import { expectRows, holdTheWire, photo, pick, row, sheet } from "./upload-steps";

// What becomes of uploads while the page comes and goes.

test("the picker waits for the script; the draft's files come back", async ({ page, t }) => {
  await openForm(page, t);
  await pick(page, [sheet("datenblatt.pdf")]);
  await expectAllArrived(page, t, 1);
  await page.goto("/listing/user");
  const letScriptsGo = await holdScripts(page);
  await page.goto("/listing/create", { waitUntil: "commit" });
  const picker = page.getByLabel(t("document|files"));
  await expect(picker).toBeDisabled();
  letScriptsGo();
  await expect(picker).toBeEnabled();
  await expectRows(page, t, ["datenblatt.pdf"]);
  await pick(page, [await photo(front)]);
  await expectAllArrived(page, t, 2);
});

test.describe("when the answer of a save is lost", () => {
  test.use({ expectedErrors: [/ERR_FAILED|delete-document|status of 409/] });

  test("the same form once more leads to the one listing that was made", async ({ page, t }) => {
    const session = await openForm(page, t);
    await loseTheAnswer(page, t);
    await button(page, t("listing|form|submit")).click();
    await expect(page).toHaveURL(/\/listing\/detail\/\d+$/);
    const own = await answerOf("get-listings-by-user", {}, session);
    expect(own.totalCount).toBe(1);
    const documents = await documentsOf(session, Number(page.url().split("/").at(-1)));
    expect(documents.map(({ name }) => name)).toEqual([front, back]);
  });

  test("a changed form says where the files are, and cannot take them from there", async ({
    page,
    t,
  }) => {
    const session = await openForm(page, t);
    await loseTheAnswer(page, t);
    await page.locator(description).fill("Neu, mit Prüfzeugnis.");
    await button(page, t("listing|form|submit")).click();
    const link = row(page, t, front).getByRole("alert").getByRole("link");
    const listingId = Number((await link.getAttribute("href"))?.split("/").at(-1));
    await expect(link).toHaveText(`Inserat ${listingId}`);
    const refused = page.waitForResponse(/delete-document/);
    await button(page, t("document|remove|of", { name: front })).click();
    expect((await refused).status()).toBe(409);
    await expectRows(page, t, [back]);
    const documents = await documentsOf(session, listingId);
    expect(documents.map(({ name }) => name)).toEqual([front, back]);
  });

  async function loseTheAnswer(page: Page, t: Texts): Promise<void> {
    await pick(page, [await photo(front), await photo(back)]);
    await expectAllArrived(page, t, 2);
    await fillPart(page, t, makePart());
    await page.route("/listing/create", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(page, t("listing|form|submit")).click();
    await expect(page.getByText(t("error|UNREACHABLE"))).toBeVisible();
    // Another action of the page may still be on its way through it.
    await page.unrouteAll({ behavior: "wait" });
  }
});

test.describe("on the way out", () => {
  test.use({ expectedErrors: [/files\/upload/] });

  test("whoever leaves gives the ticket back, by a link of ours as by an address typed", async ({
    page,
    t,
  }) => {
    const session = await openForm(page, t);
    const leave = {
      byLink: () => page.getByRole("banner").getByRole("link").first().click(),
      byAddress: () => page.goto("/transaction/user"),
    };
    page.on("dialog", (dialog) => dialog.accept());
    for (const way of ["byLink", "byAddress"] as const) {
      await page.goto("/listing/create");
      await expectTakenOver(page.getByLabel(t("document|files")));
      const wire = await holdTheWire(page);
      await pick(page, [await photo(front), await photo(back)]);
      await expect.poll(() => wire.counts.all).toBe(1);
      const file = `${baseUrl}/files/${wire.documentIds[0]}`;
      const headers = { authorization: `Bearer ${session}` };
      const statusOfFile = async () => (await fetch(file, { headers })).status;
      expect(await statusOfFile(), way).toBe(422);
      await leave[way]();
      await expect(page).not.toHaveURL("/listing/create");
      await expect.poll(statusOfFile, way).toBe(404);
      expect(wire.counts.all, way).toBe(1);
      await wire.leave();
    }
  });

  test("the browser's Back and the header's search ask, also when files have failed", async ({
    page,
    t,
  }) => {
    await openForm(page, t);
    await page.goto("/listing/user");
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("layout|new_listing") })
      .click();
    await expectTakenOver(page.getByLabel(t("document|files")));
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.message());
      return dialog.dismiss();
    });
    const search = page.getByRole("banner").getByRole("combobox");
    const wire = await holdTheWire(page);
    await pick(page, [await photo(front)]);
    await expect.poll(() => wire.counts.all).toBe(1);
    for (const [time, name] of ["on the wire", "failed"].entries()) {
      await search.fill("Lager");
      await search.click();
      await pressBack(page);
      await expect.poll(() => questions.length, name).toBe(2 * time + 1);
      await search.press("Enter");
      await expect.poll(() => questions.length, name).toBe(2 * time + 2);
      await expect(page).toHaveURL("/listing/create");
      await expectRows(page, t, [front]);
      if (name === "on the wire") {
        await wire.breakOne();
        await expect(row(page, t, front).getByRole("alert")).toBeVisible();
      }
    }
    expect(new Set(questions)).toEqual(new Set([t("document|leave")]));
    page.removeAllListeners("dialog");
    page.on("dialog", (dialog) => dialog.accept());
    await search.click();
    await pressBack(page);
    await expect(page).toHaveURL("/listing/user");
  });
});

/** The browser's own button; `page.goBack` would wait for a page that does not come. */
async function pressBack(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await devtools.send("Page.getNavigationHistory");
  const before = entries[currentIndex - 1];
  if (before) {
    await devtools.send("Page.navigateToHistoryEntry", { entryId: before.id });
  }
}
