import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shownImport } from "@/tests/factories/csv-import";
import {
  choose,
  closePage,
  openPage,
  press,
  reload,
  save,
  select,
  show,
} from "@/tests/setup/columns-form";

beforeEach(openPage);
afterEach(closePage);

test("what was chosen is still there after a reload, until the page knows what was saved", async () => {
  await show();
  await choose("mpn", "5");
  await choose("alternateProductCodes", "6");
  await act(async () => document.getElementById("unit-cents")?.click());
  await reload();
  expect([select("mpn").value, select("alternateProductCodes").value]).toEqual(["5", "6"]);
  expect((document.getElementById("unit-cents") as HTMLInputElement).checked).toBe(true);
  await press();
  expect(save.mock.calls[0]?.[0].mapping).toMatchObject({
    columns: { mpn: 5 },
    alternateProductCodes: [6],
    priceUnit: "cents",
  });
  const { mapping } = shownImport();
  await reload({ mapping: { ...mapping, columns: { ...mapping.columns, ean: 5 } } });
  expect([select("mpn").value, select("ean").value]).toEqual(["", "5"]);
});

test("another import knows nothing of it, and a logout takes it away", async () => {
  await show();
  await choose("mpn", "5");
  await reload({ id: "0190a0a0-0000-7000-8000-00000000c5f1" });
  expect(select("mpn").value).toBe("");
  await reload();
  expect(select("mpn").value).toBe("5");
  sessionStorage.clear();
  await reload();
  expect(select("mpn").value).toBe("");
});
