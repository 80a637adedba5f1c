import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { languageScript } from "@/lib/site/language-script";
import { themeScript } from "@/lib/site/theme";
import { admittedHashes } from "./csp";

const boot = (chunks: unknown, modules: unknown = [494553]) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":${JSON.stringify(chunks)},"runtimeModuleIds":${JSON.stringify(modules)}});`;
const start = "(self.__next_f=self.__next_f||[]).push([0])";

test.each([
  languageScript,
  themeScript,
  start,
  `${start};self.__next_f.push([2,["state","k",null]])`,
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n2:I[1,[\\"a\\"]] \\u003cb\\u003e \\\\u2028"])',
  'self.__next_f.push([3,"AAECAw=="])',
  boot(["static/chunks/0en5xt4c1c0-t.js", "static/chunks/a~b_1.js"]),
])("what only hands over data, and the head's own, has a hash: %j", (script) => {
  expect(admittedHashes(`<p>x</p><script>${script}</script><p>`)).toEqual([hashOf(script)]);
  expect(admittedHashes(`<script id="_R_">${script}</script>`)).toEqual([hashOf(script)]);
});

test.each([
  "alert(1)",
  `${themeScript};alert(1)`,
  ` ${themeScript}`,
  `${start};alert(1)`,
  "self.__next_f.push([0]);alert(1)",
  'self.__next_f.push([1,"a"]);alert(1)//"])',
  "self.__next_f.push([1,alert(1)])",
  "self.__next_f.push([1,`alert(1)`])",
  'self.__next_f.push([1,"a"],alert(1))',
  'self.__next_f.push([1,"a","b"])',
  'self.__next_f.push([4,"a"])',
  'self.__next_f.push({"length":2,"0":1})',
  'self.__next_f.push([1,"a"]/*)',
  `self.__next_f.push([1,"a"]);${start}`,
  boot(["../media/1/x.js"]),
  boot(["static/chunks/../../media/1/x.js"]),
  boot(["https://evil.example/static/chunks/a.js"]),
  boot(["static/chunks/a.js"], ["alert(1)"]),
  boot(["static/chunks/a.js"]).replace("});", "});alert(1);"),
  boot(["static/chunks/a.js"]).replace('"otherChunks"', '"more":1,"otherChunks"'),
])("whatever else stands in a page has none: %s", (script) => {
  expect(admittedHashes(`<script>${script}</script>`)).toEqual([]);
});

test.each([
  '<script>self.__next_f.push([1,"<!--<script>"])</script>',
  '<script src="/x.js">self.__next_f.push([0])</script>',
  "<script></script>",
  '<script id="_R_" onerror="alert(1)">self.__next_f.push([1,"a"])</script>',
  `<script type="application/ld+json">${JSON.stringify({ name: "x" })}</script>`,
])("no hash where a browser might read other words than we do, nor for data: %s", (html) => {
  expect(admittedHashes(html)).toEqual([]);
});

test("the same script twice is one hash, and others keep their order", () => {
  const row = 'self.__next_f.push([1,"a"])';
  const html = [row, start, row].map((script) => `<script>${script}</script>`).join("");
  expect(admittedHashes(html)).toEqual([hashOf(row), hashOf(start)]);
});

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
