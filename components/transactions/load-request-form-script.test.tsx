import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listing } from "@/lib/listings/listing";
import { shownListing } from "@/tests/factories/shown-listing";
import { mounted } from "@/tests/setup/mounted";
import { Screen } from "@/tests/setup/screen";
import { VisitorRequest } from "./visitor-request";

const mount = mounted('<a href="/login">Anmelden</a><div id="root"></div>');
const ask = vi.fn(() => new Promise<Response>(() => {}));

beforeEach(() => {
  ask.mockClear();
  vi.stubGlobal("fetch", ask);
});

afterEach(() => vi.unstubAllGlobals());

test("a visitor's sum follows the quantity", async () => {
  await open();
  await type("3");
  expect(sum()).toBe("3 × 12,50 € 37,50 €");
  await type("");
  expect(sum()).toBe("12,50 € je Stück –");
});

test("the bounds are shown while a visitor types", async () => {
  await open({ minOrderQuantity: 4 });
  expect(state()).toEqual(["", null]);
  await type("11");
  expect(state()).toEqual(["Höchstens 10 Stück sind verfügbar.", "true"]);
  await type("3");
  expect(state()).toEqual(["Mindestens 4 Stück.", "true"]);
  await type("5");
  expect(state()).toEqual(["", null]);
});

test("a quantity above the limit of a transaction names the limit, not the stock", async () => {
  await open({ pricePerProductInCt: 1_200_000, quantity: 1_000, availableQuantity: 1_000 });
  await type("834");
  expect(state()[0]).toBe("Höchstens 833 Stück je Anfrage (10.000.000\u00a0€).");
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

test("input from before the script loads counts", async () => {
  await open({}, () => {
    quantity().value = "3";
  });
  expect(sum()).toBe("3 × 12,50 € 37,50 €");
});

test("the login in the header keeps a started request", async () => {
  await open();
  expect(press()).toBe(false);
  expect(ask).not.toHaveBeenCalled();
  await type("3");
  expect(press()).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
});

/** Focus loads the script; waits for it. */
async function open(details: Partial<Listing> = {}, before = () => {}): Promise<void> {
  await mount(
    <Screen>
      <VisitorRequest listing={shownListing(details)} />
    </Screen>,
  );
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
