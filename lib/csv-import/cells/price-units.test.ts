import { expect, test } from "vitest";
import type { Cell } from "../fields";
import { readPriceQuantity, readQuantityUnit } from "./price-units";

test.each<[Cell, number]>([
  ["1", 1],
  ["100", 100],
  [1000, 1000],
  ["1.000", 1000],
  ["1,000", 1000],
  ["1.000 ST", 1000],
  ["je 100 Stk", 100],
  ["/100", 100],
  ["100,00", 100],
  ["Stk", 1],
  ["(Stck)", 1],
  ["HST", 100],
  ["Tausend", 1000],
  ["per thousand", 1000],
  ["C62", 1],
  ["H87", 1],
  ["PCE", 1],
  ["NAR", 1],
  ["100 C62", 100],
])("a price for %j is for %i", (cell, quantity) => {
  expect(readPriceQuantity(cell)).toEqual({ value: quantity });
});

test.each<[Cell, string]>([
  ["0", "larger_than_zero"],
  ["-100", "larger_than_zero"],
  ["1,5", "number_not_whole"],
  [1.5, "number_not_whole"],
  ["0,500", "number_not_whole"],
  ["0.100", "number_not_whole"],
  ["H", "number_unreadable"],
  ["T", "number_unreadable"],
  ["C", "number_unreadable"],
  ["kg", "number_unreadable"],
  ["VPE", "number_unreadable"],
  ["100.000", "number_unreadable"],
])("a price for %j is %s", (cell, code) => {
  expect(readPriceQuantity(cell)).toEqual({ code });
});

test.each([
  "ST",
  "Stck.",
  "PCS",
  "EA",
  "Satz",
  "M",
  "lfm",
  "KG",
  "L",
  "m²",
  "ROL",
  "1",
  "1 ST",
  "1,00 ST",
  "m2",
  "Rolle (m)",
  "T",
  "C62",
  "H87",
  "1 C62",
  "PCE",
  "NAR",
  "MTR",
  "KGM",
  "LTR",
  "dm3",
  "m^2",
])("a quantity in %j is one of pieces or of a measure", (cell) => {
  expect(readQuantityUnit(cell)).toHaveProperty("value");
});

test.each([
  "HST",
  "TST",
  "C",
  "Tsd.",
  "VE",
  "VPE",
  "PAK",
  "KAR",
  "BOX",
  "PAL",
  "GEB",
  "Dtz.",
  "100 ST",
  "100",
  "VPE 100",
  "VE à 10",
  "VE10",
  "Karton/50",
  "Pack (10)",
  "je 100",
  "ST/100",
  "Tsd. Stk",
  "1,000 Stk",
  "1.000",
  "11 ST",
  "C 62",
  "100 C62",
  "VE10 (C62)",
  "100 m3",
  "Rolle 50m",
])("a quantity in %j is none of pieces", (cell) => {
  expect(readQuantityUnit(cell)).toEqual({ code: "quantity_unit" });
});
