import { randomInt } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import { manufacturerHref } from "@/lib/manufacturers/rules";
import { enter } from "./account-steps";
import { makeCompany, makePart } from "./actors";
import { administratorSession } from "./administrator";
import { wearCookie } from "./own-account-steps";
import { answerOf, call, listPart, signedUp } from "./program";
import { expectTakenOver } from "./script-steps";
import { read } from "./seo-steps";
import { expect, test } from "./test";
import { type Texts, whole } from "./texts";

const language = "de";

/** Parts of a manufacturer that nobody knew before; `name` is its whole name. */
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

/** Of no beginning that others have: they would be likely doubles of each other. */
function someName(): string {
  return `${randomInt(1e8, 1e9)}Probe`;
}

async function middleOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox()) ?? { y: 0, height: 0 };
  return y + height / 2;
}

async function nameAt(listingId: number): Promise<string> {
  return (await read(`/listing/detail/${listingId}`)).html;
}

/** Opens an administrators' page and waits until its forms ask before they send. */
async function open(page: Page, path: string, t: Texts): Promise<void> {
  await page.goto(path);
  await expectTakenOver(
    page
      .getByRole("main")
      .getByRole("button", { name: t("admin|search|submit") })
      .first(),
  );
}

test.describe(`the administration of manufacturers`, () => {
  test("one is found, verified, renamed and seen under its new name at once", async ({
    page,
    t,
  }) => {
    const seller = await signedUp(makeCompany("Namen"));
    const [name, renamed] = [someName(), someName()];
    const { manufacturer, listingId } = await listOf(seller, name);
    expect(await nameAt(listingId)).toContain(name);
    await enter(page, "/", language);
    await wearCookie(page, await administratorSession());

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
    const apart = (await middleOf(link)) - (await middleOf(verify));
    expect(Math.abs(apart), "on one line").toBeLessThan(2);
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
  });

  test("likely doubles become one: the listings and the old address follow", async ({
    page,
    t,
  }) => {
    const seller = await signedUp(makeCompany("Doppelt"));
    const name = someName();
    const { manufacturer: into } = await listOf(seller, name);
    const old = await listOf(seller, `${name} Automation`, 2);
    const administrator = await administratorSession();
    for (const { id } of [into, old.manufacturer]) {
      await answerOf("update-manufacturer", { id, isVerified: true }, administrator);
    }
    const oldHref = manufacturerHref(old.manufacturer);
    expect((await read(oldHref)).status).toBe(200);
    await enter(page, "/", language);
    await wearCookie(page, administrator);

    await open(page, `/admin/manufacturers/${old.manufacturer.id}?into=${name}`, t);
    const merge = `${t("admin|manufacturer|change|merge")} ${name}`;
    await page.getByRole("button", { name: merge, exact: true }).click();
    const question = page.getByRole("dialog");
    const facts = { name: old.manufacturer.name, other: name };
    await expect(question).toContainText(
      t("admin|manufacturer|change|merge|text", {
        ...facts,
        count: 2,
        listings: t("admin|manufacturer|listings", { count: 2, shown: "2" }),
      }),
    );
    await question.getByRole("button", { name: t("admin|manufacturer|change|merge") }).click();
    const done = { ...facts, count: 2, shown: "2" };
    await expect(page.getByText(t("admin|manufacturer|change|merge|done", done))).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();

    const moved = await read(oldHref);
    expect([moved.status, moved.location]).toEqual([308, manufacturerHref(into)]);
    const part = await nameAt(old.listingId);
    expect([part.includes(name), part.includes(old.manufacturer.name)]).toEqual([true, false]);
    const { html } = await read(manufacturerHref(into));
    for (const id of old.listingIds) {
      expect(html).toContain(`/listing/detail/${id}`);
    }
    const again = await listOf(seller, old.manufacturer.name);
    expect(again.manufacturer).toEqual(into);
  });
});

test("a pair that looks alike is kept or told apart where it stands", async ({ page, t }) => {
  const seller = await signedUp(makeCompany("Paare"));
  const administrator = await administratorSession();
  const { names } = await makeLikelyPair(seller, administrator);
  await wearCookie(page, administrator);
  const [word = ""] = names[0].split(" ");
  const heading = page.getByRole("heading", { name: t("admin|manufacturer|doubles") });
  await page.goto(`/admin/manufacturers?query=${word}`);
  await expect(page.getByRole("link", { name: names[0] })).toHaveCount(1);
  await expect(heading, "whoever looks for one is not asked").toHaveCount(0);
  await open(page, "/admin/manufacturers", t);
  await expect(heading).toBeVisible();
  const keep = (name: string) =>
    page.getByRole("button", { name: t("admin|manufacturer|keep", { name }) });
  const pair = page
    .getByRole("listitem")
    .filter({ has: keep(names[0]) })
    .filter({ has: keep(names[1]) });
  await expect(pair).toHaveCount(1);
  await pair.getByRole("button", { name: t("admin|manufacturer|change|distinguish") }).click();
  const facts = { name: names[0], other: names[1], count: 0, shown: "0" };
  const either = [facts, { ...facts, name: names[1], other: names[0] }].map((one) =>
    t("admin|manufacturer|change|distinguish|done", one),
  );
  await expect(page.getByText(either[0] ?? "").or(page.getByText(either[1] ?? ""))).toBeVisible();
  await expect(pair).toHaveCount(0);
});

test("a name that another has leads to merging the two", async ({ page, t }) => {
  const seller = await signedUp(makeCompany("Vergeben"));
  const [taken, name] = [someName(), someName()];
  await listOf(seller, taken);
  const { manufacturer } = await listOf(seller, name);
  await wearCookie(page, await administratorSession());
  await open(page, `/admin/manufacturers/${manufacturer.id}`, t);
  const field = page.getByLabel(whole(t("admin|manufacturer|name")));
  await field.fill(`${taken.toUpperCase()} GmbH`);
  await page.getByRole("button", { name: t("admin|manufacturer|change|rename") }).click();
  await expect(page.getByText(t("issue|manufacturer_exists"), { exact: false })).toBeVisible();
  await expect(field).toHaveValue(`${taken.toUpperCase()} GmbH`);
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(t("issue|manufacturer_exists"), "i"));
  await page.getByRole("link", { name: t("admin|manufacturer|change|merge_instead") }).click();
  const merge = `${t("admin|manufacturer|change|merge")} ${taken}`;
  await expect(page.getByRole("button", { name: merge })).toBeVisible();
});

test.describe("to everybody else", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("the administration of manufacturers is not there", async ({ page }) => {
    await page.goto("/admin/manufacturers");
    await expect(page).toHaveURL(/\/login\?next=/);
    const session = await signedUp(makeCompany("Neugier"));
    const { manufacturer } = await listOf(session, someName());
    const own = { id: manufacturer.id, name: "Meins" };
    expect((await call("update-manufacturer", own, session)).code).toBe("FORBIDDEN");
    await wearCookie(page, session);
    for (const path of ["/admin/manufacturers", `/admin/manufacturers/${manufacturer.id}`]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
    }
  });
});

/** Two whose names differ by an umlaut alone: as alike as can be, so they lead the list. */
async function makeLikelyPair(seller: string, administrator: string) {
  const word = someName();
  const names: [string, string] = [`${word} Müller`, `${word} Mueller`];
  const ids: number[] = [];
  for (const name of names) {
    const { manufacturer } = await listOf(seller, name);
    const payload = { id: manufacturer.id, isVerified: true };
    await answerOf("update-manufacturer", payload, administrator);
    ids.push(manufacturer.id);
  }
  // A job finds them.
  await expect
    .poll(async () => {
      const { data } = await answerOf("get-manufacturer-doubles", { pageSize: 10 }, administrator);
      return data.some(({ one, other }) => one.id === ids[0] && other.id === ids[1]);
    })
    .toBe(true);
  return { names, ids };
}
