import { expect, test } from "vitest";
import type { ColumnMapping, DecimalMark } from "@/lib/csv-import/column-mapping";
import { quantityAndPrice, sampleFacts } from "@/tests/factories/sample-columns";
import { withDetectedMarks } from "./decimal-marks";

type Proved = DecimalMark | undefined;

test.each<[why: string, columns: string, quantity?: Proved, price?: Proved]>([
  ["its own cells prove the mark", "Menge: 6.000 | 12.500 | 0,5; Preis: 12.50", "comma"],
  [
    "its own cells of three decimals prove those of the others",
    "Menge: 6,000 | 0,250 | 12; Preis: 1.200,000 | 1,250",
    "comma",
    "comma",
  ],
  [
    "cells that never have three decimals prove none of the others",
    "Menge: 1.250 | 0.5 | 2.000; Preis: 1.250 | 980 | 2.400 | 99.90",
  ],
  [
    "one cell that would have three decimals is asked about",
    "Menge: 5; Preis: 1.250 | 6,000 | 99,90",
  ],
  ["prices prove no three decimals that are nowhere else", "Menge: 6,000 | 980; Preis: 1.234,56"],
  [
    "thousands stay thousands beside whole numbers",
    "Menge: 6.000 | 980; Preis: 1.234,56 | 2.400 | 12",
    "comma",
    "comma",
  ],
  ["the prices prove the mark of the quantities", "Menge: 6,000; Preis: 1.234,56", "comma"],
  ["points among the prices make a comma part groups", "Menge: 6,000; Preis: 12.50", "point"],
  ["12.0 pieces prove no thousandths of prices", "Menge: 12.0 | 1.0; Preis: 1.250 | 2.400"],
  ["columns of thousandths do", "Menge: 1,500 | 0,250; Preis: 8,900 | 2,400", "comma", "comma"],
  ["prices in other languages prove it too", "Giacenza: 6,000; Prezzo: 12.50", "point"],
  ["any column proves thousands", "Menge: 1,5 | 12; Preis: 1.250 | 2.400", undefined, "comma"],
  ["thousands of euros are no euros", "Menge: 5; Preis: 1.000 | 2.000; Wert: 850.5000 | 0.125"],
  ["quantities may all end in zeros", "Menge: 12.000 | 2.000; Preis: 12.50 | 8.90", "point"],
  ["others look like thousands", "Menge: 1.250 | 2.000; Preis: 12.50 | 8.90"],
  [
    "one typed point proves nothing",
    "Menge: 1.000 | 2.000; Preis: 1200 | 900; EK: 850.50 | 900 | 120",
  ],
  ["SAP's quantities", "Menge: 12,000 | 1,000 | 12,500; Preis: 12,50 | 8,90", "comma"],
  ["all of three decimals", "Menge: 120,000 | 0,500; Preis: 250,000 | 12,900", "comma", "comma"],
  ["a column of texts proves nothing", "Menge: 6,000; Preis: 12; Preis Text: 2.5 | Welle | Nabe"],
  ["now this and now that proves nothing", "Menge: 6,000 | 1,5 | 2.5; Preis: 12,50"],
  ["nothing proves anything", "Menge: 6,000; Preis: 1.234"],
])("%s: %s", (_, columns, quantity, pricePerProductInCt) => {
  const { decimalMarks } = withDetectedMarks(quantityAndPrice, sampleFacts(columns));
  expect(decimalMarks).toEqual({
    ...(quantity && { quantity }),
    ...(pricePerProductInCt && { pricePerProductInCt }),
  });
});

test.each([..."Lagerplatz||Gewicht/Stk|Preisgruppe|Preis vom|Preisstand|Nennwert|VPE".split("|")])(
  "a column %j proves nothing of prices and quantities",
  (heading) => {
    const facts = sampleFacts(`Menge: 2.000; Preis: 1.250; ${heading}: 01.12 | 0.125`);
    expect(withDetectedMarks(quantityAndPrice, facts).decimalMarks).toEqual({});
  },
);

test.each(["Frei verw.", "EP", "EUR", "Unit cost", "QOH"])("a column %j proves", (heading) => {
  const facts = sampleFacts(`Menge: 2.000; Preis: 12; ${heading}: 0,50 | 02,03`);
  expect(withDetectedMarks(quantityAndPrice, facts).decimalMarks).toEqual({ quantity: "comma" });
});

test("a mark that was chosen stays until the file proves another", () => {
  const chosen: ColumnMapping = { ...quantityAndPrice, decimalMarks: { quantity: "point" } };
  const markOf = (cells: string) => withDetectedMarks(chosen, sampleFacts(cells)).decimalMarks;
  expect(markOf("Menge: 6,000")).toEqual({ quantity: "point" });
  expect(markOf("Menge: 6.000 | 0,5")).toEqual({ quantity: "comma" });
});
