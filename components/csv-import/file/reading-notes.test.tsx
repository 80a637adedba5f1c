import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { type ReadingNotes as Notes, noNotes as none } from "@/lib/csv-import/table/table";
import type { Locale } from "@/lib/i18n/locales";
import { htmlOf } from "@/tests/setup/screen";
import { ReadingNotes } from "./reading-notes";

test("nothing is said of a file that was read as it stands", () => {
  expect(textsOf(none)).toEqual([]);
});

test("each kind of rows has one sentence with their numbers", () => {
  expect(textsOf({ ...none, shiftedRows: [7], leftOutRows: [20, 41] })).toEqual([
    "Zeile 7 hat mehr Zellen, als es Überschriften gibt: Vermutlich steht das Trennzeichen in einem Text oder in einer Zahl. Sie gilt als fehlerhaft.",
    "Die Zeilen 20 und 41 werden ausgelassen: Sie sind keine Artikel, sondern Überschriften, Seitentitel, Summen oder Trennstriche.",
  ]);
  expect(textsOf({ ...none, shortRows: [9] }, "en")).toEqual([
    "Row 9 has fewer cells than the others. A line break may have cut it.",
  ]);
  expect(textsOf({ ...none, aboveRows: [1, 2] })).toEqual([
    "Die Zeilen 1 und 2 stehen über den Überschriften und werden nicht gelesen.",
  ]);
});

test("of many the first eight are named", () => {
  const [text] = textsOf({ ...none, repairedRows: [2, 3, 4, 5, 6, 7, 8, 9, 10] });
  expect(text).toContain("Die Zeilen 2, 3, 4, 5, 6, 7, 8, 9 und weitere haben Anführungszeichen");
});

test.each([
  [
    1,
    "left_out",
    "Eine Zeile ist in der Tabelle ausgeblendet, z. B. durch einen Filter, und wird nicht gelesen. Unter „Ändern“ können Sie das umstellen.",
  ],
  [
    1037,
    "left_out",
    "1.037 Zeilen sind in der Tabelle ausgeblendet, z. B. durch einen Filter, und werden nicht gelesen. Unter „Ändern“ können Sie das umstellen.",
  ],
  [
    37,
    "read",
    "37 Zeilen sind in der Tabelle ausgeblendet, z. B. durch einen Filter, und werden mitgelesen.",
  ],
] as const)("%i hidden rows are spoken of, whether left out or read (%s)", (count, are, text) => {
  expect(textsOf(none, "de", { count, are })).toEqual([text]);
});

function textsOf(
  notes: Notes,
  locale?: Locale,
  hidden: ComponentProps<typeof ReadingNotes>["hidden"] = { count: 0, are: "left_out" },
) {
  document.body.innerHTML = htmlOf(<ReadingNotes notes={notes} hidden={hidden} />, locale);
  return [...document.querySelectorAll("li")].map(({ textContent }) => textContent);
}
