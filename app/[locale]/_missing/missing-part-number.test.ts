import { expect, test } from "vitest";
import { missingPartNumber } from "./missing-part-number";

test.each([
  [["6205-2RS"], "6205-2RS"],
  [["teile", "SKF%206205"], "SKF 6205"],
  [["2902025"], "2902025"],
])("the address %o ends with a part number that the search takes over", (rest, number) => {
  expect(missingPartNumber(rest)).toBe(number);
});

test.each([[[]], [["nichts"]], [["v2"]], [["wp-login.php"]], [["%"]], [["1".repeat(41)]]])(
  "the address %o names no part",
  (rest) => {
    expect(missingPartNumber(rest)).toBeUndefined();
  },
);
