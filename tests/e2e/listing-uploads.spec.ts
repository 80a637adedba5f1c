import { makePart } from "./actors";
import { fillPart, submitListing } from "./listing-steps";
import { answerOf } from "./program";
import { expect, test } from "./test";
import {
  back,
  button,
  description,
  documentsOf,
  dropZone,
  expectAllArrived,
  front,
  openForm,
  plate,
} from "./upload-form-steps";
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

test.describe("of what the server has removed already", () => {
  // Its ticket is given back all the same (spec §4).
  test.use({ expectedErrors: [/delete-document/] });

  test("what turns out to be no picture when it has arrived is refused and gone, and the main image falls back", async ({
    page,
    t,
  }) => {
    const session = await openForm(page, t);
    const said = page.getByText(t("document|arrived", { name: "falsch.png" }));
    const wire = await holdTheWire(page);
    const png = await photo("falsch.png");
    await pick(page, [await photo(front), { ...png, buffer: Buffer.from("<html>Hallo</html>") }]);
    await mainRadio(page, t, "falsch.png").check();
    await wire.letOneThrough();
    await wire.letOneThrough();
    const fault = row(page, t, "falsch.png").getByRole("alert");
    await expect(fault).toHaveText(t("document|fault|no_picture"));
    await expect(said).toHaveCount(0);
    await expectMain(page, t, front);
    await expect(mainRadio(page, t, "falsch.png")).toHaveCount(0);
    await expect(button(page, t("document|retry|of", { name: "falsch.png" }))).toHaveCount(0);
    const [, id = ""] = wire.documentIds;
    await expect(answerOf("delete-document", { id }, session)).rejects.toMatchObject({
      status: 404,
    });

    await wire.leave();
    const cut = { ...png, name: "halb.png", buffer: png.buffer.subarray(0, png.buffer.length / 2) };
    await pick(page, [cut, { ...sheet("kein.pdf"), buffer: Buffer.from("<svg onload='x()'/>") }]);
    await expect(row(page, t, "halb.png").getByRole("alert")).toHaveText(
      t("document|fault|no_picture"),
    );
    await expect(row(page, t, "kein.pdf").getByRole("alert")).toHaveText(
      t("document|fault|false_content"),
    );
    await expectAllArrived(page, t, 4);
    await button(page, t("document|remove|of", { name: "falsch.png" })).click();
    await button(page, t("document|remove|of", { name: "halb.png" })).click();
    await button(page, t("document|remove|of", { name: "kein.pdf" })).click();
    await fillPart(page, t, makePart());
    const documents = await documentsOf(session, await submitListing(page, t));
    expect(documents.map(({ name }) => name)).toEqual([front]);
  });
});

test.describe("on a bad line", () => {
  test.use({ expectedErrors: [/files\/upload/] });

  test("a broken PUT gives its ticket back and goes through when retried, in its old place", async ({
    page,
    t,
  }) => {
    await openForm(page, t);
    const givenBack: number[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith("/operations/delete-document")) {
        givenBack.push(response.status());
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
    await expect.poll(() => givenBack).toEqual([200, 200]);
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
