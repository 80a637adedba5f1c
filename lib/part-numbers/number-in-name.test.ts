import { expect, test } from "vitest";
import { numberInName } from "./number-in-name";

test.each([
  ["Rillenkugellager 6205-2RS1", "6205-2RS1"],
  ["Motorschutzschalter 3RV2011-1EA10, 4 A", "3RV2011-1EA10"],
  ["Näherungsschalter IFS204 (M12)", "IFS204"],
  ["Ventil 24VDC 0820022025", "0820022025"],
  ["SIEMENS 6ES7 214-1AG40-0XB0", "6ES7214-1AG40-0XB0"],
])("the number in %j is %j", (name, number) => {
  expect(numberInName(name)).toBe(number);
});

test.each([
  "Sechskantschraube M8x40 DIN933",
  "Leitung 4x0,75 mm² 100m",
  "Netzteil 24V 230VAC 5A IP65",
  "Kugelhahn DN50 PN16",
  "Bremsbelag 12.03.2021",
  "Lager 6205-2RS und 6206-2RS",
  "Handbuch Ausgabe 2019",
  "Schaltschrank",
  "Patchkabel RJ45 1m",
  "Temperaturfühler PT100 3-Leiter",
  "Rundstahl S355J2 20 mm",
  "Schraube M8x40-8.8",
])("%j holds no number that is certain", (name) => {
  expect(numberInName(name)).toBeNull();
});
