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
