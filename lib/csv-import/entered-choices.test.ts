import { expect, test } from "vitest";
import {
  choicesOf,
  enteredChoicesOf,
  issuesOfChoices,
  readChoicesForm,
  unreadAmountsIn,
} from "./entered-choices";
import { importChoices } from "./schema";

const initial = importChoices.parse({ defaults: {} });

test("what a form shows of the choices and says again is those choices", () => {
  expect(choicesOf(enteredChoicesOf(initial))).toEqual(initial);
  const other = importChoices.parse({
    defaults: { condition: "FOR_PARTS", shippingPriceInCt: null, minOrderQuantity: 5 },
    existing: "skip",
    blankCells: "clear",
    quantityMeans: "inStock",
  });
  expect(choicesOf(enteredChoicesOf(other))).toEqual(other);
});

test("without JavaScript the same fields are posted", () => {
  const form = new FormData();
  const fields = {
    pickupPossible: "on",
    shippingPriceInCt: "12,50 €",
    minOrderQuantity: "1.000",
    condition: "USED_TESTED",
    existing: "skip",
    quantityMeans: "inStock",
  };
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value);
  }
  expect(choicesOf(readChoicesForm(form))).toEqual({
    defaults: {
      shippingPossible: false,
      pickupPossible: true,
      shippingPriceInCt: 1_250,
      shippingNote: "",
      bundleOnly: false,
      minOrderQuantity: 1_000,
      condition: "USED_TESTED",
    },
    existing: "skip",
    blankCells: "keep",
    quantityMeans: "inStock",
  });
});

test("an amount that could mean two things is asked for again", () => {
  const form = new FormData();
  form.set("shippingPriceInCt", "45 €");
  expect(unreadAmountsIn(form)).toMatchObject([{ path: "shippingPriceInCt", code: "invalid" }]);
  form.set("shippingPriceInCt", "45,00 €");
  expect(unreadAmountsIn(form)).toEqual([]);
});

test("issues stand at the form's own fields", () => {
  const entered = { ...enteredChoicesOf(initial), shippingPossible: false, minOrderQuantity: 0 };
  const found = issuesOfChoices(entered).map(({ path, code }) => [path, code]);
  expect(found).toContainEqual(["minOrderQuantity", "at_least:1"]);
  const undelivered = issuesOfChoices({ ...entered, minOrderQuantity: 1 });
  expect(undelivered.map(({ path }) => path)).toEqual(["shippingPossible", "pickupPossible"]);
});
