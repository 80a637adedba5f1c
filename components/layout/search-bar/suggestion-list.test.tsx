import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mounted } from "@/tests/setup/mounted";
import { SuggestionList } from "./suggestion-list";

const texts = {
  label: "Suche",
  submit: "Suchen",
  codes: "Nummern",
  manufacturers: "",
  kinds: "",
  count: "#",
};
const found = {
  codes: [{ code: "6210-C3", manufacturer: "SKF" }],
  manufacturers: [{ id: 3, name: "SKF" }],
  kinds: [{ de: "Kugellager", en: "ball bearing" }],
};
const answer = vi.fn();
const mount = mounted(`<form>
  <input name="query">
  <input type="hidden" name="condition" value="USED_TESTED">
  <input type="hidden" name="condition" value="FOR_PARTS">
  <input type="hidden" name="manufacturerId" value="9">
  <input type="hidden" name="sort" value="price">
  <div id="root"></div>
  </form>`);
let field: HTMLInputElement;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => Response.json(answer()));
  answer.mockReset().mockReturnValue({ json: found });
  field = document.querySelector("input") as HTMLInputElement;
  await mount(<SuggestionList id="s" field={field} texts={texts} onChange={vi.fn()} />);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a suggestion keeps the filters, the order and the page size", async () => {
  await type("62");
  const leadTo = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  const kept = "condition=USED_TESTED&condition=FOR_PARTS";
  expect(leadTo).toEqual([
    `/listing/search?query=6210-C3&${kept}&manufacturerId=9&sort=price`,
    `/listing/search?manufacturerId=3&${kept}&sort=price`,
    `/listing/search?query=Kugellager&${kept}&manufacturerId=9&sort=price`,
  ]);
});

test.each([
  ["SKF 6205", "query=6205&manufacturerId=3&"],
  ["skf  6205 2rs", "query=6205+2rs&manufacturerId=3&"],
  ["skf", "manufacturerId=3&"],
  ["skfx 6205", "manufacturerId=3&"],
])("words after a manufacturer's name search its parts: %s", async (typed, address) => {
  await type(typed);
  const hrefs = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(hrefs[1]).toContain(`/listing/search?${address}condition`);
});

test.each([
  ["de", "Kugellager"],
  ["en", "ball bearing"],
])(
  "a kind of part is named and searched for in the language of the page: %s",
  async (language, name) => {
    document.documentElement.lang = language;
    await type("kug");
    const option = [...document.querySelectorAll("[role=option]")].at(-1);
    expect(option?.textContent).toBe(name);
    expect(option?.getAttribute("href")).toContain(new URLSearchParams({ query: name }).toString());
  },
);

test.each([{ json: {} }, { json: null }, {}, { json: { codes: [] } }, { json: { codes: "6" } }])(
  "an answer of %j suggests nothing and breaks nothing",
  async (strange) => {
    answer.mockReturnValue(strange);
    await type("62");
    expect(document.querySelector("[role=listbox]")).not.toBeNull();
    expect(document.querySelector("[role=option]")).toBeNull();
  },
);

test.each([
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a fault's page", async () => new Response("<p>", { status: 500 })],
  ["a limit", async () => Response.json({ json: found }, { status: 429 })],
])("after %s the search is the plain form that it is", async (_, fetched) => {
  await type("62");
  vi.stubGlobal("fetch", fetched);
  await type("621");
  expect(document.querySelector("[role=option]")).toBeNull();
  const enter = new KeyboardEvent("keydown", { key: "Enter", cancelable: true });
  expect(field.dispatchEvent(enter)).toBe(true);
});

async function type(text: string): Promise<void> {
  await typeOn(text);
  await wait();
}

function typeOn(text: string): Promise<void> {
  return act(async () => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

function wait(): Promise<void> {
  return act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
}
