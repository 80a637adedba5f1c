import { expect, test } from "vitest";
import type { FileReading } from "@/lib/csv-import/fields";
import { draw } from "@/tests/setup/screen";
import type { ShownFile } from "./file-messages";
import { ReadingChoice } from "./reading-choice";

const text: FileReading = {
  kind: "text",
  encoding: "windows-1252",
  delimiter: "\t",
  headingRow: 4,
};
const workbook: FileReading = { kind: "xlsx", sheet: "Bestand", headingRow: 1 };

test("a text is said to be read by its character set, delimiter and headings", () => {
  expect(lineOf(text)).toBe(
    "Gelesen als: Windows-1252, Tabulator, Überschriften in Zeile 4 Ändern",
  );
  expect(labels()).toEqual(["Zeichensatz", "Trennzeichen", "Überschriften in Zeile"]);
  expect(chosen()).toEqual(["windows-1252", "\t", "4"]);
});

test("a workbook names its sheet where it has others", () => {
  expect(lineOf(workbook, ["Deckblatt", "Bestand"])).toBe(
    "Gelesen als: Excel, Blatt „Bestand“ (eines von 2), Überschriften in Zeile 1 Ändern",
  );
  expect(labels()).toEqual(["Tabellenblatt", "Überschriften in Zeile"]);
  expect(lineOf(workbook, ["Bestand"])).toBe("Gelesen als: Excel, Überschriften in Zeile 1 Ändern");
});

test("a file may have no headings: that is a choice among their rows", () => {
  expect(lineOf({ ...text, headingRow: 0 })).toBe(
    "Gelesen als: Windows-1252, Tabulator, ohne Überschriften Ändern",
  );
  expect(chosen()).toEqual(["windows-1252", "\t", "0"]);
  expect(document.querySelector("option[selected][value='0']")?.textContent).toBe(
    "keine Überschriften",
  );
});

test("what becomes of hidden rows is chosen where a workbook has some", () => {
  lineOf(workbook, [], 3);
  expect(labels()).toEqual(["Tabellenblatt", "Überschriften in Zeile", "Ausgeblendete Zeilen"]);
  expect(chosen().at(-1)).toBe("read");
});

function lineOf(
  reading: FileReading,
  sheets: string[] = [],
  hiddenRows = 0,
): string | null | undefined {
  const firstRows = [1, 4].map((number) => ({ number, cells: [] }));
  const shown = { reading, sheets, firstRows, hiddenRows } as unknown as ShownFile;
  draw(<ReadingChoice shown={shown} reading={reading} hiddenRows="read" onAsk={() => {}} />);
  return document.querySelector("summary")?.textContent;
}

function labels(): (string | null)[] {
  return [...document.querySelectorAll("label")].map(({ textContent }) => textContent);
}

function chosen(): (string | null)[] {
  return [...document.querySelectorAll("option[selected]")].map((one) => one.getAttribute("value"));
}
