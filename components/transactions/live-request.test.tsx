import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listing } from "@/lib/listings/listing";
import { shownListing } from "@/tests/factories/shown-listing";
import { Screen } from "@/tests/setup/screen";
import { VisitorRequest } from "./visitor-request";

let root: Root;
const ask = vi.fn(() => new Promise<Response>(() => {}));

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<a href="/login">Anmelden</a><div></div>';
  ask.mockClear();
  vi.stubGlobal("fetch", ask);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await act(async () => root.unmount());
});

test("a visitor's sum follows the quantity", async () => {
  await open();
  await type("3");
  expect(sum()).toBe("3 × 12,50 € 37,50 €");
  await type("");
  expect(sum()).toBe("12,50 € je Stück –");
});

test("the most and the least are told while a visitor types", async () => {
  await open({ minOrderQuantity: 4 });
  expect(state()).toEqual(["", null]);
  await type("11");
  expect(state()).toEqual(["Höchstens 10 Stück sind verfügbar.", "true"]);
  await type("3");
  expect(state()).toEqual(["Mindestens 4 Stück.", "true"]);
  await type("5");
  expect(state()).toEqual(["", null]);
});

test("a visitor's quantity takes digits only", async () => {
  await open();
  await type("-1.0,x");
  expect(quantity().value).toBe("10");
  const key = new KeyboardEvent("keydown", { key: "e", bubbles: true, cancelable: true });
  quantity().dispatchEvent(key);
  expect(key.defaultPrevented).toBe(true);
});

test("left beyond the bounds the quantity is brought within them, and the press that left it sends nothing yet", async () => {
  await open();
  await type("42");
  quantity().blur();
  expect(quantity().value).toBe("10");
  expect(state()).toEqual(["Auf 10 verringert: Mehr sind nicht da.", null]);
  expect(sum()).toBe("10 × 12,50 € 125,00 €");
  submit();
  expect(ask).not.toHaveBeenCalled();
  form().dispatchEvent(new Event("pointerdown", { bubbles: true }));
  submit();
  expect(ask).toHaveBeenCalledOnce();
});

test("what was typed before the script came counts", async () => {
  await open({}, () => {
    quantity().value = "3";
  });
  expect(sum()).toBe("3 × 12,50 € 37,50 €");
});

test("the login in the header keeps a request that was started, by the request's own way", async () => {
  await open();
  expect(press()).toBe(false);
  expect(ask).not.toHaveBeenCalled();
  await type("3");
  expect(press()).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
});

async function show(details: Partial<Listing> = {}): Promise<void> {
  root = createRoot(document.querySelector("div") as HTMLElement);
  await act(async () =>
    root.render(
      <Screen>
        <VisitorRequest listing={shownListing(details)} />
      </Screen>,
    ),
  );
}

/** Until the script that was asked for by the focus has come. */
async function open(details: Partial<Listing> = {}, before = () => {}): Promise<void> {
  await show(details);
  before();
  quantity().focus();
  await vi.waitFor(() => expect(form().noValidate).toBe(true));
}

async function type(text: string): Promise<void> {
  quantity().focus();
  quantity().value = text;
  quantity().dispatchEvent(new Event("input", { bubbles: true }));
}

function submit(): void {
  form().dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}

/** Whether somebody has answered the press. */
function press(): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0 });
  const link = document.querySelector("a") as HTMLElement;
  link.dispatchEvent(event);
  return event.defaultPrevented;
}

function form(): HTMLFormElement {
  return document.querySelector("form") as HTMLFormElement;
}

function quantity(): HTMLInputElement {
  return document.querySelector("[name=quantity]") as HTMLInputElement;
}

function sum(): string {
  const parts = [...document.querySelectorAll("[data-sum]")].map(({ textContent }) => textContent);
  return parts.join(" ").replace(/\s/g, " ");
}

function state() {
  const note = document.getElementById(quantity().getAttribute("aria-describedby") ?? "");
  return [note?.textContent, quantity().getAttribute("aria-invalid")];
}
