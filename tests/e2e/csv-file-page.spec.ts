import { goByUserMenu } from "./account-steps";
import { faultsFoundByAxe } from "./axe-steps";
import {
  csvFile,
  faultAt,
  filePicker,
  firstRows,
  goOn,
  headingRadio,
  headings,
  importAtColumns,
  openImports,
  pickFile,
  titledList,
} from "./csv-file-steps";
import { expect, test } from "./test";

// The page on which an import begins: how members come there, and who can use it.

test("members come by their menu; without a session it leads through the login", async ({
  page,
  openBrowser,
  t,
}) => {
  await openImports(page);
  await page.goto("/listing/user");
  await goByUserMenu(page, t, t("layout|csv_import"));
  await expect(page).toHaveURL("/csv-import");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("csv-import|title"));
  const stranger = await openBrowser();
  await stranger.goto("/csv-import");
  await expect(stranger).toHaveURL("/login?next=%2Fcsv-import");
});

test("the whole step goes by keyboard", async ({ page, t }) => {
  // Listened for from the start: the browser is told to leave its dialog to us, and a press may come before that.
  page.on("filechooser", (chooser) => chooser.setFiles(csvFile("liste.csv", titledList)));
  await openImports(page);
  await page.locator(filePicker).focus();
  await page.keyboard.press("Enter");
  await expect(firstRows(page, t)).toContainText("Schütz");

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const encoding = page.getByLabel(t("csv-import|reading|encoding"));
  await expect(encoding).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(encoding).toBeFocused();
  await headingRadio(page, t, 4).focus();
  await page.keyboard.press("ArrowDown");
  await expect(headings(page, t).first()).toHaveText("Müller & Söhne");
  await expect(headingRadio(page, t, 5)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(headings(page, t).first()).toHaveText("Hersteller");
  await page.keyboard.press("Tab");
  await expect(goOn(page, t)).toBeFocused();
  // What was chosen is shown at once, and sent when it has been read.
  await expect(page.locator("fieldset[aria-busy]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await importAtColumns(page);
});

test("axe finds nothing, and no page scrolls sideways", async ({ page, t }) => {
  await openImports(page);
  expect(await faultsFoundByAxe(page)).toEqual([]);
  await pickFile(page, csvFile("foto.png", "x"));
  await expect(faultAt(page)).toHaveText(t("csv-import|fault|kind"));
  expect(await faultsFoundByAxe(page)).toEqual([]);

  const wide = Array.from({ length: 60 }, (_, place) => `Merkmal ${place}`).join(";");
  await pickFile(page, csvFile("breit.csv", `${wide}\r\n${wide}\r\n${wide};zu viel\r\n`));
  await page.getByText(t("csv-import|reading|change")).click();
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await faultsFoundByAxe(page)).toEqual([]);
  const body = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(body).toBeLessThanOrEqual(320);
});
