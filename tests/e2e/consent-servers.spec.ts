import type { Page } from "playwright/test";
import { makeCompany, makePart } from "./actors";
import {
  banner,
  idle,
  keepChoice,
  keptChoice,
  openAsPerson,
  playGoogle,
  preferences,
  reopener,
  toldToGoogle,
  watchDialogs,
} from "./consent-steps";
import { listPart, signedUp } from "./program";
import { expectTakenOver } from "./script-steps";
import { withServer } from "./server-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

const id = "G-LAGERFUND1";
const script = `https://www.googletagmanager.com/gtag/js?id=${id}`;
const granted = ["consent", "update", { analytics_storage: "granted" }];
const denied = ["consent", "update", { analytics_storage: "denied" }];

test("with an id Google is asked after the consent alone, and told of its withdrawal", async ({
  openBrowser,
  t,
}) => {
  const session = await signedUp(makeCompany("Messung"));
  const path = `/listing/detail/${await listPart(session, makePart())}`;
  await withServer({ NEXT_PUBLIC_GA_ID: id }, async ({ url }) => {
    const page = await openAsPerson(openBrowser);
    const asked = await playGoogle(page);
    const answer = await page.goto(url + path);
    expect(answer?.headers()["content-security-policy"]).toContain(
      "https://www.googletagmanager.com",
    );
    await expect(banner(page, t).region).toBeVisible();
    await idle(page);
    expect([asked, await toldToGoogle(page)]).toEqual([[], []]);

    await banner(page, t).acceptAll.click();
    await expectTagged(page);
    expect(asked).toEqual([script]);
    expect(await toldToGoogle(page)).toEqual([
      ["consent", "default", expect.objectContaining({ analytics_storage: "denied" })],
      granted,
      ["js", expect.any(String)],
      ["config", id, expect.objectContaining({ anonymize_ip: true, send_page_view: false })],
    ]);

    await reopener(page, t).click();
    await preferences(page, t).category("analytics").uncheck();
    await preferences(page, t).save.click();
    await expect.poll(async () => (await toldToGoogle(page)).at(-1)).toEqual(denied);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("_ga");
    expect((await keptChoice(page))?.record.services.analytics).toEqual([]);
    await page.reload();
    await expectTakenOver(page.locator("header").first());
    await idle(page);
    expect([asked, await toldToGoogle(page)]).toEqual([[script], []]);
  });
});

test("a kept consent measures members too, under their policy, and without the dialogs", async ({
  openBrowser,
}) => {
  const session = await signedUp(makeCompany("Messung"));
  await withServer({ NEXT_PUBLIC_GA_ID: id }, async ({ url }) => {
    const page = await openAsPerson(openBrowser);
    const asked = await playGoogle(page);
    await keepChoice(page, ["necessary", "analytics"], { url });
    await page.context().addCookies([{ name: "lagerfund-session", value: session, url }]);
    const dialogs = watchDialogs(page);
    const answer = await page.goto(`${url}/account`);
    expect(answer?.headers()["content-security-policy"]).toContain("'strict-dynamic'");
    await expectTagged(page);
    expect(asked).toEqual([script]);
    expect((await toldToGoogle(page))[1]).toEqual(granted);
    expect(await dialogs()).toBe(0);
  });
});

test("without an id no policy knows Google", async () => {
  for (const path of ["/", "/listing/search", "/listing/create"]) {
    const { headers } = await fetch(baseUrl + path, { redirect: "manual" });
    expect(headers.get("content-security-policy"), path).not.toContain("google");
  }
});

test.describe("texts of the choice from elsewhere", () => {
  test.use({ expectedErrors: [/Could not load translation for the 'de' language|texts\.example/] });

  test("are fetched where they are configured, and ours stand in where they fail", async ({
    openBrowser,
    t,
  }) => {
    const session = await signedUp(makeCompany("Texte"));
    const path = `/listing/detail/${await listPart(session, makePart())}`;
    const CONSENT_TRANSLATION_URL = "https://texts.example/consent.{language}.json";
    await withServer({ CONSENT_TRANSLATION_URL }, async ({ url }) => {
      const page = await openAsPerson(openBrowser);
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await page.route("https://texts.example/**", (route) =>
        route.fulfill({ status: 503, headers: { "access-control-allow-origin": "*" } }),
      );
      await page.goto(url + path);
      await expect(banner(page, t).rejectAll).toBeVisible();
      await expect(banner(page, t).region).toContainText(t("consent|text"));
      expect(errors.join()).toContain("Could not load translation for the 'de' language");

      const asked: string[] = [];
      await page.route("https://texts.example/**", async (route) => {
        asked.push(route.request().url());
        await route.fulfill({
          headers: { "access-control-allow-origin": "*" },
          json: foreignTexts,
        });
      });
      await page.reload();
      await expect(page.getByRole("region", { name: "Kekse" })).toContainText("Kekse oder keine?");
      expect(asked).toEqual(["https://texts.example/consent.de.json"]);
    });
  });
});

const foreignTexts = {
  consentModal: {
    label: "Kekse",
    description: "Kekse oder keine?",
    acceptAllBtn: "Kekse",
    acceptNecessaryBtn: "Keine",
    showPreferencesBtn: "Mehr",
  },
  preferencesModal: {
    title: "Welche?",
    savePreferencesBtn: "Diese",
    sections: [{ title: "Statistik", linkedCategory: "analytics" }],
  },
};

/** Until Google's script, as we play it, has run. */
function expectTagged(page: Page) {
  return page.waitForFunction(() => "tagRan" in window);
}
