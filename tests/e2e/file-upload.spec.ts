import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import {
  choose,
  downloadButton,
  errorAt,
  fileRow,
  openUploads,
  upload,
  uploadButton,
} from "./file-upload-steps";
import { answerOf } from "./program";
import { filesDir } from "./surroundings";
import { expect, test } from "./test";
import { holdTheWire, photo, sheet } from "./upload-steps";

const pdf = sheet("Prüfblatt 1.pdf");

test("a file goes up with progress, comes back in a new tab and is taken away after a question", async ({
  page,
  t,
}) => {
  const session = await openUploads(page);
  await expect(page.getByText(t("file|none"), { exact: true })).toBeVisible();
  const wire = await holdTheWire(page);
  await choose(page, pdf);
  await uploadButton(page, t).click();
  const bar = page.getByRole("progressbar", {
    name: t("document|progress|of", { name: pdf.name }),
  });
  await expect(bar).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /^\d+ % hochgeladen$/ })).toBeAttached();
  await wire.letOneThrough();
  await expect(page.getByText(t("document|arrived", { name: pdf.name }))).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(fileRow(page, pdf.name)).toBeVisible();
  const [listed] = await answerOf("get-all-files-by-user", undefined, session);
  expect(listed).toMatchObject({ name: pdf.name });
  expect(await page.content()).not.toContain("/files/download/");

  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    downloadButton(page, t, pdf.name).click(),
  ]);
  const download = await tab.waitForEvent("download");
  expect(download.suggestedFilename()).toBe(pdf.name);
  expect(download.url()).toContain("/files/download/");
  expect(await readFile(await download.path())).toEqual(pdf.buffer);
  await expect(page).toHaveURL("/file-upload");

  await wire.leave();
  await upload(page, t, await photo("lager.png"));
  const remove = page.getByRole("button", { name: t("document|remove|of", { name: pdf.name }) });
  await remove.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("document|remove|keep") })
    .click();
  await expect(fileRow(page, pdf.name)).toBeVisible();
  await remove.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("document|remove"), exact: true })
    .click();
  await expect(page.getByText(t("document|removed", { name: pdf.name }))).toBeVisible();
  await expect(
    fileRow(page, pdf.name).filter({ hasNotText: t("document|removed", { name: "" }) }),
  ).toHaveCount(0);
  await expect(fileRow(page, "lager.png")).toBeVisible();
});

test.describe("errors, in English", () => {
  test.use({ language: "en", expectedErrors: [/ERR_FAILED|files\/upload|delete-document/] });

  test("a wrong type is named, a download that fails is an alert, and no empty tab stays", async ({
    page,
    t,
  }) => {
    await page.goto("/login?lang=en");
    const session = await openUploads(page);
    const text = { name: "liste.txt", mimeType: "text/plain", buffer: Buffer.from("a;b") };
    await choose(page, text);
    await uploadButton(page, t).click();
    await expect(errorAt(page)).toHaveText("File type 'text/plain' is not supported.");

    await upload(page, t, pdf);
    const [file] = await answerOf("get-all-files-by-user", undefined, session);
    await rm(path.join(filesDir, file?.key ?? ""));
    await downloadButton(page, t, pdf.name).click();
    const alert = page.getByRole("alert").filter({ hasText: "Error fetching download" });
    await expect(alert).toBeVisible();
    await expect.poll(() => page.context().pages().length).toBe(1);
    await expect(fileRow(page, pdf.name)).toHaveCount(0);
  });
});
