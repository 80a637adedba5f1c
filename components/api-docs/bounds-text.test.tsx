import { expect, test } from "vitest";
import { htmlOf } from "@/tests/setup/screen";
import { BoundsText } from "./bounds-text";

test.each([
  [{ least: 1, most: 1_000_000 }, "1 – 1.000.000", "1 – 1,000,000"],
  [{ least: 1900, most: 2100 }, "1900 – 2100", "1900 – 2100"],
  [{ most: 50_000 }, "≤ 50.000", "≤ 50,000"],
  [{ least: 0.001 }, "≥ 0,001", "≥ 0.001"],
])("a range of %o is written as the reader's language writes numbers", (range, de, en) => {
  const bounds = <BoundsText bounds={[{ kind: "number", range }]} />;
  expect(htmlOf(bounds, "de")).toContain(de);
  expect(htmlOf(bounds, "en")).toContain(en);
});
