import { expect, test } from "vitest";
import german from "@/messages/de.json";
import { nothing, drawSearchScreen as render } from "@/tests/factories/search-screen";
import { hrefOf } from "@/tests/setup/screen";

test("nothing found is said once to the eye, and once more to who does not see it", () => {
  render({}, { answer: nothing });
  expect(document.querySelector("[role=status]")?.className).toBe("sr-only");
  render({});
  expect(document.querySelector("[role=status]")?.className).not.toContain("sr-only");
});

test.each([
  ["62", "search|no_results|short"],
  ["6-2", "search|no_results|short"],
  ["62a", "search|no_results|text"],
] as const)("too few characters are said to be too few: %s", (query, hint) => {
  render({ query }, { answer: nothing });
  expect(document.body.textContent).toContain(german[hint]);
});

test.each([
  ["---", "search|no_results|blank"],
  ["🙂", "search|no_results|blank"],
  ["suche bitte", "search|no_results|noise"],
] as const)("what names no part is said to name none: %s", (query, hint) => {
  render({ query }, { answer: nothing });
  expect(document.body.textContent).toContain(german[hint]);
  expect(document.body.textContent).not.toContain(german["search|no_results|short"]);
});

const read = {
  manufacturers: [],
  code: null,
  words: [],
  quantity: null,
  corrected: [],
  dropped: [],
  droppedQuantity: null,
};

test.each([
  [
    { manufacturers: [{ id: 3, name: "SKF" }], code: "62-99", words: ["rosa"] },
    "Zu Hersteller „SKF“, Nummer „62-99“ und „rosa“ gibt es zurzeit kein Inserat.Prüfen Sie die Nummer",
  ],
  [{ words: ["7,7 kW"] }, "Zu „7,7 kW“ gibt es zurzeit kein Inserat.Prüfen Sie die Schreibweise"],
])("what nothing fits is named as it was understood, with the advice for it", (parts, said) => {
  render({ query: "anything 7" }, { answer: { ...nothing, reading: { ...read, ...parts } } });
  expect(document.body.textContent).toContain(said);
});

test("the search without filters forgets what was typed into them", () => {
  render({ pickupPossible: "true" }, { answer: nothing });
  const reset = [...document.querySelectorAll("main a, a")].find(
    ({ textContent }) => textContent === "Filter zurücksetzen",
  );
  expect(reset?.getAttribute("data-resets")).toBe("filters");
});

test.each([
  [{ query: "6" }, "search|timeout|query", undefined],
  [{ query: "6", pickupPossible: "true" }, "search|timeout|both", "/listing/search?query=6"],
  [{ pickupPossible: "true" }, "search|timeout|filters", "/listing/search"],
  [{ sort: "price" }, "search|timeout|list", undefined],
] as const)(
  "what took too long says how to be found faster (%j)",
  (parameters, text, unfiltered) => {
    render(parameters, { answer: "QUERY_TIMEOUT" });
    expect(document.querySelector("[role=alert]")?.textContent).toBe(
      `Die Suche hat zu lange gedauert: ${german[text]}`,
    );
    expect(hrefOf("Noch einmal versuchen")).toBe(
      `/listing/search?${new URLSearchParams(parameters)}`,
    );
    expect(hrefOf("Ohne Filter suchen")).toBe(unfiltered);
    expect(document.querySelector("input[data-search]")).not.toBeNull();
  },
);

test("a failed search shows above why what it is narrowed by, each to be taken away", () => {
  render({ query: "6", pickupPossible: "true" }, { answer: "UNAVAILABLE" });
  const [chips, why] = document.querySelectorAll("[aria-label='Gesetzte Filter'], [role=alert]");
  expect(chips?.textContent).toContain("Abholung möglich");
  expect(why?.getAttribute("role")).toBe("alert");
  expect(hrefOf("Ohne Filter suchen")).toBeUndefined();
});

test("a failed search says so and why", () => {
  render({ query: "6" }, { answer: "UNAVAILABLE" });
  expect(document.querySelector("[role=alert]")?.textContent).toBe(
    `Die Suche ist fehlgeschlagen: ${german["error|UNAVAILABLE"]}`,
  );
});
