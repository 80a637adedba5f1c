import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

interface Manifest {
  name: string;
  lang: string;
  start_url: string;
  icons: { src: string; type: string }[];
  shortcuts: { url: string }[];
}

for (const language of ["de", "en"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("a browser finds all it needs to install the site as an app", async ({ page, t }) => {
      await page.goto(`/manufacturer?lang=${language}`);
      const href = await page.locator("link[rel=manifest]").getAttribute("href");
      const answer = await page.request.get(href ?? "");
      expect([answer.status(), answer.headers()["content-type"]]).toEqual([
        200,
        "application/manifest+json; charset=utf-8",
      ]);
      const manifest: Manifest = await answer.json();
      expect(manifest).toMatchObject({ lang: language, start_url: "/", display: "standalone" });
      expect(manifest.name).toContain(t("layout|claim"));
      for (const { src, type } of manifest.icons) {
        const icon = await page.request.get(src);
        expect([icon.status(), icon.headers()["content-type"]], src).toEqual([200, type]);
      }
      for (const { url } of manifest.shortcuts) {
        expect((await page.request.get(url)).status(), url).toBe(200);
      }
    });
  });
}

test("the browser itself finds no fault in it", async ({ page }) => {
  await page.goto("/");
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send("Page.getAppManifest");
  expect(url).toBe(`${baseUrl}/manifest.webmanifest`);
  expect(errors).toEqual([]);
});

test("tab, bookmark and home screen show the mark", async ({ page }) => {
  await page.goto("/");
  for (const link of await page.locator("link[rel=icon], link[rel=apple-touch-icon]").all()) {
    const href = (await link.getAttribute("href")) ?? "";
    const icon = await page.request.get(href);
    expect([icon.status(), icon.headers()["content-type"]], href).toEqual([
      200,
      await link.getAttribute("type"),
    ]);
  }
  await expect(page.locator("link[rel=apple-touch-icon]")).toHaveCount(1);
});
