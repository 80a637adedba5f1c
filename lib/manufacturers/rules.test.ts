import { expect, test } from "vitest";
import { normaliseManufacturerName } from "./rules";

test.each([
  ["Siemens AG", "siemens"],
  ["SIEMENS  A.G.", "siemens"],
  ["Siemens", "siemens"],
  ["Festo SE & Co. KG", "festo"],
  ["Phoenix Contact GmbH & Co. KG", "phoenixcontact"],
  ["Pepperl+Fuchs", "pepperlfuchs"],
  ["Weidmüller", "weidmüller"],
  ["Parker Hannifin Corp.", "parkerhannifin"],
  ["AG", "ag"],
  ["KG Elektro", "kgelektro"],
])("%s is %s", (name, normalised) => {
  expect(normaliseManufacturerName(name)).toBe(normalised);
});
