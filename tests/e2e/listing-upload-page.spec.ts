import { expectTakenOver, holdScripts } from "./script-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import { back, expectAllArrived, front, openForm } from "./upload-form-steps";
import { expectRows, holdTheWire, photo, pick, sheet } from "./upload-steps";

// What becomes of uploads while the page comes and goes.

test("files picked before the script came are taken once it is there, behind those of the draft", async ({
  page,
  t,
}) => {
  await openForm(page, t);
  await pick(page, [sheet("datenblatt.pdf")]);
  await expectAllArrived(page, t, 1);
  await page.goto("/listing/user");
  const letScriptsGo = await holdScripts(page);
  await page.goto("/listing/create", { waitUntil: "commit" });
  await pick(page, [await photo(front), await photo(back)]);
  letScriptsGo();
  await expectRows(page, t, ["datenblatt.pdf", front, back]);
  await expectAllArrived(page, t, 3);
  await expect(page.locator("#documents")).toHaveJSProperty("files.length", 0);
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
});
