import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { listWithFiles } from "./detail-steps";
import { answerOf, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { outboxDir } from "./surroundings";
import { expect, test } from "./test";

const dataDir = path.dirname(outboxDir);

test.describe("a download", () => {
  test.use({ language: "en", expectedErrors: [/status of 404/] });

  test("comes, with and without JavaScript, and says so when it does not", async ({
    page,
    openBrowser,
  }) => {
    const files = [{ name: "sheet.pdf" }];
    const session = await signedUp(makeCompany("Archiv"));
    const listingId = await listWithFiles(session, makePart(), files);
    for (const visitor of [page, await openBrowser({ javaScriptEnabled: false })]) {
      await visitor.goto(`/listing/detail/${listingId}?lang=en`);
      const download = visitor.waitForEvent("download");
      await visitor.getByRole("link", { name: "sheet.pdf" }).click();
      expect((await download).suggestedFilename()).toBe("sheet.pdf");
    }

    await loseFile(await documentOf(listingId));
    await page.getByRole("link", { name: "sheet.pdf" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "Error fetching download" });
    await expect(alert).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/listing/detail/${listingId}`));

    await page.reload();
    const empty = page.getByRole("link", { name: "sheet.pdf (No Download)" });
    await expect(empty).toBeDisabled();
    await expect(empty).not.toHaveAttribute("href");
  });
});

async function documentOf(listingId: number): Promise<string> {
  const { documents } = await answerOf("get-listing-by-id", {
    listingId,
  });
  return documents[0]?.key ?? "";
}

/** Deletes a stored file, as when a disk was lost. */
async function loseFile(key: string): Promise<void> {
  const stored = await readdir(dataDir, { recursive: true });
  const files = stored.filter((file) => file.endsWith(key));
  expect(files).toHaveLength(1);
  await Promise.all(files.map((file) => rm(path.join(dataDir, file))));
}
