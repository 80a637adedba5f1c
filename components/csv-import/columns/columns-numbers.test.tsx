import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shownColumn, shownImport } from "@/tests/factories/csv-import";
import { choose, closePage, openPage, pick, press, save, show } from "@/tests/setup/columns-form";

// What numbers are read as, and what prices are for, is seen and chosen beside their columns.

beforeEach(openPage);
afterEach(closePage);

test("numbers that can be read in two ways are asked about, and not guessed", async () => {
  const columns = shownImport().columns.with(
    3,
    shownColumn("Bestand", ["1.234"], { ambiguous: 1 }),
  );
  await show({ columns: columns.with(4, shownColumn("VK", ["12"], { plain: 1 })) });
  const legends = [...document.querySelectorAll("#mark-quantity legend, #mark-quantity label")];
  expect(legends.map((one) => one.textContent)).toEqual([
    "Was bedeutet „1.234“ in dieser Spalte? *",
    "1.234: Der Punkt trennt die Tausender",
    "1,234: Der Punkt trennt die Nachkommastellen",
  ]);
  await press();
  expect(save).not.toHaveBeenCalled();
  expect(document.querySelector("[role=alert] a")?.getAttribute("href")).toBe("#mark-quantity");
  await act(async () => document.getElementById("mark-quantity-comma")?.click());
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.decimalMarks).toEqual({ quantity: "comma" });
});

test("a column that proves its own mark is not asked about, also where another was chosen before", async () => {
  const mixed = shownColumn("Bestand", ["1.234", "1.234,5"], { ambiguous: 1, comma: 1 });
  await show({ columns: [...shownImport().columns, mixed] });
  await choose("quantity", "7");
  expect(document.getElementById("mark-quantity")).toBeNull();
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.decimalMarks).toEqual({ quantity: "comma" });
});

test("euros and cents are told apart by what becomes of the first price", async () => {
  await show({ columns: shownImport().columns.with(4, shownColumn("VK", ["12"], { plain: 1 })) });
  const hints = ["euros", "cents"].map(
    (unit) => document.getElementById(`unit-${unit}-hint`)?.textContent,
  );
  expect(hints.map((hint) => hint?.replaceAll("\u00a0", " "))).toEqual([
    "Aus „12“ wird 12,00 €.",
    "Aus „12“ wird 0,12 €.",
  ]);
  await act(async () => document.getElementById("unit-cents")?.click());
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.priceUnit).toBe("cents");
});

test("for how many pieces prices are is asked beside them, of blank cells where a column says it", async () => {
  const price = shownColumn("VK", ["1.250,00"], { comma: 1 });
  await show({ columns: [...shownImport().columns.with(4, price), shownColumn("PE", ["100"])] });
  await pick("pricesAreFor", "100");
  expect(document.getElementById("unit-euros-hint")?.textContent).toMatch(/wird 12,50\s€\.$/);
  await press();
  expect(save.mock.calls[0]?.[0].mapping?.pricesAreFor).toBe(100);
  await choose("pricePer", "7");
  expect(document.querySelector("label[for=pricesAreFor]")?.textContent).toBe(
    "Wo die Preiseinheit leer ist, gilt der Preis für",
  );
  expect(document.getElementById("unit-euros-hint")?.textContent).toContain("geteilt durch");
});

test("a price that gives no whole cents says so before all rows are checked", async () => {
  const columns = [...shownImport().columns, shownColumn("VK/100", ["12,55"], { comma: 1 })];
  await show({ columns });
  await choose("pricePerProductInCt", "7");
  await pick("pricesAreFor", "100");
  expect(document.getElementById("unit-euros-hint")?.textContent).toBe(
    "Aus „12,55“ wird je Stück kein ganzer Cent.",
  );
});

test("numbers that a spreadsheet has rounded are counted, and it is said what to do", async () => {
  const ean = shownColumn("EAN", ["4,26E+12"], { damaged: 1_200 });
  await show({ columns: [...shownImport().columns, ean] });
  await choose("ean", "7");
  const warning = document.querySelector("[role=alert]")?.textContent;
  expect(warning).toContain("1.200 Nummern in dieser Spalte sind beschädigt");
  expect(warning).toContain("ohne „EAN“");
});
