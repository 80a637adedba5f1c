import type { Page } from "playwright/test";
import {
  csvFile,
  firstRows,
  goOn,
  headingRadio,
  headings,
  importAtColumns,
  openImports,
  pickFile,
  titledList,
} from "./csv-file-steps";
import { answerOf } from "./program";
import { expect, test } from "./test";
import type { Texts } from "./texts";
import { holdTheWire } from "./upload-steps";

// What becomes of a read file on its way to the server and back.

test("the way back within a visit shows the file again, and leads on to the same import", async ({
  page,
  t,
}) => {
  const session = await openImports(page);
  await readAndGoOn(page, t);
  const id = await importAtColumns(page);
  const wire = await holdTheWire(page);
  await page.goBack();
  await expect(firstRows(page, t)).toContainText("Schütz");
  await goOn(page, t).click();
  expect(await importAtColumns(page)).toBe(id);
  expect(wire.counts.all).toBe(0);
  await wire.leave();

  await test.step("read otherwise it is another import, and the first one is gone", async () => {
    await page.goBack();
    await headingRadio(page, t, 5).check();
    await expect(headings(page, t).first()).toHaveText("Müller & Söhne");
    await goOn(page, t).click();
    await expect.poll(() => page.url()).not.toContain(id);
    const another = await importAtColumns(page);
    await expect
      .poll(async () => (await importsOf(session)).map((one) => one.id))
      .toEqual([another]);
  });
});

test("what is on its way can be cancelled, and leaving is asked about", async ({ page, t }) => {
  const session = await openImports(page);
  const wire = await holdTheWire(page);
  await readAndGoOn(page, t);
  await expect.poll(() => wire.counts.all).toBe(1);
  const questions: string[] = [];
  page.on("dialog", async (dialog) => {
    questions.push(dialog.message());
    await dialog.dismiss();
  });
  await page.getByRole("link", { name: t("csv-import|link|help") }).click();
  expect(questions).toEqual([t("csv-import|send|leave")]);
  await expect(page).toHaveURL("/csv-import");

  await page.getByRole("button", { name: t("csv-import|send|cancel") }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  await expect.poll(() => importsOf(session)).toEqual([]);
  await wire.leave();
  await goOn(page, t).click();
  await importAtColumns(page);
});

test.describe("when the line breaks", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("it is said, nothing is lost, and the next try arrives", async ({ page, t }) => {
    const session = await openImports(page);
    const wire = await holdTheWire(page);
    await readAndGoOn(page, t);
    await wire.breakOne();
    const alert = page.getByRole("alert").filter({ hasText: t("document|fault|failed") });
    await expect(alert).toContainText(t("csv-import|send|nothing_lost"));
    await expect(firstRows(page, t)).toContainText("Schütz");
    await wire.leave();
    await page.getByRole("button", { name: t("csv-import|send|again") }).click();
    const id = await importAtColumns(page);
    expect((await importsOf(session)).map((one) => one.id)).toEqual([id]);
  });
});

async function readAndGoOn(page: Page, t: Texts): Promise<void> {
  await pickFile(page, csvFile("ueberbestand.csv", titledList));
  await goOn(page, t).click();
}

function importsOf(session: string) {
  return answerOf("get-csv-imports", undefined, session);
}
