import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { SearchField } from "./search-field";

const texts = {
  label: "Suche",
  submit: "Suchen",
  codes: "Nummern",
  manufacturers: "Hersteller",
  kinds: "Arten",
  count: "#",
};
const found = { codes: [{ code: "6210-C3", manufacturer: "SKF" }], manufacturers: [], kinds: [] };
const mount = mounted('<form id="root"></form>');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => Response.json({ json: found }));
  document.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  await show("6205");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("input typed during a search stays", async () => {
  await type("abb");
  await send();
  await type("abb 47");
  await show("abb");
  expect(field().value).toBe("abb 47");
});

test("the field shows the page's query after back and forward", async () => {
  await type("abb");
  await send();
  await show("abb");
  await show("6205");
  expect(field().value).toBe("6205");
});

test.each([
  ["stay closed where the search has been sent already", true, "false"],
  ["open for what was typed before", false, "true"],
])("suggestions that are loaded late %s", async (_, isSent, isOpen) => {
  field().value = "62";
  if (isSent) {
    document.body.insertAdjacentHTML("beforeend", "<span data-pending></span>");
  }
  await act(async () => field().focus());
  await act(() => vi.dynamicImportSettled());
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  expect(document.querySelector("[role=listbox]")).not.toBeNull();
  expect(field().getAttribute("aria-expanded")).toBe(isOpen);
});

function show(query: string): Promise<void> {
  return mount(<SearchField id="s" texts={texts} query={query} className="" />);
}

async function type(text: string): Promise<void> {
  await act(async () => {
    field().focus();
    field().value = text;
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

async function send(): Promise<void> {
  await act(async () => field().form?.requestSubmit());
}

function field(): HTMLInputElement {
  return document.querySelector("input") as HTMLInputElement;
}
