import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { site } from "@/lib/config/site";
import { errorKinds } from "@/lib/errors/error-kinds";
import { plainPage } from "./plain-page";
import { plainPolicy } from "./plain-page-html";

const kinds = ["missing", "failure", "unavailable", "offline"] as const;

test("public/503.html, for a proxy without a running process, is in both languages", async () => {
  await expect(plainPage("unavailable", ["de", "en"])).toMatchFileSnapshot("../../public/503.html");
});

test("the service worker shows public/offline.html without a network, and browsers update it", async () => {
  const page = plainPage("offline", ["de", "en"]);
  await expect(page).toMatchFileSnapshot("../../public/offline.html");
  const version = createHash("sha256").update(page).digest("hex").slice(0, 8);
  expect(readFileSync("public/sw.js", "utf8")).toContain(`"lagerfund-offline-${version}"`);
});

test("every script and style of it is admitted by its hash, and nothing else is", () => {
  for (const kind of kinds) {
    const page = plainPage(kind, ["en"], "0a1b2c3d");
    for (const [, , text = ""] of page.matchAll(/<(script|style)>(.*?)<\/\1>/gs)) {
      const hash = createHash("sha256").update(text).digest("base64");
      expect(plainPolicy, kind).toContain(`'sha256-${hash}'`);
    }
    expect(page, kind).toContain(`content="${plainPolicy}"`);
    expect(page.match(/(?:src|href)="[^"]*"/g)?.filter((at) => /\/\/|http/.test(at))).toEqual([]);
  }
  expect(plainPolicy).not.toContain("unsafe");
});

test("an error page shows the spec's sentence and the request id, in German too", () => {
  const page = plainPage("failure", ["en"], "0a1b2c3d-4e5f");
  expect(page).toContain(
    "<p>There was an error rendering this page. Check the browser console for more information.</p>",
  );
  expect(page).toContain("<code>0a1b2c3d-4e5f</code>");
  expect(plainPage("failure", ["de"])).toContain('<html lang="de" data-kind="failure">');
  expect(plainPage("failure", ["de"])).not.toContain("<code>");
});

test("what is away is tried again without a hand, with JavaScript or without; what failed is not", () => {
  expect(errorKinds.UNAVAILABLE.status).toBe(503);
  expect(plainPage("unavailable", ["de"])).toContain('<noscript><meta http-equiv="refresh"');
  expect(plainPage("failure", ["de"])).not.toContain('http-equiv="refresh"');
});

test("no name and no text is markup", () => {
  const { name } = site;
  onTestFinished(() => {
    site.name = name;
  });
  site.name = 'Rohr & "Co" <b>';
  const page = plainPage("offline", ["de", "en"], "<i>");
  const shown = "Rohr &amp; &quot;Co&quot; &lt;b&gt;";
  expect(page).toContain(`${shown}</title>`);
  expect(page).toContain(`${shown}">`);
  expect(page).toContain(`</svg>${shown}</a>`);
  expect(page).toContain("<code>&lt;i&gt;</code>");
  expect(page).not.toMatch(/<b>|<i>|"Co"/);
});
