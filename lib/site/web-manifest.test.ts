import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { GET as german } from "@/app/manifest.webmanifest/route";
import { GET as english } from "@/app/manifest-en.webmanifest/route";
import type { webManifest } from "./web-manifest";

const { icons = [] } = await manifestOf(german());
const pictures = icons.filter(({ type }) => type === "image/png");

test.each(pictures)("$src is as large as the manifest says", async ({ src, sizes }) => {
  const { width, height } = await sharp(`public${src}`).metadata();
  expect(`${width}x${height}`).toBe(sizes);
});

test("where the system cuts an icon to its own shape, the icon has no clear corners", async () => {
  for (const file of ["app/apple-icon.png", "public/icon-maskable-512.png"]) {
    expect(await sharp(file).metadata(), file).toMatchObject({ hasAlpha: false });
  }
});

test("the browser's tab has the mark in three sizes", () => {
  const file = readFileSync("app/favicon.ico");
  const count = file.readUInt16LE(4);
  expect(Array.from({ length: count }, (_, index) => file[6 + 16 * index])).toEqual([16, 32, 48]);
});

test("whoever reads English installs it in English, as the same app", async () => {
  const answer = english();
  expect(answer.headers.get("content-type")).toContain("application/manifest+json");
  const { id, lang } = await manifestOf(answer);
  expect([id, lang]).toEqual([(await manifestOf(german())).id, "en"]);
});

function manifestOf(answer: Response): Promise<ReturnType<typeof webManifest>> {
  return answer.json();
}
