import { expect, test } from "vitest";
import { choicesOf, enteredChoicesOf, issuesOfChoices } from "./entered-choices";
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

test("issues stand at the form's own fields", () => {
  const entered = { ...enteredChoicesOf(initial), shippingPossible: false, minOrderQuantity: 0 };
  const found = issuesOfChoices(entered).map(({ path, code }) => [path, code]);
  expect(found).toContainEqual(["minOrderQuantity", "at_least:1"]);
  const undelivered = issuesOfChoices({ ...entered, minOrderQuantity: 1 });
  expect(undelivered.map(({ path }) => path)).toEqual(["shippingPossible", "pickupPossible"]);
});
