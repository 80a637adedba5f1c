import { randomInt } from "node:crypto";
import type { Page } from "playwright/test";
import { manufacturerHref } from "@/lib/manufacturers/names";
import { administratorSession } from "./administrator";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { expectTakenOver } from "./script-steps";
import { read } from "./seo-steps";
import { expect, test } from "./test";
import { type Texts, whole } from "./texts";

async function listOf(session: string, name: string, count = 1) {
  const listingIds: number[] = [];
  for (let n = 0; n < count; n += 1) {
    listingIds.push(await listPart(session, { ...makePart(), manufacturer: name }));
  }
  const [listingId = 0] = listingIds;
  const { manufacturer } = await answerOf("get-listing-by-id", {
    listingId,
  });
  return { manufacturer, listingIds, listingId };
}

/** Starts with no common prefix, because similar names are suggested as duplicates of each other. */
function someName(): string {
  return `${randomInt(1e8, 1e9)}Probe`;
}

async function nameAt(listingId: number): Promise<string> {
  return (await read(`/listing/detail/${listingId}`)).html;
}

async function open(page: Page, path: string, t: Texts): Promise<void> {
  await page.goto(path);
  await expectTakenOver(
    page
      .getByRole("main")
      .getByRole("button", { name: t("admin|search|submit") })
      .first(),
  );
}

test("a manufacturer is found, verified and renamed, and a duplicate is merged into it: listings and addresses follow at once", async ({
  page,
  t,
}) => {
  const seller = await signedUp(makeCompany("Namen"));
  const [name, renamed] = [someName(), someName()];
  const { manufacturer, listingId } = await listOf(seller, name);
  expect(await nameAt(listingId)).toContain(name);
  const administrator = await administratorSession();
  await wearCookie(page, administrator);

  await open(page, "/admin/manufacturers", t);
  await page.getByLabel(t("admin|manufacturer|search")).fill(name);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("admin|search|submit") })
    .click();
  await expect(page).toHaveURL(`/admin/manufacturers?query=${name}`);
  const verify = page.getByRole("button", {
    name: `${t("admin|manufacturer|change|verify")} ${name}`,
  });
  const link = page.getByRole("link", { name, exact: true });
  await verify.click();
  const facts = { name, other: name, count: 0, shown: "0" };
  await expect(page.getByText(t("admin|manufacturer|change|verify|done", facts))).toBeVisible();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const href = manufacturerHref(manufacturer);
  expect((await read(href)).html).toContain(name);

  await page.getByLabel(whole(t("admin|manufacturer|name"))).fill(renamed);
  await page.getByRole("button", { name: t("admin|manufacturer|change|rename") }).click();
  const news = { ...facts, name: renamed };
  await expect(page.getByText(t("admin|manufacturer|change|rename|done", news))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(renamed);
  const part = await nameAt(listingId);
  expect([part.includes(renamed), part.includes(name)]).toEqual([true, false]);
  const renamedHref = manufacturerHref({ ...manufacturer, name: renamed });
  const moved = await read(href);
  expect([moved.status, moved.location]).toEqual([308, renamedHref]);
  expect((await read(renamedHref)).html).toContain(renamed);
  expect((await read("/manufacturer")).html).toContain(renamed);

  const into = { ...manufacturer, name: renamed };
  const old = await listOf(seller, `${renamed} Automation`, 2);
  await answerOf(
    "update-manufacturer",
    { id: old.manufacturer.id, isVerified: true },
    administrator,
  );
  const oldHref = manufacturerHref(old.manufacturer);
  expect((await read(oldHref)).status).toBe(200);
  await open(page, `/admin/manufacturers/${old.manufacturer.id}?into=${renamed}`, t);
  const merge = `${t("admin|manufacturer|change|merge")} ${renamed}`;
  await page.getByRole("button", { name: merge, exact: true }).click();
  const question = page.getByRole("dialog");
  const merged = { name: old.manufacturer.name, other: renamed };
  await expect(question).toContainText(old.manufacturer.name);
  await question.getByRole("button", { name: t("admin|manufacturer|change|merge") }).click();
  const done = { ...merged, count: 2, shown: "2" };
  await expect(page.getByText(t("admin|manufacturer|change|merge|done", done))).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: renamed, exact: true }),
  ).toBeVisible();

  const followed = await read(oldHref);
  expect([followed.status, followed.location]).toEqual([308, renamedHref]);
  const { html } = await read(renamedHref);
  for (const id of old.listingIds) {
    expect(html).toContain(`/listing/detail/${id}`);
  }
  const again = await listOf(seller, old.manufacturer.name);
  expect(again.manufacturer).toEqual(into);
});
