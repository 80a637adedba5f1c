import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CallFilter } from "./call-filter";

let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = "<div id='root'></div>";
  root = createRoot(document.getElementById("root") as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  history.replaceState(null, "", "/");
});

test("what is typed is kept in the address, beside what else is there", async () => {
  history.replaceState(null, "", "/api-docs?lang=en#calls");
  await show();
  await type("get listing");
  expect([shown(), here()]).toEqual([["get-listing"], "/api-docs?lang=en&q=get+listing#calls"]);
  await type("");
  expect([shown().length, here()]).toEqual([2, "/api-docs?lang=en#calls"]);
});

test("an address with words in it comes back filtered", async () => {
  history.replaceState(null, "", "/api-docs?q=create");
  await show();
  expect([shown(), field().value]).toEqual([["create-bolt"], "create"]);
  expect(document.querySelector("[role=status]")?.textContent).toBe("Found: 1");
});

function show() {
  return act(async () =>
    root.render(
      <CallFilter label="Find" found="Found:" none="None.">
        <div data-calls>
          <p data-call>get-listing</p>
          <p data-call>create-bolt</p>
        </div>
      </CallFilter>,
    ),
  );
}

function field(): HTMLInputElement {
  return document.querySelector("input") as HTMLInputElement;
}

function type(text: string) {
  return act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field(), text);
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

function shown(): (string | null)[] {
  const calls = [...document.querySelectorAll<HTMLElement>("[data-call]")];
  return calls.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);
}

function here(): string {
  return location.pathname + location.search + location.hash;
}
