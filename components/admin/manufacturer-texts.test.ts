import { expect, test } from "vitest";
import { textsIn } from "@/tests/e2e/texts";
import { listingCountText, listingsText } from "./manufacturer-texts";

test.each([
  [0, "kein Inserat", "0"],
  [1, "ein Inserat", "1"],
  [1_000, "1.000 Inserate", "1.000"],
  [1_001, "mehr als 1.000 Inserate", "> 1.000"],
])("%i listings are told up to a thousand", (count, sentence, cell) => {
  expect([listingsText(textsIn("de"), "de", count), listingCountText("de", count)]).toEqual([
    sentence,
    cell,
  ]);
});
