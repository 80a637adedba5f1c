import { act, useState } from "react";
import { expect, test } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { PriceField } from "./price-field";

const mount = mounted();
let stored: number | null;

function Price({ start }: { start: number }) {
  const [price, setPrice] = useState<number | null>(start);
  stored = price;
  return (
    <PriceField
      name="price"
      label="Preis"
      littleInCt={1000}
      valueInCt={price}
      onChange={(cents) => setPrice(cents ?? 0)}
    />
  );
}

test("45 stays 45 cents, is asked about when it is left, and is 45 euros by one press", async () => {
  await draw(0);
  await type("45");
  expect([stored, question()]).toEqual([45, undefined]);
  await leave();
  expect([stored, question()?.textContent]).toEqual([45, "45,00\u00a0€ gemeint?"]);
  expect(question()?.closest("[role=status]")).not.toBeNull();
  await act(async () => question()?.click());
  expect([stored, question()]).toEqual([4500, undefined]);
  expect(document.activeElement).toBe(input());
  await leave();
  expect(question()).toBeUndefined();
});

test.each([
  ["0,45", 45],
  ["4500", 4500],
])("%s is not asked about", async (typed, cents) => {
  await draw(0);
  await type(typed);
  await leave();
  expect([stored, question()]).toEqual([cents, undefined]);
});

async function draw(start: number): Promise<void> {
  await mount(
    <Screen>
      <Price start={start} />
    </Screen>,
  );
}

/** Types key by key, as a browser reports it. */
async function type(text: string): Promise<void> {
  await act(async () => input().focus());
  for (const data of text) {
    await act(async () => {
      const field = input();
      const place = field.selectionStart ?? field.value.length;
      const value = field.value.slice(0, place) + data + field.value.slice(place);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
      field.setSelectionRange(place + 1, place + 1);
      const event = { bubbles: true, data, inputType: "insertText" };
      field.dispatchEvent(new InputEvent("input", event));
    });
  }
}

function leave(): Promise<void> {
  return act(async () => input().blur());
}

function input(): HTMLInputElement {
  return document.querySelector("input") as HTMLInputElement;
}

function question(): HTMLButtonElement | undefined {
  return document.querySelector("button") ?? undefined;
}
