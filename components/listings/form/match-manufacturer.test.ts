import { describe, expect, test } from "vitest";
import { manufacturerMeantBy, optionsFor, resolvedManufacturer } from "./match-manufacturer";

const siemens = { id: 7, name: "Siemens" };
const phoenix = { id: 12, name: "Phoenix Contact GmbH & Co. KG" };
const known = [siemens, phoenix];

describe("a new manufacturer", () => {
  test("is offered for an unknown name, behind those found", () => {
    expect(optionsFor(" Sie  mag ", known)).toEqual([...known, { name: "Sie mag" }]);
  });

  test.each(["siemens", "SIEMENS", " Siemens ", "7", "12", "Siemens AG", "phoenix contact"])(
    "is not offered for %j, which names a known one",
    (text) => {
      expect(optionsFor(text, known)).toEqual(known);
    },
  );
});

test.each([
  [" SIEM", siemens],
  ["phoenix c", phoenix],
  ["Siemnes", siemens],
  ["phenix contact", phoenix],
  ["mens", null],
  ["", null],
])("a name that goes on from %j, or is a typo away, is asked about", (text, meant) => {
  expect(manufacturerMeantBy(text, known)).toBe(meant);
});

test("a text that is left stands for the one it names, else for a new one", () => {
  expect(resolvedManufacturer("SIEMENS", known)).toEqual(siemens);
  expect(resolvedManufacturer(" Kuka  Roboter ", known)).toEqual({ name: "Kuka Roboter" });
  expect(resolvedManufacturer("Kuka", [])).toEqual({ name: "Kuka" });
  expect(resolvedManufacturer("  ", known)).toBeNull();
});
