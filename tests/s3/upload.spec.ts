import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright/test";
import { enter, logInByForm } from "../e2e/account-steps";
import { downloadButton, openUploads, upload } from "../e2e/file-upload-steps";
import { submitListing } from "../e2e/listing-steps";
import { answerOf, call, signedUp, signUp } from "../e2e/program";
import { makeCompany, makePart, makePhoto } from "../e2e/sample-data";
import { baseUrl } from "../e2e/surroundings";
import { expect, test } from "../e2e/test";
import { type Texts, whole } from "../e2e/texts";
import { pick } from "../e2e/upload-steps";
import { storeSettings } from "./store";

const store = storeSettings.endpoint ?? "";
// The store's CORS rule admits no header but the content type.
const plain = { extraHTTPHeaders: {} };
const drawing = { name: "Prüfblatt.pdf", mimeType: "application/pdf", buffer: somePdf() };

test("a seller's files go from the form to the store and come back to everybody", async ({
  openBrowser,
  t,
}) => {
  const [page, visitorsPage] = [await openBrowser(plain), await openBrowser(plain)];
  const seller = makeCompany("Werkzeugbau");
  await signUp(seller);
  await enter(page, "/listing/create", "de");
  await logInByForm(page, t, seller);
  const puts = heardPuts(page);
  const address = await listWithFiles(page, t);

  expect(puts).toHaveLength(2);
  for (const put of puts) {
    expect(put.startsWith(`${store}/${storeSettings.bucket}/incoming/`)).toBe(true);
  }
  await visitorsPage.goto(address);
  const image = visitorsPage.locator('img[src*="/media/"]').first();
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  const link = visitorsPage.getByRole("link", { name: drawing.name });
  const href = new URL((await link.getAttribute("href")) ?? "", baseUrl);
  const redirect = await fetch(href, { redirect: "manual" });
  expect(redirect.status).toBe(302);
  expect(redirect.headers.get("location")?.startsWith(`${store}/`)).toBe(true);
  const [download] = await Promise.all([visitorsPage.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe(drawing.name);
  expect(await readFile(await download.path())).toEqual(drawing.buffer);
});

test("a file of the upload demo goes to the store, and comes back from it in a new tab", async ({
  openBrowser,
  t,
}) => {
  const page = await openBrowser(plain);
  await openUploads(page);
  const puts = heardPuts(page);
  await upload(page, t, drawing);
  expect(puts).toHaveLength(1);
  expect(puts[0]).toContain(`${store}/${storeSettings.bucket}/incoming/`);
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    downloadButton(page, t, drawing.name).click(),
  ]);
  const download = await tab.waitForEvent("download");
  expect(download.url().startsWith(`${store}/${storeSettings.bucket}/files/`)).toBe(true);
  expect(download.suggestedFilename()).toBe(drawing.name);
  expect(await readFile(await download.path())).toEqual(drawing.buffer);
});

test.describe("from a page of another origin", () => {
  test.use({ expectedErrors: [/CORS policy|net::ERR_FAILED/] });

  test("the store rejects the upload, though the address is right", async ({ openBrowser }) => {
    const page = await openBrowser(plain);
    const session = await signedUp(makeCompany("Anlagenbau"));
    const { uploadUrl, id } = await ticket(session);
    const photo = [...(await makePhoto({ r: 10, g: 90, b: 200 }))];

    const stranger = createServer((_, response) => response.end("<p>hello</p>"));
    await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
    await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`);
    expect(await putFromPage(page, uploadUrl, photo)).toBe("blocked");
    const rejection = await call("create-listing", { ...payload(), documentIds: [id] }, session);
    expect(rejection.code).toBe("DOCUMENT_INVALID");
    stranger.close();

    await page.goto(baseUrl);
    expect(await putFromPage(page, uploadUrl, photo)).toBe(200);
    await answerOf("create-listing", { ...payload(), documentIds: [id] }, session);
  });
});

async function listWithFiles(page: Page, t: Texts): Promise<string> {
  const part = makePart();
  const field = (name: "manufacturer" | "mpn" | "nameDe" | "descriptionDe") =>
    page.getByLabel(whole(t(`listing|form|${name}`))).fill(part[name]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("listing|form|create"));
  const photo = await makePhoto({ r: 20, g: 110, b: 60 });
  await pick(page, [{ name: "vorne.png", mimeType: "image/png", buffer: photo }, drawing]);
  await field("manufacturer");
  await field("mpn");
  await field("nameDe");
  await field("descriptionDe");
  await page.getByLabel(whole(t("listing|form|quantity"))).fill("3");
  await page.getByLabel(whole(t("listing|form|pricePerProductInCt"))).pressSequentially("12345");
  await page.getByLabel(t("listing|form|pickupPossible")).check();
  await submitListing(page, t);
  return page.url();
}

function heardPuts(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") {
      addresses.push(request.url());
    }
  });
  return addresses;
}

function ticket(session: string) {
  const file = { fileType: "image/png", name: "vorne.png" };
  return answerOf("create-document", file, session);
}

function payload() {
  const { manufacturer, ...entered } = makePart();
  return { ...entered, manufacturer: { name: manufacturer } };
}

/** The status of a page's own upload, or that the browser blocked it. */
function putFromPage(page: Page, url: string, photo: number[]) {
  return page.evaluate(
    ([address, bytes]) =>
      fetch(address, {
        method: "PUT",
        body: new Uint8Array(bytes),
        headers: { "content-type": "image/png" },
      }).then(
        ({ status }) => status,
        () => "blocked",
      ),
    [url, photo] as const,
  );
}

function somePdf(): Buffer {
  return Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
}
