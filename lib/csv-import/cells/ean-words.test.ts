import { expect, test } from "vitest";
import { readEan } from "./codes";

test.each([
  "EAN 4006381333931",
  "4006381333931 (Umkarton)",
  "GTIN: 4 006381 333931",
  "EAN-13: 4006381333931",
  "4006381333931 (VPE 10)",
  "4006381333931 Stk / 4006381333931 VE",
])("of the EAN %j the number is taken", (cell) => {
  expect(readEan(cell)).toEqual({
    value: cell.includes("4 0") ? "4 006381 333931" : "4006381333931",
  });
});

test.each([
  ["EAN 4006381333930", "4006381333930"],
  ["EAN-Nr.: 4 006381 333930", "4 006381 333930"],
  ["40063813 (EAN)", "40063813"],
])("of the EAN %j with a wrong check digit the number is taken as it is alone", (cell, value) => {
  expect(readEan(cell)).toEqual({ value });
});

test.each([
  ..."ohne EAN|nein|Keine GTIN|keine EAN vorhanden|No barcode|EAN fehlt|noch nicht vergeben|Does not apply".split(
    "|",
  ),
])("the EAN %j says that there is none", (cell) => {
  expect(readEan(cell)).toEqual({ value: "" });
});

test.each([
  "s. Etikett",
  "EAN 4711",
  "EAN 4006381300000",
  "EAN 4006381333930 oder 4006381333938",
  "EAN 4006381333931 5",
  "ja",
])("the EAN %j are words that nobody can scan", (cell) => {
  expect(readEan(cell)).toEqual({ code: "ean_unreadable" });
});

test.each(["INT-4711", "INT 4711", "A4711", "B07XYZ1234", "B4006381333931", "K-12345670"])(
  "the EAN %j is a code of the house",
  (cell) => {
    expect(readEan(cell)).toEqual({ value: cell });
  },
);
