import { describe, expect, test } from "vitest";
import { readThemeTokens } from "@/components/dev-ui/theme-tokens";

const { colours, sizes, values } = readThemeTokens();

/** All pairs must be legible in both themes. */
const legiblePairs: [text: string, ground: string][] = [
  ...["paper", "steel-1"].flatMap((ground) =>
    ["ink", "steel-3", "petrol", "petrol-deep", "ok", "caution", "fault", "note"].map(
      (text): [string, string] => [text, ground],
    ),
  ),
  ...["ok", "caution", "fault", "note"].map((kind): [string, string] => [kind, `${kind}-soft`]),
  ["on-petrol", "petrol"],
  ["on-petrol", "petrol-deep"],
  ["on-amber", "amber"],
  ["on-amber", "amber-deep"],
  ["ink", "mark"],
];

describe.each(["light", "dark"] as const)("the %s theme", (scheme) => {
  test.each(legiblePairs)("%s can be read on %s", (...pair) => {
    const [text, ground] = pair.map((name) => colours.find((it) => it.name === name)?.[scheme]);
    expect(contrastOf(text ?? "", ground ?? "")).toBeGreaterThanOrEqual(4.5);
  });
});

test("every colour has a value for either theme", () => {
  const hex = expect.stringMatching(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/);
  expect(colours.length).toBeGreaterThan(15);
  for (const { light, dark } of colours) {
    expect([light, dark]).toEqual([hex, hex]);
  }
});

test("text has the six sizes of the one scale, in pixels of a browser's usual 16, and one for words in small images", () => {
  const [inImages, ...scale] = sizes.map(({ size }) => Number.parseFloat(size) * 16);
  expect(inImages).toBe(11);
  expect(scale).toEqual([13, 14, 16, 20, 28, 40]);
  expect(sizes.every(({ lineHeight }) => lineHeight.endsWith("rem"))).toBe(true);
});

test("spaces go in steps of 4, corners are 4 round, and what moves takes 120 ms", () => {
  expect(values).toEqual(
    expect.arrayContaining([
      { name: "--spacing", value: "0.25rem" },
      { name: "--radius", value: "0.25rem" },
      { name: "--default-transition-duration", value: "120ms" },
    ]),
  );
});

/** WCAG 2.2, contrast ratio of two sRGB colours as "#rrggbb": from 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
