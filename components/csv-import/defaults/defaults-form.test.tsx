import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { checkCsvImportAction, updateCsvImportAction } from "@/lib/actions/csv-import";
import type { CsvImport } from "@/lib/csv-import/csv-import-schema";
import { shownColumn, shownImport } from "@/tests/factories/csv-import";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { DefaultsForm, presetChoices } from "./defaults-form";

const push = vi.hoisted(() => vi.fn<(href: string) => void>());
vi.mock("@/components/form/use-reliable-push", () => ({ useReliablePush: () => push }));
vi.mock("@/lib/actions/csv-import", () => ({
  updateCsvImportAction: vi.fn(),
  checkCsvImportAction: vi.fn(),
}));

const save = vi.mocked(updateCsvImportAction);
const check = vi.mocked(checkCsvImportAction);
const { id } = shownImport();
const mount = mounted();

beforeEach(() => {
  save.mockReset().mockResolvedValue({ ok: true, answer: { id } });
  check.mockReset().mockResolvedValue({ ok: true, answer: { id } });
  push.mockReset();
  sessionStorage.clear();
});

test("unchanged defaults are saved and the check begins", async () => {
  await show();
  await press();
  expect(save.mock.calls).toEqual([
    [
      {
        id,
        choices: {
          defaults: {
            shippingPossible: true,
            pickupPossible: false,
            shippingPriceInCt: 0,
            shippingNote: "",
            bundleOnly: false,
            minOrderQuantity: 1,
            condition: null,
          },
          existing: "update",
          blankCells: "keep",
          quantityMeans: "inStock",
          sameParts: "add",
          missing: "keep",
        },
      },
    ],
  ]);
  expect(check.mock.calls).toEqual([[{ id }]]);
  expect(push).toHaveBeenCalledWith(`/csv-import/${id}`);
});

test("a proposed stock has a reason, a chosen one has none", async () => {
  await show();
  const hint = () => document.getElementById("quantityMeans-inStock-hint")?.textContent;
  expect(hint()).toContain("weil die Spalte „Bestand“ heißt");
  await show({ choicesFrom: "remembered" });
  expect(hint()).not.toContain("weil");
});

test.each([
  [
    "inStock",
    "LAGERBESTAND|Verfuegbare Menge|Frei verw.|LABST|Frei\nverwendbar |on-hand qty|Stock|Available",
  ],
  ["total", "Menge|Stück|Anzahl|Qty|Quantity|"],
])("as %s the quantity of columns like %j is proposed, unless it was chosen", (way, headings) => {
  for (const heading of headings.split("|")) {
    const columns = shownImport().columns.with(3, shownColumn(heading));
    expect(presetChoices(shownImport({ columns })).quantityMeans).toBe(way);
    const chosen = shownImport({ columns, choicesFrom: "saved" });
    expect(presetChoices(chosen)).toBe(chosen.choices);
  }
});

test("choices survive a reload", async () => {
  await show();
  const choices = ["existing-skip", "blankCells-clear", "quantityMeans-total"];
  for (const control of ["pickupPossible", ...choices]) {
    await click(control);
  }
  await mount(null);
  await show();
  await press();
  expect(save.mock.calls[0]?.[0].choices).toMatchObject({
    defaults: { pickupPossible: true, shippingPossible: true },
    existing: "skip",
    blankCells: "clear",
    quantityMeans: "total",
  });
});

test("without a delivery method nothing is saved, and both boxes say so", async () => {
  await show();
  await click("shippingPossible");
  await press();
  expect(save).not.toHaveBeenCalled();
  const links = [...document.querySelectorAll("[role=alert] a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "#shippingPossible",
    "#pickupPossible",
  ]);
  await click("pickupPossible");
  expect(document.querySelector("[role=alert] a")).toBeNull();
});

test("a field that a column feeds says so", async () => {
  const { mapping } = shownImport();
  const columns = { ...mapping.columns, minOrderQuantity: 3, pickupPossible: 6 };
  await show({ mapping: { ...mapping, columns } });
  expect(document.getElementById("minOrderQuantity-hint")?.textContent).toBe(
    "steht in D · Bestand; dies gilt nur für leere Zellen",
  );
  expect(document.querySelector("label[for=pickupPossible]")?.textContent).toContain("G · Alt");
});

test("shipping of 0,00 € is said to be free of charge, and one press empties it", async () => {
  const text = "Sie liefern alle Teile versandkostenfrei";
  await show();
  expect(document.body.textContent).toContain(text);
  const buttons = [...document.querySelectorAll("button")];
  const button = buttons.find(({ textContent }) => textContent === "Versand nach Absprache");
  await act(async () => button?.click());
  expect(document.body.textContent).not.toContain(text);
  expect(document.activeElement?.id).toBe("shippingPriceInCt");
  await press();
  expect(save.mock.calls[0]?.[0].choices?.defaults.shippingPriceInCt).toBeNull();
});

test("a failed start of the check shows the reason above the choices", async () => {
  check.mockResolvedValue({ ok: false, code: "CSV_IMPORT_NO_ROWS", issues: [] });
  await show();
  await press();
  expect(document.querySelector("[role=alert]")?.textContent).toContain("nicht angekommen");
  expect(push).not.toHaveBeenCalled();
});

async function show(details: Partial<CsvImport> = {}): Promise<void> {
  const { columns, mapping, choices, choicesFrom } = shownImport(details);
  await mount(
    <Screen>
      <DefaultsForm {...{ id, columns, mapping, choices, choicesFrom }} />
    </Screen>,
  );
}

async function click(control: string): Promise<void> {
  await act(async () => document.getElementById(control)?.click());
}

async function press(): Promise<void> {
  await act(async () => document.querySelector("form")?.requestSubmit());
}
