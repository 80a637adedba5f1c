import type { Page } from "playwright/test";
import { makePart } from "./actors";
import { fillPart, submitListing } from "./listing-steps";
import { answerOf } from "./program";
import { expectTakenOver, turnOfTimers } from "./script-steps";
import { expect, test } from "./test";
import {
  back,
  button,
  documentsOf,
  expectAllArrived,
  front,
  openForm,
  plate,
} from "./upload-form-steps";
import {
  expectMain,
  expectRows,
  holdTheWire,
  mainRadio,
  photo,
  pick,
  row,
  rows,
  sheet,
} from "./upload-steps";

test("the main image falls back when the chosen one goes, pending or arrived", async ({
  page,
  t,
}) => {
  await openForm(page, t);
  await pick(page, [sheet("datenblatt.pdf"), await photo(front), await photo(back)]);
  await expectAllArrived(page, t, 3);
  await expectMain(page, t, front);
  await mainRadio(page, t, back).check();
  await expectMain(page, t, back);

  const wire = await holdTheWire(page);
  await pick(page, [await photo(plate)]);
  await mainRadio(page, t, plate).check();
  await expectMain(page, t, plate);
  await button(page, t("document|cancel|of", { name: plate })).click();
  await expectMain(page, t, front);
  await wire.leave();

  await mainRadio(page, t, back).check();
  await button(page, t("document|remove|of", { name: back })).click();
  await expectMain(page, t, front);
  await expect(button(page, t("document|remove|of", { name: front }))).toBeFocused();
  await button(page, t("document|remove|of", { name: front })).click();
  await expect(page.getByText(t("ui|no_preview"))).toBeVisible();
});

test("a pending picture that was chosen is the main one when it has arrived", async ({
  page,
  t,
}) => {
  await openForm(page, t);
  const wire = await holdTheWire(page);
  await pick(page, [await photo(front), await photo(back)]);
  await expectMain(page, t, front);
  await mainRadio(page, t, back).check();
  await wire.letOneThrough();
  await expectMain(page, t, back);
  await wire.letOneThrough();
  await expectAllArrived(page, t, 2);
  await expectMain(page, t, back);
});

test("the order is changed by keyboard, buttons and mouse, and is the order of the listing", async ({
  page,
  t,
}) => {
  const session = await openForm(page, t);
  await pick(page, [await photo(front), await photo(back), await photo(plate)]);
  await expectAllArrived(page, t, 3);
  const [count, regions] = ["3", page.getByRole("status")];

  await button(page, t("document|move|handle", { name: front })).focus();
  await page.keyboard.press("Space");
  const picked = t("document|move|picked_up", { name: front, place: "1", count });
  await expect(regions.getByText(picked)).toBeAttached();
  // What it was picked up by listens for the arrows one turn later.
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
  await up.press("Enter");
  await expectRows(page, t, [plate, back, front]);
  await expect(up).toBeFocused();
  const dropped = t("document|move|dropped", { name: plate, place: "1", count });
  await expect(regions.getByText(dropped)).toBeAttached();

  await dragOnto(page, t("document|move|handle", { name: plate }), row(page, t, front));
  await expectRows(page, t, [back, front, plate]);

  await fillPart(page, t, makePart());
  const listingId = await submitListing(page, t);
  const documents = await documentsOf(session, listingId);
  expect(documents.map(({ name }) => name)).toEqual([back, front, plate]);
  const html = await page.content();
  const places = documents.map(({ id }) => html.indexOf(id));
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

async function dragOnto(page: Page, handle: string, target: ReturnType<typeof row>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const from = await button(page, handle).boundingBox();
  const to = await target.boundingBox();
  if (!from || !to) {
    throw new Error("Nothing there to be dragged.");
  }
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 10 });
  await page.mouse.up();
}

test("what a file is: guessed from its name, corrected by hand, stored with the listing", async ({
  page,
  t,
}) => {
  const session = await openForm(page, t);
  await expect(page.locator("#documents-hint")).toContainText("Zeugnisse bitte als PDF");
  const names = ["Werkszeugnis 3.1.pdf", "Datenblatt.pdf", "Scan 0815.pdf"];
  await pick(page, names.map(sheet));
  await expectAllArrived(page, t, 3);
  const choice = (name: string) =>
    page.getByRole("combobox", { name: t("document|type|of", { name }) });
  await expect(choice("Werkszeugnis 3.1.pdf")).toHaveValue("CERTIFICATE");
  await expect(choice("Datenblatt.pdf")).toHaveValue("SPECS");
  await choice("Scan 0815.pdf").selectOption({ label: t("document|type|MANUAL") });
  await fillPart(page, t, makePart());
  const documents = await documentsOf(session, await submitListing(page, t));
  expect(documents.map(({ type }) => type)).toEqual(["CERTIFICATE", "SPECS", "MANUAL"]);
});

test("what cannot go says why and is never sent; the 21st file is one of them", async ({
  page,
  t,
}) => {
  await openForm(page, t);
  const svg = { name: "zeichnung.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") };
  const empty = { ...sheet("leer.pdf"), buffer: Buffer.alloc(0) };
  await pick(page, [svg, empty]);
  await expect(row(page, t, svg.name).getByRole("alert")).toHaveText(t("document|fault|type"));
  await expect(row(page, t, empty.name).getByRole("alert")).toHaveText(t("document|fault|empty"));
  await expect(button(page, t("document|retry|of", { name: svg.name }))).toHaveCount(0);
  await expect(button(page, t("listing|form|submit"))).toBeEnabled();
  await pick(
    page,
    Array.from({ length: 21 }, (_, number) => sheet(`blatt-${number}.pdf`)),
  );
  const last = row(page, t, "blatt-20.pdf");
  await expect(last.getByRole("alert")).toHaveText(t("document|fault|too_many"));
  await expectAllArrived(page, t, 23);
});

test("a file of the listing goes after a question, and leaves it with the save", async ({
  page,
  t,
}) => {
  const session = await openForm(page, t);
  await pick(page, [await photo(front), await photo(back), sheet("datenblatt.pdf")]);
  await expectAllArrived(page, t, 3);
  await fillPart(page, t, makePart());
  const listingId = await submitListing(page, t);
  const namesNow = async () => (await documentsOf(session, listingId)).map(({ name }) => name);

  await page.goto(`/listing/edit/${listingId}`);
  await expectTakenOver(page.getByLabel(t("document|files")));
  await expectRows(page, t, [front, back, "datenblatt.pdf"]);
  await expectMain(page, t, front);
  const remove = button(page, t("document|remove|of", { name: front }));
  const answer = (name: string) => page.getByRole("dialog").getByRole("button", { name });
  await remove.click();
  await answer(t("document|remove|keep")).click();
  await expect(rows(page, t)).toHaveCount(3);
  await remove.click();
  await answer(t("document|remove")).click();
  await expectRows(page, t, [back, "datenblatt.pdf"]);
  await expectMain(page, t, back);
  await expect(button(page, t("document|remove|of", { name: back }))).toBeFocused();
  expect(await namesNow()).toEqual([front, back, "datenblatt.pdf"]);

  await button(page, t("document|move|down", { name: back })).click();
  await pick(page, [await photo(plate)]);
  await expectAllArrived(page, t, 3);
  await button(page, t("listing|form|save")).last().click();
  await page.waitForURL(`/listing/detail/${listingId}`);
  expect(await namesNow()).toEqual(["datenblatt.pdf", back, plate]);
});

test.describe("with files that are gone meanwhile", () => {
  test.use({ expectedErrors: [/\/media\/|delete-document/] });

  test("a picture says so by itself, another file when the form is sent", async ({ page, t }) => {
    const session = await openForm(page, t);
    await pick(page, [await photo(front), sheet("datenblatt.pdf"), await photo(back)]);
    await expectAllArrived(page, t, 3);
    await fillPart(page, t, makePart());
    for (const name of [front, "datenblatt.pdf"]) {
      const id = await row(page, t, name).getAttribute("data-row");
      await answerOf("delete-document", { id: String(id) }, session);
    }
    await page.reload();
    await expect(row(page, t, front).getByRole("alert")).toHaveText(t("document|fault|broken"));
    await expectMain(page, t, back);
    await button(page, t("document|remove|of", { name: front })).click();
    await button(page, t("listing|form|submit")).last().click();
    const fault = row(page, t, "datenblatt.pdf").getByRole("alert");
    await expect(fault).toHaveText(t("document|fault|invalid"));
    await page.getByRole("alert").getByRole("link").click();
    const remove = button(page, t("document|remove|of", { name: "datenblatt.pdf" }));
    await expect(remove).toBeFocused();
    await remove.press("Enter");
    await expectRows(page, t, [back]);
    const documents = await documentsOf(session, await submitListing(page, t));
    expect(documents.map(({ name }) => name)).toEqual([back]);
  });
});
