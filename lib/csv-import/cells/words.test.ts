import { expect, test } from "vitest";
import { listingCondition } from "@/lib/listings/schema";
import german from "@/messages/de.json";
import english from "@/messages/en.json";
import type { Cell } from "../fields";
import { readCondition, readFlag, readYear } from "./words";

test.each<[Cell, boolean]>([
  ["ja", true],
  ["J", true],
  ["Yes", true],
  ["WAHR", true],
  ["TRUE", true],
  ["X", true],
  ["1", true],
  [1, true],
  ["-1", true],
  [-1, true],
  ["nein", false],
  ["N", false],
  ["no", false],
  ["FALSCH", false],
  ["0", false],
  [0, false],
])("the flag %j is %j", (cell, flag) => {
  expect(readFlag(cell)).toEqual({ value: flag });
});

test.each<Cell>(["vielleicht", "-", "2", "ja, auf Anfrage"])("the flag %j is unknown", (cell) => {
  expect(readFlag(cell)).toEqual({ code: "flag_unknown" });
});

test.each(listingCondition.options)(
  "%s is known by its code and by both screens' words",
  (code) => {
    expect(readCondition(code)).toEqual({ value: code });
    expect(readCondition(code.toLowerCase())).toEqual({ value: code });
    expect(readCondition(german[`listing|condition|${code}`])).toEqual({ value: code });
    expect(readCondition(english[`listing|condition|${code}`])).toEqual({ value: code });
  },
);

test.each([
  ["neu", "NEW_WITHOUT_PACKAGING"],
  ["Neu, OVP", "NEW_IN_PACKAGING"],
  ["neu (originalverpackt)", "NEW_IN_PACKAGING"],
  ["New in box", "NEW_IN_PACKAGING"],
  ["Unbenutzt, Verpackung geoeffnet", "UNUSED_OPENED"],
  ["gebraucht", "USED_UNTESTED"],
  ["Gebraucht / geprüft", "USED_TESTED"],
  ["gebraucht, geprueft", "USED_TESTED"],
  ["defekt", "FOR_PARTS"],
  ["fabrikneu, OVP", "NEW_IN_PACKAGING"],
  ["Original verpackt", "NEW_IN_PACKAGING"],
  ["neu, unbenutzt", "NEW_WITHOUT_PACKAGING"],
  ["NOS", "NEW_WITHOUT_PACKAGING"],
  ["ungebraucht", "UNUSED_OPENED"],
  ["gebr.", "USED_UNTESTED"],
  ["gebr., geprüft", "USED_TESTED"],
  ["1000", "NEW_WITHOUT_PACKAGING"],
  ["7000", "FOR_PARTS"],
])("the trade's %j is %s", (cell, condition) => {
  expect(readCondition(cell)).toEqual({ value: condition });
});

test.each(["neuwertig", "B-Ware", "geprüft", "gut", "1", "2000", "?"])(
  "%j may be one thing or another and is not guessed",
  (cell) => {
    expect(readCondition(cell)).toEqual({ code: "condition_unknown" });
  },
);

test.each<[Cell, object]>([
  ["2014", { value: 2014 }],
  [2014, { value: 2014 }],
  ["03/2014", { code: "year_unreadable" }],
  ["14", { code: "year_unreadable" }],
  ["2010-2014", { code: "year_unreadable" }],
  ["2.014", { code: "year_unreadable" }],
  [2014.5, { code: "year_unreadable" }],
])("the year of %j is %j", (cell, year) => {
  expect(readYear(cell)).toEqual(year);
});
