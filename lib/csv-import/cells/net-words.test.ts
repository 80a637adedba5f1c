import { expect, test } from "vitest";
import { readPrice, readWholeNumber } from "./amounts";

test.each([
  ["12,50 zzgl. MwSt.", 1250],
  ["12,50 € zzgl. MwSt", 1250],
  ["12,50 €, zzgl. 19% MwSt.", 1250],
  ["12,50 € + MwSt.", 1250],
  ["12,50 EUR zzgl. ges. USt.", 1250],
  ["12,50 € exkl. MwSt.", 1250],
  ["€ 12.50 excl. VAT", 1250],
  ["12.50 EUR plus VAT", 1250],
  ["12,50 (netto)", 1250],
  ["12,50 € (netto)", 1250],
  ["12,50 € (zzgl. MwSt.)", 1250],
  ["netto 12,50 €", 1250],
  ["Netto: 12,50", 1250],
  ["12,50 €/Stk netto", 1250],
])("%j is a price without the tax, as ours are: %d cents", (cell, cents) => {
  expect(readPrice(cell, "euros")).toEqual({ value: cents });
});

test.each([
  ["12,50 € inkl. MwSt.", "number_unreadable"],
  ["12,50 € (brutto)", "number_unreadable"],
  ["brutto 12,50 €", "number_unreadable"],
  ["12,50 USD netto", "price_currency"],
  ["netto 12,50 CHF", "price_currency"],
  ["1.250 € netto", "number_ambiguous"],
  ["12,50 Stk netto", "number_unreadable"],
  ["netto 12,50 € je 100", "number_unreadable"],
])("the price %j is refused: %s", (cell, code) => {
  expect(readPrice(cell, "euros")).toEqual({ code });
});

test.each(["12 netto", "12 kg netto", "12 zzgl. MwSt.", "12/Stk"])("%j is no quantity", (cell) => {
  expect(readWholeNumber(cell)).toEqual({ code: "number_unreadable" });
});
