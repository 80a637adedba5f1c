import { expect, test } from "vitest";
import { draw } from "@/tests/setup/screen";
import type { ShownFile } from "./file-messages";
import { FirstRows } from "./first-rows";

const rows = Array.from({ length: 20 }, (_, place) => ({
  number: place + 5,
  cells: [`00${place}`, "Öse", ""],
}));
const shown = {
  headings: ["Nummer", "Name", "Menge"],
  firstRows: [
    { number: 1, cells: ["Überbestand Süd", "", ""] },
    { number: 4, cells: ["Nummer", "Name", "Menge"] },
    ...rows,
  ],
} as unknown as ShownFile;

test("the rows have a spreadsheet's numbers, and the headings are the columns' heads", () => {
  draw(<FirstRows shown={shown} headingRow={4} onAsk={() => {}} />);
  expect([...document.querySelectorAll("th[scope=col]")].map((head) => head.textContent)).toEqual([
    "Nummer",
    "Name",
    "Menge",
  ]);
  const radios = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(radios.map((radio) => radio.getAttribute("aria-label")).slice(0, 3)).toEqual([
    "Die Überschriften stehen in Zeile 1",
    "Die Überschriften stehen in Zeile 4",
    "Die Überschriften stehen in Zeile 5",
  ]);
  expect(radios.findIndex(({ checked }) => checked)).toBe(1);
});

test("eight rows below the headings are shown, a title over the width of the table", () => {
  draw(<FirstRows shown={shown} headingRow={4} onAsk={() => {}} />);
  expect(document.querySelectorAll("tr")).toHaveLength(10);
  expect(document.querySelector("td")?.colSpan).toBe(3);
  expect(document.querySelector("button")?.textContent).toBe("Mehr Zeilen zeigen");
});

test("the place that scrolls sideways can be reached, and has a name", () => {
  draw(<FirstRows shown={shown} headingRow={4} onAsk={() => {}} />);
  const region = document.querySelector("[role=region]");
  expect(region?.getAttribute("tabindex")).toBe("0");
  expect(region?.getAttribute("aria-label")).toBe("Die ersten Zeilen der Datei");
});

test("a file without headings has none of its rows marked", () => {
  draw(<FirstRows shown={shown} headingRow={0} onAsk={() => {}} />);
  const radios = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(radios.map(({ checked }) => checked).lastIndexOf(true)).toBe(radios.length - 1);
  expect(radios.filter(({ checked }) => checked)).toHaveLength(1);
  expect(radios.at(-1)?.closest("label")?.textContent).toBe("Die Datei hat keine Überschriften");
  expect(document.querySelectorAll("th[scope=col]")).toHaveLength(0);
  expect(document.querySelectorAll("tr")).toHaveLength(8);
});
