import type { Page } from "playwright/test";
import { locales } from "@/lib/i18n/locales";
import { enter, header } from "./account-steps";
import { makeCompany, makePart } from "./actors";
import { wearCookie } from "./own-account-steps";
import { makePasted } from "./pasted-call";
import { listPart, signedUp, signUp } from "./program";
import { fetchAlone, read } from "./seo-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import { type Texts, whole } from "./texts";

for (const language of locales) {
  test.describe(`in ${language}`, () => {
    // A refused call is a line in the console, whoever asked for it.
    test.use({ language, expectedErrors: [/status of 422/] });

    test("a programmer finds a call from any page by a word of what it does", async ({
      page,
      t,
    }) => {
      await enter(page, "/listing/search", language);
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("layout|api") })
        .click();
      await expect(page).toHaveURL("/api-docs");
      const calls = page.locator("[data-call]:visible");
      const all = await calls.count();
      await page.getByLabel(t("api|filter")).fill("fuzzy listings");
      await expect(calls).toHaveCount(1);
      await expect(page.getByRole("status").getByText(`${t("api|filter|found")} 1`)).toBeVisible();
      await page.getByLabel(t("api|filter")).fill("");
      await expect(calls).toHaveCount(all);

      await page.getByLabel(t("api|filter")).fill("fuzzy listings");
      await page.getByRole("link", { name: "fuzzy-search-listings" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("fuzzy-search-listings");
      await page.goBack();
      await expect(page.getByLabel(t("api|filter"))).toHaveValue("fuzzy listings");
      await expect(calls).toHaveCount(1);
      await page.reload();
      await expect(calls).toHaveCount(1);
      await page.getByRole("link", { name: "fuzzy-search-listings" }).click();
      await expect(page.getByText(t("operation|fuzzy-search-listings"))).toBeVisible();
      await expect(page.getByRole("link", { name: "SearchHit" }).first()).toHaveAttribute(
        "href",
        "#shape-SearchHit",
      );
      const refusal = page.getByRole("row", { name: "VALIDATION" });
      await expect(refusal).toContainText(t("error|VALIDATION"));
    });

    test("the page of all calls leads to where a file can be uploaded by hand", async ({
      page,
      t,
    }) => {
      await wearCookie(page, await signedUp(makeCompany("Frachtgut"), language));
      await enter(page, "/api-docs", language);
      await page
        .getByRole("main")
        .getByRole("link", { name: t("file|title") })
        .click();
      await expect(page).toHaveURL("/file-upload");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("file|title"));
    });

    test("a visitor runs a public call, and sees answers, refusals and what is no JSON", async ({
      page,
      t,
    }) => {
      await enter(page, "/api-docs/get-search-suggestions", language);
      const payload = page.getByLabel(whole(t("api|run|payload")));
      await payload.fill('{"query": "6205"}');
      await run(page, t);
      await expect(page.getByText("HTTP 200")).toBeVisible();
      await expect(answer(page, t)).toContainText('"codes"');

      await payload.fill('{"query": 5}');
      await run(page, t);
      await expect(page.getByText("HTTP 422")).toBeVisible();
      await expect(
        page.getByRole("status").getByText(t("error|VALIDATION"), { exact: true }),
      ).toBeVisible();
      await expect(answer(page, t)).toContainText('"path": "query"');

      await payload.fill("{");
      await run(page, t);
      await expect(page.getByRole("alert").getByText(t("api|run|no_json"))).toBeVisible();
      await expect(payload).toBeFocused();
      await expect(answer(page, t)).toHaveCount(0);
    });
  });
}

test("a member runs a call with the page's own session, and is warned of what it changes", async ({
  page,
  t,
}) => {
  const session = await signedUp(makeCompany("Waagenbau"));
  const listingId = await listPart(session, makePart());
  await wearCookie(page, session);
  await page.goto("/api-docs/set-listing-status");
  await expect(page.getByText(t("api|run|changes"))).toBeVisible();
  await page
    .getByLabel(whole(t("api|run|payload")))
    .fill(JSON.stringify([{ id: listingId, status: "RESERVED" }]));
  await run(page, t);
  await expect(answer(page, t)).toContainText('"count": 1');
});

test("logging in and out here shows in the header, and leaves the answer where it was", async ({
  page,
  t,
}) => {
  const company = makeCompany("Antriebstechnik");
  const { email, password, username } = company;
  await signUp(company);
  await page.goto("/api-docs/log-in");
  await page.getByLabel(whole(t("api|run|payload"))).fill(JSON.stringify({ email, password }));
  await run(page, t);
  await expect(header(page).getByText(username).first()).toBeVisible();
  await expect(answer(page, t)).toContainText('"sessionId"');
  await page.goto("/api-docs/log-out");
  await expect(header(page).getByText(username).first()).toBeVisible();
  await run(page, t);
  await expect(header(page).getByText(username)).toHaveCount(0);
  await expect(page.getByText("HTTP 200")).toBeVisible();
  await page.reload();
  await expect(header(page).getByText(username)).toHaveCount(0);
});

test("a visitor is told where a call needs a login", async ({ page, t }) => {
  await page.goto("/api-docs/create-listing");
  await expect(page.getByText(t("api|run|signed_out"))).toBeVisible();
});

test("what stands there for a shell is a call that works", async ({ page, openBrowser }) => {
  await page.goto("/api-docs/fuzzy-search-listings");
  const open = await makePasted(await shellCode(page));
  expect([open.status, open.body.json.totalPages]).toEqual([200, expect.any(Number)]);

  const members = await openBrowser({ javaScriptEnabled: false });
  await members.goto("/api-docs/create-listing");
  const session = await signedUp(makeCompany("Pumpenhandel"));
  const created = await makePasted(await shellCode(members), { LAGERFUND_SESSION: session });
  expect(created).toEqual({ status: 200, body: { json: { listingId: expect.any(Number) } } });
});

test("without JavaScript all but running a call is there", async ({ openBrowser, t }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  await page.goto("/api-docs");
  await page.getByRole("link", { name: "get-listing-by-id" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("get-listing-by-id");
  await expect(page.getByText(t("api|run|noscript"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("api|run") })).toHaveCount(0);
});

test("search engines find both languages of each page, and none that does not exist", async () => {
  for (const path of ["/api-docs", "/api-docs/create-listing"]) {
    const german = baseUrl + path;
    const languages = { de: german, en: `${german}?lang=en`, "x-default": german };
    for (const address of Object.values(languages)) {
      const { status, canonical, languages: named, robots } = await read(address);
      expect([status, canonical, named, robots]).toEqual([200, address, languages, null]);
    }
  }
  expect((await read("/sitemap/pages.xml")).html).toContain(`<loc>${baseUrl}/api-docs</loc>`);
  expect((await read("/api-docs/create-nothing")).status).toBe(404);
  expect((await read("/api-docs/Create-Listing")).status).toBe(404);
});

test("any page of the web may read the document, and only read", async () => {
  const document = await fetchAlone("/openapi.json", { headers: { origin: "https://a.example" } });
  expect(document.headers.get("access-control-allow-origin")).toBe("*");
  const { openapi, servers } = await document.json();
  expect([openapi, servers]).toEqual(["3.1.1", [{ url: baseUrl }]]);
  const etag = document.headers.get("etag") ?? "";
  const held = await fetchAlone("/openapi.json", { headers: { "if-none-match": etag } });
  expect(held.status).toBe(304);
  const posted = await fetchAlone("/openapi.json", { method: "POST" });
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

function run(page: Page, t: Texts): Promise<void> {
  return page.getByRole("button", { name: t("api|run"), exact: true }).click();
}

/** What came back of a call that was run. */
function answer(page: Page, t: Texts) {
  const tried = page.getByRole("region", { name: t("api|run|title") });
  return tried.getByRole("region", { name: t("api|answer") });
}

async function shellCode(page: Page): Promise<string> {
  const figure = page.getByRole("figure").filter({ hasText: /^curl/ });
  return (await figure.locator("code").textContent()) ?? "";
}
