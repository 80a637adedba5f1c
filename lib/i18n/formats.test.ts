import { expect, test } from "vitest";
import { formatEuros, formatInteger, formatMoment } from "./formats";

test("money, numbers and times are German in both languages (spec §9)", () => {
  expect(formatEuros(123_456).replace(/\s/g, " ")).toBe("1.234,56 €");
  expect(formatEuros(5).replace(/\s/g, " ")).toBe("0,05 €");
  expect(formatEuros(Number.MAX_SAFE_INTEGER).replace(/\s/g, " ")).toBe("90.071.992.547.409,91 €");
  expect(formatInteger(12_345)).toBe("12.345");
  expect(formatMoment(new Date("2026-07-01T22:30:00Z"))).toBe("02.07.2026, 00:30");
});
