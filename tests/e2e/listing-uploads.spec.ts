import type { Page, Route } from "playwright/test";
import { fillRequired, openForm, openNewForm, press, savedDrafts } from "./listing-form-steps";
import { submitListing } from "./listing-steps";
import { answerOf } from "./program";
import { makePart } from "./sample-data";
import { expectTakenOver } from "./script-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import { type Texts, whole } from "./texts";
import { expectRows, handOver, holdTheWire, photo, pick, row, rows, sheet } from "./upload-steps";

const [front, back, plate] = ["vorderseite.png", "rueckseite.png", "typenschild.png"] as const;
const dropZone = "#documents";
const description = "[name=descriptionDe]";

test("files are dropped on the section or pasted; text stays text wherever it is put", async ({
  page,
  t,
}) => {
  await openNewForm(page);
  const files = [await photo(front), sheet("anleitung.pdf")];
  expect(await handOver(page, "dragover", dropZone, { text: "6205" })).toBe(false);
  expect(await handOver(page, "dragover", "h1", { files })).toBe(true);
  await expect(page.getByText(t("document|drop|near"))).toBeVisible();
  expect(await handOver(page, "drop", "h1", { files })).toBe(true);
  await expect(rows(page, t)).toHaveCount(0);
  await handOver(page, "dragover", dropZone, { files });
  await expect(page.getByText(t("document|drop|here"))).toBeVisible();
  await handOver(page, "drop", dropZone, { files });
  await expect(page.getByText(t("document|drop|here"))).toBeHidden();
  await expectAllArrived(page, t, 2);
  await expectRows(page, t, [front, "anleitung.pdf"]);

  const screenshot = { files: [await photo("image.png")] };
  expect(await handOver(page, "paste", description, { ...screenshot, text: "6205-2RS" })).toBe(
    false,
  );
  expect(await handOver(page, "paste", description, screenshot)).toBe(true);
  await expectAllArrived(page, t, 3);
  const name = await rows(page, t).locator("p[title]").last().getAttribute("title");
  expect(name).toMatch(/^Bild \d{4}-\d\d-\d\d \d\d-\d\d\.png$/);
});

test("the order is changed by keyboard, buttons and mouse, and is the order of the listing", async ({
  page,
  t,
}) => {
  const session = await openNewForm(page);
  await pick(page, [await photo(front), await photo(back), await photo(plate)]);
  await expectAllArrived(page, t, 3);
  const [count, regions] = ["3", page.getByRole("status")];
  await button(page, t("document|move|handle", { name: front })).focus();
  await page.keyboard.press("Space");
  const picked = t("document|move|picked_up", { name: front, place: "1", count });
  await expect(regions.getByText(picked)).toBeAttached();
  // The drag library listens for arrow keys one timer later.
  await turnOfTimers(page);
  await page.keyboard.press("ArrowDown");
  const over = t("document|move|over", { name: front, place: "2", count });
  await expect(regions.getByText(over)).toBeAttached();
  await page.keyboard.press("Space");
  await expectRows(page, t, [back, front, plate]);
  await expectMain(page, t, back);

  const up = button(page, t("document|move|up", { name: plate }));
  await up.press("Enter");
  await up.press("Enter");
  await expectRows(page, t, [plate, back, front]);
  await expect(up).toBeFocused();

  const target = row(page, t, front);
  await target.scrollIntoViewIfNeeded();
  const from = await button(page, t("document|move|handle", { name: plate })).boundingBox();
  const to = await target.boundingBox();
  const x = (from?.x ?? 0) + (from?.width ?? 0) / 2;
  await page.mouse.move(x, (from?.y ?? 0) + (from?.height ?? 0) / 2);
  await page.mouse.down();
  await page.mouse.move(x, (to?.y ?? 0) + (to?.height ?? 0) / 2, { steps: 10 });
  await page.mouse.up();
  await expectRows(page, t, [back, front, plate]);

  await fillRequired(page, t, makePart());
  const documents = await documentsOf(session, await submitListing(page, t));
  expect(documents.map(({ name }) => name)).toEqual([back, front, plate]);
});

test("a file of the listing goes after a question, its main image falls back, and the save makes it so", async ({
  page,
  t,
}) => {
  const session = await openNewForm(page);
  await pick(page, [await photo(front), await photo(back), sheet("Scan 0815.pdf")]);
  await expectAllArrived(page, t, 3);
  await page
    .getByRole("combobox", { name: t("document|type|of", { name: "Scan 0815.pdf" }) })
    .selectOption({ label: t("document|type|MANUAL") });
  await fillRequired(page, t, makePart());
  const listingId = await submitListing(page, t);
  const now = async () => (await documentsOf(session, listingId)).map(({ name }) => name);

  await openForm(page, session, `/listing/edit/${listingId}`);
  await expectTakenOver(page.getByLabel(t("document|files")));
  await expectMain(page, t, front);
  const remove = button(page, t("document|remove|of", { name: front }));
  const answer = (name: string) => page.getByRole("dialog").getByRole("button", { name });
  await remove.click();
  await answer(t("document|remove|keep")).click();
  await expect(rows(page, t)).toHaveCount(3);
  await remove.click();
  await answer(t("document|remove")).click();
  await expectRows(page, t, [back, "Scan 0815.pdf"]);
  await expectMain(page, t, back);
  expect(await now()).toEqual([front, back, "Scan 0815.pdf"]);

  await pick(page, [await photo(plate)]);
  await expectAllArrived(page, t, 3);
  await mainRadio(page, t, plate).check();
  await press(page, t, "listing|form|save");
  await page.waitForURL(`/listing/detail/${listingId}`);
  expect(await now()).toEqual([back, "Scan 0815.pdf", plate]);
  const { mainImage, documents } = await answerOf("get-listing-by-id", { listingId }, session);
  expect(mainImage?.name).toBe(plate);
  expect(documents.map(({ type }) => type)).toEqual(["IMAGE", "MANUAL", "IMAGE"]);
});

test.describe("on a bad line", () => {
  test.use({ expectedErrors: [/files\/upload|ERR_FAILED/] });

  test("a file whose connection breaks, or that the store rejects, says so and is sent when all are retried", async ({
    page,
    t,
  }) => {
    await openNewForm(page);
    const failures: ((route: Route) => Promise<void>)[] = [
      (route) => route.abort(),
      (route) => route.fulfill({ status: 500 }),
    ];
    await page.route(/\/files\/upload\//, (route) => failures.shift()?.(route) ?? route.continue());
    await pick(page, [await photo(front), await photo(back), await photo(plate)]);
    for (const name of [front, back]) {
      await expect(row(page, t, name).getByRole("alert")).toHaveText(t("document|error|failed"));
    }
    await button(page, t("document|retry|all")).click();
    await expectAllArrived(page, t, 3);
    await expectRows(page, t, [front, back, plate]);
  });

  test("the same form once more leads to the one listing that was made when the answer was lost", async ({
    page,
    t,
  }) => {
    const session = await openNewForm(page);
    await pick(page, [await photo(front)]);
    await expectAllArrived(page, t, 1);
    await fillRequired(page, t, makePart());
    await page.route("/listing/create", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(page, t("listing|form|submit")).click();
    await expect(page.getByText(t("error|UNREACHABLE"))).toBeVisible();
    // Another action of the page may still be inside the route.
    await page.unrouteAll({ behavior: "wait" });
    const documents = await documentsOf(session, await submitListing(page, t));
    expect(documents.map(({ name }) => name)).toEqual([front]);
    expect((await answerOf("get-listings-by-user", {}, session)).totalCount).toBe(1);
    expect(await savedDrafts(page)).toEqual([]);
  });

  test("leaving gives the ticket back, by a link of ours as by an address typed", async ({
    page,
  }) => {
    const session = await openNewForm(page);
    page.on("dialog", (dialog) => dialog.accept());
    for (const leave of [
      () => page.getByRole("banner").getByRole("link").first().click(),
      () => page.goto("/transaction/user"),
    ]) {
      await page.goto("/listing/create");
      const wire = await holdTheWire(page);
      await pick(page, [await photo(front), await photo(back)]);
      await expect.poll(() => wire.documentIds.length).toBe(1);
      const file = `${baseUrl}/files/${wire.documentIds[0]}`;
      const headers = { authorization: `Bearer ${session}` };
      const statusOfFile = async () => (await fetch(file, { headers })).status;
      expect(await statusOfFile()).toBe(422);
      await leave();
      await expect(page).not.toHaveURL("/listing/create");
      await expect.poll(statusOfFile).toBe(404);
      await wire.leave();
    }
  });
});

function button(page: Page, name: string) {
  return page.getByRole("button", { name: whole(name) });
}

async function expectAllArrived(page: Page, t: Texts, count: number): Promise<void> {
  const remove = new RegExp(t("document|remove|of", { name: ".*" }));
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("button", { name: remove })).toHaveCount(count);
}

async function documentsOf(session: string, listingId: number) {
  return (await answerOf("get-listing-by-id", { listingId }, session)).documents;
}

function turnOfTimers(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => setTimeout(done)));
}

function mainRadio(page: Page, t: Texts, name: string) {
  return page.getByRole("radio", { name: t("document|main_image|of", { name }) });
}

async function expectMain(page: Page, t: Texts, name: string): Promise<void> {
  await expect(mainRadio(page, t, name)).toBeChecked();
  const preview = page.getByRole("img", { name: t("document|preview", { name }) });
  await expect(preview).toHaveJSProperty("complete", true);
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
}
