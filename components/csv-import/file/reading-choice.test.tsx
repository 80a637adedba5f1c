import { expect, test } from "vitest";
import type { FileReading } from "@/lib/csv-import/read-file-result";
import { type ReadingNotes as Notes, noNotes as none } from "@/lib/csv-import/read-file-result";
import type { Locale } from "@/lib/i18n/locales";
import { draw, htmlOf } from "@/tests/setup/screen";
import { FirstRows } from "./first-rows";
import type { ShownFile } from "./read-and-pack-file";
import { ReadingChoice, ReadingNotes } from "./reading-choice";

const workbook: FileReading = { kind: "xlsx", sheet: "Bestand", headingRow: 1 };

test("a workbook names its sheet where it has others", () => {
  expect(lineOf(workbook, ["Deckblatt", "Bestand"])).toBe(
    "Gelesen als: Arbeitsmappe, Blatt „Bestand“ (eines von 2), Überschriften in Zeile 1 Ändern",
  );
  expect(labels()).toEqual(["Tabellenblatt"]);
  expect(lineOf(workbook, ["Bestand"])).toBe(
    "Gelesen als: Arbeitsmappe, Überschriften in Zeile 1 Ändern",
  );
});

test("a workbook with hidden rows asks what to do with them", () => {
  lineOf(workbook, [], 3);
  expect(labels()).toEqual(["Tabellenblatt", "Ausgeblendete Zeilen"]);
  expect(chosen().at(-1)).toBe("read");
});

function lineOf(
  reading: FileReading,
  sheets: string[] = [],
  hiddenRows = 0,
): string | null | undefined {
  const shown = { reading, sheets, hiddenRows } as unknown as ShownFile;
  draw(<ReadingChoice shown={shown} reading={reading} hiddenRows="read" onAsk={() => {}} />);
  return document.querySelector("summary")?.textContent;
}

function labels(): (string | null)[] {
  return [...document.querySelectorAll("label")].map(({ textContent }) => textContent);
}

function chosen(): (string | null)[] {
  return [...document.querySelectorAll("option[selected]")].map((one) => one.getAttribute("value"));
}

test("a file without special rows has no notice", () => {
  expect(textsOf(none)).toEqual([]);
});

test("each kind of rows has one sentence with their numbers", () => {
  expect(textsOf({ ...none, shiftedRows: [7], leftOutRows: [20, 41] })).toEqual([
    "Zeile 7 hat mehr Zellen, als es Überschriften gibt: Vermutlich steht das Trennzeichen in einem Text oder in einer Zahl. Sie gilt als fehlerhaft.",
    "Die Zeilen 20 und 41 werden ausgelassen: Sie sind keine Artikel (Überschriften, Seitentitel, Summen, Trennstriche, weitere Bilder) oder als gelöscht gekennzeichnet.",
  ]);
  expect(textsOf({ ...none, shortRows: [9] }, "en")).toEqual([
    "Row 9 has fewer cells than the others. A line break may have cut it.",
  ]);
  expect(textsOf({ ...none, aboveRows: [1, 2] })).toEqual([
    "Die Zeilen 1 und 2 stehen über den Überschriften und werden nicht gelesen.",
  ]);
});

test("the first eight row numbers are named, and hidden rows are counted", () => {
  const [hidden, named] = textsOf(
    { ...none, repairedRows: [2, 3, 4, 5, 6, 7, 8, 9, 10] },
    "de",
    1037,
  );
  expect(hidden).toMatch(/^1\.037 Zeilen sind in der Tabelle ausgeblendet.* werden nicht gelesen/);
  expect(named).toContain("Die Zeilen 2, 3, 4, 5, 6, 7, 8, 9 und weitere haben Anführungszeichen");
});

function textsOf(notes: Notes, locale?: Locale, count = 0) {
  const hidden = { count, are: "left_out" } as const;
  document.body.innerHTML = htmlOf(<ReadingNotes notes={notes} hidden={hidden} />, locale);
  return [...document.querySelectorAll("li")].map(({ textContent }) => textContent);
}

const rows = Array.from({ length: 20 }, (_, place) => ({
  number: place + 5,
  cells: [`00${place}`, "Öse", ""],
}));
const manyRows = {
  headings: ["Nummer", "Name", "Menge"],
  firstRows: [
    { number: 1, cells: ["Überbestand Süd", "", ""] },
    { number: 4, cells: ["Nummer", "Name", "Menge"] },
    ...rows,
  ],
} as unknown as ShownFile;

test("the rows have a spreadsheet's numbers, and the headings are the columns' heads", () => {
  draw(<FirstRows shown={manyRows} headingRow={4} onAsk={() => {}} />);
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

test("all first rows are shown, a title over the width of the table", () => {
  draw(<FirstRows shown={manyRows} headingRow={4} onAsk={() => {}} />);
  expect(document.querySelectorAll("tr")).toHaveLength(22);
  expect(document.querySelector("td")?.colSpan).toBe(3);
});

test("a file without headings has none of its rows marked", () => {
  draw(<FirstRows shown={manyRows} headingRow={0} onAsk={() => {}} />);
  const radios = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(radios.map(({ checked }) => checked).lastIndexOf(true)).toBe(radios.length - 1);
  expect(radios.filter(({ checked }) => checked)).toHaveLength(1);
  expect(radios.at(-1)?.closest("label")?.textContent).toBe("Die Datei hat keine Überschriften");
  expect(document.querySelectorAll("th[scope=col]")).toHaveLength(0);
});
