import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach } from "vitest";
import { RequestForm } from "@/components/transactions/request-form";
import { Screen } from "./screen";

// The request form on a screen of its own, as a buyer's hands and eyes have it.

export const page = {
  listing: { id: 7, pricePerProductInCt: 1_250, priceForBundle: 12_500 },
  bounds: { least: 3, most: 10 },
  isClosed: false,
  userId: "u-1",
  formKey: "key-1",
  entered: {},
};
let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
});

afterEach(() => act(async () => root.unmount()));

export async function show(
  changes: Partial<Parameters<typeof RequestForm>[0]> = {},
): Promise<void> {
  await act(async () =>
    root.render(
      <Screen>
        <RequestForm {...page} {...changes} />
      </Screen>,
    ),
  );
}

export const quantity = () => document.getElementById("quantity") as HTMLInputElement;
export const note = () => document.getElementById("note") as HTMLTextAreaElement;
export const alert = () => document.querySelector("[role=alert]")?.textContent;
export const hint = () => document.getElementById("quantity-live")?.textContent;

export function total(): string | undefined {
  const sum = [...document.querySelectorAll("p")].find(({ textContent }) =>
    textContent.startsWith("Summe ohne Versand"),
  );
  return sum?.textContent.slice("Summe ohne Versand".length).replaceAll("\u00a0", " ");
}

export function type(value: string): Promise<void> {
  return enter(quantity(), value);
}

export function typeNote(value: string): Promise<void> {
  return enter(note(), value);
}

async function enter(field: HTMLInputElement | HTMLTextAreaElement, value: string): Promise<void> {
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
    set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

export async function leave(): Promise<void> {
  await act(async () => quantity().dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
}

/** A pointer's press on the button, in the order of a browser; the field is left between down and up. */
export async function press(between: () => Promise<void> = async () => {}): Promise<void> {
  const button = document.querySelector<HTMLElement>("[type=submit]");
  await act(async () => button?.dispatchEvent(new Event("pointerdown", { bubbles: true })));
  await between();
  await act(async () => button?.click());
}

/** The same once more, as after a reload. */
export async function drawAnew(): Promise<void> {
  await act(async () => root.unmount());
  root = createRoot(document.getElementById("root") as HTMLElement);
}
