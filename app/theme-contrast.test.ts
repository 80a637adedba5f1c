import { describe, expect, test } from "vitest";
import { contrastOf, readThemeTokens } from "@/components/dev-ui/theme-tokens";

const { colours, contrasts, sizes, values } = readThemeTokens();

describe.each(["light", "dark"] as const)("the %s theme", (scheme) => {
  test.each(contrasts)("$text can be read on $ground", (contrast) => {
    expect(contrast[scheme].ratio).toBeGreaterThanOrEqual(4.5);
  });
});

test("every colour has a value for either theme", () => {
  const hex = expect.stringMatching(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/);
  expect(colours.length).toBeGreaterThan(15);
  for (const { light, dark } of colours) {
    expect([light, dark]).toEqual([hex, hex]);
  }
});

test("text has the six sizes of the one scale, in pixels of a browser's usual 16, and one for words in small pictures", () => {
  const [inPictures, ...scale] = sizes.map(({ size }) => Number.parseFloat(size) * 16);
  expect(inPictures).toBe(11);
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

test("the contrast of black on white is 21, of a colour with itself 1", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastOf("#0a5c69", "#0a5c69")).toBeCloseTo(1);
});
