import { read } from "./seo-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import { textsIn } from "./texts";

interface Manifest {
  icons: { src: string; type: string }[];
  shortcuts: { url: string }[];
}

test("a browser finds all it needs to install the site as an app", async ({ request }) => {
  for (const language of ["de", "en"] as const) {
    const { html } = await read(`/manufacturer?lang=${language}`);
    const [, href = ""] = /<link rel="manifest"[^>]* ?href="([^"]+)"/.exec(html) ?? [];
    const answer = await request.get(new URL(href, baseUrl).href);
    const type = "application/manifest+json; charset=utf-8";
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, type]);
    const manifest: Manifest = await answer.json();
    expect(manifest).toMatchObject({
      ...{ lang: language, start_url: "/", display: "standalone" },
      name: expect.stringContaining(textsIn(language)("layout|claim")),
    });
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src);
      expect([icon.status(), icon.headers()["content-type"]], src).toEqual([200, type]);
    }
    for (const { url } of manifest.shortcuts) {
      expect((await request.get(url)).status(), url).toBe(200);
    }
  }
});
