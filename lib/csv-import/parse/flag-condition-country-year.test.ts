import { expect, test } from "vitest";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { listingCondition } from "@/lib/listings/schema";
import german from "@/messages/de.json";
import english from "@/messages/en.json";
import { readCondition, readCountry, readFlag, readYear } from "./flag-condition-country-year";

test.each<Cell>([..."ja|J|Yes|WAHR|TRUE|X|1|-1".split("|"), 1, -1])(
  "the flag %j is yes",
  (cell) => {
    expect(readFlag(cell)).toEqual({ value: true });
  },
);

test.each<Cell>([..."nein|N|no|FALSCH|0".split("|"), 0])("the flag %j is no", (cell) => {
  expect(readFlag(cell)).toEqual({ value: false });
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
  [
    "NEW_IN_PACKAGING",
    "Neu, OVP|neu (originalverpackt)|New in box|fabrikneu, OVP|Original verpackt",
  ],
  ["NEW_WITHOUT_PACKAGING", "neu|neu, unbenutzt|NOS|1000"],
  ["UNUSED_OPENED", "Unbenutzt, Verpackung geoeffnet|ungebraucht"],
  ["USED_TESTED", "Gebraucht / geprüft|gebraucht, geprueft|gebr., geprüft"],
  ["USED_UNTESTED", "gebraucht|gebr."],
  ["FOR_PARTS", "defekt|7000"],
])("in the trade's words %s is %s", (condition, words) => {
  const cells = words.split("|");
  expect(cells.map(readCondition)).toEqual(cells.map(() => ({ value: condition })));
});

test.each(["neuwertig", "B-Ware", "geprüft", "gut", "1", "2000", "?"])(
  "%j may be one thing or another and is not guessed",
  (cell) => {
    expect(readCondition(cell)).toEqual({ code: "condition_unknown" });
  },
);

test("a year has four digits", () => {
  expect(["2014", 2014].map(readYear)).toEqual([{ value: 2014 }, { value: 2014 }]);
  for (const cell of ["03/2014", "14", "2010-2014", "2.014", 2014.5]) {
    expect(readYear(cell)).toEqual({ code: "year_unreadable" });
  }
});

test("a country is written by its code or its name", () => {
  expect(["DE", "österreich", "Italy"].map(readCountry)).toEqual(
    ["DE", "AT", "IT"].map((value) => ({ value })),
  );
  expect(["DEU", "USA", "UK", "k.A.", "-"].map(readCountry)).toEqual(
    ["DE", "US", "GB", "", ""].map((value) => ({ value })),
  );
  expect(readCountry("EU")).toEqual({ code: "country_unknown" });
});
