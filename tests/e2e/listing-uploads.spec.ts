import type { Page } from "playwright/test";
import type { DocumentType } from "@/lib/documents/schema";
import { makeCompany, makePart } from "./actors";
import { fillPart, submitListing } from "./listing-steps";
import { wearCookie } from "./own-account-steps";
import { answerOf, signedUp } from "./program";
import { expect, test } from "./test";
import { type Texts, whole } from "./texts";
import {
  drag,
  expectMain,
  expectRows,
  holdTheWire,
  mainRadio,
  paste,
  photo,
  pick,
  row,
  rows,
  sheet,
} from "./upload-steps";

const [front, back, plate] = ["vorderseite.png", "rueckseite.png", "typenschild.png"] as const;
const dropZone = "#documents";
const description = "[name=descriptionDe]";

async function openForm(page: Page, t: Texts): Promise<string> {
  const session = await signedUp(makeCompany("Werkzeugbau"));
  await wearCookie(page, session);
  await page.goto("/listing/create");
  // The picker works once the page's script does.
  await expect(page.getByLabel(t("document|files"))).toBeAttached();
  await page.waitForLoadState("networkidle");
  return session;
}

function button(page: Page, name: string) {
  return page.getByRole("button", { name: whole(name) });
}

async function expectAllArrived(page: Page, t: Texts, count: number): Promise<void> {
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("button", { name: removeOne(t) })).toHaveCount(count);
}

function removeOne(t: Texts): RegExp {
  return new RegExp(t("document|remove|of", { name: ".*" }));
}

async function documentsOf(session: string, listingId: number) {
  const listing = await answerOf<{ documents: { id: string; name: string; type: DocumentType }[] }>(
    "get-listing-by-id",
    { listingId },
    session,
  );
  return listing.documents;
}

test("several files go one at a time, with numbers over all of them; nothing is submitted meanwhile", async ({
  page,
  t,
}) => {
  await openForm(page, t);
  const wire = await holdTheWire(page);
  await pick(page, [await photo(front), await photo(back)]);
  await expect.poll(() => wire.counts.all).toBe(1);
  await pick(page, [sheet("datenblatt.pdf")]);
  const total = page.getByText(/^0 von 3 Dateien, 0 von \d+ kB$/);
  await expect(total).toBeVisible();
  await expect(button(page, t("listing|form|uploading"))).toBeDisabled();
  // Long enough for a second PUT that must not come.
  await page.waitForTimeout(1500);
  expect(wire.counts).toEqual({ now: 1, most: 1, all: 1 });
  await wire.letOneThrough();
  await expect(page.getByText(/^1 von 3 Dateien, \d+ von \d+ kB$/)).toBeVisible();
  await expect(
    page.getByRole("status").getByText(t("document|arrived", { name: front })),
  ).toBeAttached();
  await wire.letOneThrough();
  await wire.letOneThrough();
  await expectAllArrived(page, t, 3);
  expect(wire.counts).toEqual({ now: 0, most: 1, all: 3 });
  await expect(button(page, t("listing|form|submit"))).toBeEnabled();
  await expectRows(page, t, [front, back, "datenblatt.pdf"]);
});

test("files are dropped on the section; beside it they are not taken, and text is left alone", async ({
  page,
  t,
}) => {
  await openForm(page, t);
  const files = [await photo(front), sheet("anleitung.pdf")];
  expect(await drag(page, "dragover", dropZone, { text: "6205" })).toBe(false);
  await expect(page.getByText(t("document|drop|here"))).toBeHidden();
  expect(await drag(page, "dragover", "h1", { files })).toBe(true);
  await expect(page.getByText(t("document|drop|near"))).toBeVisible();
  expect(await drag(page, "drop", "h1", { files })).toBe(true);
  await expect(rows(page, t)).toHaveCount(0);
  await drag(page, "dragover", dropZone, { files });
  await expect(page.getByText(t("document|drop|here"))).toBeVisible();
  await drag(page, "drop", dropZone, { files });
  await expect(page.getByText(t("document|drop|here"))).toBeHidden();
  await expectAllArrived(page, t, 2);
  await expectRows(page, t, [front, "anleitung.pdf"]);
  expect(await drag(page, "drop", dropZone, { text: "6205" })).toBe(false);
});

test("a pasted screenshot gets a name; text pasted into a field stays text", async ({
  page,
  t,
}) => {
  await openForm(page, t);
  const screenshot = await photo("image.png");
  const cells = { files: [screenshot], text: "6205-2RS" };
  expect(await paste(page, description, cells)).toBe(false);
  expect(await paste(page, description, { text: "6205-2RS" })).toBe(false);
  await expect(rows(page, t)).toHaveCount(0);
  expect(await paste(page, description, { files: [screenshot] })).toBe(true);
  expect(await paste(page, "body", cells)).toBe(true);
  await expectAllArrived(page, t, 2);
  const names = await rows(page, t)
    .locator("p[title]")
    .evaluateAll((all) => all.map((name) => name.getAttribute("title")));
  expect(names[0]).toMatch(/^Bild \d{4}-\d\d-\d\d \d\d-\d\d\.png$/);
  expect(new Set(names).size).toBe(2);
});

test.describe("on a bad line", () => {
  test.use({ expectedErrors: [/files\/upload/] });

  test("a broken PUT gives its ticket back and goes through when retried, in its old place", async ({
    page,
    t,
  }) => {
    await openForm(page, t);
    const actions: string[] = [];
    page.on("request", (request) => {
      if (request.headers()["next-action"]) {
        actions.push(request.postData() ?? "");
      }
    });
    const wire = await holdTheWire(page);
    await pick(page, [await photo(front), await photo(back), await photo(plate)]);
    await wire.breakOne();
    await expect(row(page, t, front).getByRole("alert")).toHaveText(t("document|fault|failed"));
    await wire.answerOne(500);
    await expect(row(page, t, back).getByRole("alert")).toHaveText(t("document|fault|failed"));
    await wire.letOneThrough();
    await expect(page.getByText(t("document|failed_count", { count: 2 }))).toBeVisible();
    // Three tickets, and two of them given back by their ids.
    await expect
      .poll(() => actions.filter((body) => /^\[\{"id":"[\da-f-]{36}"\}\]$/.test(body)))
      .toHaveLength(2);
    await expect(button(page, t("listing|form|submit"))).toBeEnabled();
    await button(page, t("document|retry|all")).click();
    await wire.letOneThrough();
    await wire.letOneThrough();
    await expectAllArrived(page, t, 3);
    await expectRows(page, t, [front, back, plate]);
    expect(wire.counts).toMatchObject({ most: 1, all: 5 });
  });

  test("one is cancelled on the wire, then all; the focus stays in the list", async ({
    page,
    t,
  }) => {
    await openForm(page, t);
    const wire = await holdTheWire(page);
    await pick(page, [await photo(front), await photo(back), await photo(plate)]);
    await expect.poll(() => wire.counts.all).toBe(1);
    await button(page, t("document|cancel|of", { name: front })).click();
    await expectRows(page, t, [back, plate]);
    await expect(button(page, t("document|cancel|of", { name: back }))).toBeFocused();
    await expect.poll(() => wire.counts.all).toBe(2);
    await button(page, t("document|cancel|all")).click();
    await expect(rows(page, t)).toHaveCount(0);
    await expect(button(page, t("listing|form|submit"))).toBeEnabled();
    await page.waitForTimeout(300);
    expect(wire.counts.all).toBe(2);
    await wire.leave();
    await pick(page, [await photo(front)]);
    await expectAllArrived(page, t, 1);
  });
});

test("on a slow line the numbers move and the size is told in megabytes", async ({ page, t }) => {
  await openForm(page, t);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 600_000,
  });
  const drawing = Buffer.concat([Buffer.from("ISO-10303-21;\n"), Buffer.alloc(3_100_000, "A ")]);
  await pick(page, [{ name: "welle.step", mimeType: "", buffer: drawing }]);
  const progress = page.getByRole("progressbar", {
    name: t("document|progress|of", { name: "welle.step" }),
  });
  await expect
    .poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.position))
    .toBeGreaterThan(0.2);
  await expect(row(page, t, "welle.step")).toContainText(/[123](,\d)? von 3,1 MB/);
  await expectAllArrived(page, t, 1);
  await expect(row(page, t, "welle.step").getByRole("combobox")).toHaveValue("CAD");
});

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

test.describe("without JavaScript", () => {
  test("the section says what it needs it for", async ({ openBrowser, t }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    await wearCookie(page, await signedUp(makeCompany("Werkzeugbau")));
    await page.goto("/listing/create");
    await expect(page.locator("noscript p").getByText(t("document|noscript"))).toBeVisible();
    await expect(page.getByText(t("document|add"))).toBeHidden();
  });
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
  await page.waitForLoadState("networkidle");
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
  test.use({ expectedErrors: [/\/media\//] });

  test("a picture says so by itself, another file when the form is sent", async ({ page, t }) => {
    const session = await openForm(page, t);
    await pick(page, [await photo(front), sheet("datenblatt.pdf"), await photo(back)]);
    await expectAllArrived(page, t, 3);
    await fillPart(page, t, makePart());
    for (const name of [front, "datenblatt.pdf"]) {
      const id = await row(page, t, name).getAttribute("data-row");
      await answerOf("delete-document", { id }, session);
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
