import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import de from "@/messages/de.json";
import { issueSentence } from "./issue-text";

const t = createTranslator({ locale: "de", messages: de });

test.each([
  ["at_most:2147483647", "pricePerProductInCt", "Darf höchstens 21.474.836,47 € sein"],
  ["at_most:2147483647", "shippingPriceInCt", "Darf höchstens 21.474.836,47 € sein"],
  ["at_most:1000000", "quantity", "Darf höchstens 1.000.000 sein"],
  ["at_least:1900", "yearOfManufacture", "Muss mindestens 1900 sein"],
  ["on_listing:4711", "documentIds.0", "Gehört schon zu Inserat 4711"],
  [
    "price_per_fraction:1000",
    "pricePerProductInCt",
    "Ergibt, durch 1.000 geteilt, je Stück keinen ganzen Cent: bitte runden oder berichtigen",
  ],
  ["larger_than_zero", "pricePerProductInCt", "Bitte Preis eingeben"],
  ["larger_than_zero", "quantity", "Muss größer als 0 sein"],
  ["too_long:10000", "descriptionDe", "Darf höchstens 10.000 Zeichen haben"],
])("%s at %s reads: %s", (code, field, sentence) => {
  expect(issueSentence(t as never, code, field).replaceAll("\u00a0", " ")).toBe(sentence);
});
