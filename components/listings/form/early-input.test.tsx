import { expect, test } from "vitest";
import { earlyInputOf } from "./early-input";

function formIn(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector("form") as HTMLFormElement;
}

function type(name: string, value: string): void {
  (document.querySelector(`[name=${name}]`) as HTMLInputElement).value = value;
}

const fields = `
  <input name="manufacturer" value="Siemens"><input name="mpn" value="6ES7"><input name="nameDe" value="">
  <input name="alternateProductCodes" value="A"><input name="alternateProductCodes" value="">
  <input name="pricePerProductInCt" value="0,00 €"><input name="quantity" value="1">
  <input type="checkbox" name="pickupPossible"><input type="checkbox" name="shippingPossible" checked>
  <select name="condition"><option value="" selected></option><option value="USED_TESTED"></option></select>
  <textarea name="descriptionDe"></textarea>`;

test("a form as the server wrote it has nothing early in it", () => {
  expect(earlyInputOf(formIn(fields))).toEqual({});
});

test("what was typed, ticked and chosen is found, and nothing else", () => {
  const form = formIn(fields);
  type("manufacturer", "Festo");
  type("descriptionDe", "Neu");
  (document.querySelectorAll("[name=alternateProductCodes]")[1] as HTMLInputElement).value = "B";
  for (const box of document.querySelectorAll<HTMLInputElement>("[type=checkbox]")) {
    box.checked = !box.checked;
  }
  (document.querySelector("select") as HTMLSelectElement).value = "USED_TESTED";
  expect(earlyInputOf(form)).toEqual({
    manufacturer: { name: "Festo" },
    descriptionDe: "Neu",
    alternateProductCodes: [{ code: "A" }, { code: "B" }],
    pickupPossible: true,
    shippingPossible: false,
    condition: "USED_TESTED",
  });
});

test("digits count as they do in the fields: 4500 behind the price is 45 euros", () => {
  const form = formIn(fields);
  type("pricePerProductInCt", "0,00 €4500");
  type("quantity", "12");
  expect(earlyInputOf(form)).toEqual({ pricePerProductInCt: 4500, quantity: 12 });
});
