import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./theme.css", import.meta.url), "utf8");
const colours = new Map(
  [...css.matchAll(/--color-([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

const grounds = ["paper", "steel-1"];
const texts = ["ink", "steel-3", "petrol", "petrol-deep", "ok", "caution", "fault", "note"];
const pairs = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground])),
  ...["ok", "caution", "fault", "note"].map((kind) => [kind, `${kind}-soft`]),
  ["on-petrol", "petrol"],
  ["on-petrol", "petrol-deep"],
  ["on-amber", "amber"],
  ["on-amber", "amber-deep"],
  ["ink", "mark"],
];

describe.each(["light", "dark"] as const)("the %s theme", (scheme) => {
  test.each(pairs)("%s can be read on %s", (text = "", ground = "") => {
    expect(contrast(hexOf(text, scheme), hexOf(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });
});

function hexOf(name: string, scheme: "light" | "dark"): string {
  const colour = colours.get(name);
  if (!colour) {
    throw new Error(`theme.css has no colour "${name}"`);
  }
  return colour[scheme];
}

/** WCAG 2.2, contrast ratio of two sRGB colours. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
