import { expect, test } from "vitest";
import { textsOf } from "@/lib/i18n/texts-of";
import { listingCountText, listingsText } from "./manufacturer-texts";

test.each([
  [0, "kein Inserat", "0"],
  [1, "ein Inserat", "1"],
  [1_000, "1.000 Inserate", "1.000"],
  [1_001, "mehr als 1.000 Inserate", "> 1.000"],
])("%i listings are told up to a thousand", (count, sentence, cell) => {
  expect([listingsText(textsOf("de"), "de", count), listingCountText("de", count)]).toEqual([
    sentence,
    cell,
  ]);
});
